import type { Seat, Viewer } from './seats.ts';

/** Anything JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * Something that happened at the table.
 *
 * Every field but `secret` is public. `secret.facts` are for the seats in `secret.to` alone: the kit merges them into what those
 * seats are told ({@link projectEvents}); nobody else learns that they exist.
 */
export interface GameEvent {
  readonly type: string;
  readonly secret?: { readonly to: readonly Seat[]; readonly facts: { readonly [fact: string]: Json } };
}

/** An event as one viewer is told it: public facts, and the secret ones meant for that viewer. */
export interface SeenEvent {
  readonly type: string;
  readonly [fact: string]: Json;
}

/** Tells events to one viewer. */
export function projectEvents(events: readonly GameEvent[], viewer: Viewer): SeenEvent[] {
  return events.map(({ secret, ...facts }) =>
    secret !== undefined && viewer !== 'public' && secret.to.includes(viewer)
      ? ({ ...facts, ...secret.facts } as SeenEvent)
      : (facts as SeenEvent),
  );
}
