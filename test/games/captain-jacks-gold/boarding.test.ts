import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const SIGN = 'coast-cannon-1-sail-1-boarding';
const CANNON = 'coast-cannon-1-sail-1';
const SAIL = 'coast-sail-1-cannon-1';
const CLOTH = 'passage-cloth-2-sail-1';
const AT_COAST = { at: 'card', revealed: SIGN, places: ['coast', 'coast'] } as const;

describe('treasure', () => {
  const MAPS = 'coast-map-sail-1-becalmed passage-map-sail-2 high-sea-sail-2-map-rum~';

  it.each(['course', 'card', 'visit'] as const)(
    'CJ-5.1 Q-CJ-30 three active maps pay two coins in the own turn: %s',
    (at) => {
      const jack = table({ at, ships: [`${MAPS} ${CLOTH}`], ...(at === 'card' ? { revealed: SAIL } : {}) }).do(
        0,
        'treasure',
      );
      expect(jack.context.coins).toEqual([2, 0]);
      expect(jack.ship(0)).toBe(CLOTH);
      expect([jack.discards('coast'), jack.discards('passage'), jack.discards('high-sea')]).toEqual([
        'coast-map-sail-1-becalmed',
        'passage-map-sail-2',
        'high-sea-sail-2-map-rum',
      ]);
      expect(jack.context.turn).toBe(0);
    },
  );

  it('CJ-5.1 a map that lies down does not count, nor does it on another’s turn', () => {
    const jack = table({ ships: ['coast-map-sail-1-becalmed passage-map-sail-2 high-sea-sail-2-map-rum', ''] });
    expect(jack.refused({ type: 'treasure', seat: 0 })).toBe('CJ-5.1');
    const other = table({ ships: ['', MAPS] });
    expect(other.refused({ type: 'treasure', seat: 1 })).toBe('CJ-3.1');
  });

  it('CJ-5.1 CJ-3.5 in the turn of the third map as well', () => {
    const jack = table({
      at: 'card',
      revealed: 'high-sea-map-cannon-2-rum',
      ships: ['coast-map-sail-1-becalmed passage-map-sail-2'],
    }).with(0, 'take');
    expect(jack.phase).toBe('ending');
    expect(jack.may(0)).toEqual(['end', 'treasure']);
    jack.do(0, 'treasure');
    expect(jack.context.coins[0]).toBe(2);
    expect(jack.context.turn).toBe(1);
  });

  it('CJ-5.1 Q-CJ-30 of more than three maps those to be turned in are chosen', () => {
    const jack = table({ ships: [`${MAPS} passage-map-cannon-2-boarding`] });
    expect(jack.mayName(0, 'treasure')).toHaveLength(4);
    expect(jack.refused({ type: 'treasure', seat: 0 })).toBe('CJ-5.1');
    jack.use(0, 'treasure', 'passage-map-sail-2').use(0, 'treasure', 'passage-map-cannon-2-boarding');
    expect(jack.may(0)).toEqual(['treasure']);
    expect(jack.mayName(0, 'treasure')).toEqual(['coast-map-sail-1-becalmed', 'high-sea-sail-2-map-rum']);
    jack.use(0, 'treasure', 'high-sea-sail-2-map-rum');
    expect(jack.ship(0)).toBe('coast-map-sail-1-becalmed');
    expect(jack.context.coins[0]).toBe(2);
  });
});

