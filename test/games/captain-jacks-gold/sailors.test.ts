import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const HELMSMAN = 'passage-sail-2-helmsman-rum';
const COOK = 'passage-cocoa-1-cook-rum';
const LOOKOUT = 'high-sea-map-lookout-rum';
const PAYMASTER = 'passage-sandbank-4-paymaster';
const QUARTERMASTER = 'high-sea-cannon-2-quartermaster-rum';
const CARPENTER = 'coast-cannon-1-carpenter-rum';
const SAIL_MAKER = 'coast-sandbank-3-sail-maker';
const GUNMAN = 'coast-sail-1-gunman-rum';
const CANNON = 'coast-cannon-1-sail-1';
const SAIL = 'coast-sail-1-cannon-1';
const CLOTH = 'passage-cloth-2-sail-1';
const RUM = 'coast-sail-1-cannon-1-rum';
const SIX = `${SAIL} ${CANNON} coast-cocoa-1-sail-1 ${CLOTH} passage-cotton-2-cannon-1 passage-cocoa-2-sail-2`;

const bottles = (jack: ReturnType<typeof table>, seat: number) => jack.context.ships[seat]?.map(({ rum }) => rum);

describe('rum', () => {
  const DRAW = { advanced: true, piles: RUM } as const;

  it('CJ-8.8 Q-CJ-42 each other player, clockwise, may put one bottle on an own face-up sailor that needs rum', () => {
    const jack = table({
      ...DRAW,
      turn: 1,
      ships: [`${COOK}~+1 ${HELMSMAN}~`, `${LOOKOUT}~`, 'coast-storm-3-cook~', ''],
    });
    jack.sail(1, 'coast');
    expect(jack.acting).toEqual([2]);
    jack.use(2, 'pour', 'coast-storm-3-cook');
    expect(jack.acting).toEqual([0]);
    expect(jack.mayName(0, 'pour')).toEqual([COOK, HELMSMAN]);
    jack.use(0, 'pour', COOK);
    expect(bottles(jack, 0)).toEqual([2, 0]);
    expect(jack.context.bottles).toBe(7);
    expect(jack.acting).toEqual([1]);
    expect(jack.phase).toBe('card');
  });

  it('CJ-8.8 Q-CJ-41 only sailors whose half lies up and who need rum; nobody must', () => {
    const jack = table({ ...DRAW, ships: ['', `${COOK}~ ${HELMSMAN} ${GUNMAN}~ ${SAIL}`] }).sail(0, 'coast');
    expect(jack.mayName(1, 'pour')).toEqual([COOK]);
    for (const kind of [HELMSMAN, GUNMAN, SAIL]) expect(jack.refusedUse(1, 'pour', kind)).toBe('CJ-8.8');
    jack.do(1, 'pass');
    expect(jack.context.bottles).toBe(10);
    const none = table({ ...DRAW, ships: ['', `${COOK} ${GUNMAN}~`] }).sail(0, 'coast');
    expect(none.phase).toBe('card');
  });

  it('CJ-8.8 Q-CJ-42 even when the card is not taken; on a card without the sign nobody is asked', () => {
    const jack = table({ advanced: true, piles: `${SAIL} ${RUM}`, ships: ['', `${COOK}~`] }).sail(0, 'coast');
    expect(jack.phase).toBe('card');
    jack.do(0, 'draw').use(1, 'pour', COOK).do(0, 'leave');
    expect(bottles(jack, 1)).toEqual([1]);
  });

  it('CJ-8.8 Q-CJ-42 none left, none taken', () => {
    const jack = table({ ...DRAW, ships: [`${LOOKOUT}+9`, `${COOK}~+1`, `${HELMSMAN}~`] }).sail(0, 'coast');
    expect(jack.phase).toBe('card');
  });

  it('CJ-8.8 Q-CJ-42 the last bottle goes to the first who is asked', () => {
    const jack = table({ ...DRAW, ships: [`${LOOKOUT}+9`, `${COOK}~`, `${HELMSMAN}~`] }).sail(0, 'coast');
    jack.use(1, 'pour', COOK);
    expect(jack.phase).toBe('card');
    expect(jack.context.bottles).toBe(0);
  });

  it('CJ-8.8 bottles stay on a card that is boarded away, and go back when it is discarded or turned down', () => {
    const jack = table({
      at: 'card',
      advanced: true,
      revealed: 'coast-cannon-1-sail-1-boarding',
      places: ['coast', 'coast'],
      ships: ['', `${COOK}~+2`],
      dice: [6, 1],
    });
    jack.board(0, 1).do(1, 'throw').loot(0, 1, COOK);
    expect(bottles(jack, 0)).toEqual([2]);
    jack.do(1, 'harbour', 'end').discard(0, COOK);
    expect(jack.context.bottles).toBe(10);
    const turned = table({ at: 'visit', advanced: true, ships: [`${COOK}~+2`] }).use(0, 'turn', COOK);
    expect(turned.context.bottles).toBe(10);
  });
});

