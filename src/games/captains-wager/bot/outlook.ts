import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { type CrewKind, ENCOUNTERS, effectOf, STRONG, THEFT, valueOn } from '../cards.ts';
import { crewOf } from '../rules/common.ts';
import type { CaptainsWagerView } from '../view.ts';
import { unseenCrew } from './imagine.ts';
import { CREW_BONUS, STYLE, type Style } from './style.ts';

/** What the captains have claimed: the own Encounters, and those of each rival. */
export interface Tally {
  readonly mine: number;
  readonly theirs: readonly number[];
}

/** A position as a bot judges it. */
export interface Outlook {
  readonly view: CaptainsWagerView;
  readonly seat: Seat;
  readonly style: Style;
  /** The other active captains. */
  readonly rivals: readonly Seat[];
  /** How much of another's gain is a loss: all of it between two, less among more. */
  readonly envy: number;
  /** The values that an unseen crew may have, in ascending order. */
  readonly unseen: readonly number[];
  readonly tally: Tally;
  /** What the next theft brings. */
  readonly prize: number;
}

/** Values that hang on the table, as they mostly turn out. */
const USUAL: Readonly<Partial<Record<CrewKind, number>>> = {
  boatswain: 11,
  turncoat: 12,
  'galley-cook': 12,
  harpooner: 14,
  'lady-buccaneer': 14,
  'admirals-twin': 15,
  'boarding-master': 12.4,
  'master-gunner': 11.5,
  'powder-monkey': 6.5,
  'first-mate': 13,
};

const usual = (kind: CrewKind): number => USUAL[kind] ?? valueOn(kind);

/** How a position looks for a seat. */
export function outlookOf(view: CaptainsWagerView, seat: Seat, style: Style = STYLE): Outlook {
  const rivals = seatsFrom(seat, view.seats).filter((other) => other !== seat && !view.thieves.includes(other));
  const count = (captain: Seat) => view.claims.filter((claimed) => claimed === captain).length;
  return {
    view,
    seat,
    style,
    rivals,
    envy: 1 / (view.seats - 1),
    unseen: unseenCrew(view)
      .map(usual)
      .sort((a, b) => a - b),
    tally: { mine: count(seat), theirs: rivals.map(count) },
    prize: view.thieves.length === 0 && view.seats >= THEFT.manyPlayers ? THEFT.first : THEFT.coins,
  };
}

/** How likely an unseen crew of a rival stays under a value. */
function under({ unseen, style }: Outlook, value: number): number {
  if (unseen.length === 0) return 0.5;
  const below = unseen.filter((other) => other < value).length;
  return (below / unseen.length) ** style.rivals;
}

/** How likely a rival who has yet to play stays under a value: it may leave, and a hand that was looked at says more than none. */
function staysUnder(outlook: Outlook, rival: Seat, value: number): number {
  const { view, style } = outlook;
  const hand = view.hands[rival] ?? [];
  const known = hand.flatMap(({ kind }) => (kind ? usual(kind) : []));
  const isKnown = hand.length > 0 && known.length === hand.length;
  const below = isKnown ? known.filter((other) => other < value).length / hand.length : under(outlook, value);
  return style.leaves + (1 - style.leaves) * below;
}

/** How likely a crew beats all rivals in an Encounter that has not begun. */
function beatsAll(outlook: Outlook, value: number): number {
  const { leaves } = outlook.style;
  return (leaves + (1 - leaves) * under(outlook, value)) ** outlook.rivals.length;
}

/** How many Items rivals hold that could turn an Encounter. */
const threats = ({ view, rivals }: Outlook): number =>
  rivals.reduce((sum, rival) => sum + (view.items[rival]?.length ?? 0), 0);

/** How likely the own crew, worth so much now, claims the running Encounter. */
export function winsNow(outlook: Outlook, value: number): number {
  const { view, rivals, style } = outlook;
  const noise = style.doubt * Math.sqrt(threats(outlook));
  return rivals.reduce((chance, rival) => {
    const crew = view.crews[rival];
    if (!crew || crew.deal === null) return chance * staysUnder(outlook, rival, value);
    const lead = value - crew.worth;
    const holds = noise === 0 ? Number(lead > 0) : 1 / (1 + Math.exp(-(lead - 0.5) / noise));
    return chance * holds;
  }, 1);
}

/** The share of the pool that a tally of claims wins. */
function shareOf({ mine, theirs }: Tally): number {
  if (mine >= ENCOUNTERS.forThePool) return 1;
  if (mine === 0 || theirs.some((count) => count >= ENCOUNTERS.forThePool)) return 0;
  return 1 / (1 + theirs.filter((count) => count > 0).length);
}

/** What stealing brings with so many cards in the pool at the end. */
export function theft({ prize, style, envy, rivals, view }: Outlook, pool: number): number {
  const hasDeck = rivals.length > 0 && (view.decks[view.viewer === 'public' ? 0 : view.viewer]?.length ?? 0) > 0;
  return prize + (hasDeck ? style.item : 0) - (rivals.length > 0 ? envy * style.gold * pool : 0);
}

/** A plan for the Encounters to come: values of crews, the best first, and the cards in the pool by then. */
interface Plan {
  readonly left: number;
  readonly crews: readonly number[];
  readonly pool: number;
}

const added = (counts: readonly number[], at: number): number[] =>
  counts.map((count, place) => (place === at ? count + 1 : count));

