import type { Ctx, Game, PlayerID } from 'boardgame.io';
import {
  BLOCKS,
  COINS_TO_WIN,
  DECK,
  HAND_LIMIT,
  isAttacker,
  type Kind,
  THIEVES,
} from '../src/games/take-the-gold/cards.ts';

/**
 * Take the Gold (no options) as one writes it for boardgame.io: state mutated through immer, stages for who is asked, its own
 * random source and turn order. It draws, asks, steals and refills in the same steps as src/games/take-the-gold, and mints ids
 * anew where that one does, so that a move costs both the same work.
 */

interface Card {
  id: string;
  kind: Kind;
}

/** The state of a game, in boardgame.io's own name for it. */
export interface G {
  minted: number;
  hands: Card[][];
  drawPile: Card[];
  discard: Card[];
  inPlay: Card | null;
  aside: Card[];
  attack: { by: number; on: number; kind: keyof typeof BLOCKS; thieves: number } | null;
  contenders: number[];
  tieBreak: boolean;
  wreckedBy: number | null;
}

type Shuffle = <T>(deck: T[]) => T[];
/** As much of what boardgame.io hands a move as these rules need. */
interface Table {
  G: G;
  ctx: Ctx;
  random: { Shuffle: Shuffle };
  events: { endTurn(): void; setActivePlayers(arg: { value: Record<PlayerID, string> }): void };
}

const turnOf = (ctx: Ctx): number => Number(ctx.currentPlayer);
const handOf = (state: G, seat: number): Card[] => state.hands[seat] ?? [];
const coinsOf = (state: G, seat: number) => handOf(state, seat).filter(({ kind }) => kind === 'gold-coin').length;
const clockwise = (from: number, seats: number) => Array.from({ length: seats }, (_, step) => (from + step) % seats);

const mintAnew = (state: G, cards: Card[]): Card[] => cards.map(({ kind }) => ({ id: `c${state.minted++}`, kind }));

function drawOne({ G: state, random }: Table, seat: number): void {
  if (state.drawPile.length === 0) {
    state.drawPile = mintAnew(state, random.Shuffle(state.discard));
    state.discard = [];
  }
  const card = state.drawPile.shift();
  if (card) handOf(state, seat).push(card);
}

function refillEmptyHands(table: Table): void {
  const { G: state, ctx } = table;
  for (const seat of clockwise(turnOf(ctx), ctx.numPlayers)) {
    if (!state.contenders.includes(seat) || handOf(state, seat).length > 0) continue;
    drawOne(table, seat);
    drawOne(table, seat);
  }
}

const ask = ({ events }: Table, seat: number, stage: string) => events.setActivePlayers({ value: { [seat]: stage } });

const lootable = ({ attack, hands }: G) => (attack ? Math.min(attack.thieves, (hands[attack.on] ?? []).length) : 0);

function takeCard(state: G, seat: number, id: string): Card {
  const hand = handOf(state, seat);
  const [card] = hand.splice(
    hand.findIndex((held) => held.id === id),
    1,
  );
  if (!card) throw new Error(`Seat ${seat} does not hold ${id}.`);
  return card;
}

function endAttack(table: Table): void {
  const { G: state, ctx } = table;
  if (handOf(state, turnOf(ctx)).length > HAND_LIMIT) ask(table, turnOf(ctx), 'shed');
  else table.events.endTurn();
}

function strike(table: Table, count: number): void {
  const { G: state, random } = table;
  if (!state.attack) return;
  const { by, on } = state.attack;
  const shuffled = random.Shuffle(handOf(state, on));
  const loot = shuffled.slice(0, count);
  state.hands[on] = mintAnew(state, random.Shuffle(shuffled.slice(count)));
  state.hands[by] = mintAnew(state, random.Shuffle([...handOf(state, by), ...loot]));
  state.attack = null;
  refillEmptyHands(table);
  endAttack(table);
}

function beginTieBreak(table: Table, tied: number[]): void {
  const { G: state } = table;
  state.tieBreak = true;
  state.contenders = tied;
  state.hands = state.hands.map((hand, seat) => {
    const kept = tied.includes(seat) ? hand.filter(({ kind }) => kind !== 'gold-coin') : [];
    state.discard.push(...hand.filter((card) => !kept.includes(card)));
    return kept;
  });
  refillEmptyHands(table);
  table.events.endTurn();
}

function krakenStrikes(table: Table): void {
  const { G: state, ctx } = table;
  if (!state.attack || !state.inPlay) return;
  const { by, on } = state.attack;
  state.aside.push(state.inPlay);
  state.inPlay = null;
  state.attack = null;
  const isLast = !state.tieBreak && state.aside.length >= 3;
  if (!(isLast && ctx.numPlayers === 2)) state.discard.push(...handOf(state, on).splice(0));
  if (!isLast) {
    refillEmptyHands(table);
    endAttack(table);
    return;
  }
  const most = Math.max(...state.contenders.map((seat) => coinsOf(state, seat)));
  const tied = state.contenders.filter((seat) => coinsOf(state, seat) === most);
  if (tied.length > 1) beginTieBreak(table, tied);
  else state.wreckedBy = by;
}

