import { z } from 'zod';
import { gameIdSchema } from './parts.ts';
import { tableIdSchema } from './tables.ts';

/** A finished game as one player had it. */
export const playedGameSchema = z.strictObject({
  table: tableIdSchema,
  /** When it ended: ISO 8601, UTC. */
  at: z.string(),
  /** How many played. */
  seats: z.int(),
  /** 1 is first; players who are equal share a rank. */
  rank: z.int().positive(),
  won: z.boolean(),
  /** `null` where the game counts nothing in the open at its end. */
  score: z.number().nullable(),
  /** Moves that counted, of all players. */
  moves: z.int(),
  /** Time at the table in seconds; longer breaks count as five minutes. */
  seconds: z.number(),
});

/** A finished game as one player had it. */
export type PlayedGame = z.infer<typeof playedGameSchema>;

/** How often a player used cards of one kind for moves of one type. */
export const cardUseSchema = z.strictObject({ kind: z.string(), move: z.string(), count: z.int().positive() });

/** What one player's games of one kind come to. */
export const standingSchema = z.strictObject({
  game: gameIdSchema,
  played: z.int(),
  won: z.int(),
  /** Games won one after another: up to now, and at the most. */
  streak: z.strictObject({ now: z.int(), longest: z.int() }),
  score: z.strictObject({ best: z.number(), worst: z.number(), mean: z.number() }).nullable(),
  seconds: z.number(),
  /** Every game, oldest first. */
  games: z.array(playedGameSchema),
  /** The cards used most, most first. */
  cards: z.array(cardUseSchema),
});

/** What one player's games of one kind come to. */
export type Standing = z.infer<typeof standingSchema>;

/** A player, recognised by name: capitals, and names that were merged, make no other player of it. */
export const playerStatisticsSchema = z.strictObject({
  name: z.string(),
  /** Other names that were merged into this one. */
  also: z.array(z.string()),
  /** Whether it is a bot; a person of the same name is another player. */
  bot: z.boolean(),
  /** One a kind of game, in the order of the shelf. */
  standings: z.array(standingSchema),
});

/** A player's statistics. */
export type PlayerStatistics = z.infer<typeof playerStatisticsSchema>;

/** What can be a record. */
export const RECORDS = [
  'highest-score',
  'longest-streak',
  'most-moves',
  'fewest-moves',
  'longest',
  'shortest',
] as const;

/** A record of one kind of game. */
export const recordSchema = z.strictObject({
  what: z.enum(RECORDS),
  /** A score, wins, moves, or seconds. */
  value: z.number(),
  /** Whose it is: the player, or for a record of length all who played. */
  names: z.array(z.string()),
  /** Where it was set; for a streak, its last game. */
  table: tableIdSchema,
  at: z.string(),
});

/** A record of one kind of game. */
export type GameRecord = z.infer<typeof recordSchema>;

/** What all games of one kind come to. */
export const gameStatisticsSchema = z.strictObject({
  game: gameIdSchema,
  played: z.int(),
  moves: z.strictObject({ min: z.int(), median: z.number(), max: z.int() }),
  seconds: z.strictObject({ min: z.number(), median: z.number(), max: z.number() }),
  records: z.array(recordSchema),
});

/** What all games of one kind come to. */
export type GameStatistics = z.infer<typeof gameStatisticsSchema>;

/** The answer to `statistics`. Copies of a table count once. */
export const statisticsSchema = z.strictObject({
  /** Finished games that count. */
  finished: z.int(),
  /** Finished games that could not be read (other rules, a damaged file). */
  unread: z.int(),
  /** People first, whoever played most first. */
  players: z.array(playerStatisticsSchema),
  /** In the order of the shelf. */
  games: z.array(gameStatisticsSchema),
});

/** The answer to `statistics`. */
export type Statistics = z.infer<typeof statisticsSchema>;