/** What it comes to when an Encounter is claimed with this chance, by who is likely to otherwise. */
function afterEncounter(outlook: Outlook, tally: Tally, chance: number, plan: Plan): number {
  const { ties } = outlook.style;
  const { mine, theirs } = tally;
  const rest = 1 - chance;
  const won = chance * ahead(outlook, { mine: mine + 1, theirs }, plan);
  if (theirs.length === 0) return won + rest * ahead(outlook, tally, plan);
  const drawn = rest * ties * ahead(outlook, tally, plan);
  const each = (rest * (1 - ties)) / theirs.length;
  return theirs.reduce(
    (sum, _, at) => sum + each * ahead(outlook, { mine, theirs: added(theirs, at) }, plan),
    won + drawn,
  );
}

/** What a position between Encounters is worth, in gold: the share of the pool, what is still to be paid, or a theft. */
export function ahead(outlook: Outlook, tally: Tally, { left, crews, pool }: Plan): number {
  const { style, envy, rivals } = outlook;
  if (left === 0) {
    const share = shareOf(tally);
    const others = rivals.length > 0 && tally.theirs.some((count) => count > 0) ? 1 - share : 0;
    return style.gold * pool * (share - envy * others);
  }
  const [best, ...later] = crews;
  const grown = pool + rivals.length * style.bets;
  const leave = theft(outlook, pool + left * rivals.length * style.bets);
  if (best === undefined) return leave;
  const chance = rivals.length === 0 ? 1 : beatsAll(outlook, best);
  const stay = afterEncounter(outlook, tally, chance, { left: left - 1, crews: later, pool: grown + 1 }) - 1;
  return Math.max(stay, leave);
}

/** Kinds of the own Crew cards, with their ids. */
export const ownCrew = ({ view, seat }: Outlook): { id: string; kind: CrewKind }[] =>
  (view.hands[seat] ?? []).flatMap(({ id, kind }) => (kind ? [{ id, kind }] : []));

/** How many Encounters come after the running one. */
export const leftAfter = ({ view }: Outlook): number => ENCOUNTERS.all - view.claims.length - 1;

/** What the own crew will be worth when it is played now, and what else that brings. */
export function played(
  { view, seat, rivals }: Outlook,
  kind: CrewKind,
  hasBet: boolean,
): { value: number; bonus: number } {
  const out = rivals.map((rival) => crewOf(view, rival)).filter(({ cards }) => cards.length > 0);
  const effect = effectOf(kind);
  const value = valueOn(kind);
  const bonus = CREW_BONUS[kind] ?? 0;
  const isTrue = {
    'has-bet': hasBet,
    'no-claim': !view.claims.includes(seat),
    'has-claim': view.claims.includes(seat),
    'somebody-stole': view.thieves.length > 0,
    'each-other-active': true,
    'strong-crew-is-out': out.some(({ cards }) => cards.some(({ card }) => valueOn(card.kind) >= STRONG)),
  };
  switch (effect.does) {
    case 'gain': {
      const times = effect.when === 'each-other-active' ? rivals.length : Number(isTrue[effect.when]);
      return { value: value + times * effect.value, bonus };
    }
    case 'weaken':
      return { value: value + (out.length > 0 ? effect.value * (out.length === 1 ? 1 : 0.6) : 0), bonus };
    case 'edge':
      return { value: value + 0.5, bonus };
    case 'return-iou':
      return { value, bonus: (view.ious[seat] ?? 0) > 0 ? 2 : 0 };
    case 'collect-debts':
      return { value, bonus: rivals.filter((rival) => (view.ious[rival] ?? 0) > 0).length * 0.6 };
    case 'bring-along': {
      const others = (view.hands[seat] ?? []).flatMap((card) =>
        card.kind && card.kind !== kind ? valueOn(card.kind) : [],
      );
      return { value: value + (others.length > 2 ? Math.min(...others) : 0), bonus };
    }
    default:
      return { value, bonus };
  }
}

/** The cards that the pool will have gained when this Encounter is over. */
const growth = ({ view, rivals, style }: Outlook): number =>
  rivals.filter((rival) => view.crews[rival]?.deal === null).length * style.bets;

/** What the position is worth once the own crew, worth so much now, is out: the running Encounter, and all after it. */
export function afterPlay(outlook: Outlook, value: number, hand: readonly CrewKind[], morePool: number): number {
  const plan = {
    left: leftAfter(outlook),
    crews: hand.map(usual).sort((a, b) => b - a),
    pool: outlook.view.pool.length + morePool + growth(outlook),
  };
  const chance = outlook.rivals.length === 0 ? 1 : winsNow(outlook, value);
  return afterEncounter(outlook, outlook.tally, chance, plan);
}

/** What it comes to when the running Encounter is claimed by somebody for certain; `null` for nobody. */
export function ifClaimed(outlook: Outlook, by: Seat | null): number {
  const { tally, rivals, view, seat } = outlook;
  const plan = {
    left: leftAfter(outlook),
    crews: ownCrew(outlook)
      .map(({ kind }) => usual(kind))
      .sort((a, b) => b - a),
    pool: view.pool.length,
  };
  if (by === null) return ahead(outlook, tally, plan);
  if (by === seat) return ahead(outlook, { ...tally, mine: tally.mine + 1 }, plan);
  return ahead(outlook, { ...tally, theirs: added(tally.theirs, rivals.indexOf(by)) }, plan);
}
