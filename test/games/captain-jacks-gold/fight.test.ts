import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const CANNON = 'coast-cannon-1-sail-1';
const CANNONS = 'coast-cannon-2-sail-1';
const SAIL = 'coast-sail-1-cannon-1';
const CLOTH = 'passage-cloth-2-sail-1';
const ENGLAND = 'passage-ship-2-3-england';
const FRANCE = 'passage-ship-3-4-france';
const COIN = 'passage-ship-3-4-coin';

describe('capturing a ship', () => {
  it('CJ-4.1 Q-CJ-16 as many throws as cannons, one must reach the value; the first that does ends it', () => {
    const jack = table({ at: 'card', revealed: FRANCE, ships: [CANNONS], dice: [1, 4] }).with(0, 'fight');
    expect(jack.events).toMatchObject([
      { type: 'fight', value: 4, tries: 3 },
      { type: 'thrown', value: 1, left: 2 },
    ]);
    expect(jack.may(0)).toEqual(['stop', 'throw']);
    jack.do(0, 'throw');
    expect(jack.ship(0)).toBe(`${CANNONS} ${FRANCE}`);
    expect(jack.context.turn).toBe(1);
  });

  it('CJ-4.1 after the last throw it has failed', () => {
    const jack = table({ at: 'card', revealed: FRANCE, dice: [3] }).with(0, 'fight');
    expect(jack.happened).toContain('escaped');
    expect(jack.discards('passage')).toBe(FRANCE);
    expect(jack.ship(0)).toBe('');
  });

  it('CJ-4.1 the player may stop: giving up counts as failing', () => {
    const jack = table({ at: 'card', revealed: FRANCE, ships: [CANNONS], dice: [2] })
      .with(0, 'fight')
      .do(0, 'stop');
    expect(jack.happened).toEqual(['stopped', 'escaped']);
    expect(jack.phase).toBe('damage');
  });

  it('CJ-4.1 a ship can’t just be taken, and nothing else can be fought', () => {
    const jack = table({ at: 'card', revealed: FRANCE });
    expect(jack.refused({ type: 'take', seat: 0, card: jack.context.revealed?.id })).toBe('CJ-4.1');
    const calm = table({ at: 'card', revealed: SAIL });
    expect(calm.refused({ type: 'fight', seat: 0, card: calm.context.revealed?.id })).toBe('CJ-4.1');
  });

  it('CJ-4.1 Q-CJ-21 a ship may be passed over; in the basic game sails don’t matter', () => {
    const jack = table({ at: 'card', revealed: 'high-sea-ship-4-5-england' });
    expect(jack.may(0)).toEqual(['draw', 'fight', 'leave']);
  });

  it('CJ-4.2 captured, its loot is active at once in the harbour, without turning', () => {
    const jack = table({ at: 'card', revealed: ENGLAND, dice: [3], row: 'letter-england' }).with(0, 'fight');
    expect(jack.context.ships[0]).toMatchObject([{ up: 'top', fresh: true }]);
    expect(jack.view(0).strengths[0]?.cargo).toBe(1);
    jack.do(1, 'harbour', 'end').do(0, 'harbour').fulfil(0, 'letter-england');
    expect(jack.context.coins[0]).toBe(1);
  });

  it('CJ-4.2 Q-CJ-20 a coin is taken and the card discarded', () => {
    const jack = table({ at: 'card', revealed: COIN, dice: [6] }).with(0, 'fight');
    expect(jack.context.coins).toEqual([1, 0]);
    expect(jack.context.bank).toBe(24);
    expect(jack.ship(0)).toBe('');
    expect(jack.discards('passage')).toBe(COIN);
  });

  it('CJ-4.2 Q-CJ-19 with a full hold one card is discarded, or the prize given up', () => {
    const full = `${CANNON} ${SAIL} ${CLOTH} coast-cocoa-1-sail-1 passage-cotton-2-cannon-1 passage-cocoa-2-sail-2 passage-sail-2-cocoa-1`;
    const won = () => table({ at: 'card', revealed: ENGLAND, ships: [full], dice: [3] }).with(0, 'fight');
    expect(won().may(0)).toEqual(['discard', 'leave']);
    expect(won().discard(0, SAIL).ship(0)).toContain(ENGLAND);
    const given = won().do(0, 'leave');
    expect(given.ship(0)).toBe(full);
    expect(given.discards('passage')).toBe(ENGLAND);
  });

  it('CJ-4.3 Q-CJ-18 failed: the player to the left discards a sail or cannon card of choice', () => {
    const jack = table({
      at: 'card',
      revealed: FRANCE,
      ships: [`${SAIL} ${CANNON} ${CLOTH} ${ENGLAND} passage-cotton-2-cannon-1~`, '', ''],
      dice: [1, 1, 2],
    });
    jack.with(0, 'fight').do(0, 'throw', 'throw');
    expect(jack.acting).toEqual([1]);
    expect(jack.mayName(1, 'damage')).toEqual([CANNON, SAIL, 'passage-cotton-2-cannon-1'].sort());
    expect(jack.refusedUse(1, 'damage', CLOTH, 0)).toBe('CJ-4.3');
    expect(jack.refusedUse(1, 'damage', ENGLAND, 0)).toBe('CJ-4.3');
    expect(jack.refusedUse(2, 'damage', SAIL, 0)).toBe('CJ-4.3');
    jack.damage(1, 0, 'passage-cotton-2-cannon-1');
    expect(jack.discards('passage')).toBe(`passage-cotton-2-cannon-1 ${FRANCE}`);
    expect(jack.context.turn).toBe(1);
  });

  it('CJ-4.3 without a sail or cannon card nothing happens: hold cards are safe', () => {
    const jack = table({ at: 'card', revealed: FRANCE, ships: [`${CLOTH} ${ENGLAND}`], dice: [1] }).with(0, 'fight');
    expect(jack.happened).toContain('unharmed');
    expect(jack.ship(0)).toBe(`${CLOTH} ${ENGLAND}`);
    expect(jack.context.turn).toBe(1);
  });

  it('CJ-4.4 Q-CJ-19 a fight ends the turn, won or lost', () => {
    for (const dice of [[3], [2]]) {
      const jack = table({ at: 'card', revealed: ENGLAND, dice }).with(0, 'fight');
      expect(jack.context.turn).toBe(1);
      expect(jack.phase).toBe('course');
    }
  });
});

