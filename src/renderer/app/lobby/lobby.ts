import type { AnyGame } from '../../../games/kit/game.ts';
import { BadSetup, type OptionSpec, type Options, resolveOptions } from '../../../games/kit/options.ts';
import {
  type Player,
  playerSchema,
  SEAT_COLOURS,
  type SeatColour,
  type TableRequest,
} from '../../../protocol/tables.ts';
import type { Sentence } from '../words/index.ts';

/** A seat as the lobby sets it up; `id` follows it when seats change places. */
export interface LobbySeat extends Player {
  readonly id: number;
}

/** A table being set up. */
export interface Lobby {
  readonly seats: readonly LobbySeat[];
  /** The `id` of the seat that begins; `null`: chance decides. */
  readonly first: number | null;
  readonly options: Options;
  /** Whether people may take moves back; tables without people have nobody who could. */
  readonly undo: boolean;
  /** Seats made so far, so that no `id` comes twice. */
  readonly made: number;
}

/** What people do in the lobby. */
export type LobbyAction =
  | { readonly type: 'name'; readonly id: number; readonly name: string }
  | { readonly type: 'colour'; readonly id: number; readonly colour: SeatColour }
  | { readonly type: 'holder'; readonly id: number; readonly holder: Player['holder'] }
  | { readonly type: 'add'; readonly name: string; readonly holder: Player['holder'] }
  | { readonly type: 'remove'; readonly id: number }
  /** One place towards the first seat, or away from it. */
  | { readonly type: 'move'; readonly id: number; readonly by: -1 | 1 }
  | { readonly type: 'first'; readonly id: number | null }
  | { readonly type: 'undo'; readonly undo: boolean }
  | { readonly type: 'option'; readonly option: string; readonly value: boolean | number | string };

/** How many places the table has at most. */
const MOST = SEAT_COLOURS.length;

const defaultsOf = (specs: readonly OptionSpec[]): Options =>
  Object.fromEntries(specs.flatMap(({ id, values }) => (values[0] === undefined ? [] : [[id, values[0]]])));

/** A new table: one person and bots, on the fewest seats but at least three where the game has them. */
export function newLobby(game: AnyGame, person: string, bots: readonly string[]): Lobby {
  const count = Math.min(game.seats.max, Math.max(game.seats.min, 3));
  const seats = SEAT_COLOURS.slice(0, count).map((colour, id) => ({
    id,
    name: id === 0 ? person : (bots[id - 1] ?? ''),
    colour,
    holder: id === 0 ? ('person' as const) : ('bot' as const),
  }));
  return { seats, first: null, options: defaultsOf(game.options), undo: true, made: seats.length };
}

const changed = (lobby: Lobby, id: number, change: Partial<Player>): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)),
});

/** Gives a seat a colour; whoever had it takes the other's. */
function coloured(lobby: Lobby, id: number, colour: SeatColour): Lobby {
  const before = lobby.seats.find((seat) => seat.id === id)?.colour;
  const seats = lobby.seats.map((seat) => {
    if (seat.id === id) return { ...seat, colour };
    return seat.colour === colour && before !== undefined ? { ...seat, colour: before } : seat;
  });
  return { ...lobby, seats };
}

function added(lobby: Lobby, name: string, holder: Player['holder']): Lobby {
  const colour = SEAT_COLOURS.find((free) => lobby.seats.every((seat) => seat.colour !== free));
  if (colour === undefined || lobby.seats.length >= MOST) return lobby;
  return { ...lobby, seats: [...lobby.seats, { id: lobby.made, name, colour, holder }], made: lobby.made + 1 };
}

function moved(lobby: Lobby, id: number, by: -1 | 1): Lobby {
  const from = lobby.seats.findIndex((seat) => seat.id === id);
  const seats = [...lobby.seats];
  const [seat] = seats.splice(from, 1);
  const to = from + by;
  if (seat === undefined || to < 0 || to > seats.length) return lobby;
  seats.splice(to, 0, seat);
  return { ...lobby, seats };
}

/** What becomes of a lobby when somebody does something. Pure. */
export function lobbyAfter(lobby: Lobby, action: LobbyAction): Lobby {
  switch (action.type) {
    case 'name':
      return changed(lobby, action.id, { name: action.name });
    case 'holder':
      return changed(lobby, action.id, { holder: action.holder });
    case 'colour':
      return coloured(lobby, action.id, action.colour);
    case 'add':
      return added(lobby, action.name, action.holder);
    case 'remove':
      return {
        ...lobby,
        seats: lobby.seats.filter(({ id }) => id !== action.id),
        first: lobby.first === action.id ? null : lobby.first,
      };
    case 'move':
      return moved(lobby, action.id, action.by);
    case 'first':
      return { ...lobby, first: action.id };
    case 'undo':
      return { ...lobby, undo: action.undo };
    case 'option':
      return { ...lobby, options: { ...lobby.options, [action.option]: action.value } };
  }
}

/** What is wrong with a lobby, field by field: `name-<id>`, `option-<id>`, or `seats`. */
export type Faults = ReadonlyMap<string, Sentence>;

const NAME = playerSchema.shape.name;

function nameFault(seat: LobbySeat, seats: readonly LobbySeat[]): Sentence | undefined {
  const name = seat.name.trim();
  if (name === '') return { key: 'lobby.name-missing' };
  if (!NAME.safeParse(name).success) return { key: name.length > 24 ? 'lobby.name-long' : 'lobby.name-signs' };
  const same = (other: LobbySeat) => other.name.trim().toLocaleLowerCase() === name.toLocaleLowerCase();
  return seats.some((other) => other.id !== seat.id && same(other))
    ? { key: 'lobby.name-twice', values: { name } }
    : undefined;
}

function optionFault(specs: readonly OptionSpec[], lobby: Lobby): [string, Sentence][] {
  try {
    resolveOptions(specs, lobby.options, lobby.seats.length);
    return [];
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    return [[`option-${error.why.values?.option ?? ''}`, error.why]];
  }
}

/** Everything that keeps this table from being played, each at its field. */
export function faultsOf(game: AnyGame, lobby: Lobby): Faults {
  const names = lobby.seats.flatMap((seat): [string, Sentence][] => {
    const fault = nameFault(seat, lobby.seats);
    return fault === undefined ? [] : [[`name-${seat.id}`, fault]];
  });
  return new Map([...names, ...optionFault(game.options, lobby)]);
}

/** Whether a person sits at this table. */
export const hasPeople = ({ seats }: Lobby): boolean => seats.some(({ holder }) => holder === 'person');

/** The request for this table. */
export function requestOf(game: AnyGame, lobby: Lobby): TableRequest {
  const { seats, first, options, undo } = lobby;
  const at = seats.findIndex(({ id }) => id === first);
  return {
    game: game.id,
    players: seats.map(({ name, colour, holder }) => ({ name: name.trim(), colour, holder })),
    options: { ...options },
    first: at < 0 ? null : at,
    undo: undo && hasPeople(lobby),
  };
}
