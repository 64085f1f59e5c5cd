import type { Brush } from '../../../src/renderer/scene/paint/brush.ts';

/** A text as it was painted, and the height of its letters. */
export interface Written {
  readonly text: string;
  readonly letters: number;
}

const lettersOf = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1]);

/** A brush that paints nothing and keeps what was written; each of its letters is half as wide as it is high. */
export function recordingBrush(): Brush & { readonly written: readonly Written[] } {
  const written: Written[] = [];
  const gradient = { addColorStop: () => {} };
  const brush = {
    font: '10px serif',
    globalAlpha: 1,
    written,
    measureText: (text: string) => ({ width: ([...text].length * lettersOf(brush.font)) / 2 }),
    fillText: (text: string) => written.push({ text, letters: lettersOf(brush.font) }),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
  };
  const doNothing = () => {};
  return new Proxy(brush, {
    get: (target, key) => (key in target ? target[key as keyof typeof target] : doNothing),
  }) as never;
}
