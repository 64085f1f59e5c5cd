import type { SeenCard } from '../../games/kit/cards.ts';
import type { BaseView, GameId, PieceId } from '../../games/kit/game.ts';
import type { Phrase } from '../../games/kit/phrase.ts';
import type { Seat } from '../../games/kit/seats.ts';
import { mirror as captainsWager } from './captains-wager/mirror.ts';
import { mirror as gunsOrTreasure } from './guns-or-treasure/mirror.ts';
import { mirror as takeTheGold } from './take-the-gold/mirror.ts';

/** What the page says in words of what lies on a game's table, besides the log, the prompt and the moves. */
export interface Mirror<View extends BaseView = BaseView> {
  /** The cards a seat holds, as far as the view shows their faces. */
  hand(view: View, seat: Seat): readonly SeenCard[];
  /** What is to be said of a seat, such as how many cards it holds. */
  seat(view: View, seat: Seat): readonly Phrase[];
  /** Whether a seat has no part in the game any more. */
  isOut(view: View, seat: Seat): boolean;
  /** What is to be said of the whole table. */
  table(view: View): readonly Phrase[];
  /** The types of moves in which a card that is used is one that the player likes to play. */
  readonly deeds: readonly string[];
  /** For the timeline of a replay, the phases that are told apart there: key of the words, by the path of the machine's states. */
  readonly phases: Readonly<Record<string, string>>;
  /** What is said of the seats only when somebody asks, such as a total that anyone could add up. */
  totals?(view: View): readonly Phrase[];
  /** The kind of a piece that is not a card of the view, such as a captain; as the catalogue and the art know it. */
  kind?(view: View, piece: PieceId): string | undefined;
  /** What is to be said of a piece besides what its card does, such as why a crew is worth what it is worth. */
  details?(view: View, piece: PieceId): readonly Phrase[];
  /** How the scores add up, line by line, where there is more to them than a number; `null` before the end. */
  account?(view: View): Account | null;
}

/** A table that adds up: a line has a value for each seat. */
export interface Account {
  readonly lines: readonly { readonly name: Phrase; readonly values: readonly number[] }[];
  readonly totals: readonly number[];
}

/** The mirrors of the games on the shelf. */
// biome-ignore lint/suspicious/noExplicitAny: each mirror takes its own game's view; the view's game chooses the mirror.
export const MIRRORS: Readonly<Partial<Record<GameId, Mirror<any>>>> = {
  'take-the-gold': takeTheGold,
  'guns-or-treasure': gunsOrTreasure,
  'captains-wager': captainsWager,
};
