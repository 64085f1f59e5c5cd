import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyGame, type Move, Refused, type State } from '../../../../src/games/kit/game.ts';
import { ruleIds } from '../../../../src/games/kit/guide.ts';
import { play, type SetupRequest, start } from '../../../../src/games/kit/play.ts';
import { seatsFrom } from '../../../../src/games/kit/seats.ts';
import { allMoves, everyEnd, evidence, frozen, lot, same, setupsOf, times } from '../run.ts';
import { speakerOf, spoken } from '../speaker.ts';

/** A move as text, whatever the order of its fields. */
const canonical = (move: object): string =>
  `{${Object.keys(move)
    .sort()
    .map((field) => `${JSON.stringify(field)}:${JSON.stringify((move as Record<string, unknown>)[field])}`)
    .join()}}`;

/** Values that a careless or a malicious client may put anywhere. */
const JUNK: readonly unknown[] = [
  ...[null, true, false, '', ' ', '0', 'x', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'],
  ...[-1, 0, 1, 2, 3, 6, 7, 1.5, 1e21, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 32],
  ...[
    [],
    [0],
    {},
    { id: 'c0' },
    [['c0']],
    'c0',
    'c-1',
    'c1e3',
    'seat:0',
    'pile:draw',
    'xstate.init',
    'xstate.stop',
    '*',
  ],
];

/** Own fields that nobody asked for, as text: `__proto__` can only be an own field in JSON. */
const EXTRAS = ['"__proto__":{"seat":0}', '"constructor":1', '"extra":"x"', '"card":"c0"', '"on":1', '"count":1'];

interface Edit {
  readonly how: 'set' | 'drop' | 'add' | 'seat' | 'card';
  readonly where: number;
  readonly what: number;
}

const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;

function edited(game: AnyGame, state: State, move: Move, { how, where, what }: Edit): Move {
  const fields = Object.keys(move);
  const field = fields.length === 0 ? 'type' : pick(fields, where);
  const cards = game.cards(state.context).map(({ id }) => id);
  switch (how) {
    case 'set':
      return { ...move, [field]: pick(JUNK, what) } as Move;
    case 'card':
      return { ...move, [field]: pick(cards, what) } as Move;
    case 'seat':
      return { ...move, seat: pick(seatsFrom(0, state.context.seats + 2), what) };
    case 'drop':
      return Object.fromEntries(Object.entries(move).filter(([name]) => name !== field)) as unknown as Move;
    case 'add': {
      const text = JSON.stringify(move);
      return JSON.parse(`${text.slice(0, -1)}${text === '{}' ? '' : ','}${pick(EXTRAS, what)}}`) as Move;
    }
  }
}

/** A move that is not listed is refused by a rule of the guide, in words, and changes nothing; one that is listed is not. */
function judge(game: AnyGame, state: State, move: Move): 'legal' | 'refused' {
  const listed = allMoves(game, state).some((legal) => canonical(legal) === canonical(move));
  const before = JSON.stringify(state);
  const refusal = game.refuse(state, move);
  if (listed && refusal) throw new Error(`${canonical(move)} is listed, yet ${refusal.rule} refuses it.`);
  if (listed) return 'legal';
  if (refusal === undefined) throw new Error(`${canonical(move)} is not listed, yet it is not refused.`);
  if (!ruleIds(game.guide).includes(refusal.rule)) throw new Error(`The guide has no rule ${refusal.rule}.`);
  spoken({ key: refusal.why, ...(refusal.values ? { values: refusal.values } : {}) }, speakerOf(game));
  const played = attempt(() => play(game, state, move));
  if (!(played instanceof Refused)) throw new Error(`${canonical(move)} was played.`);
  same(JSON.stringify(state), before, () => `${canonical(move)} changed the state`);
  return 'refused';
}

const attempt = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

/** A game played at random for some moves: its states, and all moves that were listed on the way. */
function wander(game: AnyGame, setup: SetupRequest, length: number) {
  let state = frozen(start(game, setup).state);
  const path: Move[] = [];
  const met: Move[] = [...allMoves(game, state)];
  while (path.length < length && state.status === 'active') {
    const moves = allMoves(game, state);
    const move = lot(`${setup.seed}:${path.length}`, (lots) => lots.oneOf(moves));
    state = frozen(play(game, state, move).state);
    path.push(move);
    met.push(...allMoves(game, state));
  }
  return { state, path, met };
}

const edit = fc.record({
  how: fc.constantFrom<Edit['how']>('set', 'drop', 'add', 'seat', 'card'),
  where: fc.nat(20),
  what: fc.nat(200),
});

/** Random and mutated moves: legal if and only if listed. */
export function illegalMovesAreRefused(game: AnyGame): void {
  describe('a move', () => {
    const setups = everyEnd(game).flatMap((end) => setupsOf(end, 2, 'refusals'));
    const position = fc.record({ setup: fc.constantFrom(...setups), length: fc.nat(90) });

    const judged = (setup: SetupRequest, length: number, moves: (run: ReturnType<typeof wander>) => Move[]) => {
      const run = wander(game, setup, length);
      try {
        return moves(run).map((move) => judge(game, run.state, move));
      } catch (error) {
        throw evidence(game, setup, run.path, error);
      }
    };

    it('made of a legal one by changing it is legal only when it is listed', () => {
      const counts = { legal: 0, refused: 0 };
      const attempts = fc.array(fc.record({ base: fc.nat(5000), edits: fc.array(edit, { maxLength: 3 }) }), {
        minLength: 1,
        maxLength: 40,
      });
      fc.assert(
        fc.property(position, attempts, ({ setup, length }, tries) => {
          const verdicts = judged(setup, length, ({ state, met }) =>
            tries.map(({ base, edits }) =>
              edits.reduce((move, change) => edited(game, state, move, change), pick(met, base)),
            ),
          );
          for (const verdict of verdicts) counts[verdict]++;
        }),
        { numRuns: times(150, 10_000), seed: 20_17 },
      );
      expect(counts.refused).toBeGreaterThan(500);
      expect(counts.legal).toBeGreaterThan(20);
    });

    it('of any shape at all is refused', () => {
      const shape = fc.dictionary(fc.constantFrom('type', 'seat', 'card', 'on', 'count', '__proto__'), fc.jsonValue());
      fc.assert(
        fc.property(position, fc.array(shape, { minLength: 1, maxLength: 20 }), ({ setup, length }, shapes) => {
          judged(setup, length, () => shapes as unknown as Move[]);
        }),
        { numRuns: times(50, 3000), seed: 20_17 },
      );
    });

    it('of every other moment is refused now, each from every seat', () => {
      for (const setup of setups.slice(0, times(6, 60))) {
        for (const length of [0, 3, 7, 15, 31, 5000]) {
          judged(setup, length, ({ state, met }) =>
            seatsFrom(0, state.context.seats).flatMap((seat) => met.slice(-60).map((move) => ({ ...move, seat }))),
          );
        }
      }
    });
  });
}
