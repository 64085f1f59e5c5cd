import { z } from 'zod';
import { LONGEST_FILE } from './files.ts';
import {
  moveSchema,
  onlookerSchema,
  phraseSchema,
  seatSchema,
  seenEventSchema,
  viewerSchema,
  viewSchema,
} from './parts.ts';
import { settingsSchema } from './settings.ts';
import { nameSchema, tableIdSchema, tableInfoSchema, tableRequestSchema, titleSchema } from './tables.ts';
import { statusSchema, takenBackSchema } from './undo.ts';

/** The version of these messages. A host refuses a client that speaks another one. */
export const PROTOCOL = 1;

const seqSchema = z.int().nonnegative();

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
  /** Puts a table into the trash, from which `restore` brings it back for a while. Local only. Answer: `null`. */
  z.strictObject({ type: z.literal('remove'), table: tableIdSchema }),
  /** Brings a removed table back. Local only. Answer: `TableInfo`. */
  z.strictObject({ type: z.literal('restore'), table: tableIdSchema }),
  /** Gives a table a title; `null` takes it away. Local only. Answer: `TableInfo`. */
  z.strictObject({ type: z.literal('rename'), table: tableIdSchema, title: titleSchema.nullable() }),
  /** A second table with all that was played at this one; a title for it, or `null`. Local only. Answer: `TableInfo` of the copy. */
  z.strictObject({ type: z.literal('duplicate'), table: tableIdSchema, title: titleSchema.nullable() }),
  /** The table as one file to keep or to pass on. It holds the table's secrets. Local only. Answer: `Exported`. */
  z.strictObject({ type: z.literal('export'), table: tableIdSchema }),
  /** A table from the text of an exported file; one that is here already becomes a copy. Local only. Answer: `Imported`. */
  z.strictObject({ type: z.literal('import'), text: z.string().max(LONGEST_FILE) }),
  /** What lies open on a table now, for a small picture of it. Answer: `Glance`. */
  z.strictObject({ type: z.literal('glance'), table: tableIdSchema }),
  /** Sits down before a table as a viewer; from now on its updates are pushed. Again with another viewer: looks as that one. Answer: {@link Watched}. */
  z.strictObject({ type: z.literal('watch'), table: tableIdSchema, viewer: viewerSchema }),
  /** Turns away from a table. Answer: `null`. */
  z.strictObject({ type: z.literal('leave'), table: tableIdSchema }),
  /**
   * Plays a move on the position numbered `seq`. Answer: `{ seq }` of the new position; or, where moves may be taken back and this one
   * ends what its seat has to decide, `{ seq, held: true }`: it waits for `end-turn`, and nothing has happened yet.
   */
  z.strictObject({ type: z.literal('move'), table: tableIdSchema, seq: seqSchema, move: moveSchema }),
  /** Plays the move that is held for this seat. Answer: `{ seq }` of the new position. */
  z.strictObject({ type: z.literal('end-turn'), table: tableIdSchema, seq: seqSchema, seat: seatSchema }),
  /**
   * Takes back: the move that is held for this seat; else all that was played since the position `to`, by default the one before the
   * seat's own last move. Free as long as nobody has learned anything since and nobody else has moved; otherwise the other people
   * at the table are asked. Answer: `Undone`.
   */
  z.strictObject({
    type: z.literal('undo'),
    table: tableIdSchema,
    seq: seqSchema,
    seat: seatSchema,
    to: seqSchema.optional(),
  }),
  /** A person's answer to the open question whether moves may be taken back. Whoever asked withdraws it with `false`. Answer: `null`. */
  z.strictObject({ type: z.literal('answer-undo'), table: tableIdSchema, seat: seatSchema, agree: z.boolean() }),
  /** Whether moves may be taken back at this table from now on. Local only. Answer: `null`. */
  z.strictObject({ type: z.literal('allow-undo'), table: tableIdSchema, undo: z.boolean() }),
  /**
   * A standing order for this seat, by the name the game gives it: stands from now on, or does not any more. While it stands, the
   * host answers for the seat; what a seat has ordered is told to it alone (`status`). Answer: `null`.
   */
  z.strictObject({
    type: z.literal('order'),
    table: tableIdSchema,
    seat: seatSchema,
    order: z.string().max(40),
    stands: z.boolean(),
  }),
  /** The screen has shown everything up to `seq`: bots may go on. Answer: `null`. */
  z.strictObject({ type: z.literal('seen'), table: tableIdSchema, seq: seqSchema }),
  /** All that happened at a table, also one that is played on or whose file is damaged, as an onlooker may know it. Answer: `Timeline`. */
  z.strictObject({ type: z.literal('replay'), table: tableIdSchema, viewer: onlookerSchema }),
  /** One position of a table as an onlooker may know it. Answer: `Position`. */
  z.strictObject({ type: z.literal('position'), table: tableIdSchema, seq: seqSchema, viewer: onlookerSchema }),
  /** Whether deal, dice and result of a finished game are what its seed gives. Answer: `Verdict`. */
  z.strictObject({ type: z.literal('verify'), table: tableIdSchema }),
  /** What all finished games come to. Local only. Answer: `Statistics`. */
  z.strictObject({ type: z.literal('statistics') }),
  /** Says that two names are one player's: the statistics show both as `into`. Local only. Answer: `null`. */
  z.strictObject({ type: z.literal('merge-names'), name: nameSchema, into: nameSchema }),
  /** Says that a merged name is a player of its own after all. Local only. Answer: `null`. */
  z.strictObject({ type: z.literal('split-name'), name: nameSchema }),
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
  /** Numbers the position: the deal is 0, and every move and every take-back leads to the next number. */
  seq: seqSchema,
  viewer: viewerSchema,
  /** What happened since the position `seq - 1`, in order. */
  events: z.array(seenEventSchema),
  view: viewSchema,
  /** Every legal move of the viewer's seat; empty for the public. */
  moves: z.array(moveSchema),
  /** There when moves were taken back: the table is again as it was at the position `to`. */
  takenBack: takenBackSchema.optional(),
  /** There when what led here is not on disk yet: see the `status` of the table. */
  unsaved: z.literal(true).optional(),
});

/** A position as one viewer may know it, and what led to it. */
export type Update = z.infer<typeof updateSchema>;

/** The answer to `watch`. */
export const watchedSchema = z.strictObject({
  info: tableInfoSchema,
  /** The position now; its `events` are empty. */
  update: updateSchema,
  /** What happened so far, oldest first, as the viewer may know it: an entry a position, the deal first (`seq` 0). */
  history: z.array(
    z.strictObject({
      seq: z.int(),
      events: z.array(seenEventSchema),
      /** There when this was taken back later: it does not count any more. */
      struck: z.literal(true).optional(),
      takenBack: takenBackSchema.optional(),
    }),
  ),
  /** What the others did to this seat since its last own decision, oldest first; empty for the public. */
  befell: z.array(seenEventSchema),
  status: statusSchema,
});

/** The answer to `watch`. */
export type Watched = z.infer<typeof watchedSchema>;

/** What a host sends without being asked. */
export const pushSchema = z.discriminatedUnion('type', [
  updateSchema,
  /** What lies beside the position changed; sent after the update where both did. */
  statusSchema,
  /** A table appeared, ended, broke or went away. */
  z.strictObject({ type: z.literal('tables'), tables: z.array(tableInfoSchema) }),
  /** Something that the people at this screen should know (a save that was repaired, a disk that is full). */
  z.strictObject({ type: z.literal('notice'), table: tableIdSchema.nullable(), problem: problemSchema }),
]);

/** What a host sends without being asked. */
export type Push = z.infer<typeof pushSchema>;
