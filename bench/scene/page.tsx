import './count-frames.ts';
import '@fontsource/pirata-one';
import '@fontsource/cinzel/600.css';
import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { projectEvents } from '../../src/games/kit/events.ts';
import type { Phrase } from '../../src/games/kit/phrase.ts';
import { actingSeats, play, start } from '../../src/games/kit/play.ts';
import { takeTheGold } from '../../src/games/take-the-gold/index.ts';
import type { Update } from '../../src/protocol/messages.ts';
import { SEAT_COLOURS } from '../../src/protocol/tables.ts';
import { say } from '../../src/protocol/words/format.ts';
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

/** Deals every hand up to so many cards. */
function fillHands(size: number): void {
  const { hands, drawPile } = state.context;
  const pile = [...drawPile];
  const full = hands.map((hand) => [...hand, ...pile.splice(0, Math.max(0, size - hand.length))]);
  state = { ...state, context: { ...state.context, hands: full, drawPile: pile } };
}

const asked = Number(ask.get('hands') ?? 0);
if (asked > 0) fillHands(asked);

/** Passes every hand to the next seat: all cards in hands move at once. */
function mix(): void {
  const { hands } = state.context;
  state = {
    ...state,
    context: { ...state.context, hands: hands.map((_, seat) => hands[(seat + 1) % hands.length] ?? []) },
  };
  events = [];
  seq += 1;
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

/** Plays one move by the bot of whoever is asked; with `want`, only moves after which an event of that type was seen count. */
function step(): string[] {
  const [seat] = actingSeats(takeTheGold, state);
  if (seat === undefined) return [];
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
  Object.assign(window, { bench: { mix: mixNow, advance, hurry: () => setHurry((count) => count + 1), skip: step } });
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
      settings={{ speed: (ask.get('speed') ?? 'normal') as 'normal', textSize: 'normal', reducedMotion: false }}
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
