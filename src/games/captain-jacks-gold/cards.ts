/** The three seas; each has a pile of its own (CJ-1.1). */
export const SEAS = ['coast', 'passage', 'high-sea'] as const;
export type Sea = (typeof SEAS)[number];

export const GOODS = ['cloth', 'cotton', 'cocoa'] as const;
export type Good = (typeof GOODS)[number];

export const FLAGS = ['england', 'france', 'spain'] as const;
export type Flag = (typeof FLAGS)[number];

/** Sailors that need a bottle of rum for each action (CJ-8.9), and those that are always active (CJ-8.10). */
export const THIRSTY = ['helmsman', 'cook', 'paymaster', 'lookout'] as const;
export const STEADY = ['quartermaster', 'carpenter', 'sail-maker', 'gunman'] as const;
export type Sailor = (typeof THIRSTY)[number] | (typeof STEADY)[number];

/** What can't be evaded (CJ-8.5). */
export type Obstacle = 'sandbank' | 'storm' | 'monster';

export interface Cargo {
  readonly is: 'good';
  readonly good: Good;
  readonly count: number;
}

/** What a ship carries: goods, a flag (the pirates' one counts as any, CJ-8.7), or a coin. */
export type Loot =
  | Cargo
  | { readonly is: 'flag'; readonly flag: Flag | 'pirate' }
  /** Paid at once; the card is discarded (CJ-4.2). */
  | { readonly is: 'coin' };

/** A ship on a sea card: the sails that it takes to catch it (CJ-8.2), the throw that it takes to capture it (CJ-4.1). */
export interface Prey {
  readonly is: 'ship';
  readonly sails: number;
  readonly value: number;
  readonly loot: Loot;
}

/** Half a sea card. */
export type Half =
  | Cargo
  | { readonly is: 'sail'; readonly count: number }
  | { readonly is: 'cannon'; readonly count: number }
  | { readonly is: 'map' }
  | { readonly is: 'sailor'; readonly sailor: Sailor }
  | { readonly is: 'passenger'; readonly flag: Flag }
  | { readonly is: Obstacle; readonly value: number };

/** What is printed beside the green arrow: becalmed (CJ-3.3), boarding (CJ-5.2) or rum (CJ-8.8). */
export type Sign = 'becalmed' | 'boarding' | 'rum';

/** The faces of one kind of sea card. A ship card is all one picture: it has no lower half. */
export interface SeaCard {
  readonly kind: Kind;
  readonly sea: Sea;
  /** With the pirates' sign: for the advanced game only (CJ-8.1). */
  readonly pirate: boolean;
  readonly top: Half | Prey;
  readonly bottom: Half | null;
  readonly sign: Sign | null;
  readonly count: number;
}

/** What a card is: a sea card by its sea, halves and sign (`coast-sail-1-cannon-1-rum`), or a letter of marque (`letter-cloth-2`). */
export type Kind = string;

type Row = Omit<SeaCard, 'kind' | 'sea' | 'pirate'>;

const sail = (count: number): Half => ({ is: 'sail', count });
const cannon = (count: number): Half => ({ is: 'cannon', count });
const cloth = (count: number): Cargo => ({ is: 'good', good: 'cloth', count });
const cotton = (count: number): Cargo => ({ is: 'good', good: 'cotton', count });
const cocoa = (count: number): Cargo => ({ is: 'good', good: 'cocoa', count });
const map: Half = { is: 'map' };
const sailor = (name: Sailor): Half => ({ is: 'sailor', sailor: name });
const passenger = (flag: Flag): Half => ({ is: 'passenger', flag });
const sandbank = (value: number): Half => ({ is: 'sandbank', value });
const storm = (value: number): Half => ({ is: 'storm', value });
const monster = (value: number): Half => ({ is: 'monster', value });
const flag = (of: Flag | 'pirate'): Loot => ({ is: 'flag', flag: of });
const coin: Loot = { is: 'coin' };

const SIGNS = { x: 'becalmed', b: 'boarding', r: 'rum' } as const;

/** Cards with these halves, one for each mark of `signs`: `x` becalmed, `b` boarding, `r` rum, `-` none. */
const cards = (top: Half, bottom: Half, signs = '-'): Row[] =>
  [...signs].map((mark) => ({ top, bottom, sign: mark === '-' ? null : SIGNS[mark as 'x' | 'b' | 'r'], count: 1 }));

const ship = (sails: number, value: number, loot: Loot, count = 1): Row[] => [
  { top: { is: 'ship', sails, value, loot }, bottom: null, sign: null, count },
];

