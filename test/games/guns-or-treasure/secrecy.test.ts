import { describe, expect, it } from 'vitest';
import type { Context, GunsOrTreasureMove } from '../../../src/games/guns-or-treasure/context.ts';
import { gunsOrTreasure } from '../../../src/games/guns-or-treasure/index.ts';
import { phaseOf } from '../../../src/games/guns-or-treasure/legal.ts';
import { projectEvents } from '../../../src/games/kit/events.ts';
import type { State } from '../../../src/games/kit/game.ts';
import { optionEnds } from '../../../src/games/kit/options.ts';
import { play, type SetupRequest, start } from '../../../src/games/kit/play.ts';
import { seatsFrom, type Viewer } from '../../../src/games/kit/seats.ts';
import { allMoves, atRandom, lot, playOut, type Step } from '../kit/run.ts';
import { short, table } from './table.ts';

/** Phases in which all decide at once, in secret. */
const AT_ONCE = ['sides', 'building', 'laying', 'choosing', 'crewing'];

/** Every combination of options, at two, three or five seats in turn; Longer matches would only repeat themselves. */
const setups: SetupRequest[] = [2, 3, 5].flatMap((seats, at) =>
  optionEnds(gunsOrTreasure.options, seats)
    .filter((options) => options.longer === false)
    .filter((_, number) => number % 3 === at)
    .map((options, number) => ({ seats, options, seed: `secrecy ${seats} ${number}` })),
);

const game = gunsOrTreasure;

type Play = State<Context>;

const isSecret = (state: Play): boolean =>
  AT_ONCE.includes(phaseOf(state.value)) && !(phaseOf(state.value) === 'building' && state.context.options.openDrydock);

const others = (state: Play, seat: number): Viewer[] => [
  ...seatsFrom(0, state.context.seats).filter((other) => other !== seat),
  'public',
];

/** All that is sent to somebody who only looks on. */
const seen = (state: Play, viewer: Viewer) =>
  JSON.stringify({
    ...game.view(state, viewer),
    acting: null,
    moves: viewer === 'public' ? [] : game.moves(state, viewer),
  });

/** A move that others must learn nothing of but that somebody is ready. */
function checkWhisper({ before, move, after, events }: Step): boolean {
  const [was, is] = [before as Play | undefined, after as Play];
  if (!was || !move || !isSecret(was) || phaseOf(was.value) !== phaseOf(is.value)) return false;
  const acting = game.view(is, 'public').acting;
  for (const viewer of others(is, move.seat)) {
    expect(seen(is, viewer)).toBe(seen(was, viewer));
    const told = projectEvents(events, viewer);
    expect(told).toEqual(
      acting.includes(move.seat) ? [] : [{ type: 'ready', seat: move.seat, task: phaseOf(was.value) }],
    );
  }
  return true;
}

describe('what all do at once', () => {
  it('GT-3.7 GT-2.1 GT-9.3 GT-9.5 nobody learns anything of it but who is ready, with any options', () => {
    const met = new Set<string>();
    for (const setup of setups) {
      playOut(game, setup, (step) => {
        if (checkWhisper(step)) met.add(phaseOf(step.after.value));
      });
    }
    expect([...met].sort()).toEqual([...AT_ONCE].sort());
  });

  it('GT-3.7 GT-9.3 GT-9.5 in which order it was done leaves no trace: neither in ids nor in anything else', () => {
    let compared = 0;
    for (const setup of setups) {
      let from: { state: Play; moves: GunsOrTreasureMove[] } | undefined;
      playOut(game, setup, ({ before, move, after, path }) => {
        const was = before as Play | undefined;
        if (!was || !move || !isSecret(was)) return;
        from ??= { state: was, moves: [] };
        from.moves.push(move as GunsOrTreasureMove);
        if (phaseOf(after.value) === phaseOf(was.value)) return;
        const other = inAnotherOrder(from.state, from.moves, `${setup.seed} ${path.length}`);
        if (other) {
          expect(JSON.stringify(other)).toBe(JSON.stringify(after));
          compared++;
        }
        from = undefined;
      });
    }
    expect(compared).toBeGreaterThan(100);
  });
});

/** The same moves in an order of chance; `undefined` where the rules forbid it (a ship must be there before it is built on). */
function inAnotherOrder(state: Play, moves: readonly GunsOrTreasureMove[], seed: string): Play | undefined {
  let now = state;
  for (const move of lot(seed, (lots) => lots.shuffled(moves))) {
    if (game.refuse(now, move)) return undefined;
    now = play(game, now, move).state;
  }
  return now;
}

const handIds = (state: Play): string[][] => game.view(state, 'public').hands.map((hand) => hand.map(({ id }) => id));

