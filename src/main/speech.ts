import type { Problem } from '../protocol/messages.ts';
import { say } from '../protocol/words/format.ts';
import { hostWords } from '../protocol/words/host.en.ts';
import { mainWords } from './words.en.ts';

const CATALOGUE = { ...hostWords, ...mainWords };

/** A sentence of the host's or of the app's own, in words. */
export const spoken = ({ key, values = {} }: Problem): string =>
  say({ key, values }, { catalogue: CATALOGUE, locale: 'en', nameOf: (seat) => String(seat + 1) });

/** An entry of the app's own catalogue. */
export const word = (key: keyof typeof mainWords): string => spoken({ key });
