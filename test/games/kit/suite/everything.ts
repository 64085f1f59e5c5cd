import { expect, it } from 'vitest';
import type { AnyGame, Move, State } from '../../../../src/games/kit/game.ts';
import { type SetupRequest, setupOf, start } from '../../../../src/games/kit/play.ts';
import { seatsFrom } from '../../../../src/games/kit/seats.ts';
import { type Branches, branchesOf } from '../branches.ts';
import type { Law } from '../law.ts';
import { allMoves, atRandom, everyEnd, evidence, lot, type Step, same, setupsOf } from '../run.ts';
import { viewers } from './plays.ts';
import { phrasesFor, READ, type Reading } from './words.ts';

/** Words that only play can bring up. */
const PLAYED_WORDS = /^(event|prompt|move|outcome|why)\./;

const startKinds = (game: AnyGame): string[] => {
  const { state } = start(game, { seats: game.seats.max, seed: 'kinds' });
  return [...new Set(game.cards(state.context).map(({ kind }) => kind))];
};

/** All that must happen at least once, by name. */
function goalsOf(game: AnyGame, law: Law, branches: Branches): string[] {
  return [
    ...branches.moves.map((type) => `move ${type}`),
    ...branches.all.map((name) => `branch ${name}`),
    ...startKinds(game).map((kind) => `card ${kind}`),
    ...Object.keys(game.words)
      .filter((key) => PLAYED_WORDS.test(key))
      .map((key) => `word ${key}`),
    ...law.effects.all.map((effect) => `effect ${effect}`),
  ];
}

const kindsNamed = (game: AnyGame, state: State, move: Move): string[] =>
  game
    .cards(state.context)
    .filter(({ id }) => Object.values(move).includes(id))
    .map(({ kind }) => kind);

/** A step, and the branches of the machine that it passed. */
type MarkedStep = Step & { readonly passed: readonly string[] };

/** What a step brought about, by the names of {@link goalsOf}, with words of these kinds. */
function reached(game: AnyGame, law: Law, step: MarkedStep, kinds: readonly Reading[]): string[] {
  const { before, move, after, passed } = step;
  const said = kinds.length > 0 ? viewers(after).flatMap((viewer) => phrasesFor(game, step, viewer, kinds)) : [];
  return [
    ...(move ? [`move ${move.type}`] : []),
    ...(before && move ? kindsNamed(game, before, move).map((kind) => `card ${kind}`) : []),
    ...passed.map((name) => `branch ${name}`),
    ...said.map(({ key }) => `word ${key}`),
    ...law.effects.of(step).map((effect) => `effect ${effect}`),
  ];
}

/** Things that people try although they may not: each kind of move met so far, by every seat, with every choice changed. */
function* attempts(game: AnyGame, state: State, met: ReadonlyMap<string, Move>): Generator<Move> {
  const cards = game.cards(state.context).map(({ id }) => id);
  const numbers = [-1, 0, 1, 2, 3, 4, 5, 6, 7];
  yield { type: 'no-such-move', seat: 0 };
  for (const seat of [...seatsFrom(0, state.context.seats), state.context.seats]) {
    yield { type: 'no-such-move', seat };
    for (const sample of met.values()) {
      const move = { ...sample, seat };
      yield move;
      for (const [field, value] of Object.entries(sample)) {
        if (field === 'type' || field === 'seat') continue;
        const { [field]: _left, ...without } = move as Record<string, unknown> & Move;
        yield without as unknown as Move;
        for (const other of typeof value === 'number' ? numbers : cards) yield { ...move, [field]: other };
        for (const number of numbers) yield { ...without, on: number } as unknown as Move;
      }
    }
  }
}

/** A position to go on from, and how it was come by. */
interface Place {
  readonly setup: SetupRequest;
  readonly path: readonly Move[];
  readonly state: State;
  /** Whether it goes back to a position that the law lays out: no seed leads there. */
  readonly isLaidOut?: boolean;
}

/** Words that players look for in what a move leads to. Prompts and names of moves take long to find, and come by themselves. */
const FORESEEN: readonly Reading[] = ['event'];

/** So many moves at most go by before players set out in a new game: what happens late is met early so. */
const LATEST = 120;

/** How often a scene is seen until nobody tries the forbidden in it any more. */
const FAMILIAR = 3;

/** How many moves are played on from a position that the law lays out. */
const NEAR = 8;

/** How many moves are played on from a place before the players turn to another one, where the law does not say it. */
const OUTING = 20;

/**
 * Coordinated players: they see everything, and each time choose the move that brings about most of what has not happened yet.
 *
 * Where nothing new is in reach they seek out scenes that they seldom saw, and they go back to such scenes instead of
 * starting from the deal again and again.
 */
class Agenda {
  readonly #game: AnyGame;
  readonly #law: Law;
  readonly #branches: Branches;
  readonly #open: Set<string>;
  readonly happened = new Set<string>();
  /** The last move of each type that was open. */
  readonly #met = new Map<string, Move>();
  /** The last place of each scene, how often it was seen, and how often players set out from it. */
  readonly #scenes = new Map<string, { place: Place; seen: number; visits: number }>();

  constructor(game: AnyGame, law: Law) {
    this.#game = game;
    this.#law = law;
    this.#branches = branchesOf(game);
    this.#open = new Set(goalsOf(game, law, this.#branches).filter((goal) => !Object.hasOwn(law.never, goal)));
  }

