/** What can be pointed with: the cross, or the left stick. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** What a gamepad can say. */
export type Signal = Direction | 'press' | 'back' | 'inspect' | 'hurry' | 'previous' | 'next' | 'guide' | 'help';

/** As much of a `Gamepad` as is looked at. */
export interface Pad {
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean }[];
}

/** The buttons of the standard gamepad, by number. */
const BUTTONS: readonly (readonly [button: number, signal: Signal])[] = [
  [0, 'press'],
  [1, 'back'],
  [2, 'inspect'],
  [3, 'hurry'],
  [4, 'previous'],
  [5, 'next'],
  [8, 'guide'],
  [9, 'help'],
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
];

/** How far a stick must be pushed to count, and how far it must come back to count no more. */
const PUSHED = 0.6;
const RELEASED = 0.4;

/** Below this a stick is at rest, however worn it is. */
const DEAD = 0.25;

/** What is held down repeats after the first, then after each of the second, in milliseconds. */
const FIRST_REPEAT = 420;
const NEXT_REPEAT = 130;

const REPEATS: ReadonlySet<Signal> = new Set(['up', 'down', 'left', 'right', 'previous', 'next']);

/** What is held down now, each with the time of its next repeat. `null` before anything was looked at. */
export type Held = ReadonlyMap<Signal, number> | null;

function pushed([x = 0, y = 0]: Pad['axes'], held: Held): Direction[] {
  const [far, negative, positive] =
    Math.abs(x) > Math.abs(y) ? ([x, 'left', 'right'] as const) : ([y, 'up', 'down'] as const);
  const direction = far < 0 ? negative : positive;
  return Math.abs(far) > (held?.has(direction) ? RELEASED : PUSHED) ? [direction] : [];
}

const pressed = ({ axes, buttons }: Pad, held: Held): Signal[] => [
  ...BUTTONS.flatMap(([button, signal]) => (buttons[button]?.pressed ? [signal] : [])),
  ...pushed(axes, held),
];

/**
 * What gamepads say now that they did not say before, and what is held down.
 *
 * @param held - what was held down when they were looked at last; what is held already at the first look says nothing.
 * @param now - the time in milliseconds.
 */
export function heardFrom(pads: readonly Pad[], held: Held, now: number): { signals: Signal[]; held: Held } {
  const down = new Set(pads.flatMap((pad) => pressed(pad, held)));
  const signals: Signal[] = [];
  const next = new Map<Signal, number>();
  for (const signal of down) {
    const due = held?.get(signal);
    const isRepeat = due !== undefined && REPEATS.has(signal) && now >= due;
    if (held !== null && (due === undefined || isRepeat)) signals.push(signal);
    next.set(signal, isRepeat ? now + NEXT_REPEAT : (due ?? now + FIRST_REPEAT));
  }
  return { signals, held: next };
}

/** How far the right sticks are pushed down (positive) or up, -1 to 1: it scrolls. */
export function scrolled(pads: readonly Pad[]): number {
  const [far = 0] = pads.map(({ axes }) => axes[3] ?? 0).sort((a, b) => Math.abs(b) - Math.abs(a));
  return Math.abs(far) > DEAD ? far : 0;
}
