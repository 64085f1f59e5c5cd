import { z } from 'zod';
import { gameIdSchema, phraseSchema, seatSchema } from './parts.ts';

/** The colours a seat can have; each also has a pattern and an emblem on the screen, so that colour alone says nothing. */
export const SEAT_COLOURS = ['crimson', 'sapphire', 'gold', 'emerald', 'violet', 'pearl'] as const;

/** A seat's colour. */
export const colourSchema = z.enum(SEAT_COLOURS);

/** A seat's colour. */
export type SeatColour = z.infer<typeof colourSchema>;

/** Letters people see, up to so many: no control characters, no direction overrides, not only blanks. */
const lettersSchema = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]+$/u);

/** A player's name. */
export const nameSchema = lettersSchema(24);

/** What people call a table. */
export const titleSchema = lettersSchema(60);

/** Who sits on a seat. */
export const playerSchema = z.strictObject({
  name: nameSchema,
  colour: colourSchema,
  /** Who decides for the seat: a person at the local screen, or a bot. */
  holder: z.enum(['person', 'bot']),
});

/** Who sits on a seat. */
export type Player = z.infer<typeof playerSchema>;

/** A table's name in files and messages: 16 random characters. */
export const tableIdSchema = z.string().regex(/^[a-z0-9]{16}$/);

/** A table's name in files and messages. */
export type TableId = z.infer<typeof tableIdSchema>;

/** What somebody asks of a new table. */
export const tableRequestSchema = z.strictObject({
  game: gameIdSchema,
  players: z.array(playerSchema).min(2).max(6),
  options: z.record(z.string().max(40), z.union([z.boolean(), z.number(), z.string().max(40)])),
  /** Who begins; `null`: chance decides. */
  first: seatSchema.nullable(),
  /** Whether moves may be taken back at this table, and a turn ends by `end-turn`; they may not unless said so. */
  undo: z.boolean().optional(),
});

/** What somebody asks of a new table. */
export type TableRequest = z.infer<typeof tableRequestSchema>;

/** A table as a list shows it. */
export const tableInfoSchema = z.strictObject({
  id: tableIdSchema,
  game: gameIdSchema,
  /** What people call it; `null` when they gave it no name. */
  title: titleSchema.nullable(),
  players: z.array(playerSchema),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  /** ISO 8601, UTC. */
  created: z.string(),
  played: z.string(),
  /** Moves that count: without those that were taken back. */
  moves: z.int().nonnegative(),
  /** Whether moves may be taken back. */
  undo: z.boolean(),
  status: z.enum(['playing', 'finished', 'damaged']),
  /** Seats that won; empty while it is played. */
  winners: z.array(seatSchema),
  /** SHA-256 of the seed, shown from the start. */
  commitment: z.string(),
  /** The seed, once the game is over. */
  seed: z.string().nullable(),
  /** What is wrong with its file, where something is. */
  problem: phraseSchema.nullable(),
});

/** A table as a list shows it. */
export type TableInfo = z.infer<typeof tableInfoSchema>;
