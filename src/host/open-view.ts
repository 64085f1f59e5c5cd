import type { GameEvent, SeenEvent } from '../games/kit/events.ts';
import { projectEvents } from '../games/kit/events.ts';
import type { AnyGame, BaseView, State } from '../games/kit/game.ts';
import { seatsFrom } from '../games/kit/seats.ts';
import type { Onlooker } from '../protocol/parts.ts';

/** The same value with every card turned face up whose kind is known. */
function turnedUp(value: unknown, kinds: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => turnedUp(item, kinds));
  const turned = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, turnedUp(inner, kinds)]));
  const { id, kind } = turned;
  return typeof id === 'string' && kind === null ? { ...turned, kind: kinds.get(id) ?? null } : turned;
}

/**
 * The public's view with all cards open: what lies before a seat is as that seat sees it, and every card's face shows. For games that are
 * over.
 */
function openView(game: AnyGame, state: State): BaseView {
  const { seats } = state.context;
  const own = seatsFrom(0, seats).map((seat) => game.view(state, seat) as Readonly<Record<string, unknown>>);
  const laidOpen = (name: string, value: unknown): unknown =>
    Array.isArray(value) && value.length === seats
      ? value.map((item, seat) => (own[seat]?.[name] as unknown[] | undefined)?.[seat] ?? item)
      : value;
  const view = Object.entries(game.view(state, 'public')).map(([name, value]) => [name, laidOpen(name, value)]);
  const kinds = new Map(game.cards(state.context).map(({ id, kind }) => [id, kind] as const));
  return turnedUp(Object.fromEntries(view), kinds) as BaseView;
}

/** A position as an onlooker sees it. */
export const viewFor = (game: AnyGame, state: State, onlooker: Onlooker): BaseView =>
  onlooker === 'open' ? openView(game, state) : game.view(state, onlooker);

/** Events as an onlooker is told them. */
export const eventsFor = (events: readonly GameEvent[], onlooker: Onlooker): SeenEvent[] =>
  onlooker === 'open'
    ? events.map(({ secret, ...facts }) => ({ ...facts, ...secret?.facts }) as SeenEvent)
    : projectEvents(events, onlooker);
