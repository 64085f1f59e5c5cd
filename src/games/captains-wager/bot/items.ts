import type { Seat } from '../../kit/seats.ts';
import { effectOf, goldOn, type TreasureKind, valueOn } from '../cards.ts';
import type { CaptainsWagerMove, Crew } from '../context.ts';
import { verdictOf } from '../rules/encounter.ts';
import type { CaptainsWagerView } from '../view.ts';
import { ifClaimed, type Outlook, ownCrew } from './outlook.ts';
import { ITEM_WORTH } from './style.ts';
import { declarationValue } from './turns.ts';

type Crews = readonly Crew[];

/** Whether this is likely to be the last Adventure. */
const isLast = ({ decks, claims }: CaptainsWagerView): boolean =>
  Math.min(...decks.map((deck) => deck.length)) <= 3 - claims.length;

const withCrew = (crews: Crews, seat: Seat, change: (crew: Crew) => Crew): Crews =>
  crews.map((crew, at) => (at === seat ? change(crew) : crew));

const moved = (crew: Crew, value: number): Crew => ({
  ...crew,
  changes: [...crew.changes, { source: 'grog-barrel', by: 0, value }],
});

/** The crews after an Item has taken effect; `undefined` where it does nothing to them. */
function crewsAfter(
  { view }: Outlook,
  kind: TreasureKind,
  by: Seat,
  on: Seat | null,
  hand: readonly number[],
): Crews | undefined {
  const effect = effectOf(kind);
  switch (effect.does) {
    case 'strengthen':
      return withCrew(view.crews, by, (crew) => moved(crew, effect.value));
    case 'weaken':
      return on === null ? undefined : withCrew(view.crews, on, (crew) => moved(crew, -effect.value));
    case 'win-ties':
      return withCrew(view.crews, by, (crew) => ({ ...crew, winsTies: true }));
    case 'swap-crew': {
      const lowest = Math.min(...(view.crews[by]?.cards ?? []).map(({ card }) => valueOn(card.kind)));
      return withCrew(view.crews, by, (crew) => moved(crew, Math.max(...hand) - lowest));
    }
    default:
      return undefined;
  }
}

/** What the Encounter is worth as these crews stand. */
const standing = (outlook: Outlook, crews: Crews): number =>
  ifClaimed(outlook, verdictOf({ crews, seats: outlook.view.seats }).seat);

/** What changes for the bot when an Item takes effect now, in gold. */
function difference(outlook: Outlook, kind: TreasureKind, by: Seat, on: Seat | null): number {
  const { view, seat, envy, style } = outlook;
  const own = by === seat ? 1 : -envy;
  const hand = by === seat ? ownCrew(outlook).map((card) => valueOn(card.kind)) : [14];
  const after = crewsAfter(outlook, kind, by, on, hand);
  if (after) return standing(outlook, after) - standing(outlook, view.crews);
  const effect = effectOf(kind);
  const mine = view.claims.filter((claimed) => claimed === seat).length;
  switch (effect.does) {
    case 'take-coins':
      return own * effect.count;
    case 'return-iou':
      return own * 2;
    case 'claim-random':
      return own * style.gold * (by === seat && mine >= 2 ? 0 : 1);
    case 'claim-chosen':
      return own * 3.6 * (by === seat && mine >= 2 ? 0 : 1);
    default:
      return own * ITEM_WORTH[kind];
  }
}

const kindOf = ({ view, seat }: Outlook, id: string): TreasureKind | undefined =>
  view.items[seat]?.find((card) => card.id === id)?.kind ?? undefined;

/** Whether the bot is about to leave the Adventure, and its Items with it. */
function isLeaving(outlook: Outlook): boolean {
  const { view, seat } = outlook;
  if (view.turn !== seat) return false;
  if (ownCrew(outlook).length === 0) return true;
  const leave = declarationValue(outlook, 'steal');
  return leave > declarationValue(outlook, 'bet') && leave > declarationValue(outlook, 'borrow');
}

/** Items for any time: a Biscuit at once, a Key before leaving, or when the pool is about to go to others. */
function isRipe(outlook: Outlook, kind: TreasureKind): boolean {
  const { timing } = outlook.view.window ?? { timing: 'start' };
  if (effectOf(kind).does === 'take-coins' || isLast(outlook.view)) return true;
  return timing === 'adventure' || (timing === 'turn' && isLeaving(outlook));
}

/** What cancelling the last Item is worth. */
function axeValue(outlook: Outlook): number {
  const { chain } = outlook.view;
  const [first, ...axes] = chain;
  if (!first) return 0;
  const effect = difference(outlook, first.card.kind, first.by, first.on);
  // After an even number of Axes the Item would take effect; another one stops it, or lets it through again.
  return axes.length % 2 === 0 ? -effect : effect;
}

/** What playing an Item now gains over keeping it, in gold. */
export function itemValue(outlook: Outlook, move: CaptainsWagerMove & { type: 'item' }): number {
  const kind = kindOf(outlook, move.card);
  if (!kind) return -Infinity;
  const { does } = effectOf(kind);
  const keeps = isLast(outlook.view) ? 0 : ITEM_WORTH[kind];
  if (does === 'cancel') return axeValue(outlook) - keeps;
  const gain = difference(outlook, kind, outlook.seat, move.on ?? null);
  switch (does) {
    case 'claim-random':
    case 'take-coins':
      return isRipe(outlook, kind) ? gain : 0;
    case 'claim-chosen':
      return gain - (isLast(outlook.view) ? 0 : 1);
    case 'redraw':
      return !isLeaving(outlook) && Math.min(...ownCrew(outlook).map((card) => valueOn(card.kind))) < 9 ? 1 : 0;
    case 'free-bet':
      return isLeaving(outlook) ? 0 : 1;
    case 'return-iou':
    case 'spy':
      return 1;
    default:
      return gain - keeps;
  }
}

/** What a card is worth as an Item, more than as what it would be otherwise: gold in the stack, or a card of the deck. */
export function worthInHand(outlook: Outlook, id: string): number {
  const { view, seat } = outlook;
  const card = [...view.loot, ...(view.collected[seat] ?? [])].find((one) => one.id === id);
  if (!card?.kind) return 0;
  const isOver = Math.min(...view.decks.map((deck) => deck.length)) === 0;
  const isIdle = (isOver && card.kind !== 'golden-idol') || (card.kind === 'forged-papers' && view.ious[seat] === 0);
  const worth = isIdle ? 0 : ITEM_WORTH[card.kind];
  return view.choice ? worth : worth - goldOn(card.kind);
}
