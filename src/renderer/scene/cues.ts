import type { SeenEvent } from '../../games/kit/events.ts';
import type { PieceId } from '../../games/kit/game.ts';
import type { SoundId } from '../sound/table/index.ts';
import type { Piece, Staged, Stop } from './contract.ts';

/** What a cue can show besides moving pieces. */
export type EffectId =
  | 'tentacles'
  | 'clash'
  | 'grab'
  | 'glint'
  | 'splash'
  | 'shipwreck'
  | 'coin-shower'
  | 'ring'
  | 'cannon'
  | 'explosion';

/** How one kind of event is shown: one row of a game's cue table. Times in milliseconds at normal speed. */
export interface Cue {
  /** How long the table gives to it before what comes next. */
  readonly beat: number;
  /** How long its pieces wait for the effect. */
  readonly lead?: number;
  readonly effect?: EffectId;
  /** What is heard when it begins. */
  readonly sound?: SoundId;
  /** Whether the alarm sounds for the seat that it befalls. */
  readonly alarm?: boolean;
  /** The event's field that names the seat where the effect plays; in the middle of the table without it. */
  readonly at?: string;
  /** The zone its cards come from, where nothing was shown before (the deal of a table that was just opened). */
  readonly from?: string;
  /** Zones in which its pieces arrive, besides the cards that the event names. `{by}` stands for the seat in the event's field `by`. */
  readonly brings?: readonly string[];
  /** Whether its sentence is shown over the table. */
  readonly caption?: boolean;
}

/** A game's cues, by event type. An event without a row is not shown. */
export type CueTable = Readonly<Record<string, Cue>>;

/** An event with its time in the plan. */
export interface TimedCue {
  readonly event: SeenEvent;
  readonly cue: Cue;
  /** Milliseconds from the start of the plan, at the present speed. */
  readonly start: number;
  readonly length: number;
  readonly staged?: Staged;
}

/**
 * The cues of a list of events, one after another.
 *
 * @param speed - 1 normal, 0 instant.
 * @param stage - tells how an event is acted out, which makes its cue as long as that takes.
 */
export function timedCues(
  events: readonly SeenEvent[],
  table: CueTable,
  speed: number,
  stage: (event: SeenEvent) => Staged | undefined = () => undefined,
): TimedCue[] {
  let clock = 0;
  return events.flatMap((event) => {
    const cue = table[event.type];
    if (cue === undefined) return [];
    const staged = stage(event);
    const length = Math.max(cue.beat, staged?.length ?? 0) * speed;
    const timed = { event, cue, start: clock, length, ...(staged && { staged }) };
    clock += length;
    return [timed];
  });
}

/** Every string that an event holds: among them the ids of the cards it names. */
function namesIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) namesIn(part, found);
  return found;
}

const zonesOf = ({ event, cue }: TimedCue): string[] =>
  (cue.brings ?? []).map((zone) => zone.replace(/\{(\w+)\}/g, (_, field: string) => String(event[field])));

/** Tells when each piece sets off: with the last cue that names it or brings cards to its zone. */
export function departures(cues: readonly TimedCue[], speed: number): (piece: Piece) => number {
  const rows = cues.map((timed) => ({
    time: timed.start + (timed.cue.lead ?? 0) * speed,
    names: namesIn(timed.event, new Set<PieceId>()),
    zones: zonesOf(timed),
  }));
  return (piece) => {
    const named = rows.findLast(
      ({ names, zones }) => names.has(piece.id) || ('zone' in piece && zones.includes(piece.zone)),
    );
    return named?.time ?? 0;
  };
}

/** A stop with its times in the plan, in milliseconds at the present speed. */
export interface TimedStop extends Stop {
  readonly start: number;
  readonly end: number;
}

/** Every stop of every cue, by the piece that makes it, in the order of time. */
export function stopsOf(cues: readonly TimedCue[], speed: number): ReadonlyMap<PieceId, readonly TimedStop[]> {
  const stops = new Map<PieceId, TimedStop[]>();
  for (const { start: begin, staged } of cues) {
    for (const stop of staged?.stops ?? []) {
      const start = begin + stop.at * speed;
      const list = stops.get(stop.id) ?? [];
      list.push({ ...stop, start, end: start + stop.over * speed });
      stops.set(stop.id, list);
    }
  }
  for (const list of stops.values()) list.sort((a, b) => a.start - b.start);
  return stops;
}

/** Tells from which zone a piece comes whose first appearance an event tells of; `undefined` when none does. */
export function origins(cues: readonly TimedCue[]): (piece: Piece) => string | undefined {
  const rows = cues.flatMap(({ event, cue }) =>
    cue.from === undefined ? [] : [{ from: cue.from, names: namesIn(event, new Set<PieceId>()) }],
  );
  return (piece) => rows.find(({ names }) => names.has(piece.id))?.from;
}