describe('sailors who need rum', () => {
  const ADVANCED = { at: 'card', advanced: true } as const;

  it('CJ-8.9 without rum they do nothing, nor with the other half up', () => {
    const jack = table({ ...ADVANCED, revealed: SAIL, ships: [`${HELMSMAN}~ coast-storm-3-cook~`] });
    expect(jack.refusedUse(0, 'helmsman', HELMSMAN)).toBe('CJ-8.9');
    const down = table({ ...ADVANCED, revealed: SAIL, ships: [HELMSMAN] });
    expect(down.refusedUse(0, 'helmsman', HELMSMAN)).toBe('CJ-8.9');
  });

  it.each([HELMSMAN, 'coast-monster-3-helmsman'])(
    'CJ-8.9 Q-CJ-43 Helmsman %s: four sails more this turn, one bottle',
    (kind) => {
      const jack = table({ ...ADVANCED, revealed: 'high-sea-ship-4-5-france', ships: [`${kind}~+1`], drawn: 2 });
      expect(jack.may(0)).toEqual(['helmsman', 'leave']);
      jack.use(0, 'helmsman', kind);
      expect(jack.may(0)).toEqual(['draw', 'fight', 'leave']);
      expect(jack.view(0).draws).toBe(4);
      expect(jack.context.bottles).toBe(10);
      expect(jack.refusedUse(0, 'helmsman', kind)).toBe('CJ-8.9');
      jack.do(0, 'leave').do(1, 'harbour', 'end').sail(0, 'coast');
      expect(jack.view(0).draws).toBe(1);
    },
  );

  it.each([COOK, 'coast-storm-3-cook'])('CJ-8.9 Q-CJ-44 Cook %s: one depression sign is ignored', (kind) => {
    const ship = [`${kind}~+1`];
    const jack = table({ ...ADVANCED, revealed: 'passage-cotton-2-cannon-1-becalmed', ships: ship });
    expect(jack.refused({ type: 'draw', seat: 0 })).toBe('CJ-3.3');
    jack.use(0, 'cook', kind);
    expect(jack.may(0)).toContain('draw');
    expect(jack.context.bottles).toBe(10);
    const calm = table({ ...ADVANCED, revealed: CLOTH, ships: ship });
    expect(calm.refusedUse(0, 'cook', kind)).toBe('CJ-8.9');
    // Within the sails, and not against what can't be evaded.
    const spent = table({ ...ADVANCED, revealed: 'passage-cotton-2-cannon-1-becalmed', ships: ship, drawn: 2 });
    expect(spent.use(0, 'cook', kind).refused({ type: 'draw', seat: 0 })).toBe('CJ-3.2');
    const sand = table({ ...ADVANCED, revealed: PAYMASTER, ships: ship });
    expect(sand.refusedUse(0, 'cook', kind)).toBe('CJ-8.9');
  });

  it('CJ-8.9 Q-CJ-45 Paymaster: one different good in place of a required one, a bottle each', () => {
    const jack = table({
      at: 'visit',
      advanced: true,
      ships: [`${PAYMASTER}~+2 coast-cloth-1-cannon-1-rum coast-cocoa-1-sail-1`],
      row: 'letter-cloth-2 letter-spain',
    });
    expect(jack.mayName(0, 'fulfil')).toEqual([]);
    jack.use(0, 'paymaster', PAYMASTER);
    expect(jack.mayName(0, 'fulfil')).toEqual(['letter-cloth-2']);
    jack.fulfil(0, 'letter-cloth-2');
    expect(jack.events).toContainEqual(expect.objectContaining({ type: 'fulfilled', swapped: 1 }));
    expect(jack.context.coins[0]).toBe(1);
    expect(bottles(jack, 0)).toEqual([1]);
    expect(jack.context.swaps).toBe(0);
  });

  it('CJ-8.9 Q-CJ-45 several bottles replace several goods, but never a flag', () => {
    const jack = table({
      at: 'visit',
      advanced: true,
      ships: [`${PAYMASTER}~+3 passage-cotton-2-cannon-1`],
      row: 'letter-cloth-2 letter-england',
    });
    jack.use(0, 'paymaster', PAYMASTER).use(0, 'paymaster', PAYMASTER).fulfil(0, 'letter-cloth-2');
    expect(jack.context.coins[0]).toBe(1);
    const flag = table({ at: 'visit', advanced: true, ships: [`${PAYMASTER}~+1 ${CLOTH}`], row: 'letter-england' });
    expect(flag.refusedUse(0, 'paymaster', PAYMASTER)).toBe('CJ-8.9');
  });

  it.each([LOOKOUT, 'passage-monster-4-lookout'])(
    'CJ-8.9 Q-CJ-46 Lookout %s: the top discard counts as turned over, for one sail',
    (kind) => {
      const jack = table({ advanced: true, discards: `${RUM} ${CANNON}`, ships: [`${kind}~+1`, `${COOK}~`] }).sail(
        0,
        'coast',
      );
      expect(jack.phase).toBe('lookout');
      expect(jack.may(0)).toEqual(['draw', 'lookout']);
      jack.use(0, 'lookout', kind);
      expect(jack.revealed).toBe(RUM);
      expect(jack.view(0).draws).toBe(1);
      // No rum for the others.
      expect(jack.acting).toEqual([0]);
      expect(bottles(jack, 0)).toEqual([0]);
      expect(jack.with(0, 'take').ship(0)).toBe(`${kind}~ ${RUM}`);
      expect(jack.discards('coast')).toBe(CANNON);
    },
  );

  it('CJ-8.9 Q-CJ-46 a Lookout finds nothing without discards, and a card it finds has its own rules', () => {
    const none = table({ advanced: true, piles: SAIL, ships: [`${LOOKOUT}~+1`] }).sail(0, 'coast');
    expect(none.phase).toBe('card');
    expect(none.refusedUse(0, 'lookout', LOOKOUT)).toBe('CJ-3.2');
    const jack = table({ advanced: true, discards: 'coast-storm-3-cook', ships: [`${LOOKOUT}~+1`] }).sail(0, 'coast');
    jack.use(0, 'lookout', LOOKOUT);
    expect(jack.may(0)).toEqual(['face']);
    const drawn = table({ advanced: true, piles: SAIL, discards: CANNON, ships: [`${LOOKOUT}~+1`] }).sail(0, 'coast');
    expect(drawn.do(0, 'draw').revealed).toBe(SAIL);
  });
});

