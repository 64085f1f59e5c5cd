import type { SeenEvent } from '../../../src/games/kit/events.ts';
import type { Seat, Viewer } from '../../../src/games/kit/seats.ts';
import type { Update, Watched } from '../../../src/protocol/messages.ts';
import type { Player } from '../../../src/protocol/tables.ts';
import type { Status } from '../../../src/protocol/undo.ts';

/** A table of so many people and then bots. */
export const playersOf = (persons: number, bots: number): Player[] =>
  Array.from({ length: persons + bots }, (_, seat) => ({
    name: `P${seat}`,
    colour: (['crimson', 'sapphire', 'gold', 'emerald', 'violet', 'pearl'] as const)[seat] ?? 'pearl',
    holder: seat < persons ? 'person' : 'bot',
  }));

/** Somebody hit a seat. */
export const hit = (on: Seat): SeenEvent => ({ type: 'hit', on });

/** Whether an event is a hit on that seat. */
export const befell = (event: SeenEvent, seat: Seat): boolean => event.type === 'hit' && event.on === seat;

/** A position: number, viewer, who is asked, and what led to it. Whoever is asked has one move. */
export const update = (seq: number, viewer: Viewer, acting: Seat[], events: SeenEvent[] = []): Update => ({
  type: 'update',
  table: 'aaaaaaaaaaaaaaaa',
  seq,
  viewer,
  events: events as Update['events'],
  view: {
    game: 'take-the-gold',
    viewer,
    value: 'act',
    seats: 4,
    turn: acting[0] ?? null,
    acting,
    outcome: null,
  },
  moves: viewer !== 'public' && acting.includes(viewer) ? [{ type: 'pass', seat: viewer }] : [],
});

/** What lies beside a position where moves may be taken back and nothing else is to be said. */
export const status = (viewer: Viewer, more: Partial<Status> = {}): Status => ({
  type: 'status',
  table: 'aaaaaaaaaaaaaaaa',
  viewer,
  undo: true,
  held: null,
  back: null,
  asked: null,
  orders: [],
  answered: [],
  unsaved: null,
  ...more,
});

/** An answer to `watch`: the position, and what happened in each step until then. */
export const watched = (
  position: Update,
  history: Readonly<Record<number, SeenEvent[]>> = {},
  befallen: SeenEvent[] = [],
): Watched => ({
  info: {
    id: 'aaaaaaaaaaaaaaaa',
    game: 'take-the-gold',
    title: null,
    players: playersOf(2, 0),
    options: {},
    created: '2026-01-01T00:00:00.000Z',
    played: '2026-01-01T00:00:00.000Z',
    moves: position.seq,
    undo: false,
    status: 'playing',
    winners: [],
    commitment: '',
    seed: null,
    problem: null,
  },
  update: { ...position, events: [] },
  history: Object.entries(history).map(([seq, events]) => ({
    seq: Number(seq),
    events: events as Watched['history'][number]['events'],
  })),
  befell: befallen as Watched['befell'],
  status: status(position.viewer, { undo: false }),
});
