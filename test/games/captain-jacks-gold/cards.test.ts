import { describe, expect, it } from 'vitest';
import { allCards } from '../../../src/games/captain-jacks-gold/account.ts';
import {
  BOX,
  faceOf,
  GOAL,
  type Kind,
  kindsOf,
  LETTERS,
  SEA_CARDS,
  SEAS,
} from '../../../src/games/captain-jacks-gold/cards.ts';
import { newTable, table } from './table.ts';

/** The faces as the rules list them (CJ-1.2): basic, then with the pirates' sign. */
const BASIC = {
  coast: `sail 1 / cannon 1 x3 (one x, one r)|cannon 1 / sail 1 x3 (one b, one r)|sail 2 / cannon 1 x2 (one r)|cannon 2 / sail 1 x2 (one x)
    |sail 1 / cloth 1 x2 (one r)|cannon 1 / cotton 1 x2 (one b)|cocoa 1 / sail 1|cloth 1 / cannon 1 (r)|map / sail 1 (x)|sail 1 / map
    |cannon 1 / map (r)|ship 2/2 -> cloth 1|ship 2/3 -> cotton 1|ship 2/3 -> England|ship 3/3 -> coin`,
  passage: `cloth 2 / sail 1 x2 (one b)|cotton 2 / cannon 1 x2 (one x)|cocoa 2 / sail 2 x2 (one r)|cloth 1 / cocoa 1 (r)|cotton 1 / cloth 1 (r)
    |cocoa 1 / cotton 1 (b)|sail 2 / cocoa 1 x2 (one x)|cannon 2 / cloth 1 (r)|map / sail 2 x2 (one r)|map / cannon 2 (b)|sail 3 / cannon 1
    |ship 3/3 -> cloth 2|ship 3/4 -> cotton 2|ship 3/4 -> cocoa 2|ship 2/3 -> England|ship 3/4 -> France|ship 3/4 -> Spain|ship 3/4 -> coin`,
  'high-sea': `ship 3/4 -> England x2|ship 4/5 -> England|ship 3/4 -> France|ship 4/5 -> France x2|ship 3/4 -> Spain|ship 4/5 -> Spain x2
    |ship 4/5 -> coin x2|ship 3/5 -> cocoa 3|ship 3/5 -> cotton 3|map / sail 2 x2 (one x, one r)|map / cannon 2 (r)|sail 3 / cannon 2 (r)
    |cannon 3 / sail 2 (b)|cocoa 2 / map (x)|cotton 2 / map (b)|cloth 2 / map (r)|sail 2 / map (r)|cannon 2 / map (x)`,
};

const PIRATE = {
  coast: `sandbank 3 / Sail maker|storm 3 / Cook|sea monster 3 / Helmsman|ship 2/3 -> pirate flag|passenger England / sail 1
    |sail 1 / Gunman (r)|cannon 1 / Carpenter (r)`,
  passage: `sandbank 4 / Paymaster|storm 4 / Quartermaster|sea monster 4 / Lookout|ship 3/4 -> pirate flag|passenger France / cannon 1
    |cocoa 1 / Cook (r)|sail 2 / Helmsman (r)`,
  'high-sea': `sandbank 5 / Carpenter|storm 5 / Gunman|sea monster 5 / Sail maker|ship 4/5 -> pirate flag|passenger Spain / sail 2
    |map / Lookout (r)|cannon 2 / Quartermaster (r)`,
};

const MARKS: Readonly<Record<string, string>> = { x: 'becalmed', b: 'boarding', r: 'rum' };

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace('sea monster', 'monster')
    .replace('pirate flag', 'pirate')
    .trim()
    .replaceAll(/[ /]+/g, '-');

/** The kinds that a row of the rules' table stands for. */
function kindsIn(sea: string, row: string): Kind[] {
  const [, body = '', times = '1', notes = ''] = /^(.*?)(?: x(\d))?(?: \((.*)\))?$/.exec(row.trim()) ?? [];
  const halves = body.split(/ -> | \/ /).map(slug);
  const signs = notes === '' ? [] : notes.split(', ').map((note) => MARKS[note.replace('one ', '')]);
  return Array.from({ length: Number(times) }, (_, at) =>
    [sea, ...halves, ...(signs[at] ? [signs[at]] : [])].join('-'),
  );
}

