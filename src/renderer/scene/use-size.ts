import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './contract.ts';

/** The most device pixels a CSS pixel that textures are painted for. */
const MAX_DENSITY = 3;

/** The size of an element in CSS pixels, and the screen's density; both follow changes. */
export function useSize(element: RefObject<HTMLElement | null>): { readonly size: Size; readonly density: number } {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [density, setDensity] = useState(() => Math.min(MAX_DENSITY, window.devicePixelRatio || 1));
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const { width, height } = target.getBoundingClientRect();
      setSize((now) =>
        now.width === Math.floor(width) && now.height === Math.floor(height)
          ? now
          : { width: Math.floor(width), height: Math.floor(height) },
      );
      setDensity(Math.min(MAX_DENSITY, window.devicePixelRatio || 1));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return { size, density };
}