describe('the advanced fight', () => {
  const ADVANCED = { at: 'card', advanced: true } as const;

  it('CJ-8.2 Q-CJ-22 a ship is fought only with as many sails as its value; else cards are drawn on', () => {
    const slow = table({ ...ADVANCED, revealed: FRANCE });
    expect(slow.refused({ type: 'fight', seat: 0, card: slow.context.revealed?.id })).toBe('CJ-8.2');
    expect(slow.may(0)).toEqual(['draw', 'leave']);
    expect(table({ ...ADVANCED, revealed: FRANCE, ships: [SAIL] }).may(0)).toContain('fight');
    expect(table({ ...ADVANCED, revealed: FRANCE, drawn: 2 }).may(0)).toEqual(['leave']);
    // Cards turned over use up draws, not the sails that are compared.
    expect(table({ ...ADVANCED, revealed: FRANCE, ships: [SAIL], drawn: 3 }).may(0)).toEqual(['fight', 'leave']);
  });

  it('CJ-8.3 Q-CJ-17 only the last throw counts; the player decides after each', () => {
    const worse = table({ ...ADVANCED, revealed: ENGLAND, ships: [CANNON], dice: [5, 2] }).with(0, 'fight');
    expect(worse.may(0)).toEqual(['stop', 'throw']);
    expect(worse.do(0, 'throw').happened).toContain('escaped');
    const kept = table({ ...ADVANCED, revealed: ENGLAND, ships: [CANNON], dice: [5, 2] })
      .with(0, 'fight')
      .do(0, 'stop');
    expect(kept.events).toContainEqual(expect.objectContaining({ type: 'captured', hurt: false }));
  });

  it('CJ-8.4 Q-CJ-17 exactly the value: captured, but damaged', () => {
    const jack = table({ ...ADVANCED, revealed: ENGLAND, ships: [CANNON], dice: [3] })
      .with(0, 'fight')
      .do(0, 'stop');
    expect(jack.happened).toEqual(['stopped', 'captured', 'loaded']);
    expect(jack.acting).toEqual([1]);
    jack.damage(1, 0, CANNON);
    expect(jack.ship(0)).toBe(ENGLAND);
    const basic = table({ at: 'card', revealed: ENGLAND, ships: [CANNON], dice: [3] }).with(0, 'fight');
    expect(basic.ship(0)).toBe(`${CANNON} ${ENGLAND}`);
    expect(basic.phase).toBe('course');
  });
});