const listed = (sea: (typeof SEAS)[number], text: string): Kind[] =>
  text.split('|').flatMap((row) => kindsIn(sea, row));

/** What a half that lies up gives a ship, by its name in the rules. */
const gains = (half: string) => ({
  sails: Number(/^sail-(\d)/.exec(half)?.[1] ?? (half === 'sail-maker' ? 2 : 0)),
  cannons: Number(/^cannon-(\d)/.exec(half)?.[1] ?? 0),
  cargo: Number(
    /^(?:cloth|cotton|cocoa)-(\d)/.exec(half)?.[1] ?? (/^(england|france|spain|pirate)$/.test(half) ? 1 : 0),
  ),
});

describe('the box', () => {
  it.each(SEAS)(
    'CJ-1.1 CJ-1.2 the %s has 23 cards of the basic game and 7 with the pirates’ sign, as listed',
    (sea) => {
      expect(kindsOf(sea, false)).toHaveLength(23);
      expect(kindsOf(sea, true)).toHaveLength(7);
      expect(kindsOf(sea, false).sort()).toEqual(listed(sea, BASIC[sea]).sort());
      expect(kindsOf(sea, true).sort()).toEqual(listed(sea, PIRATE[sea]).sort());
    },
  );

  it('CJ-1.1 has 90 sea cards, 20 letters, 25 coins and 10 bottles, and all of them are at the table', () => {
    for (const advanced of [false, true]) {
      const jack = newTable(4, { advanced });
      expect(allCards(jack.context)).toHaveLength(110);
      expect(jack.context.bank).toBe(25);
      expect(jack.context.bottles).toBe(advanced ? 10 : 0);
    }
    expect(BOX).toEqual({ coins: 25, bottles: 10 });
  });

  it('CJ-1.3 the letters of marque: nine pay one coin, eleven two', () => {
    const text = (coins: number) =>
      LETTERS.filter((letter) => letter.coins === coins).map(({ goods, flags }) =>
        [...flags, ...Object.entries(goods).map(([good, count]) => `${good} ${count}`)].join(' + '),
      );
    expect(text(1)).toEqual([
      'cloth 2',
      'cotton 2',
      'cocoa 2',
      'cloth 1 + cotton 1',
      'cotton 1 + cocoa 1',
      'cloth 1 + cocoa 1',
      'england',
      'france',
      'spain',
    ]);
    expect(text(2)).toEqual([
      'england + france',
      'france + spain',
      'england + spain',
      'cloth 2 + cotton 2',
      'cotton 2 + cocoa 2',
      'cloth 2 + cocoa 2',
      'england + cloth 2',
      'france + cotton 2',
      'spain + cocoa 2',
      'cloth 1 + cotton 1 + cocoa 1',
      'england + cocoa 2',
    ]);
  });

  it.each(SEA_CARDS.map(({ kind }) => kind))('CJ-1.2 Q-CJ-11 %s: only the half that lies up counts', (kind) => {
    const { sea, pirate } = faceOf(kind);
    const row = `${BASIC[sea]}|${PIRATE[sea]}`.split('|').find((one) => kindsIn(sea, one).includes(kind)) ?? '';
    const body = row.trim().replace(/ x\d.*| \(.*/, '');
    const isShip = body.startsWith('ship');
    const [top = '', bottom = ''] = body.split(/ -> | \/ /).map(slug);
    const strength = (up: string) => {
      const { sails, cannons, cargo } = table({ advanced: true, ships: [`${kind}${up}`] }).view(0).strengths[0] ?? {};
      return { sails, cannons, cargo };
    };
    const board = (half: string) => {
      const { sails, cannons, cargo } = gains(half);
      return { sails: 2 + sails, cannons: 1 + cannons, cargo };
    };
    if (isShip) {
      const [, needed, value] = /^ship (\d)\/(\d)/.exec(body) ?? [];
      expect(faceOf(kind).top).toMatchObject({ is: 'ship', sails: Number(needed), value: Number(value) });
      if (bottom !== 'coin') expect(strength('')).toEqual(board(bottom));
    } else {
      expect(strength('')).toEqual(board(top));
      expect(strength('~')).toEqual(board(bottom));
    }
    expect(kindsOf(sea, pirate)).toContain(kind);
  });
});

describe('setup', () => {
  it.each([2, 3, 4])(
    'CJ-2.1 CJ-8.1 Q-CJ-51 the basic game of %i leaves the pirates’ cards and the rum in the box',
    (seats) => {
      const jack = newTable(seats);
      for (const sea of SEAS) {
        expect(jack.context.piles[sea].map(({ kind }) => kind).sort()).toEqual(kindsOf(sea, false).sort());
        expect(jack.context.discards[sea]).toEqual([]);
      }
      expect(jack.context.aside).toHaveLength(21);
      expect(jack.context.aside.every(({ kind }) => faceOf(kind).pirate)).toBe(true);
      expect(jack.context.bottles).toBe(0);
    },
  );

  it('CJ-8.1 CJ-9.1 the advanced game shuffles them into their piles, and 10 bottles lie on the island', () => {
    const jack = newTable(3, { advanced: true });
    for (const sea of SEAS) {
      expect(jack.context.piles[sea]).toHaveLength(30);
      expect(jack.context.piles[sea].map(({ kind }) => kind).sort()).toEqual(
        [...kindsOf(sea, false), ...kindsOf(sea, true)].sort(),
      );
    }
    expect(jack.context.aside).toEqual([]);
    expect(jack.context.bottles).toBe(10);
  });

  it('CJ-2.1 four letters lie open, sixteen face down; piles and letters are in another order with another seed', () => {
    const [one, other] = [newTable(2), newTable(2, {}, 'another seed')];
    expect(one.context.row).toHaveLength(4);
    expect(one.context.letters).toHaveLength(16);
    expect(one.row).not.toBe(other.row);
    const coast = (jack: typeof one) => jack.context.piles.coast.map(({ kind }) => kind);
    expect(coast(one)).not.toEqual(coast(other));
  });

  it('CJ-2.1 every board has two sails and one cannon, and room for seven cards', () => {
    for (const strength of newTable(4).view('public').strengths) {
      expect(strength).toEqual({ sails: 2, cannons: 1, tries: 1, capacity: 7, cargo: 0 });
    }
  });

  it('CJ-2.2 Q-CJ-01 the table picks who starts, or chance does; then it goes clockwise', () => {
    expect(newTable(4, {}, 'seed', 2).context.turn).toBe(2);
    const starts = new Set(
      Array.from({ length: 40 }, (_, number) => newTable(4, {}, `start ${number}`, null).context.turn),
    );
    expect([...starts].sort()).toEqual([0, 1, 2, 3]);
    const jack = newTable(3, {}, 'round', 2).do(2, 'harbour', 'end');
    expect(jack.context.turn).toBe(0);
    expect(jack.do(0, 'harbour', 'end').context.turn).toBe(1);
    expect(jack.refused({ type: 'harbour', seat: 0 })).toBe('CJ-3.1');
    expect(jack.refused({ type: 'harbour', seat: 7 })).toBe('CJ-2.2');
  });

  it('CJ-2.4 Q-CJ-02 all ships start in harbour', () => {
    expect(newTable(4).context.places).toEqual(['harbour', 'harbour', 'harbour', 'harbour']);
  });

  it('CJ-7.1 the coins that win: 10 of two players, 8 of three, 7 of four', () => {
    expect(GOAL).toEqual({ 2: 10, 3: 8, 4: 7 });
    for (const seats of [2, 3, 4]) expect(newTable(seats).view('public').goal).toBe(GOAL[seats]);
  });
});