describe('ids', () => {
  it('GT-3.5 GT-9.3 after a draw nobody can tell the cards that somebody kept from those drawn or stolen', () => {
    let draws = 0;
    for (const setup of setups) {
      playOut(game, setup, ({ before, after, events }) => {
        if (!before || !events.some(({ type }) => type === 'drew')) return;
        const old = new Set(JSON.stringify(game.view(before as Play, 'public')).match(/c\d+/g));
        for (const id of handIds(after as Play).flat()) expect(old.has(id)).toBe(false);
        draws++;
      });
    }
    expect(draws).toBeGreaterThan(100);
  });

  it('GT-3.5 ids of a hand are in an order of chance: the youngest card is anywhere in it', () => {
    const places = new Set<number>();
    for (let number = 0; number < 40; number++) {
      const dock = table({
        at: 'signal',
        seed: `${number}`,
        hands: ['G1 G1 G1', 'T1 T1 T1'],
        deck: 'B T2 G2 T2 G2 T2',
      });
      dock.signal(0);
      places.add(dock.context.hands[0]?.findIndex(({ kind }) => kind === 'bomb') ?? -1);
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('GT-9.5 nobody can tell whose card lies where in the Armada', () => {
    const position = (hands: readonly string[]) =>
      table({
        at: 'crewing',
        options: { armada: true },
        hands,
        ships: [['T5 G1'], ['T5 G2']],
        armada: ['G5', 'T4', 'B'],
      });
    const crewed = (hands: readonly string[]) => {
      const sea = position(hands);
      for (const seat of [0, 1]) {
        for (const ship of ['G5', 'T4', 'B']) sea.crew(seat, hands[seat]?.split(' ')[0] ?? '', ship);
      }
      return sea;
    };
    const one = crewed(['G1 G1 G1', 'T1 T1 T1']);
    const other = crewed(['T1 T1 T1', 'G1 G1 G1']);
    expect(JSON.stringify(other.view('public'))).toBe(JSON.stringify(one.view('public')));
    const before = new Set(handIds(position(['G1 G1 G1', 'T1 T1 T1']).state).flat());
    const sterns = one.context.armada.flatMap(({ cards }) => cards.slice(1));
    expect(sterns.filter(({ id }) => before.has(id))).toEqual([]);
    const owners = new Set<string>();
    for (let number = 0; number < 20; number++) {
      const sea = table({
        at: 'crewing',
        options: { armada: true },
        seed: `${number}`,
        hands: ['G1', 'T1'],
        ships: [['T5 G1'], []],
        armada: ['G5'],
      });
      owners.add(short(sea.crew(0, 'G1', 'G5').crew(1, 'T1', 'G5').context.armada[0]?.cards ?? []));
    }
    expect([...owners].sort()).toEqual(['G5 G1 T1', 'G5 T1 G1']);
  });

  it('GT-3.7 a stern keeps the id that it had in the hand of this round, so every eye can follow it from hand to ship', () => {
    const dock = table({ at: 'building', hands: ['G1 G2 G3 T1', 'G1 G2 G3 T1'] });
    const hand = handIds(dock.state)[0] ?? [];
    for (const seat of [0, 1]) dock.launch(seat, 'G1').build(seat, 'T1', 'G1').build(seat, 'G2', 'G1 T1');
    const ids = dock.view(1).fleets[0]?.flatMap(({ cards }) => cards.map(({ id }) => id)) ?? [];
    expect(ids.every((id) => hand.includes(id))).toBe(true);
  });
});

describe('looks', () => {
  it('GT-1.2 GT-3.6 GT-9.5 what somebody has looked at stays theirs alone, and who looked in secret stays unknown', () => {
    let looks = 0;
    for (const setup of setups) {
      playOut(game, setup, ({ after }) => {
        const state = after as Play;
        for (const viewer of others(state, -1)) {
          const view = game.view(state, viewer);
          const faces = new Map(
            [...view.fleets.flat(), ...view.armada]
              .flatMap(({ cards, open }) => (open ? [] : cards.slice(1)))
              .map((card) => [card.id, card.kind]),
          );
          for (const { seat, card, inSecret } of state.context.looks) {
            if (
              !faces.has(card) ||
              view.fleets[Number(viewer)]?.some(({ cards }) => cards.some(({ id }) => id === card))
            )
              continue;
            const mine = state.context.looks.some((look) => look.seat === viewer && look.card === card);
            expect(faces.get(card) !== null).toBe(mine);
            if (inSecret && seat !== viewer) expect(view.looks).not.toContainEqual({ seat, card, inSecret });
            looks++;
          }
        }
      });
    }
    expect(looks).toBeGreaterThan(1000);
  });
});

describe('every combination of options', () => {
  it('GT-9.6 is dealt, and hides all hands and sterns from the public screen', () => {
    for (const setup of setups) {
      const { state } = start(game, setup);
      const last = playOut(game, setup, () => {}, atRandom('public'));
      expect(last.after.status).toBe('done');
      expect(allMoves(game, last.after)).toEqual([]);
      const view = game.view(state, 'public');
      expect(view.hands.flat().some(({ kind }) => kind !== null)).toBe(false);
    }
  });
});
