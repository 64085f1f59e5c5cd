import type { GameId } from '../../games/kit/game.ts';
import { CAPTAINS_WAGER } from './captains-wager.ts';
import type { FaceSpec, GameArt } from './faces.ts';
import { GUNS_OR_TREASURE } from './guns-or-treasure.ts';
import { TAKE_THE_GOLD } from './take-the-gold.ts';

/** The art of the games on the shelf. */
export const ART: Readonly<Partial<Record<GameId, GameArt>>> = {
  'take-the-gold': TAKE_THE_GOLD,
  'guns-or-treasure': GUNS_OR_TREASURE,
  'captains-wager': CAPTAINS_WAGER,
};

/** A face by game and kind; `undefined` when there is none. */
export const faceOf = (game: GameId, kind: string): FaceSpec | undefined =>
  ART[game]?.faces.find((face) => face.kind === kind);
