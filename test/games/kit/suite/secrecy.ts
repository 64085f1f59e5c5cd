import { describe, expect, it } from 'vitest';
import type { Card } from '../../../../src/games/kit/cards.ts';
import { chanceOf } from '../../../../src/games/kit/chance.ts';
import { type GameEvent, projectEvents } from '../../../../src/games/kit/events.ts';
import type { AnyGame, Move, State } from '../../../../src/games/kit/game.ts';
import { play } from '../../../../src/games/kit/play.ts';
import { seatsFrom, type Viewer } from '../../../../src/games/kit/seats.ts';
import { differenceIsOpen, exchanged, hiddenCards, type Law, placedCards } from '../law.ts';
import { allMoves, lookThrough, lot, type Step, same, setupsOf, someEnds, times } from '../run.ts';
import { viewers } from './plays.ts';

/** All that a viewer is sent of a position, as text. */
const sent = (game: AnyGame, state: State, viewer: Viewer, events: readonly GameEvent[] = []): string =>
  JSON.stringify({
    view: game.view(state, viewer),
    moves: viewer === 'public' ? [] : game.moves(state, viewer),
    events: projectEvents(events, viewer),
  });

const mentions = (move: Move, ...cards: readonly Card[]): boolean =>
  Object.values(move).some((choice) => cards.some(({ id }) => id === choice));

/** Two cards with the same back that a viewer can't see and that are not of one kind, by lot. */
function pair(law: Law, hidden: readonly Card[], seed: string): [Card, Card] | undefined {
  if (hidden.length < 2) return undefined;
  const one = lot(`${seed} one`, (lots) => lots.oneOf(hidden));
  const others = hidden.filter((other) => other.kind !== one.kind && law.back?.(other) === law.back?.(one));
  return others.length === 0 ? undefined : [one, lot(`${seed} other`, (lots) => lots.oneOf(others))];
}

/** Plays one move in two positions that a viewer can't tell apart. `undefined` when only the move itself tells them apart. */
function playedInBoth(game: AnyGame, one: State, other: State, move: Move, cards: readonly Card[]) {
  if (mentions(move, ...cards)) return undefined;
  // A move that does not name the cards is open in both positions, or the list of moves tells what is hidden.
  expect(game.refuse(other, move), `${JSON.stringify(move)} depends on a hidden card`).toBeUndefined();
  return { one: play(game, one, move), other: play(game, other, move) };
}

/** Exchanges two hidden cards and looks whether the viewer is sent anything else for it. Counts what could be compared. */
function swapTest(game: AnyGame, law: Law, { after, path, setup }: Step, viewer: Viewer, tally: Tally): void {
  const seed = `${setup.seed} ${path.length} ${viewer}`;
  const cards = pair(law, hiddenCards(law, after, viewer), seed);
  if (cards === undefined) return;
  const other = exchanged(after, ...cards);
  if (differenceIsOpen(law, after, other, viewer)) return;
  same(sent(game, other, viewer), sent(game, after, viewer), () => `${viewer} can tell ${JSON.stringify(cards)} apart`);
  if (after.status === 'done') return;
  const moves = allMoves(game, after);
  for (const move of [0, 1, 2].map((n) => lot(`${seed} move ${n}`, (lots) => lots.oneOf(moves)))) {
    const next = playedInBoth(game, after, other, move, cards);
    if (next === undefined) continue;
    const wereOpen = [next.one, next.other].flatMap(({ events }) =>
      events.flatMap((event) => law.laysOpen?.(event) ?? []),
    );
    const wasSeen = cards.some(({ id }) => wereOpen.includes(id));
    if (wasSeen || differenceIsOpen(law, next.one.state, next.other.state, viewer)) {
      tally.revealed++;
      continue;
    }
    tally.compared++;
    same(
      sent(game, next.other.state, viewer, next.other.events),
      sent(game, next.one.state, viewer, next.one.events),
      () => `After ${JSON.stringify(move)} ${viewer} can tell ${JSON.stringify(cards)} apart`,
    );
  }
}

interface Tally {
  compared: number;
  revealed: number;
}

/** Another fate from here on. */
const refated = (state: State): State => ({
  ...state,
  context: { ...state.context, chance: { ...chanceOf('quite another seed'), drawn: 7 } },
});

const withoutFate = ({ state, events }: { state: State; events: readonly GameEvent[] }): string =>
  JSON.stringify([{ ...state, context: { ...state.context, chance: null } }, events]);