  get missing(): string[] {
    return [...this.#open].sort();
  }

  /** Deals a game, lets so many moves go by, and plays on from there. */
  begin(setup: SetupRequest, moves: number): void {
    const { state, ...told } = this.#branches.begin(setupOf(this.#game, setup));
    this.#note({ setup, before: undefined, move: undefined, after: state, ...told, path: [] });
    let now: State = state;
    const path: Move[] = [];
    while (path.length < moves && now.status === 'active') {
      path.push(atRandom(setup.seed)(allMoves(this.#game, now), now, path.length));
      now = this.#branches.follow(now, path.at(-1) as Move).state;
    }
    this.#outing({ setup, path, state: now });
  }

  /** Plays on from a position that the law lays out. */
  setOut(state: State): void {
    const setup = { seats: state.context.seats, seed: `a position ${this.#scenes.size}` };
    const laid = { before: undefined, move: undefined, after: state, events: [], passed: [], path: [] };
    this.#note({ setup, ...laid }, true);
    this.#outing({ setup, path: [], state, isLaidOut: true }, NEAR);
  }

  /** Plays on from a scene from which players set out least. */
  goOn(): void {
    const [seldom] = [...this.#scenes.values()].sort((a, b) => a.visits - b.visits || a.seen - b.seen);
    if (seldom === undefined) return;
    seldom.visits++;
    this.#outing(seldom.place);
  }

  #outing({ setup, path: past, state: from, isLaidOut = false }: Place, most = this.#law.outing ?? OUTING): void {
    const path = [...past];
    try {
      for (let now = from, left = most; now.status === 'active' && left > 0; left--) {
        const move = this.#choice({ setup, path, state: now });
        path.push(move);
        const { state, ...told } = this.#branches.follow(now, move);
        same(this.#game.violation(state) ?? '', '', () => 'The position is impossible');
        this.#note({ setup, before: now, move, after: state, ...told, path: [...path] }, isLaidOut);
        now = state;
      }
    } catch (error) {
      if (isLaidOut) throw error;
      throw evidence(this.#game, setup, path, error);
    }
  }

  #note(step: MarkedStep, isLaidOut = false): void {
    const { setup, path, after } = step;
    for (const goal of this.#reachedBy(step, READ)) this.#strike(goal);
    for (const move of allMoves(this.#game, after)) this.#met.set(move.type, move);
    const name = this.#law.scene(after);
    const known = this.#scenes.get(name);
    const isNews = (known?.seen ?? 0) < FAMILIAR;
    if (isNews && [...this.#open].some((goal) => goal.startsWith('word why.'))) this.#tryTheForbidden(after);
    if (after.status === 'done') return;
    const place = { setup, path, state: after, isLaidOut };
    this.#scenes.set(name, { place, seen: (known?.seen ?? 0) + 1, visits: known?.visits ?? 0 });
  }

  /** The move that brings about most; among equals the one that leads to the scene seen least. */
  #choice(place: Place): Move {
    const rated = allMoves(this.#game, place.state).map((move) => ({ move, ...this.#prospect(place, move) }));
    const shuffled = lot(`${place.setup.seed}:${place.path.length}`, (lots) => lots.shuffled(rated));
    const [best] = shuffled.sort((a, b) => b.gain - a.gain || a.seen - b.seen);
    if (best === undefined) throw new Error('Nobody has a move, yet the game is not over.');
    return best.move;
  }

  /** What a move would bring about, and how often the scene that it leads to was seen. */
  #prospect({ setup, path, state }: Place, move: Move): { gain: number; seen: number } {
    const { state: after, ...told } = this.#branches.follow(state, move);
    const goals = this.#reachedBy({ setup, before: state, move, after, ...told, path }, FORESEEN);
    const gain = new Set(goals.filter((goal) => this.#open.has(goal))).size;
    const over = after.status === 'done';
    return { gain, seen: over ? Infinity : (this.#scenes.get(this.#law.scene(after))?.seen ?? 0) };
  }

  #reachedBy(step: MarkedStep, readings: readonly Reading[]): string[] {
    const kinds = readings.filter((kind) => [...this.#open].some((goal) => goal.startsWith(`word ${kind}.`)));
    return reached(this.#game, this.#law, step, kinds);
  }

  #strike(goal: string): void {
    this.#open.delete(goal);
    this.happened.add(goal);
  }

  #tryTheForbidden(state: State): void {
    for (const move of attempts(this.#game, state, this.#met)) {
      const refusal = this.#game.refuse(state, move);
      if (refusal) this.#strike(`word ${refusal.why}`);
    }
  }
}

/** Ends a hanging search, not a measure of speed: how long it takes depends on what else the machine does. */
const PATIENCE = 1_800_000;

/** The exhaustive runner. */
export function everythingHappens(game: AnyGame, law: Law): void {
  const title = 'everything happens at least once: each card, move, branch of the machine, effect, and word of play';
  it(title, { timeout: PATIENCE }, () => {
    const agenda = new Agenda(game, law);
    for (const state of law.positions?.() ?? []) agenda.setOut(state);
    const games = everyEnd(game).flatMap((end) => setupsOf(end, 10, 'everything'));
    for (const setup of lot('everything a', (lots) => lots.shuffled(games))) {
      const moves = lot(`${setup.seed} begins`, (lots) => lots.between(0, LATEST));
      agenda.begin(setup, moves);
      for (let outing = 0; outing < 4; outing++) agenda.goOn();
      if (agenda.missing.length === 0) break;
    }
    expect(agenda.missing, 'did not happen').toEqual([]);
    const surprises = Object.keys(law.never).filter((goal) => agenda.happened.has(goal));
    expect(surprises, 'was said never to happen').toEqual([]);
  });
}
