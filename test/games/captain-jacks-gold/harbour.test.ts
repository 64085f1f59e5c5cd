import { describe, expect, it } from 'vitest';
import { LETTERS, letterOf } from '../../../src/games/captain-jacks-gold/cards.ts';
import { waysToPay } from '../../../src/games/captain-jacks-gold/rules/harbour.ts';
import { table } from './table.ts';

const CLOTH = 'passage-cloth-2-sail-1';
const COTTON = 'passage-cotton-2-cannon-1';
const COCOA = 'passage-cocoa-2-sail-2';
const ENGLAND = 'passage-ship-2-3-england';
const VISIT = { at: 'visit' } as const;

describe('the harbour', () => {
  it('CJ-6.1 Q-CJ-24 no sea cards are drawn; letters, turning, discarding in any order, then the turn ends', () => {
    const jack = table({
      ...VISIT,
      ships: [`${CLOTH} ${ENGLAND}`],
      row: 'letter-england letter-cloth-2 letter-spain letter-france',
    });
    expect(jack.refused({ type: 'draw', seat: 0 })).toBe('CJ-6.1');
    jack.use(0, 'turn', CLOTH).fulfil(0, 'letter-england').use(0, 'turn', CLOTH).fulfil(0, 'letter-cloth-2');
    expect(jack.context.coins[0]).toBe(2);
    jack.do(0, 'end');
    expect(jack.context.turn).toBe(1);
  });

  it('CJ-6.1 Q-CJ-24 or nothing at all', () => {
    expect(table({}).do(0, 'harbour', 'end').context.turn).toBe(1);
  });

  it.each(LETTERS.map(({ kind, coins }) => [kind, coins] as const))(
    'CJ-6.2 %s is fulfilled and pays %i',
    (kind, coins) => {
      const { goods, flags } = letterOf(kind);
      const SHIPS = { england: ENGLAND, france: 'passage-ship-3-4-france', spain: 'passage-ship-3-4-spain' };
      const GOODS = { cloth: CLOTH, cotton: COTTON, cocoa: COCOA };
      const cards = [...flags.map((flag) => SHIPS[flag]), ...Object.keys(goods).map((good) => GOODS[good as 'cloth'])];
      const jack = table({ ...VISIT, ships: [`${cards.join(' ')} coast-sail-1-cannon-1`], row: kind }).fulfil(0, kind);
      expect(jack.context.coins[0]).toBe(coins);
      expect(jack.context.bank).toBe(25 - coins);
      expect(jack.ship(0)).toBe('coast-sail-1-cannon-1');
      expect(jack.discards('passage').split(' ').sort()).toEqual([...cards].sort());
      for (const missing of cards) {
        const short = table({ ...VISIT, ships: [cards.filter((card) => card !== missing).join(' ')], row: kind });
        expect(short.refused({ type: 'fulfil', seat: 0, letter: short.letter(kind) })).toBe('CJ-6.2');
      }
    },
  );

  it('CJ-6.2 Q-CJ-26 only active halves pay', () => {
    const jack = table({
      ...VISIT,
      ships: ['coast-sail-1-cloth-1 coast-cannon-1-cotton-1'],
      row: 'letter-cloth-1-cotton-1',
    });
    expect(jack.mayName(0, 'fulfil')).toEqual([]);
    jack.use(0, 'turn', 'coast-sail-1-cloth-1').use(0, 'turn', 'coast-cannon-1-cotton-1');
    expect(jack.mayName(0, 'fulfil')).toEqual(['letter-cloth-1-cotton-1']);
  });

  it('CJ-6.2 Q-CJ-27 what is over is wasted: a card serves one letter only', () => {
    const jack = table({
      ...VISIT,
      ships: [`${CLOTH} coast-cocoa-1-sail-1`],
      row: 'letter-cloth-1-cocoa-1 letter-cloth-2',
    });
    jack.fulfil(0, 'letter-cloth-1-cocoa-1');
    expect(jack.ship(0)).toBe('');
    expect(jack.mayName(0, 'fulfil')).toEqual([]);
  });

  it('CJ-6.2 where there are several ways to pay, the player chooses the cards; none that could be spared', () => {
    const ship = `${CLOTH} coast-cloth-1-cannon-1-rum passage-cloth-1-cocoa-1-rum`;
    const jack = table({ ...VISIT, ships: [ship], row: 'letter-cloth-2' }).fulfil(0, 'letter-cloth-2');
    expect(jack.phase).toBe('paying');
    expect(jack.refused({ type: 'end', seat: 0 })).toBe('CJ-6.2');
    expect(jack.mayName(0, 'pay')).toHaveLength(3);
    jack.use(0, 'pay', 'coast-cloth-1-cannon-1-rum');
    expect(jack.ship(0)).toBe(CLOTH);
    expect(jack.context.coins[0]).toBe(1);
    const other = table({ ...VISIT, ships: [ship], row: 'letter-cloth-2' })
      .fulfil(0, 'letter-cloth-2')
      .use(0, 'pay', CLOTH);
    expect(other.ship(0)).toBe('coast-cloth-1-cannon-1-rum passage-cloth-1-cocoa-1-rum');
    const ways = waysToPay(letterOf('letter-cloth-2'), other.context.ships[0] ?? [], 0);
    expect(ways).toHaveLength(1);
  });

  it('CJ-6.2 Q-CJ-28 a letter leaves the game and is replaced at once; the new one may be fulfilled in the same turn', () => {
    const jack = table({
      ...VISIT,
      ships: [`${ENGLAND} ${CLOTH} ${COTTON} ${COCOA}`],
      row: 'letter-england letter-spain',
    });
    const next = jack.context.letters[0];
    jack.fulfil(0, 'letter-england');
    expect(jack.row).toBe(`${next?.kind} letter-spain`);
    expect(jack.context.fulfilled.map(({ kind }) => kind)).toEqual(['letter-england']);
    expect(next?.kind).toBe('letter-cloth-2');
    jack.fulfil(0, 'letter-cloth-2');
    expect(jack.context.coins[0]).toBe(2);
  });

  it('CJ-6.3 Q-CJ-29 turning activates the other half: sails become cannons and back', () => {
    const jack = table({ ...VISIT, ships: ['coast-sail-2-cannon-1'] });
    expect(jack.view(0).strengths[0]).toMatchObject({ sails: 4, cannons: 1 });
    jack.use(0, 'turn', 'coast-sail-2-cannon-1');
    expect(jack.view(0).strengths[0]).toMatchObject({ sails: 2, cannons: 2 });
    jack.use(0, 'turn', 'coast-sail-2-cannon-1');
    expect(jack.ship(0)).toBe('coast-sail-2-cannon-1');
  });

  it('CJ-6.3 ship cards are not turned, nor is anything at sea', () => {
    const jack = table({ ...VISIT, ships: [`${ENGLAND} ${CLOTH}`] });
    expect(jack.refusedUse(0, 'turn', ENGLAND)).toBe('CJ-6.3');
    const sea = table({ at: 'card', revealed: COCOA, ships: [CLOTH] });
    expect(sea.refusedUse(0, 'turn', CLOTH)).toBe('CJ-3.2');
  });

  it('CJ-6.4 Q-CJ-25 a turned card counts at once in the same visit', () => {
    const jack = table({ ...VISIT, ships: ['high-sea-sail-2-map-rum passage-map-sail-2 coast-map-sail-1-becalmed'] });
    expect(jack.refused({ type: 'treasure', seat: 0 })).toBe('CJ-5.1');
    jack.use(0, 'turn', 'high-sea-sail-2-map-rum').do(0, 'treasure');
    expect(jack.context.coins[0]).toBe(2);
  });

  it('CJ-6.4 Q-CJ-03 when the letters run out, the row shrinks', () => {
    const jack = table({ ...VISIT, ships: [ENGLAND], row: 'letter-england letter-spain', fulfilled: 'all' });
    jack.fulfil(0, 'letter-england');
    expect(jack.row).toBe('letter-spain');
    expect(jack.happened).toEqual(['fulfilled', 'coins']);
  });

  it('CJ-6.4 if the coins run out, what is there is paid', () => {
    const jack = table({
      ...VISIT,
      finish: true,
      coins: [6, 6, 6, 6],
      ships: ['passage-ship-3-4-france passage-ship-3-4-spain'],
      row: 'letter-france-spain',
    });
    jack.fulfil(0, 'letter-france-spain');
    expect(jack.context.coins).toEqual([7, 6, 6, 6]);
    expect(jack.context.bank).toBe(0);
  });
});

