import type { Course, Filter, Resonance } from '../blocks.ts';

/** A value that glides from point to point: seconds from the layer's start, and the value there. */
export const glide = (...points: readonly (readonly [at: number, value: number])[]): Course => points;

/** Lets through what lies about a pitch; a higher `q` lets less through. */
export const band = (frequency: Course, q: number): Filter => ({ type: 'bandpass', frequency, q });

/** Lets through what lies below a pitch. */
export const below = (frequency: Course): Filter => ({ type: 'lowpass', frequency });

/** Lets through what lies above a pitch. */
export const above = (frequency: Course): Filter => ({ type: 'highpass', frequency });

/** A resonance at a pitch; a higher `q` rings longer. */
export const ring = (frequency: Course, q: number, gain: number): Resonance => ({ frequency, q, gain });
