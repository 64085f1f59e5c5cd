import { z } from 'zod';
import { phraseSchema } from './parts.ts';

/** What is looked at when a game is verified, in this order. */
export const CHECKS = ['file', 'seed', 'deal', 'moves', 'dice', 'result'] as const;

/** One thing that was looked at. */
export const findingSchema = z.strictObject({
  /**
   * `file`: every line is as it was written. `seed`: its hash is the one shown at the start. `deal`: the seed gives the cards that were
   * dealt. `moves`: the rules allow every move. `dice`: the seed gives what was drawn and rolled at every move. `result`: the moves
   * lead to the result that was announced.
   */
  check: z.enum(CHECKS),
  /** `null`: it can't be said, because nothing was recorded or an earlier check failed. */
  agrees: z.boolean().nullable(),
  /** The same in a sentence. */
  phrase: phraseSchema,
});

/** One thing that was looked at. */
export type Finding = z.infer<typeof findingSchema>;

/** The answer to `verify`. */
export const verdictSchema = z.strictObject({
  /** Whether nothing disagrees. */
  agrees: z.boolean(),
  /** The hash of the seed, as it was shown at the start. */
  commitment: z.string(),
  /** The seed; `null` while the game is not over. */
  seed: z.string().nullable(),
  findings: z.array(findingSchema),
});

/** The answer to `verify`. */
export type Verdict = z.infer<typeof verdictSchema>;