describe('boarding', () => {
  it('CJ-5.2 Q-CJ-31 only on a card with the sign, only a ship in the same sea', () => {
    const jack = table({ ...AT_COAST, places: ['coast', 'coast', 'passage', 'harbour'] });
    expect(jack.moves(0).flatMap((move) => (move.type === 'board' ? move.on : []))).toEqual([1]);
    for (const on of [0, 2, 3]) expect(jack.refused({ type: 'board', seat: 0, on })).toBe('CJ-5.2');
    const unsigned = table({ at: 'card', revealed: SAIL, places: ['coast', 'coast'] });
    expect(unsigned.refused({ type: 'board', seat: 0, on: 1 })).toBe('CJ-5.2');
  });

  it('CJ-2.4 CJ-5.2 nobody is boarded in harbour', () => {
    const jack = table({ at: 'card', revealed: SIGN, places: ['coast', 'harbour'] });
    expect(jack.may(0)).not.toContain('board');
  });

  it('CJ-5.2 Q-CJ-32 both throw as often as they have cannons, the active player first; the highest throw wins', () => {
    const jack = table({ ...AT_COAST, ships: [CANNON, 'coast-cannon-2-sail-1'], dice: [5, 2, 3, 4, 1] });
    jack.board(0, 1);
    expect(jack.acting).toEqual([0]);
    jack.do(0, 'throw');
    expect(jack.acting).toEqual([1]);
    expect(jack.refused({ type: 'stop', seat: 1 })).toBe('CJ-5.2');
    jack.do(1, 'throw', 'throw', 'throw');
    expect(jack.events).toContainEqual({ type: 'duel-won', by: 0, on: 1, value: 5, against: 4 });
    expect(jack.acting).toEqual([0]);
  });

  it('CJ-5.2 equal is fought again', () => {
    const jack = table({ ...AT_COAST, ships: ['', CLOTH], dice: [4, 4, 2, 6] })
      .board(0, 1)
      .do(1, 'throw');
    expect(jack.happened).toEqual(['thrown', 'duel-tied']);
    expect(jack.acting).toEqual([0]);
    jack.do(0, 'throw').do(1, 'throw');
    expect(jack.events).toContainEqual({ type: 'duel-won', by: 1, on: 0, value: 6, against: 2 });
  });

  it('CJ-5.3 Q-CJ-33 Q-CJ-34 the winner takes any one card as it lies; a defender as well', () => {
    const jack = table({ ...AT_COAST, ships: [CANNON, `${CLOTH}~ ${SAIL}`], dice: [6, 1, 2] }).board(0, 1);
    jack.do(0, 'stop').do(1, 'throw').loot(0, 1, CLOTH);
    expect(jack.ship(0)).toBe(`${CANNON} ${CLOTH}~`);
    expect(jack.ship(1)).toBe(SAIL);
    const other = table({ ...AT_COAST, ships: [CANNON, CLOTH], dice: [1, 5] })
      .board(0, 1)
      .do(0, 'stop')
      .do(1, 'throw');
    expect(other.acting).toEqual([1]);
    expect(other.refusedUse(1, 'loot', CLOTH)).toBe('CJ-5.3');
    expect(other.loot(1, 0, CANNON).ship(1)).toBe(`${CLOTH} ${CANNON}`);
    expect(other.context.turn).toBe(1);
  });

  it('CJ-5.3 Q-CJ-35 what is taken counts from the winner’s next turn on', () => {
    const jack = table({
      ...AT_COAST,
      ships: [CANNON, ''],
      dice: [1, 5],
      seats: 3,
      places: ['coast', 'coast', 'harbour'],
    });
    jack.board(0, 1).do(0, 'stop').do(1, 'throw').loot(1, 0, CANNON);
    // It is the winner's turn now: the card counts.
    expect(jack.context.turn).toBe(1);
    expect(jack.view(1).strengths[1]?.cannons).toBe(2);
    const early = table({
      ...AT_COAST,
      turn: 2,
      ships: ['', CANNON, ''],
      places: ['harbour', 'coast', 'coast'],
      dice: [6, 1, 2],
    });
    early.board(2, 1).do(1, 'throw', 'throw').loot(2, 1, CANNON);
    expect(early.view(2).strengths[2]?.cannons).toBe(1);
  });

  it('CJ-5.3 Q-CJ-35 with seven cards the winner makes room first, or takes none', () => {
    const full = `${CANNON} ${SAIL} coast-cocoa-1-sail-1 passage-cotton-2-cannon-1 passage-cocoa-2-sail-2 passage-sail-2-cocoa-1 passage-sail-3-cannon-1`;
    const won = () =>
      table({ ...AT_COAST, ships: [full, CLOTH], dice: [6, 1] })
        .board(0, 1)
        .do(0, 'stop')
        .do(1, 'throw')
        .loot(0, 1, CLOTH);
    expect(won().phase).toBe('loading');
    const made = won().discard(0, SAIL);
    expect(made.ship(0)).toContain(CLOTH);
    expect(made.ship(1)).toBe('');
    const none = won().do(0, 'leave');
    expect(none.ship(1)).toBe(CLOTH);
    expect(none.ship(0)).toBe(full);
    // A winner who did not board makes room as well, on another's turn.
    const theirs = table({ ...AT_COAST, ships: [CLOTH, full], dice: [1, 6] })
      .board(0, 1)
      .do(1, 'throw', 'stop')
      .loot(1, 0, CLOTH);
    expect(theirs.acting).toEqual([1]);
    expect(theirs.discard(1, SAIL).ship(1)).toContain(CLOTH);
  });

  it('CJ-5.3 a loser without cards loses nothing, and a winner may take none', () => {
    const jack = table({ ...AT_COAST, ships: [CANNON, ''], dice: [6, 1] })
      .board(0, 1)
      .do(0, 'stop')
      .do(1, 'throw');
    expect(jack.happened).toContain('spared');
    expect(jack.context.turn).toBe(1);
    const mild = table({ ...AT_COAST, ships: [CANNON, CLOTH], dice: [6, 1] })
      .board(0, 1)
      .do(0, 'stop')
      .do(1, 'throw');
    expect(mild.do(0, 'leave').ship(1)).toBe(CLOTH);
  });

  it('CJ-5.4 Q-CJ-36 who boards does not get the card that allowed it, and the turn ends', () => {
    const jack = table({ ...AT_COAST, ships: ['', CLOTH], dice: [6, 1] })
      .board(0, 1)
      .do(1, 'throw')
      .loot(0, 1, CLOTH);
    expect(jack.discards('coast')).toBe(SIGN);
    expect(jack.ship(0)).toBe(CLOTH);
    expect(jack.context.turn).toBe(1);
  });

  it('CJ-8.3 Q-CJ-32 Q-CJ-37 in the advanced game the last throw counts, and a tie does no damage', () => {
    const jack = table({ ...AT_COAST, advanced: true, ships: [CANNON, `${SAIL} ${CLOTH}`], dice: [6, 2, 3, 4, 4] });
    jack.board(0, 1).do(0, 'throw').do(1, 'throw');
    expect(jack.events).toContainEqual({ type: 'duel-won', by: 1, on: 0, value: 3, against: 2 });
    const tie = table({ ...AT_COAST, advanced: true, ships: ['', SAIL], dice: [4, 4] })
      .board(0, 1)
      .do(1, 'throw');
    expect(tie.phase).toBe('duel');
    expect(tie.ship(1)).toBe(SAIL);
  });

  it('CJ-8.3 Q-CJ-23 sails are not compared when boarding', () => {
    const jack = table({ ...AT_COAST, advanced: true, ships: ['', 'coast-sail-2-cannon-1 passage-sail-3-cannon-1'] });
    expect(jack.may(0)).toContain('board');
  });
});