/** The faces, as CJ-1.2 lists them: 23 of each sea for both games, 7 with the pirates' sign for the advanced one. */
const FACES: Readonly<Record<Sea, { readonly basic: readonly Row[][]; readonly pirate: readonly Row[][] }>> = {
  coast: {
    basic: [
      cards(sail(1), cannon(1), 'xr-'),
      cards(cannon(1), sail(1), 'br-'),
      cards(sail(2), cannon(1), 'r-'),
      cards(cannon(2), sail(1), 'x-'),
      cards(sail(1), cloth(1), 'r-'),
      cards(cannon(1), cotton(1), 'b-'),
      cards(cocoa(1), sail(1)),
      cards(cloth(1), cannon(1), 'r'),
      cards(map, sail(1), 'x'),
      cards(sail(1), map),
      cards(cannon(1), map, 'r'),
      ship(2, 2, cloth(1)),
      ship(2, 3, cotton(1)),
      ship(2, 3, flag('england')),
      ship(3, 3, coin),
    ],
    pirate: [
      cards(sandbank(3), sailor('sail-maker')),
      cards(storm(3), sailor('cook')),
      cards(monster(3), sailor('helmsman')),
      ship(2, 3, flag('pirate')),
      cards(passenger('england'), sail(1)),
      cards(sail(1), sailor('gunman'), 'r'),
      cards(cannon(1), sailor('carpenter'), 'r'),
    ],
  },
  passage: {
    basic: [
      cards(cloth(2), sail(1), 'b-'),
      cards(cotton(2), cannon(1), 'x-'),
      cards(cocoa(2), sail(2), 'r-'),
      cards(cloth(1), cocoa(1), 'r'),
      cards(cotton(1), cloth(1), 'r'),
      cards(cocoa(1), cotton(1), 'b'),
      cards(sail(2), cocoa(1), 'x-'),
      cards(cannon(2), cloth(1), 'r'),
      cards(map, sail(2), 'r-'),
      cards(map, cannon(2), 'b'),
      cards(sail(3), cannon(1)),
      ship(3, 3, cloth(2)),
      ship(3, 4, cotton(2)),
      ship(3, 4, cocoa(2)),
      ship(2, 3, flag('england')),
      ship(3, 4, flag('france')),
      ship(3, 4, flag('spain')),
      ship(3, 4, coin),
    ],
    pirate: [
      cards(sandbank(4), sailor('paymaster')),
      cards(storm(4), sailor('quartermaster')),
      cards(monster(4), sailor('lookout')),
      ship(3, 4, flag('pirate')),
      cards(passenger('france'), cannon(1)),
      cards(cocoa(1), sailor('cook'), 'r'),
      cards(sail(2), sailor('helmsman'), 'r'),
    ],
  },
  'high-sea': {
    basic: [
      ship(3, 4, flag('england'), 2),
      ship(4, 5, flag('england')),
      ship(3, 4, flag('france')),
      ship(4, 5, flag('france'), 2),
      ship(3, 4, flag('spain')),
      ship(4, 5, flag('spain'), 2),
      ship(4, 5, coin, 2),
      ship(3, 5, cocoa(3)),
      ship(3, 5, cotton(3)),
      cards(map, sail(2), 'xr'),
      cards(map, cannon(2), 'r'),
      cards(sail(3), cannon(2), 'r'),
      cards(cannon(3), sail(2), 'b'),
      cards(cocoa(2), map, 'x'),
      cards(cotton(2), map, 'b'),
      cards(cloth(2), map, 'r'),
      cards(sail(2), map, 'r'),
      cards(cannon(2), map, 'x'),
    ],
    pirate: [
      cards(sandbank(5), sailor('carpenter')),
      cards(storm(5), sailor('gunman')),
      cards(monster(5), sailor('sail-maker')),
      ship(4, 5, flag('pirate')),
      cards(passenger('spain'), sail(2)),
      cards(map, sailor('lookout'), 'r'),
      cards(cannon(2), sailor('quartermaster'), 'r'),
    ],
  },
};

const lootText = (loot: Loot): string => {
  switch (loot.is) {
    case 'good':
      return `${loot.good}-${loot.count}`;
    case 'flag':
      return loot.flag;
    case 'coin':
      return 'coin';
  }
};

/** How a half is called in ids and in the catalogue: `sail-2`, `cook`, `ship-3-4-england`. */
export const halfText = (half: Half | Prey): string => {
  switch (half.is) {
    case 'good':
      return `${half.good}-${half.count}`;
    case 'sail':
    case 'cannon':
      return `${half.is}-${half.count}`;
    case 'map':
      return 'map';
    case 'sailor':
      return half.sailor;
    case 'passenger':
      return `passenger-${half.flag}`;
    case 'ship':
      return `ship-${half.sails}-${half.value}-${lootText(half.loot)}`;
    default:
      return `${half.is}-${half.value}`;
  }
};

