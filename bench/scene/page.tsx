import './count-frames.ts';
import '@fontsource/pirata-one';
import '@fontsource/cinzel/600.css';
import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { projectEvents } from '../../src/games/kit/events.ts';
import type { PieceId } from '../../src/games/kit/game.ts';
import type { Phrase } from '../../src/games/kit/phrase.ts';
import { actingSeats, play, start } from '../../src/games/kit/play.ts';
import type { TakeTheGoldEvent } from '../../src/games/take-the-gold/events.ts';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import type { Update } from '../../src/protocol/messages.ts';
import { SEAT_COLOURS } from '../../src/protocol/tables.ts';
import { say } from '../../src/protocol/words/format.ts';
import type { GameTable } from '../../src/renderer/games/table.ts';
import { TABLES } from '../../src/renderer/games/tables.ts';
import { table } from '../../src/renderer/games/take-the-gold/index.ts';
import { pose } from '../../src/renderer/scene/arrange.ts';
import type { Piece, Size } from '../../src/renderer/scene/contract.ts';
import { VALUES } from '../../src/renderer/scene/motion/dice.ts';
import Scene from '../../src/renderer/scene/Scene.tsx';

const ask = new URLSearchParams(location.search);
const SEATS = Number(ask.get('seats') ?? 6);
const NAMES = ['Anne Bonny', 'Ben', 'Calico', 'Dagger Dan', 'Edward', 'Grace O’Malley'];
const looks = SEAT_COLOURS.slice(0, SEATS).map((colour, seat) => ({ name: NAMES[seat] ?? '', colour }));
const catalogue = Object.fromEntries(
  Object.entries(takeTheGold.words).map(([key, text]) => [`take-the-gold/${key}`, text]),
);
const speak = (phrase: Phrase) =>
  say(phrase, { catalogue, locale: 'en', game: 'take-the-gold', nameOf: (seat) => looks[seat]?.name ?? '' });

let { state, events } = start(takeTheGold, { seats: SEATS, seed: ask.get('seed') ?? 'bench' });
let seq = 0;
let games = 0;

/** Deals every hand up to so many cards. */
function fillHands(size: number): void {
  const { hands, drawPile } = state.context;
  const pile = [...drawPile];
  const full = hands.map((hand) => [...hand, ...pile.splice(0, Math.max(0, size - hand.length))]);
  state = { ...state, context: { ...state.context, hands: full, drawPile: pile } };
}

const count = (name: string): number => Number(ask.get(name) ?? 0);

/** The two busiest cues: tentacles over a hand, and gold that rains on it. */
const TWO_CUES: readonly TakeTheGoldEvent[] = [
  { type: 'kraken', by: 1, on: 0, cards: [], count: 1, last: false },
  { type: 'won', seat: 0, rule: 'TG-6.1', coins: [] },
];

if (count('hands') > 0) fillHands(count('hands'));

/** How often everything was moved; dice and spare cards go by it. */
let round = 0;

/** Spare cards on a ring, each a step further on in every round, and dice thrown anew in every round. */
function moving({ width, height }: Size): Piece[] {
  const unit = Math.min(width, height) / 12;
  const ring = (place: number, all: number) => {
    const angle = ((place + round * 7) / all) * Math.PI * 2;
    return { x: width / 2 + Math.cos(angle) * width * 0.36, y: height / 2 + Math.sin(angle) * height * 0.3 };
  };
  const spare = Array.from({ length: count('spare') }, (_, place): Piece => {
    const { x, y } = ring(place, count('spare'));
    const lying = pose(x, y, unit, { depth: 700 + place, lift: 0.1 });
    return { shape: 'card', id: `spare${place}`, face: 'officer', back: 'deck', zone: 'spare', pose: lying };
  });
  const dice = Array.from({ length: count('dice') }, (_, place): Piece => {
    const value = VALUES[(place + round) % VALUES.length] ?? 1;
    const lying = pose(width / 2 + (place - 2.5) * unit * 0.9, height * 0.6, unit * 0.6, { depth: 985, lift: 0.2 });
    return { shape: 'die', id: `die:${place}` as PieceId, value, roll: round, pose: lying };
  });
  return [...spare, ...dice];
}

/** The game's own table, with what the bench adds to it. */
const benchTable: GameTable = {
  ...table,
  layout: (view, context) => [...table.layout(view, context), ...moving(context.size)],
};
Object.assign(TABLES, { 'take-the-gold': async () => benchTable });

/** Passes every hand to the next seat: all cards in hands move at once. */
function mix(): void {
  const { hands } = state.context;
  state = {
    ...state,
    context: { ...state.context, hands: hands.map((_, seat) => hands[(seat + 1) % hands.length] ?? []) },
  };
  events = ask.has('cues') ? [...TWO_CUES] : [];
  seq += 1;
  round += 1;
}

const updateNow = (): Update => {
  const view = takeTheGold.view(state, 0);
  return {
    type: 'update',
    table: 'bench00000000000',
    seq,
    viewer: 0,
    events: projectEvents(events, 0),
    view,
    moves: takeTheGold.moves(state, 0),
  } as unknown as Update;
};

/** Plays one move by the bot of whoever is asked, and begins a new game when one is over. */
function step(): string[] {
  const [seat] = actingSeats(takeTheGold, state);
  if (seat === undefined) {
    ({ state, events } = start(takeTheGold, { seats: SEATS, seed: `bench ${seq}` }));
    games += 1;
    seq += 1;
    return events.map(({ type }) => type);
  }
  const moves = takeTheGold.moves(state, seat);
  const move = takeTheGold.policy(takeTheGold.view(state, seat), moves, { seed: 'bench', drawn: seq });
  ({ state, events } = play(takeTheGold, state, move));
  seq += 1;
  return events.map(({ type }) => type);
}

function Bench() {
  const [update, setUpdate] = useState(updateNow);
  const [hurry, setHurry] = useState(0);
  const advance = useCallback(() => {
    const types = step();
    setUpdate(updateNow());
    return types;
  }, []);
  const mixNow = useCallback(() => {
    mix();
    setUpdate(updateNow());
  }, []);
  Object.assign(window, {
    bench: { mix: mixNow, advance, games: () => games, hurry: () => setHurry((count) => count + 1), skip: step },
  });
  const lit = new Set(
    update.moves.flatMap((move) => takeTheGold.touches(move as never, update.view as never).slice(0, 1)),
  );
  return (
    <Scene
      update={update}
      looks={looks}
      lit={lit}
      picked={[]}
      focused={null}
      settings={{
        speed: (ask.get('speed') ?? 'normal') as 'normal',
        textSize: 'normal',
        reducedMotion: false,
        highContrast: false,
      }}
      say={speak}
      hurry={hurry}
      onPoint={() => {}}
      onInspect={() => {}}
      onSettled={() => {}}
    />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bench />);
