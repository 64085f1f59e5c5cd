import { useRef } from 'react';
import type { Update } from '../../../protocol/messages.ts';
import { isAtRest } from './show.ts';
import type { Sitting } from './use-session.ts';

/** The last position that was shown whole: a question is asked when it can be answered, not while its cards still fly. */
export function useSettled({ session: { show } }: Sitting, update: Update): Update {
  const settled = useRef(update);
  if (show !== null && isAtRest(show)) settled.current = update;
  return settled.current.table === update.table && settled.current.viewer === update.viewer ? settled.current : update;
}