const rowsOf = (sea: Sea, rows: readonly Row[][], pirate: boolean): SeaCard[] =>
  rows.flat().map((row) => {
    const parts = [
      sea,
      halfText(row.top),
      ...(row.bottom ? [halfText(row.bottom)] : []),
      ...(row.sign ? [row.sign] : []),
    ];
    return { ...row, kind: parts.join('-'), sea, pirate };
  });

/** All sea cards, one row a kind: the basic ones of a sea, then those with the pirates' sign. */
export const SEA_CARDS: readonly SeaCard[] = SEAS.flatMap((sea) => [
  ...rowsOf(sea, FACES[sea].basic, false),
  ...rowsOf(sea, FACES[sea].pirate, true),
]);

/** What a letter of marque asks for, and the coins that it pays (CJ-1.3). */
export interface Letter {
  readonly kind: Kind;
  readonly coins: 1 | 2;
  readonly goods: Readonly<Partial<Record<Good, number>>>;
  readonly flags: readonly Flag[];
}

const letter = (coins: 1 | 2, goods: Letter['goods'], ...flags: readonly Flag[]): Letter => {
  const asked = GOODS.flatMap((good) => (goods[good] ? [`${good}-${goods[good]}`] : []));
  return { kind: ['letter', ...flags, ...asked].join('-'), coins, goods, flags };
};

/** The 20 letters of marque, one of each. */
export const LETTERS: readonly Letter[] = [
  letter(1, { cloth: 2 }),
  letter(1, { cotton: 2 }),
  letter(1, { cocoa: 2 }),
  letter(1, { cloth: 1, cotton: 1 }),
  letter(1, { cotton: 1, cocoa: 1 }),
  letter(1, { cloth: 1, cocoa: 1 }),
  letter(1, {}, 'england'),
  letter(1, {}, 'france'),
  letter(1, {}, 'spain'),
  letter(2, {}, 'england', 'france'),
  letter(2, {}, 'france', 'spain'),
  letter(2, {}, 'england', 'spain'),
  letter(2, { cloth: 2, cotton: 2 }),
  letter(2, { cotton: 2, cocoa: 2 }),
  letter(2, { cloth: 2, cocoa: 2 }),
  letter(2, { cloth: 2 }, 'england'),
  letter(2, { cotton: 2 }, 'france'),
  letter(2, { cocoa: 2 }, 'spain'),
  letter(2, { cloth: 1, cotton: 1, cocoa: 1 }),
  letter(2, { cocoa: 2 }, 'england'),
];

const SEA_CARD_OF = new Map(SEA_CARDS.map((row) => [row.kind, row]));
const LETTER_OF = new Map(LETTERS.map((row) => [row.kind, row]));

/** The face of a sea card. Throws for a kind that is none. */
export function faceOf(kind: Kind): SeaCard {
  const face = SEA_CARD_OF.get(kind);
  if (!face) throw new Error(`There is no sea card ${kind}.`);
  return face;
}

/** What a letter of marque says. Throws for a kind that is none. */
export function letterOf(kind: Kind): Letter {
  const row = LETTER_OF.get(kind);
  if (!row) throw new Error(`There is no letter ${kind}.`);
  return row;
}

/** The kinds of the cards of a sea, each as often as it is in the box: the basic ones, or those with the pirates' sign. */
export const kindsOf = (sea: Sea, pirate: boolean): Kind[] =>
  SEA_CARDS.filter((row) => row.sea === sea && row.pirate === pirate).flatMap(({ kind, count }) =>
    Array<Kind>(count).fill(kind),
  );

/** Whether a sailor needs a bottle of rum for each action. */
export const isThirsty = (name: Sailor): boolean => THIRSTY.some((one) => one === name);

/** Coins that win the game, by the number of players (CJ-7.1). */
export const GOAL: Readonly<Record<number, number>> = { 2: 10, 3: 8, 4: 7 };

/** What is in the box besides cards (CJ-1.1). */
export const BOX = { coins: 25, bottles: 10 } as const;

/** Every board's own sails and cannon (CJ-2.1); how many cards fit (CJ-2.3), and with a Quartermaster (CJ-8.10). */
export const BOARD = { sails: 2, cannons: 1, cards: 7, quartermaster: 10 } as const;

/** Letters of marque that lie open (CJ-2.1). */
export const OPEN_LETTERS = 4;

/** A treasure (CJ-5.1): the maps that it takes, and what it pays. */
export const TREASURE = { maps: 3, coins: 2 } as const;

/** What a Helmsman (CJ-8.9) and a Sail maker (CJ-8.10) count in sails. */
export const SAILS_OF = { helmsman: 4, 'sail-maker': 2 } as const;
