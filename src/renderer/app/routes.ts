import type { GameId } from '../../games/kit/game.ts';
import { gameIdSchema } from '../../protocol/parts.ts';
import { type TableId, tableIdSchema } from '../../protocol/tables.ts';

/** Where one is in the app. Each place has an address after the `#`, so that the browser's back button works. */
export type Route =
  | { readonly at: 'shelf' }
  | { readonly at: 'lobby'; readonly game: GameId }
  /** `guide`: the guide lies open over the table; `rule`: at this rule. */
  | { readonly at: 'table'; readonly table: TableId; readonly guide: boolean; readonly rule: string | null }
  /** What lies open on a table, for a screen across the room. */
  | { readonly at: 'big'; readonly table: TableId }
  | { readonly at: 'replay'; readonly table: TableId }
  | { readonly at: 'guide'; readonly game: GameId; readonly rule: string | null }
  | { readonly at: 'log' }
  | { readonly at: 'settings' }
  | { readonly at: 'credits' };

const SHELF: Route = { at: 'shelf' };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The place an address names; the shelf when it names none. */
export function routeOf(hash: string): Route {
  const [at, what, then, rule] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const game = gameIdSchema.safeParse(what).data;
  const table = tableIdSchema.safeParse(what).data;
  if (at === 'log' || at === 'settings' || at === 'credits') return { at };
  if (at === 'lobby' && game !== undefined) return { at, game };
  if (at === 'guide' && game !== undefined) return { at, game, rule: then ?? null };
  if (at === 'replay' && table !== undefined) return { at, table };
  if (at === 'table' && table !== undefined) {
    if (then === 'big') return { at: 'big', table };
    return { at, table, guide: then === 'guide', rule: then === 'guide' ? (rule ?? null) : null };
  }
  return SHELF;
}

/** Whether an address names a place; none at all names the shelf. */
export const isPlace = (hash: string): boolean =>
  routeOf(hash).at !== 'shelf' || ['', 'shelf'].includes(hash.replace(/^#\/?/, ''));

const withRule = (address: string, rule: string | null): string =>
  rule === null ? address : `${address}/${encodeURIComponent(rule)}`;

/** The address of a place. */
export function hashOf(route: Route): string {
  switch (route.at) {
    case 'shelf':
      return '#shelf';
    case 'lobby':
      return `#lobby/${route.game}`;
    case 'replay':
      return `#replay/${route.table}`;
    case 'guide':
      return withRule(`#guide/${route.game}`, route.rule);
    case 'big':
      return `#table/${route.table}/big`;
    case 'table':
      return route.guide ? withRule(`#table/${route.table}/guide`, route.rule) : `#table/${route.table}`;
    default:
      return `#${route.at}`;
  }
}

/** What stays mounted while only details of a place change: a table does while its guide is read. */
export const placeOf = (route: Route): string =>
  route.at === 'table'
    ? hashOf({ ...route, guide: false, rule: null })
    : hashOf(route.at === 'guide' ? { ...route, rule: null } : route);
