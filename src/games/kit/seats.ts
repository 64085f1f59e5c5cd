/** A place at the table, counted from 0 clockwise. A seat is not a person: whoever holds it may change during the game. */
export type Seat = number;

/** Who looks: a seat, or the public screen that knows only what everybody knows. */
export type Viewer = Seat | 'public';

/** All seats of a table with `count` places, clockwise from `first`. */
export const seatsFrom = (first: Seat, count: number): Seat[] =>
  Array.from({ length: count }, (_, step) => (first + step) % count);

/** The next seat clockwise after `seat` that `fits`; `undefined` when none of the others does, nor the seat itself. */
export function nextSeat(seat: Seat, count: number, fits: (seat: Seat) => boolean = () => true): Seat | undefined {
  return seatsFrom((seat + 1) % count, count).find(fits);
}
