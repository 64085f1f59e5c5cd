import { useEffect, useRef, useState } from 'react';
import type { SoundId } from '../../sound/table/index.ts';
import { sayPlain, t } from '../words/index.ts';
import '../styles/sound.css';

/** Milliseconds for which it is shown that sound was turned off or on. */
const SHOWN = 2000;

/** Whether sound was turned off or on just now. */
function useTurned(muted: boolean): boolean {
  const [isFresh, setFresh] = useState(false);
  const before = useRef(muted);
  useEffect(() => {
    if (before.current === muted) return;
    before.current = muted;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), SHOWN);
    return () => clearTimeout(timer);
  }, [muted]);
  return isFresh;
}

/** What was heard just now, for those who want it written; and that sound was turned off or on. */
export function SoundLine({ caption, muted }: { readonly caption: SoundId | null; readonly muted: boolean }) {
  const isTurned = useTurned(muted);
  return (
    <div className="sound-lines">
      <p role="status">{isTurned ? t(muted ? 'sound.muted' : 'sound.unmuted') : ''}</p>
      {/* The log tells readers what happened: the sound of it would be the same again. */}
      <p aria-hidden="true">{caption === null ? '' : sayPlain({ key: `sound.${caption}` })}</p>
    </div>
  );
}
