import type { Problem } from '../protocol/messages.ts';
import { say } from '../protocol/words/format.ts';
import { hostWords } from '../protocol/words/host.en.ts';

/** A sentence of the host's, in words. */
export const spoken = ({ key, values = {} }: Problem): string =>
  say({ key, values }, { catalogue: hostWords, locale: 'en', nameOf: (seat) => String(seat + 1) });
