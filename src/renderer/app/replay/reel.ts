import type { Onlooker } from '../../../protocol/parts.ts';
import type { TableInfo } from '../../../protocol/tables.ts';

/** How fast a replay runs. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

/** How fast a replay runs: how long pieces move, and how long each position is looked at. */
export type Speed = (typeof SPEEDS)[number];

/** How long a position is looked at when all motion has ended, in milliseconds. */
export const DWELL: Readonly<Record<Speed, number>> = { slow: 1500, normal: 700, fast: 250, instant: 120 };

/** Where a replay is. */
export interface Reel {
  /** The position that is shown, or on its way. */
  readonly at: number;
  /** The last position there is. */
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

/** What people do with a replay, and what it does by itself. */
export type ReelAction =
  /** To a position; it stops there. */
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'step'; readonly by: number }
  /** Plays on, or stops; at the end it begins anew. */
  | { readonly type: 'toggle' }
  /** The position has been looked at long enough. */
  | { readonly type: 'next' }
  | { readonly type: 'speed'; readonly speed: Speed }
  /** It is known how long it is. */
  | { readonly type: 'loaded'; readonly last: number };

/** A replay before it is loaded. */
export const NEW_REEL: Reel = { at: 0, last: 0, playing: false, speed: 'normal' };

const within = ({ last }: Reel, at: number): number => Math.max(0, Math.min(last, Math.round(at)));

/** What becomes of a replay. Pure. */
export function reelAfter(reel: Reel, action: ReelAction): Reel {
  switch (action.type) {
    case 'go':
      return { ...reel, at: within(reel, action.to), playing: false };
    case 'step':
      return { ...reel, at: within(reel, reel.at + action.by), playing: false };
    case 'toggle':
      if (reel.playing) return { ...reel, playing: false };
      return { ...reel, playing: reel.last > 0, at: reel.at === reel.last ? 0 : reel.at };
    case 'next': {
      const at = within(reel, reel.at + 1);
      return reel.playing ? { ...reel, at, playing: at < reel.last } : reel;
    }
    case 'speed':
      return { ...reel, speed: action.speed };
    case 'loaded':
      return { ...reel, last: action.last, at: Math.min(reel.at, action.last) };
  }
}

/** The seats held by people. */
export const peopleOf = ({ players }: Pick<TableInfo, 'players'>): number[] =>
  players.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));

/** As whom a replay is looked at first: all cards of a finished game lie open; in a running one the only person looks as such. */
export function firstViewer(info: TableInfo): Onlooker {
  if (info.status === 'finished') return 'open';
  const people = peopleOf(info);
  return info.status === 'playing' && people.length === 1 ? (people[0] ?? 'public') : 'public';
}

/** Whether others at this screen should look away first: a seat of a running game with several people. */
export const isPrivate = (info: TableInfo, viewer: Onlooker): boolean =>
  info.status !== 'finished' && typeof viewer === 'number' && peopleOf(info).length > 1;
