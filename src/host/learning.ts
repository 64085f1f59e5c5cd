import type { GameEvent } from '../games/kit/events.ts';
import { projectEvents } from '../games/kit/events.ts';
import type { AnyGame, State } from '../games/kit/game.ts';
import { type Seat, seatsFrom, type Viewer } from '../games/kit/seats.ts';

/** A position, and the one that a move led to. */
export interface Passage {
  readonly game: AnyGame;
  readonly by: Seat;
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

type Leaf = string | number | boolean | null | undefined;

/** Every plain value in a view or an event, by its path. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, Leaf>()): Map<string, Leaf> {
  if (typeof value !== 'object' || value === null) leaves.set(path, value as Leaf);
  else for (const [name, inner] of Object.entries(value)) leavesOf(inner, `${path}/${name}`, leaves);
  return leaves;
}

/** The kinds of all cards whose faces show in a view or an event, by card id. */
function facesIn(value: unknown, faces = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return faces;
  const { id, kind } = value as { id?: unknown; kind?: unknown };
  if (typeof id === 'string' && typeof kind === 'string') faces.set(id, kind);
  for (const inner of Object.values(value)) facesIn(inner, faces);
  return faces;
}

const isUnknownTo = (known: ReadonlyMap<string, string>, faces: ReadonlyMap<string, string>): boolean =>
  [...faces].some(([id, kind]) => known.get(id) !== kind);

/**
 * Whether what only some knew before is now also shown to `viewer`: a bid that is opened, a captain that is turned over. Ids are no
 * secrets: they say where a card lies, and lists may hold them in another order for its owner.
 */
function sharesASecret(
  before: ReadonlyMap<Viewer, Map<string, Leaf>>,
  viewer: Viewer,
  now: Map<string, Leaf>,
  ids: ReadonlySet<Leaf>,
): boolean {
  const own = before.get(viewer);
  const others = [...before].filter(([other]) => other !== viewer).map(([, leaves]) => leaves);
  return [...now].some(
    ([path, value]) =>
      value != null &&
      !ids.has(value) &&
      own?.get(path) !== value &&
      others.some((leaves) => leaves.get(path) === value),
  );
}

/** Whether the secret facts of an event tell its mover nothing new: only kinds of cards that it names and that the mover knew. */
function repeats(event: GameEvent, known: ReadonlyMap<string, string>): boolean {
  const { secret, ...open } = event;
  const named = [...leavesOf(open).values(), ...leavesOf(secret?.facts).values()];
  const old = new Set(named.flatMap((id) => (typeof id === 'string' && known.has(id) ? [id, known.get(id)] : [])));
  return [...leavesOf(secret?.facts).values()].every((fact) => typeof fact === 'string' && old.has(fact));
}

function tellsASecret({ secret, ...open }: GameEvent, by: Seat, known: ReadonlyMap<string, string>): boolean {
  if (secret === undefined) return false;
  return secret.to.some((seat) => seat !== by) || !repeats({ secret, ...open }, known);
}

/**
 * Whether anybody, the mover included, learned anything hidden or random by a move: a lot was drawn, a face or another secret was shown
 * to somebody who did not know it, or the game ended, which reveals its seed. When in doubt, somebody did.
 *
 * It compares what every viewer was shown before and after, so it needs to know nothing of the game.
 */
export function taughtSomething({ game, by, before, after, events }: Passage): boolean {
  if (after.context.chance.drawn !== before.context.chance.drawn) return true;
  if (after.context.minted !== before.context.minted) return true;
  if (game.outcome(after) !== undefined) return true;
  const viewers: Viewer[] = ['public', ...seatsFrom(0, before.context.seats)];
  const views = new Map(viewers.map((viewer) => [viewer, game.view(before, viewer)] as const));
  const knownTo = (viewer: Viewer) => facesIn(views.get(viewer));
  if (events.some((event) => tellsASecret(event, by, knownTo(by)))) return true;
  const ids = new Set<Leaf>(game.cards(before.context).map(({ id }) => id));
  const leaves = new Map([...views].map(([viewer, view]) => [viewer, leavesOf(view)] as const));
  return viewers.some((viewer) => {
    const now = game.view(after, viewer);
    const told = projectEvents(events, viewer);
    return isUnknownTo(knownTo(viewer), facesIn({ now, told })) || sharesASecret(leaves, viewer, leavesOf(now), ids);
  });
}