describe('what can’t be evaded', () => {
  const ADVANCED = { at: 'card', advanced: true } as const;
  const FIVE = `${SAIL} ${CANNON} ${CLOTH} ${ENGLAND} coast-cocoa-1-sail-1`;

  it.each(['coast-sandbank-3-sail-maker', 'coast-storm-3-cook', 'coast-monster-3-helmsman'])(
    'CJ-8.5 Q-CJ-38 %s must be faced when drawn',
    (revealed) => {
      const jack = table({ ...ADVANCED, revealed, ships: ['passage-cocoa-1-cook-rum~+1'] });
      expect(jack.may(0)).toEqual(['face']);
      for (const type of ['draw', 'leave']) expect(jack.refused({ type, seat: 0 })).toBe('CJ-8.5');
      for (const type of ['take', 'fight']) {
        expect(jack.refused({ type, seat: 0, card: jack.context.revealed?.id })).toBe('CJ-8.5');
      }
    },
  );

  it('CJ-8.5 Q-CJ-38 won, the card goes on the ship with its lower half up; the turn ends', () => {
    const jack = table({ ...ADVANCED, revealed: 'coast-sandbank-3-sail-maker', ships: [FIVE] }).with(0, 'face');
    expect(jack.ship(0)).toBe(`${FIVE} coast-sandbank-3-sail-maker~`);
    expect(jack.context.turn).toBe(1);
  });

  it('CJ-8.5 lost, nothing is lost, and the card stays on the discards', () => {
    const jack = table({ ...ADVANCED, revealed: 'coast-storm-3-cook', ships: [CANNON] }).with(0, 'face');
    expect(jack.ship(0)).toBe(CANNON);
    expect(jack.discards('coast')).toBe('coast-storm-3-cook');
    expect(jack.phase).toBe('course');
  });

  it.each([
    ['coast-sandbank-3-sail-maker', `${CANNON} ${CLOTH}`, false],
    ['coast-sandbank-3-sail-maker', `${CANNON} ${CLOTH} ${ENGLAND}`, true],
    ['passage-sandbank-4-paymaster', `${CANNON} ${CLOTH} ${ENGLAND}`, false],
    ['passage-sandbank-4-paymaster', `${CANNON} ${SAIL} ${CLOTH} ${ENGLAND}`, true],
    ['high-sea-sandbank-5-carpenter', `${CANNON} ${SAIL} ${CLOTH} ${ENGLAND}`, false],
    ['high-sea-sandbank-5-carpenter', FIVE, true],
    ['coast-storm-3-cook', CANNON, false],
    ['coast-storm-3-cook', SAIL, true],
    ['passage-storm-4-quartermaster', SAIL, false],
    ['passage-storm-4-quartermaster', 'coast-sail-2-cannon-1', true],
    ['passage-storm-4-quartermaster', 'high-sea-monster-5-sail-maker~', true],
    ['high-sea-storm-5-gunman', 'coast-sail-2-cannon-1', false],
    ['high-sea-storm-5-gunman', `coast-sail-2-cannon-1 ${SAIL}`, true],
  ])('CJ-8.6 Q-CJ-39 %s with %s: won is %s', (revealed, ship, won) => {
    const jack = table({ ...ADVANCED, revealed, ships: [ship] }).with(0, 'face');
    expect(jack.events).toContainEqual(expect.objectContaining({ type: 'faced', won }));
  });

  it('CJ-8.6 Q-CJ-39 a storm counts the sails that a Helmsman adds now', () => {
    const jack = table({ ...ADVANCED, revealed: 'high-sea-storm-5-gunman', ships: ['passage-sail-2-helmsman-rum~+1'] });
    jack.use(0, 'helmsman', 'passage-sail-2-helmsman-rum').with(0, 'face');
    expect(jack.ship(0)).toContain('high-sea-storm-5-gunman~');
  });

  it.each([
    ['coast-monster-3-helmsman', 3],
    ['passage-monster-4-lookout', 4],
    ['high-sea-monster-5-sail-maker', 5],
  ])(
    'CJ-8.6 Q-CJ-39 %s: a throw of %i, as many tries as cannons; the first that is enough ends it',
    (revealed, value) => {
      const won = table({ ...ADVANCED, revealed, ships: [CANNONS], dice: [1, value] }).with(0, 'face');
      expect(won.events).toContainEqual(expect.objectContaining({ type: 'fight', value, tries: 3 }));
      won.do(0, 'throw');
      expect(won.ship(0)).toBe(`${CANNONS} ${revealed}~`);
      const lost = table({ ...ADVANCED, revealed, ships: [CANNON], dice: [1, value - 1] })
        .with(0, 'face')
        .do(0, 'throw');
      expect(lost.ship(0)).toBe(CANNON);
      expect(lost.phase).toBe('course');
    },
  );
});
