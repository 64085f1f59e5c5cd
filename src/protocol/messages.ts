import { z } from 'zod';
import { moveSchema, phraseSchema, seenEventSchema, viewerSchema, viewSchema } from './parts.ts';
import { settingsSchema } from './settings.ts';
import { tableIdSchema, tableInfoSchema, tableRequestSchema } from './tables.ts';

/** The version of these messages. A host refuses a client that speaks another one. */
export const PROTOCOL = 1;

/**
 * What a client may ask of a host, by `type`. One set serves the window's IPC and the network's sockets.
 *
 * Every request is answered by a {@link Reply} with the same `id`.
 */
export const requestSchema = z.discriminatedUnion('type', [
  /** First words: says which protocol the client speaks. Answer: {@link helloSchema}. */
  z.strictObject({ type: z.literal('hello'), protocol: z.int() }),
  /** All tables on disk, newest first. Answer: `TableInfo[]`. */
  z.strictObject({ type: z.literal('tables') }),
  /** Sets up a table and starts its game. Local only. Answer: `TableInfo`. */
  z.strictObject({ type: z.literal('create'), table: tableRequestSchema }),
  /** A new table with the players and options of a finished one. Local only. Answer: `TableInfo`. */
  z.strictObject({ type: z.literal('rematch'), table: tableIdSchema }),
  /** Removes a table for good. Local only. Answer: `null`. */
  z.strictObject({ type: z.literal('remove'), table: tableIdSchema }),
  /** Sits down before a table as a viewer; from now on its updates are pushed. Again with another viewer: looks as that one. Answer: {@link Watched}. */
  z.strictObject({ type: z.literal('watch'), table: tableIdSchema, viewer: viewerSchema }),
  /** Turns away from a table. Answer: `null`. */
  z.strictObject({ type: z.literal('leave'), table: tableIdSchema }),
  /** Plays a move on the position numbered `seq`. Answer: `{ seq }` of the new position. */
  z.strictObject({ type: z.literal('move'), table: tableIdSchema, seq: z.int().nonnegative(), move: moveSchema }),
  /** The screen has shown everything up to `seq`: bots may go on. Answer: `null`. */
  z.strictObject({ type: z.literal('seen'), table: tableIdSchema, seq: z.int().nonnegative() }),
  /** The settings of this installation. Local only. Answer: `Settings`. */
  z.strictObject({ type: z.literal('settings') }),
  /** Keeps settings. Local only. Answer: `Settings` as kept. */
  z.strictObject({ type: z.literal('keep-settings'), settings: settingsSchema }),
]);

/** A request. */
export type Request = z.infer<typeof requestSchema>;

/** A request on its way, numbered by the client. */
export const callSchema = z.strictObject({ id: z.int().nonnegative(), request: requestSchema });

/** A request on its way, numbered by the client. */
export type Call = z.infer<typeof callSchema>;

/** What went wrong, as a sentence of the catalogue; `rule` names the rule that refused a move. */
export const problemSchema = phraseSchema.extend({ rule: z.string().optional() });

/** What went wrong, as a sentence of the catalogue; `rule` names the rule that refused a move. */
export type Problem = z.infer<typeof problemSchema>;

/** The answer to a request. */
export const replySchema = z.discriminatedUnion('ok', [
  z.strictObject({ id: z.int(), ok: z.literal(true), result: z.unknown() }),
  z.strictObject({ id: z.int(), ok: z.literal(false), problem: problemSchema }),
]);

/** The answer to a request. */
export type Reply = z.infer<typeof replySchema>;

/** The answer to `hello`. */
export const helloSchema = z.strictObject({
  protocol: z.int(),
  /** The app's version. */
  version: z.string(),
  /** Whether this connection is the app's own window (it may set up tables) or a guest. */
  local: z.boolean(),
  settings: settingsSchema,
});

/** The answer to `hello`. */
export type Hello = z.infer<typeof helloSchema>;

/** A position as one viewer may know it, and what led to it. */
export const updateSchema = z.strictObject({
  type: z.literal('update'),
  table: tableIdSchema,
  /** How many moves have been played. */
  seq: z.int().nonnegative(),
  viewer: viewerSchema,
  /** What happened since the position `seq - 1`, in order. */
  events: z.array(seenEventSchema),
  view: viewSchema,
  /** Every legal move of the viewer's seat; empty for the public. */
  moves: z.array(moveSchema),
});

/** A position as one viewer may know it, and what led to it. */
export type Update = z.infer<typeof updateSchema>;

/** The answer to `watch`. */
export const watchedSchema = z.strictObject({
  info: tableInfoSchema,
  /** The position now; its `events` are empty. */
  update: updateSchema,
  /** What happened so far, oldest first, as the viewer may know it: an entry a move, the deal first (`seq` 0). */
  history: z.array(z.strictObject({ seq: z.int(), events: z.array(seenEventSchema) })),
  /** What the others did to this seat since its last own decision, oldest first; empty for the public. */
  befell: z.array(seenEventSchema),
});

/** The answer to `watch`. */
export type Watched = z.infer<typeof watchedSchema>;

/** What a host sends without being asked. */
export const pushSchema = z.discriminatedUnion('type', [
  updateSchema,
  /** A table appeared, ended, broke or went away. */
  z.strictObject({ type: z.literal('tables'), tables: z.array(tableInfoSchema) }),
  /** Something that the people at this screen should know (a save that was repaired, a disk that is full). */
  z.strictObject({ type: z.literal('notice'), table: tableIdSchema.nullable(), problem: problemSchema }),
]);

/** What a host sends without being asked. */
export type Push = z.infer<typeof pushSchema>;