describe('sailors who are always active', () => {
  it.each([QUARTERMASTER, 'passage-storm-4-quartermaster'])(
    'CJ-8.10 Quartermaster %s: ten cards instead of seven',
    (kind) => {
      const jack = table({ at: 'card', advanced: true, revealed: GUNMAN, ships: [`${SIX} ${kind}~`] }).with(0, 'take');
      expect(jack.ship(0).split(' ')).toHaveLength(8);
      const ten = `${SIX} ${kind}~ ${HELMSMAN} ${COOK} ${LOOKOUT}`;
      expect(table({ at: 'card', advanced: true, revealed: GUNMAN, ships: [ten] }).with(0, 'take').phase).toBe(
        'loading',
      );
      const idle = table({ at: 'card', advanced: true, revealed: GUNMAN, ships: [`${SIX} ${kind}`] }).with(0, 'take');
      expect(idle.phase).toBe('loading');
    },
  );

  it.each([CARPENTER, 'high-sea-sandbank-5-carpenter'])(
    'CJ-8.10 Q-CJ-47 Carpenter %s: at the end of the turn one card is turned, wherever the ship is',
    (kind) => {
      const jack = table({
        at: 'card',
        advanced: true,
        revealed: 'coast-sail-2-cannon-1',
        ships: [`${kind}~ passage-ship-2-3-england`],
      });
      expect(jack.refusedUse(0, 'carpenter', kind)).toBe('CJ-3.2');
      jack.with(0, 'take');
      expect(jack.phase).toBe('ending');
      // Even the card taken this turn; not a ship.
      expect(jack.refusedUse(0, 'carpenter', 'passage-ship-2-3-england')).toBe('CJ-6.3');
      jack.use(0, 'carpenter', 'coast-sail-2-cannon-1');
      expect(jack.ship(0)).toContain('coast-sail-2-cannon-1~');
      expect(jack.context.turn).toBe(1);
      const harbour = table({ at: 'visit', advanced: true, ships: [`${kind}~ ${SAIL}`] }).do(0, 'end');
      expect(harbour.may(0)).toEqual(['carpenter', 'end']);
      expect(harbour.do(0, 'end').ship(0)).toBe(`${kind}~ ${SAIL}`);
    },
  );

  it('CJ-8.10 a Carpenter that came aboard in this turn works from the next one on', () => {
    const ship = `${SAIL} ${CANNON} ${CLOTH} coast-cocoa-1-sail-1 passage-cocoa-2-sail-2`;
    const jack = table({ at: 'card', advanced: true, revealed: 'high-sea-sandbank-5-carpenter', ships: [ship] }).with(
      0,
      'face',
    );
    expect(jack.ship(0)).toContain('carpenter~');
    expect(jack.context.turn).toBe(1);
  });

  it.each([SAIL_MAKER, 'high-sea-monster-5-sail-maker'])(
    'CJ-8.10 Sail maker %s: two sails, safe from damage, not from boarding',
    (kind) => {
      const jack = table({
        at: 'card',
        advanced: true,
        revealed: 'high-sea-ship-4-5-coin',
        ships: [`${kind}~ ${CANNON}`],
        dice: [1, 2],
      });
      expect(jack.view(0).strengths[0]?.sails).toBe(4);
      jack.with(0, 'fight').do(0, 'throw');
      expect(jack.mayName(1, 'damage')).toEqual([CANNON]);
      const boarded = table({
        at: 'card',
        advanced: true,
        revealed: 'coast-cannon-1-sail-1-boarding',
        places: ['coast', 'coast'],
        ships: ['', `${kind}~`],
        dice: [6, 1],
      });
      expect(boarded.board(0, 1).do(1, 'throw').loot(0, 1, kind).ship(0)).toBe(`${kind}~`);
    },
  );

  it.each([GUNMAN, 'high-sea-storm-5-gunman'])(
    'CJ-8.10 Q-CJ-40 Gunman %s: one try more in fights and boarding, not against a monster',
    (kind) => {
      const ship = [`${kind}~ coast-sail-2-cannon-1`];
      const fight = table({ at: 'card', advanced: true, revealed: 'high-sea-ship-4-5-coin', ships: ship }).with(
        0,
        'fight',
      );
      expect(fight.events).toContainEqual(expect.objectContaining({ type: 'fight', tries: 2 }));
      const duel = table({
        at: 'card',
        advanced: true,
        revealed: 'coast-cannon-1-sail-1-boarding',
        places: ['coast', 'coast'],
        ships: ['', ship[0] ?? ''],
      }).board(0, 1);
      expect(duel.context.duel).toMatchObject({ by: { tries: 1 }, on: { tries: 2 } });
      const monster = table({ at: 'card', advanced: true, revealed: 'coast-monster-3-helmsman', ships: ship }).with(
        0,
        'face',
      );
      expect(monster.events).toContainEqual(expect.objectContaining({ type: 'fight', tries: 1 }));
    },
  );

  it.each([
    ['coast-passenger-england-sail-1', 'passage-ship-2-3-england'],
    ['passage-passenger-france-cannon-1', 'passage-ship-3-4-france'],
    ['high-sea-passenger-spain-sail-2', 'passage-ship-3-4-spain'],
  ])(
    'CJ-8.11 Q-CJ-48 %s: discarded with %s for a coin, even without the sails to catch it; the turn ends',
    (kind, revealed) => {
      const jack = table({ at: 'card', advanced: true, revealed, ships: [kind] }).use(0, 'deliver', kind);
      expect(jack.context.coins[0]).toBe(1);
      expect(jack.ship(0)).toBe('');
      expect(jack.discards('passage')).toContain(revealed);
      expect(jack.context.turn).toBe(1);
      const down = table({ at: 'card', advanced: true, revealed, ships: [`${kind}~`] });
      expect(down.refusedUse(0, 'deliver', kind)).toBe('CJ-8.11');
    },
  );

  it('CJ-8.11 Q-CJ-48 the player may fight instead; another flag, or the pirates’ one, does not match', () => {
    const kind = 'coast-passenger-england-sail-1';
    const jack = table({ at: 'card', advanced: true, revealed: 'passage-ship-2-3-england', ships: [kind] });
    expect(jack.may(0)).toEqual(['deliver', 'draw', 'fight', 'leave']);
    for (const revealed of ['passage-ship-3-4-pirate', 'passage-ship-3-4-spain', CLOTH]) {
      const other = table({ at: 'card', advanced: true, revealed, ships: [kind] });
      expect(other.refusedUse(0, 'deliver', kind)).toBe('CJ-8.11');
    }
  });

  it.each(['coast-ship-2-3-pirate', 'passage-ship-3-4-pirate', 'high-sea-ship-4-5-pirate'])(
    'CJ-8.7 Q-CJ-49 %s counts as any one flag of a letter',
    (kind) => {
      const jack = table({
        at: 'visit',
        advanced: true,
        ships: [`${kind} passage-ship-3-4-france`],
        row: 'letter-england-spain letter-england-france',
      });
      expect(jack.mayName(0, 'fulfil')).toEqual(['letter-england-france']);
      expect(jack.fulfil(0, 'letter-england-france').ship(0)).toBe('');
    },
  );

  it('CJ-8.12 Q-CJ-15 who loses a Quartermaster discards down to seven at once', () => {
    const nine = `${SIX} ${HELMSMAN} ${QUARTERMASTER}~ ${LOOKOUT}`;
    const boarded = table({
      at: 'card',
      advanced: true,
      revealed: 'coast-cannon-1-sail-1-boarding',
      places: ['coast', 'coast'],
      ships: ['', nine],
      dice: [6, 1],
    });
    boarded.board(0, 1).do(1, 'throw', 'stop').loot(0, 1, QUARTERMASTER);
    expect(boarded.phase).toBe('overboard');
    expect(boarded.acting).toEqual([1]);
    boarded.discard(1, LOOKOUT);
    expect(boarded.context.turn).toBe(1);
    expect(boarded.ship(1).split(' ')).toHaveLength(7);
    const turned = table({ at: 'visit', advanced: true, ships: [nine] }).use(0, 'turn', QUARTERMASTER);
    expect(turned.refused({ type: 'end', seat: 0 })).toBe('CJ-8.12');
    expect(turned.may(0)).toEqual(['discard']);
    turned.discard(0, LOOKOUT);
    expect(turned.may(0)).toEqual(['discard']);
    turned.discard(0, HELMSMAN);
    expect(turned.may(0)).toContain('end');
  });
});
