import { z } from 'zod';
import { onlookerSchema, phraseSchema, seatSchema, seenEventSchema, viewSchema } from './parts.ts';
import { tableIdSchema, tableInfoSchema } from './tables.ts';
import { takenBackSchema } from './undo.ts';

/** What led to one position. */
export const timelineStepSchema = z.strictObject({
  /** The position's number. */
  seq: z.int().nonnegative(),
  /** Whose move it was; `null` for the deal. For a take-back: who wanted it. */
  seat: seatSchema.nullable(),
  /** When, ISO 8601, UTC. */
  at: z.string(),
  /** The phase of the position, as a path of the machine's states (`voyage.attack.answer`); a change is a tick of the timeline. */
  phase: z.string(),
  /** What happened, as the onlooker may know it. */
  events: z.array(seenEventSchema),
  /** Whether it was taken back later. */
  struck: z.boolean(),
  takenBack: takenBackSchema.nullable(),
});

/** What led to one position. */
export type TimelineStep = z.infer<typeof timelineStepSchema>;

/** The answer to `replay`. */
export const timelineSchema = z.strictObject({
  info: tableInfoSchema,
  viewer: onlookerSchema,
  /** As whom this connection may look at the game. */
  viewers: z.array(onlookerSchema),
  /** Every position, in order: `steps[n].seq` is `n`. */
  steps: z.array(timelineStepSchema),
  /** Why there is no more of it, where its file is damaged further on. */
  damage: phraseSchema.nullable(),
});

/** The answer to `replay`. */
export type Timeline = z.infer<typeof timelineSchema>;

/** The answer to `position`. */
export const positionSchema = z.strictObject({
  table: tableIdSchema,
  seq: z.int().nonnegative(),
  viewer: onlookerSchema,
  /** What happened since the position before, in order. */
  events: z.array(seenEventSchema),
  /** For the onlooker `open`: the public's view, with all that anybody knows laid open in it. */
  view: viewSchema,
  takenBack: takenBackSchema.nullable(),
});

/** The answer to `position`. */
export type Position = z.infer<typeof positionSchema>;
