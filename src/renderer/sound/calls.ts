import type { Seat } from '../../games/kit/seats.ts';
import type { SoundId } from './table/index.ts';

/** What can be heard of a table besides its events. */
export interface Moment {
  /** Seats that have a decision to make. */
  readonly acting: readonly Seat[];
  readonly turn: Seat | null;
  /** Whether everything up to here has been shown. */
  readonly atRest: boolean;
  /** The seat that people at this screen are asked to decide for: the viewer's, or the one that the screen is passed to. */
  readonly asked: Seat | null;
  /** Whether the curtain is closed. */
  readonly covered: boolean;
  /** Who won; `null` while the game goes on. */
  readonly winners: readonly Seat[] | null;
  /** The seats of people at this screen. */
  readonly persons: readonly Seat[];
}

/** What is remembered from moment to moment. */
export interface Memory {
  /** For whom the bell rang last, as long as that seat is asked, and whose turn it was then. */
  readonly rung: { readonly seat: Seat; readonly turn: Seat | null } | null;
  readonly covered: boolean;
  /** Whether the game was seen going on, and its end has not been heard. */
  readonly isGoingOn: boolean;
}

/** At a table that was just opened. */
export const NOTHING_HEARD: Memory = { rung: null, covered: false, isGoingOn: false };

/** Whether the bell must ring: a decision comes to the seat, or its own turn comes while it was deciding something else. */
const isCalled = ({ asked, turn }: Moment, rung: Memory['rung']): boolean =>
  asked !== null && (rung?.seat !== asked || (rung.turn !== turn && turn === asked));

/** How a game ends for the people at this screen. Where only bots play, somebody has won. */
const endingOf = (winners: readonly Seat[], persons: readonly Seat[]): SoundId =>
  persons.length === 0 || persons.some((seat) => winners.includes(seat)) ? 'win' : 'lose';

/** What is heard at a moment, and what is remembered of it: the bell, the curtain, the end. Pure. */
export function heardAt(
  memory: Memory,
  moment: Moment,
): { readonly memory: Memory; readonly sounds: readonly SoundId[] } {
  const { acting, turn, atRest, asked, covered, winners, persons } = moment;
  const rung = memory.rung !== null && acting.includes(memory.rung.seat) ? memory.rung : null;
  const isOver = winners !== null;
  if (!atRest) return { memory: { ...memory, rung, isGoingOn: memory.isGoingOn || !isOver }, sounds: [] };
  const rings = isCalled(moment, rung);
  const ends = isOver && memory.isGoingOn;
  const sounds: SoundId[] = [
    ...(covered === memory.covered ? [] : (['curtain'] as const)),
    ...(rings ? (['bell'] as const) : []),
    ...(ends ? [endingOf(winners, persons)] : []),
  ];
  const isAsked = asked !== null && (rings || asked === rung?.seat);
  return { memory: { rung: isAsked ? { seat: asked, turn } : rung, covered, isGoingOn: !isOver }, sounds };
}