function fateTest(game: AnyGame, { after, path, setup }: Step): void {
  const other = refated(after);
  for (const viewer of viewers(after)) {
    same(sent(game, other, viewer), sent(game, after, viewer), () => `${viewer} is sent something of fate`);
  }
  const moves = after.status === 'done' ? [] : allMoves(game, after);
  const some = lot(`${setup.seed} fate ${path.length}`, (lots) => lots.shuffled(moves)).slice(0, times(6, 1000));
  for (const move of some) {
    const one = play(game, after, move);
    if (one.state.context.chance.drawn > after.context.chance.drawn) continue;
    const again = play(game, other, move);
    same(withoutFate(again), withoutFate(one), () => `${JSON.stringify(move)} needs no chance, yet depends on it`);
  }
}

const fieldNames = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [name, ...fieldNames(inner)]);

const FATE = ['seed', 'drawn', 'chance', 'secret'];

/** Nothing of fate in all that is sent, and in a view no face that the rules keep down. */
function bareTest(game: AnyGame, law: Law, { after, events, setup }: Step, viewer: Viewer): void {
  const text = sent(game, after, viewer, events);
  if (text.includes(setup.seed)) throw new Error(`${viewer} is sent the seed.`);
  const told = fieldNames(JSON.parse(text)).filter((name) => FATE.includes(name));
  if (told.length > 0) throw new Error(`${viewer} is sent ${told}.`);
  const hidden = new Set(hiddenCards(law, after, viewer).map(({ id }) => id));
  const leaked = placedCards(game.view(after, viewer)).filter(({ card }) => hidden.has(card.id));
  if (leaked.length > 0) throw new Error(`${viewer} is shown ${JSON.stringify(leaked)}.`);
}

/** What a seat is refused must not depend on cards that it can't see. */
function refusalTest(game: AnyGame, law: Law, { after, path, setup }: Step): void {
  const ids = game.cards(after.context).map(({ id }) => id);
  for (const seat of seatsFrom(0, after.context.seats)) {
    const seed = `${setup.seed} ${path.length} refusal ${seat}`;
    const cards = pair(law, hiddenCards(law, after, seat), seed);
    if (cards === undefined) continue;
    const other = exchanged(after, ...cards);
    const moves = after.status === 'done' ? path.slice(-3) : allMoves(game, after);
    const some = lot(`${seed} moves`, (lots) => lots.shuffled(moves)).slice(0, times(15, 300));
    const anyCard = lot(`${seed} card`, (lots) => lots.oneOf(ids));
    const tries = some.flatMap((move) => [
      { ...move, seat },
      ...Object.keys(move).map((field) => ({ ...move, seat, [field]: anyCard })),
      ...Object.keys(move).map((field) => ({ ...move, [field]: cards[0].id, seat })),
    ]) as Move[];
    const answers = (state: State) => JSON.stringify(tries.map((move) => [move, game.refuse(state, move) ?? null]));
    same(answers(other), answers(after), () => `What is refused to ${seat} depends on ${JSON.stringify(cards)}`);
  }
}

/** Hidden information stays hidden: in views, lists of moves, events, refusals and ids. */
export function secretsAreKept(game: AnyGame, law: Law): void {
  describe('secrets', () => {
    const setups = someEnds(game).flatMap((end) => setupsOf(end, times(1, 20), 'secrets'));

    it('two cards that a viewer cannot see may change places, and the viewer is sent the same, byte for byte', () => {
      const tally: Tally = { compared: 0, revealed: 0 };
      for (const setup of setups) {
        lookThrough(game, setup, (step) => {
          for (const viewer of viewers(step.after)) swapTest(game, law, step, viewer, tally);
        });
      }
      expect(tally.compared).toBeGreaterThan(tally.revealed);
      expect(tally.revealed).toBeGreaterThan(0);
    });

    it('fate may change, and nobody is sent anything else before the next random act', () => {
      for (const setup of setups) lookThrough(game, setup, (step) => fateTest(game, step));
    });

    it('no view, move or event tells of fate or of a face that lies down', () => {
      for (const setup of setups) {
        lookThrough(game, setup, (step) => {
          for (const viewer of viewers(step.after)) bareTest(game, law, step, viewer);
        });
      }
    });

    it('what is refused, and why, does not depend on hidden cards', () => {
      for (const setup of setups) lookThrough(game, setup, (step) => refusalTest(game, law, step));
    });
  });
}
