import { useSyncExternalStore } from 'react';
import { useHost } from './use-host.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether motion is reduced: as the settings say, or the system where they leave it to it. */
export function useReducedMotion(): boolean {
  const { reducedMotion } = useHost().settings;
  const bySystem = useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
  return reducedMotion === 'system' ? bySystem : reducedMotion === 'on';
}
