import {
  type Flag,
  type Half,
  halfText,
  type Kind,
  LETTERS,
  type Letter,
  type Loot,
  type Prey,
  type Sailor,
  SEA_CARDS,
  type Sea,
  type SeaCard,
  type Sign,
} from './cards.ts';

/** What is written of cards is made of few words, as the cards themselves are made of few pictures. */
const SEA: Readonly<Record<Sea, string>> = { coast: 'Coast', passage: 'Passage', 'high-sea': 'High sea' };

const FLAG: Readonly<Record<Flag | 'pirate', string>> = {
  england: 'flag of England',
  france: 'flag of France',
  spain: 'flag of Spain',
  pirate: 'pirate flag',
};

const LAND: Readonly<Record<Flag, string>> = { england: 'England', france: 'France', spain: 'Spain' };

const SAILOR: Readonly<Record<Sailor, string>> = {
  helmsman: 'Helmsman',
  cook: 'Cook',
  paymaster: 'Paymaster',
  lookout: 'Lookout',
  quartermaster: 'Quartermaster',
  carpenter: 'Carpenter',
  'sail-maker': 'Sail maker',
  gunman: 'Gunman',
};

/** What each sailor does. */
const DEED: Readonly<Record<Sailor, string>> = {
  helmsman: 'for a bottle of rum, 4 sails more in this turn',
  cook: 'for a bottle of rum, ignores one depression sign',
  paymaster: 'for a bottle of rum, lets another good stand for one that a letter asks for',
  lookout: 'for a bottle of rum, turns over the top card of the discards instead of one of the pile',
  quartermaster: 'the ship holds 10 cards instead of 7',
  carpenter: 'at the end of your turn, turn one card around, wherever your ship is',
  'sail-maker': 'counts as 2 sails and is safe from damage, though not from boarding',
  gunman: 'one throw more in a sea fight and in boarding, not against a sea monster',
};

const SIGN: Readonly<Record<Sign, string>> = {
  becalmed: 'Depression sign: after it no more cards are turned over.',
  boarding: 'Boarding sign: instead of taking the card, board a ship in the same sea.',
  rum: 'Rum sign: in the advanced game, the other players may each put a bottle on a sailor.',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const lootName = (loot: Loot): string => {
  switch (loot.is) {
    case 'good':
      return `${loot.count} ${loot.good}`;
    case 'flag':
      return FLAG[loot.flag];
    case 'coin':
      return 'a pirate’s coin';
  }
};

const halfName = (half: Half | Prey): string => {
  switch (half.is) {
    case 'good':
      return `${half.count} ${half.good}`;
    case 'sail':
      return counted(half.count, 'sail', 'sails');
    case 'cannon':
      return counted(half.count, 'cannon', 'cannons');
    case 'map':
      return 'treasure map';
    case 'sailor':
      return SAILOR[half.sailor];
    case 'passenger':
      return `passenger to ${LAND[half.flag]}`;
    case 'ship':
      return `ship with ${lootName(half.loot)}`;
    case 'monster':
      return `sea monster ${half.value}`;
    default:
      return `${half.is} ${half.value}`;
  }
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const nameOf = ({ top, bottom }: SeaCard): string =>
  capital(bottom ? `${halfName(top)} / ${halfName(bottom)}` : halfName(top));

/** What an obstacle takes (CJ-8.6). */
const facing = (half: Half): string => {
  switch (half.is) {
    case 'sandbank':
      return ` It must be faced: won with at least ${half.value} cards on your ship.`;
    case 'storm':
      return ` It must be faced: won with at least ${half.value} sails.`;
    case 'monster':
      return ` It must be faced: won with a throw of at least ${half.value}, as many tries as cannons.`;
    default:
      return '';
  }
};

const deedOf = (half: Half): string => (half.is === 'sailor' ? ` ${SAILOR[half.sailor]}: ${DEED[half.sailor]}.` : '');

const helpOf = (card: SeaCard): string => {
  const { sea, top, bottom, sign } = card;
  const signs = sign ? ` ${SIGN[sign]}` : '';
  if (top.is === 'ship') {
    const prize = top.loot.is === 'coin' ? 'take a coin and discard the card' : `it holds ${lootName(top.loot)}`;
    return `${SEA[sea]}. Captured with a throw of at least ${top.value}: ${prize}. In the advanced game it takes ${top.sails} sails to catch it.${signs}`;
  }
  const below = bottom ? ` Turned around: ${halfName(bottom)}.` : '';
  const passage = top.is === 'passenger' ? ` Handed over to a ship under the ${FLAG[top.flag]}, it brings a coin.` : '';
  return `${SEA[sea]}. ${capital(halfName(top))}.${below}${facing(top)}${bottom ? deedOf(bottom) : ''}${passage}${signs}`;
};

const ruleOf = ({ top, bottom }: SeaCard): string => {
  if (top.is === 'ship') return 'CJ-4.1';
  if (top.is === 'passenger') return 'CJ-8.11';
  if (facing(top) !== '') return 'CJ-8.6';
  if (bottom?.is === 'sailor') return DEED[bottom.sailor].startsWith('for a bottle') ? 'CJ-8.9' : 'CJ-8.10';
  return top.is === 'map' ? 'CJ-5.1' : 'CJ-3.5';
};

const askedBy = ({ flags, goods }: Letter): string => {
  const asked = [
    ...flags.map((flag) => FLAG[flag]),
    ...Object.entries(goods).map(([good, count]) => `${count} ${good}`),
  ];
  return asked.join(' + ');
};

const words = (kind: Kind, name: string, help: string, rule: string): [string, string][] => [
  [`card.${kind}`, name],
  [`card.${kind}.help`, help],
  [`card.${kind}.rule`, rule],
];

const coins = (count: number): string => counted(count, 'coin', 'coins');

/** The cards' names, what they do, and the rules that speak of them, English; and what their halves are called. */
export const cardWords: Readonly<Record<string, string>> = Object.fromEntries([
  ...SEA_CARDS.flatMap((card) => words(card.kind, nameOf(card), helpOf(card), ruleOf(card))),
  ...LETTERS.flatMap((letter) =>
    words(
      letter.kind,
      `Letter of marque: ${askedBy(letter)}`,
      `Bring ${askedBy(letter)} into the harbour, with the right halves up, for ${coins(letter.coins)}.`,
      'CJ-6.2',
    ),
  ),
  ...SEA_CARDS.flatMap(({ top, bottom }) => [top, ...(bottom ? [bottom] : [])]).map((half) => [
    `half.${halfText(half)}`,
    halfName(half),
  ]),
  ...Object.entries(LAND).map(([flag, land]) => [`flag.${flag}`, land]),
  ...Object.entries(SAILOR).map(([sailor, name]) => [`sailor.${sailor}`, name]),
  ['card.back', 'A card face down'],
  ['sea.coast', 'coast'],
  ['sea.passage', 'passage'],
  ['sea.high-sea', 'high sea'],
]);