function resolveAttack(table: Table): void {
  const { G: state, ctx } = table;
  if (state.inPlay) krakenStrikes(table);
  else if (state.attack?.kind === 'two-pirates' && lootable(state) > 1) ask(table, turnOf(ctx), 'take');
  else if (state.attack && state.attack.thieves > 0) strike(table, lootable(state));
  else endAttack(table);
}

const isRich = (state: G, seat: number) =>
  state.contenders.includes(seat) &&
  coinsOf(state, seat) >= (state.tieBreak ? COINS_TO_WIN.tieBreak : COINS_TO_WIN.voyage);

/** The game for boardgame.io. */
export const game: Game<G> = {
  name: 'take-the-gold',
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const cards = random.Shuffle(DECK.map((kind, at) => ({ id: `c${at}`, kind })));
    const hands = clockwise(0, ctx.numPlayers).map(() => cards.splice(0, 2));
    const contenders = clockwise(0, ctx.numPlayers);
    const start = { discard: [], inPlay: null, aside: [], attack: null, tieBreak: false, wreckedBy: null };
    return { ...start, minted: DECK.length, hands, drawPile: cards, contenders };
  },
  turn: {
    order: {
      first: () => 0,
      next: ({ G: state, ctx }) =>
        clockwise((ctx.playOrderPos + 1) % ctx.numPlayers, ctx.numPlayers).find((seat) =>
          state.contenders.includes(seat),
        ),
    },
    onBegin: (table) => {
      table.G.attack = null;
      drawOne(table, turnOf(table.ctx));
      ask(table, turnOf(table.ctx), 'act');
    },
    stages: {
      act: {
        moves: {
          play: (table, id: string, on: number) => {
            const { G: state, ctx } = table;
            const card = takeCard(state, turnOf(ctx), id);
            const kind = card.kind as keyof typeof BLOCKS;
            state.attack = { by: turnOf(ctx), on, kind, thieves: THIEVES[kind] };
            if (kind === 'kraken') state.inPlay = card;
            else state.discard.push(card);
            refillEmptyHands(table);
            ask(table, on, 'answer');
          },
          pass: (table) => endAttack(table),
        },
      },
      answer: {
        moves: {
          block: (table, id: string) => {
            const { G: state } = table;
            if (!state.attack) return;
            const card = takeCard(state, state.attack.on, id);
            state.attack.thieves = BLOCKS[state.attack.kind][card.kind] ?? state.attack.thieves;
            if (state.inPlay) state.discard.push(state.inPlay);
            state.inPlay = null;
            state.discard.push(card);
            refillEmptyHands(table);
            resolveAttack(table);
          },
          yield: (table) => resolveAttack(table),
          pay: (table, id: string) => {
            const { G: state } = table;
            if (!state.attack) return;
            const { by, on } = state.attack;
            handOf(state, by).push(takeCard(state, on, id));
            state.attack = null;
            refillEmptyHands(table);
            endAttack(table);
          },
        },
      },
      take: { moves: { take: (table, count: number) => strike(table, count) } },
      shed: {
        moves: {
          discard: (table, id: string) => {
            const { G: state, ctx } = table;
            state.discard.push(takeCard(state, turnOf(ctx), id));
            endAttack(table);
          },
        },
      },
    },
  },
  endIf: ({ G: state, ctx }) => {
    const winner = clockwise(turnOf(ctx), ctx.numPlayers).find((seat) => isRich(state, seat));
    if (winner !== undefined) return { winner, shipwreck: false };
    if (state.wreckedBy === null) return undefined;
    const most = Math.max(...state.contenders.map((seat) => coinsOf(state, seat)));
    return { winner: state.contenders.find((seat) => coinsOf(state, seat) === most), shipwreck: true };
  },
  ai: {
    enumerate: (state, ctx, playerID) => {
      const seat = Number(playerID);
      const hand = handOf(state, seat);
      switch (ctx.activePlayers?.[playerID]) {
        case 'act': {
          const targets = state.contenders.filter((on) => on !== seat && handOf(state, on).length > 0);
          const attackers = hand.filter(({ kind }) => isAttacker(kind));
          return [
            ...attackers.flatMap(({ id }) => targets.map((on) => ({ move: 'play', args: [id, on] }))),
            { move: 'pass', args: [] },
          ];
        }
        case 'answer': {
          const kind = state.attack?.kind ?? 'pirate';
          const blocks = hand.filter((card) => BLOCKS[kind][card.kind] !== undefined);
          const coins = kind === 'pirate-captain' ? hand.filter((card) => card.kind === 'gold-coin') : [];
          return [
            ...blocks.map(({ id }) => ({ move: 'block', args: [id] })),
            ...coins.map(({ id }) => ({ move: 'pay', args: [id] })),
            { move: 'yield', args: [] },
          ];
        }
        case 'take':
          return Array.from({ length: lootable(state) }, (_, less) => ({ move: 'take', args: [less + 1] }));
        case 'shed':
          return hand.map(({ id }) => ({ move: 'discard', args: [id] }));
        default:
          return [];
      }
    },
  },
};
