import type { Card, CardId } from '../../kit/cards.ts';
import { type Chance, chanceOf, draw, type Lots } from '../../kit/chance.ts';
import type { State } from '../../kit/game.ts';
import { type Seat, seatsFrom } from '../../kit/seats.ts';
import { type CrewKind, crewFor, DECK, goldInHand, type TreasureKind } from '../cards.ts';
import type { Answer, Context, CrewCard, TreasureCard, Window } from '../context.ts';
import type { CaptainsWagerView, SeenCrewCard, SeenTreasureCard } from '../view.ts';

/** Every Treasure card that a view shows, face up or down, each once. */
const treasureIn = (view: CaptainsWagerView): SeenTreasureCard[] => [
  ...view.decks.flat(),
  ...view.pool,
  ...view.claimed.flat(),
  ...view.items.flat(),
  ...view.collected.flat(),
  ...view.loot,
  ...view.out,
  ...view.chain.map(({ card }) => card),
];

/** Every Crew card that a view shows, face up or down, each once. */
const crewIn = (view: CaptainsWagerView): SeenCrewCard[] => [
  ...view.hands.flat(),
  ...view.undealt,
  ...view.discard,
  ...view.buried,
  ...view.crews.flatMap(({ cards }) => cards.map(({ card }) => card)),
];

const faceUp = <Kind extends string>(cards: readonly { readonly kind: Kind | null }[]): Set<Kind> =>
  new Set(cards.flatMap(({ kind }) => kind ?? []));

/** The kinds of Crew cards that a viewer can't see. */
export function unseenCrew(view: CaptainsWagerView): CrewKind[] {
  const seen = faceUp(crewIn(view));
  return crewFor(view.seats).filter((kind) => !seen.has(kind));
}

/** The kinds that a viewer can't see of the cards of one captain's Treasure Deck, wherever they lie. */
export function unseenTreasure(view: CaptainsWagerView, owner: Seat): TreasureKind[] {
  const seen = faceUp(treasureIn(view).filter((card) => card.owner === owner));
  return DECK.filter((kind) => !seen.has(kind));
}

type Faces<Kind> = ReadonlyMap<CardId, Kind>;

/** Faces for the hidden cards of one captain. At the end no Item lies face down that would have been shown (CW-7.2). */
function treasureFaces(view: CaptainsWagerView, owner: Seat, lots: Lots): [CardId, TreasureKind][] {
  const hidden = treasureIn(view).filter((card) => card.owner === owner && card.kind === null);
  const kinds = lots.shuffled(unseenTreasure(view, owner));
  const isItem = (id: CardId) => view.items.flat().some((item) => item.id === id);
  const shown = kinds.findIndex((kind, at) => goldInHand(kind) > 0 && isItem(hidden[at]?.id ?? ''));
  if (view.outcome && shown >= 0) {
    const elsewhere = [...hidden.keys()].filter((at) => !isItem(hidden[at]?.id ?? ''));
    const other = lots.oneOf(elsewhere);
    [kinds[shown], kinds[other]] = [kinds[other] as TreasureKind, kinds[shown] as TreasureKind];
  }
  return hidden.map(({ id }, at) => [id, kinds[at] as TreasureKind]);
}

function crewFaces(view: CaptainsWagerView, lots: Lots): [CardId, CrewKind][] {
  const kinds = lots.shuffled(unseenCrew(view));
  const hidden = crewIn(view).filter(({ kind }) => kind === null);
  return hidden.map(({ id }, at) => [id, kinds[at] as CrewKind]);
}

const faced = <C extends Card, Seen extends { readonly id: CardId; readonly kind: C['kind'] | null }>(
  card: Seen,
  faces: Faces<C['kind']>,
) => ({ ...card, kind: card.kind ?? faces.get(card.id) }) as unknown as C;

const PASS: Answer = { card: null, on: null };

/** What others have answered in a window is not known: they are taken to have passed. */
function windowOf({ window, viewer }: CaptainsWagerView): Window | null {
  if (!window) return null;
  const { timing, asked, answered, own } = window;
  const answers = asked.map((seat) => (seat === viewer ? own : answered.includes(seat) ? PASS : null));
  return { timing, asked, answers };
}

/** A full state that agrees with all that a view knows: unseen cards are dealt out by chance. */
export function determinize(view: CaptainsWagerView, chance: Chance): State<Context> {
  const [{ treasure, crew, seed }] = draw(chance, (lots) => ({
    treasure: new Map(seatsFrom(0, view.seats).flatMap((owner) => treasureFaces(view, owner, lots))),
    crew: new Map(crewFaces(view, lots)),
    seed: `imagined-${lots.between(0, 0x7fffffff)}`,
  }));
  const gold = (cards: readonly SeenTreasureCard[]) =>
    cards.map((card) => faced<TreasureCard, typeof card>(card, treasure));
  const men = (cards: readonly SeenCrewCard[]) => cards.map((card) => faced<CrewCard, typeof card>(card, crew));
  return {
    value: view.value,
    status: view.outcome ? 'done' : 'active',
    context: {
      chance: chanceOf(seed),
      minted: view.minted,
      seats: view.seats,
      starting: view.starting,
      adventure: view.adventure,
      encounter: view.encounter,
      leader: view.leader,
      turn: view.turn,
      decks: view.decks.map(gold),
      pool: gold(view.pool),
      claimed: view.claimed,
      items: view.items.map(gold),
      collected: view.collected.map(gold),
      loot: gold(view.loot),
      out: view.out,
      coins: view.coins,
      ious: view.ious,
      hands: view.hands.map(men),
      undealt: men(view.undealt),
      discard: view.discard,
      buried: men(view.buried),
      crews: view.crews.map(({ worth: _worth, ...played }) => played),
      thieves: view.thieves,
      claims: view.claims,
      looks: view.looks,
      window: windowOf(view),
      chain: view.chain,
      choice: view.choice,
      freeBet: view.freeBet,
      outcome: view.outcome,
    },
  };
}
