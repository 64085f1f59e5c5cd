import { z } from 'zod';
import { moveSchema, phraseSchema, seatSchema, viewerSchema } from './parts.ts';
import { tableIdSchema } from './tables.ts';

/** Moves were taken back: who wanted it, to which position, and who of the others agreed. */
export const takenBackSchema = z.strictObject({
  /** The number of the position that the table is at again. Everything between it and the take-back is struck. */
  to: z.int().nonnegative(),
  by: seatSchema,
  /** People who were asked; empty where nobody had to be. */
  agreed: z.array(seatSchema),
});

/** Moves were taken back: who wanted it, to which position, and who of the others agreed. */
export type TakenBack = z.infer<typeof takenBackSchema>;

/**
 * What lies beside the position of a table: all that concerns taking back, standing orders, and whether the journal is on disk. Part of the answer to
 * `watch`; pushed whenever it changed for this viewer.
 */
export const statusSchema = z.strictObject({
  type: z.literal('status'),
  table: tableIdSchema,
  viewer: viewerSchema,
  /** Whether moves may be taken back at this table (`allow-undo`). The rest about it is `null` where they may not. */
  undo: z.boolean(),
  /** The move of the viewer's own seat that waits for `end-turn`; nobody else is told of it. While it waits, `undo` puts it back and nothing else. */
  held: moveSchema.nullable(),
  /**
   * What `undo` would take back: for a seat its own last move and what followed; for the public the last move of any person.
   * `null`: there is nothing.
   */
  back: z
    .strictObject({
      seat: seatSchema,
      /** The position it leads back to. */
      to: z.int().nonnegative(),
      /** How many moves would be struck. */
      moves: z.int().positive(),
      /** Whether nobody has to be asked. */
      free: z.boolean(),
    })
    .nullable(),
  /** The open question whether moves may be taken back; a move, a decline or a withdrawal ends it. Bots wait meanwhile. */
  asked: z
    .strictObject({
      by: seatSchema,
      to: z.int().nonnegative(),
      moves: z.int().positive(),
      /** People who have not answered (`answer-undo`). */
      waiting: z.array(seatSchema),
    })
    .nullable(),
  /** The standing orders of the viewer's own seat (`order`); nobody else is told of them. */
  orders: z.array(z.string()),
  /**
   * Seats that are answered for whatever they hold, as they have said. Told to the public screens of this machine alone, so that people who
   * share one need not hand it over in vain.
   */
  answered: z.array(seatSchema),
  /** How many moves and other changes are not on disk yet, and a sentence that says why; `null` when all are. The host keeps trying. */
  unsaved: z.strictObject({ lines: z.int().positive(), problem: phraseSchema }).nullable(),
});

/** What lies beside the position of a table. */
export type Status = z.infer<typeof statusSchema>;

/** The answer to `undo`. */
export const undoneSchema = z.strictObject({
  /** The position now. */
  seq: z.int().nonnegative(),
  /** The held move was put back; moves were taken back; or the others are asked (see `status`). */
  done: z.enum(['put-back', 'taken-back', 'asked']),
});

/** The answer to `undo`. */
export type Undone = z.infer<typeof undoneSchema>;
