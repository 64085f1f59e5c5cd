import { useEffect, useRef, useState } from 'react';
import type { Status } from '../../../protocol/undo.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { sayPlain, t } from '../words/index.ts';

/** Milliseconds for which it is shown that everything is on disk again. */
const SHOWN = 5000;

/** Whether something was not on disk, and all is since a moment ago. */
function useCaughtUp(isUnsaved: boolean): boolean {
  const [isFresh, setFresh] = useState(false);
  const before = useRef(isUnsaved);
  useEffect(() => {
    if (before.current === isUnsaved) return;
    before.current = isUnsaved;
    setFresh(!isUnsaved);
    if (isUnsaved) return;
    const timer = setTimeout(() => setFresh(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isUnsaved]);
  return isFresh;
}

/** Says that moves are not on disk and why, for as long as that is so; then, for a moment, that they are. */
export function SavedBanner({ unsaved }: { readonly unsaved: Status['unsaved'] }) {
  const isFresh = useCaughtUp(unsaved !== null);
  return (
    <div className="saved-banner" role="alert">
      {unsaved !== null && (
        <p className="saved-not">
          <Glyph name="hourglass" />
          {sayPlain(unsaved.problem)}
        </p>
      )}
      {isFresh && <p className="saved-again">{t('saved.again')}</p>}
    </div>
  );
}
