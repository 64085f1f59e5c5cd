import type { SeenEvent } from '../../games/kit/events.ts';
import type { Seat, Viewer } from '../../games/kit/seats.ts';
import { seatSpots } from '../scene/arrange.ts';
import type { CueTable } from '../scene/cues.ts';
import { SOUNDS, type SoundId } from './table/index.ts';

/** Something to be heard, and from which side: -1 left, 1 right. */
export interface Heard {
  readonly sound: SoundId;
  readonly pan: number;
}

/** Who listens, and to which game. */
export interface Listener {
  readonly cues: CueTable;
  readonly viewer: Viewer;
  readonly seats: number;
  /** Whether an event was done to a seat by another; the game knows. */
  readonly befell: (event: SeenEvent, seat: Seat) => boolean;
}

/** How far to the side the outermost seats are heard: no further, for people who hear with one ear. */
const WIDTH = 0.5;

/** From which side a seat is heard: from where it sits on the screen. */
export function panOf(seat: Seat, { viewer, seats }: Pick<Listener, 'viewer' | 'seats'>): number {
  const spots = seatSpots(seats, viewer === 'public' ? 0 : viewer, { width: 2, height: 2 }, { x: 0, y: 0 });
  const spot = spots.find((one) => one.seat === seat);
  return spot ? (spot.x - 1) * WIDTH : 0;
}

/** The seat whose doing, or suffering, an event is; `undefined` for what happens to the whole table. */
function seatOf(event: SeenEvent, at: string | undefined): Seat | undefined {
  const facts = [at === undefined ? undefined : event[at], event.by, event.seat];
  return facts.find((fact) => typeof fact === 'number');
}

/** What is heard of events: the sounds of their cues, and the alarm for the viewer's seat when it is hit. */
export function soundsOf(events: readonly SeenEvent[], listener: Listener): Heard[] {
  const { cues, viewer, befell } = listener;
  return events.flatMap((event) => {
    const cue = cues[event.type];
    if (cue === undefined) return [];
    const seat = seatOf(event, cue.at);
    const pan = seat === undefined ? 0 : panOf(seat, listener);
    const isHit = cue.alarm === true && viewer !== 'public' && befell(event, viewer);
    const own: Heard[] = cue.sound === undefined ? [] : [{ sound: cue.sound, pan }];
    return isHit ? [...own, { sound: 'alarm', pan: 0 }] : own;
  });
}

/** Of several sounds the one that matters most, the last where they are equal; none of none. */
export function foremost(heard: readonly Heard[]): Heard[] {
  const [first] = [...heard].reverse().sort((a, b) => SOUNDS[b.sound].weight - SOUNDS[a.sound].weight);
  return first === undefined ? [] : [first];
}
