import { z } from 'zod';
import type { SeenEvent } from '../games/kit/events.ts';
import type { BaseView, GameId } from '../games/kit/game.ts';

/** The ids of the five games. */
export const GAME_IDS = [
  'take-the-gold',
  'guns-or-treasure',
  'captains-wager',
  'captain-jacks-gold',
  'three-seas',
] as const satisfies readonly GameId[];

/** A game's id. */
export const gameIdSchema = z.enum(GAME_IDS);

/** A seat, counted from 0. */
export const seatSchema = z.int().min(0).max(7);

/** A seat, or the public. */
export const viewerSchema = z.union([seatSchema, z.literal('public')]);

/** A viewer, or somebody for whom all cards lie open; that is for games that are over. */
export const onlookerSchema = z.union([viewerSchema, z.literal('open')]);

/** A viewer, or somebody for whom all cards lie open. */
export type Onlooker = z.infer<typeof onlookerSchema>;

const choiceSchema = z.union([z.string().max(64), z.number(), z.boolean(), z.null()]);

/** A move: its type, its seat and its choices (short names, ids and numbers, or lists of them). Which moves a game has, its rules say. */
export const moveSchema = z
  .object({ type: z.string().max(40), seat: seatSchema })
  .catchall(z.union([choiceSchema, z.array(choiceSchema).max(64)]));

/** A value in a sentence: a number, a text, a seat's name, or another entry of the catalogue. */
export const factSchema = z.union([
  z.number(),
  z.string(),
  z.strictObject({ seat: seatSchema }),
  z.strictObject({ word: z.string() }),
]);

/** A sentence of the catalogue and its values. */
export const phraseSchema = z.strictObject({ key: z.string(), values: z.record(z.string(), factSchema).optional() });

/** An event as its viewer may know it. */
export const seenEventSchema: z.ZodType<SeenEvent> = z.object({ type: z.string() }).catchall(z.json());

/** A view: what every game's view holds; the rest is the game's own. */
export const viewSchema = z.custom<BaseView>((value) => {
  const view = value as BaseView | null;
  return typeof view === 'object' && view !== null && GAME_IDS.includes(view.game) && Array.isArray(view.acting);
}, 'not a view');
