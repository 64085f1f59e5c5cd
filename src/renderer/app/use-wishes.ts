import { useMemo, useSyncExternalStore } from 'react';
import type { SceneProps } from '../scene/props.ts';
import { useHost } from './use-host.ts';

/** Whether a media query holds; renders again when that changes. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether motion is reduced: as the settings say, or the system where they leave it to it. */
export function useReducedMotion(): boolean {
  const { reducedMotion } = useHost().settings;
  const bySystem = useMedia('(prefers-reduced-motion: reduce)');
  return reducedMotion === 'system' ? bySystem : reducedMotion === 'on';
}

/** Whether contrast is high: as the settings say, or the system where they leave it to it. */
export function useHighContrast(): boolean {
  const { contrast } = useHost().settings;
  const bySystem = useMedia('(prefers-contrast: more)');
  return contrast === 'system' ? bySystem : contrast === 'high';
}

/** What the people here want of the picture of a table. */
export function useSceneSettings(): SceneProps['settings'] {
  const { speed, textSize } = useHost().settings;
  const reducedMotion = useReducedMotion();
  const highContrast = useHighContrast();
  return useMemo(
    () => ({ speed, textSize, reducedMotion, highContrast }),
    [speed, textSize, reducedMotion, highContrast],
  );
}