describe('the end', () => {
  it.each([
    [[9, 0], true],
    [[8, 0], false],
    [[7, 0, 0], true],
    [[6, 0, 0], false],
    [[6, 0, 0, 0], true],
    [[5, 0, 0, 0], false],
  ])('CJ-7.1 Q-CJ-50 with %j one more coin ends the game at once: %s', (coins, over) => {
    const jack = table({ ...VISIT, coins, ships: [ENGLAND], row: 'letter-england' }).fulfil(0, 'letter-england');
    expect(jack.isOver).toBe(over);
    if (over) {
      expect(jack.context.outcome).toMatchObject({ rule: 'CJ-7.1', scores: [(coins[0] ?? 0) + 1, ...coins.slice(1)] });
      expect(jack.context.outcome?.ranking[0]).toEqual([0]);
      expect(jack.refused({ type: 'end', seat: 0 })).toBe('CJ-7.1');
    } else expect(jack.phase).toBe('visit');
  });

  it('CJ-7.1 by a coin of a captured ship, a treasure, or a passenger as well', () => {
    const captured = table({ at: 'card', coins: [9, 0], revealed: 'passage-ship-3-4-coin', dice: [6] }).with(
      0,
      'fight',
    );
    expect(captured.isOver).toBe(true);
    const dug = table({
      coins: [8, 3],
      ships: ['coast-map-sail-1-becalmed passage-map-sail-2 high-sea-map-cannon-2-rum'],
    });
    expect(dug.do(0, 'treasure').isOver).toBe(true);
    const tie = table({
      at: 'card',
      advanced: true,
      coins: [9, 0],
      revealed: 'passage-ship-3-4-coin',
      ships: ['coast-sail-2-cannon-1'],
      dice: [4],
    });
    // Won before the damage of a tie is done.
    expect(tie.with(0, 'fight').isOver).toBe(true);
  });

  const LAST = { ...VISIT, finish: true, row: 'letter-england', first: 1 } as const;

  it('CJ-9.2 the round is finished where that is asked for: the most coins win', () => {
    const jack = table({
      ...LAST,
      turn: 1,
      coins: [9, 9],
      ships: ['passage-ship-3-4-france passage-ship-3-4-spain', ENGLAND],
    });
    jack.fulfil(1, 'letter-england');
    expect(jack.happened).toContain('last-round');
    expect(jack.isOver).toBe(false);
    jack.do(1, 'end').do(0, 'harbour', 'end');
    expect(jack.isOver).toBe(true);
    expect(jack.context.outcome).toMatchObject({ ranking: [[1], [0]], rule: 'CJ-9.2', scores: [9, 10] });
  });

  it('CJ-9.2 whoever began has had as many turns: the last of the round ends it at once', () => {
    const jack = table({ ...LAST, coins: [9, 2], ships: [ENGLAND, ''] })
      .fulfil(0, 'letter-england')
      .do(0, 'end');
    expect(jack.isOver).toBe(true);
  });

  it('CJ-9.2 ties go to the most active goods and flags, then they are shared', () => {
    const end = (ships: readonly string[]) =>
      table({ ...LAST, coins: [9, 10], ships })
        .fulfil(0, 'letter-england')
        .do(0, 'end').context.outcome?.ranking;
    expect(end([`${ENGLAND} ${CLOTH}`, 'high-sea-ship-3-5-cocoa-3'])).toEqual([[1], [0]]);
    expect(end([`${ENGLAND} ${CLOTH}`, 'passage-ship-3-4-france'])).toEqual([[0], [1]]);
    expect(end([`${ENGLAND} ${CLOTH}`, COTTON])).toEqual([[0, 1]]);
  });
});
