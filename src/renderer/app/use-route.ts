import { useEffect, useRef, useState } from 'react';
import { hashOf, isPlace, type Route, routeOf } from './routes.ts';

/** What is kept with the present step of the history: it is there again when people come back, after a reload too. */
const kept = (): Readonly<Record<string, unknown>> => window.history.state ?? {};

/** Keeps something with the present step of the history: what a screen was like, for those who come back to it. */
export function keepHere(name: string, value: unknown): void {
  window.history.replaceState({ ...kept(), [name]: value }, '');
}

/** What was kept with the present step of the history; `undefined` when this is the first time here. */
export const keptHere = <T>(name: string): T | undefined => kept()[name] as T | undefined;

/** Goes to a place; `replace` leaves no step for the back button. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const hash = hashOf(route);
  if (how === 'replace') {
    window.location.replace(hash);
    return;
  }
  const from = window.location.hash;
  window.location.hash = hash;
  keepHere('from', from);
}

/** Leaves a place: one step back where {@link go} led here from `origin`, else to `otherwise` in its stead. */
export function leaveFor(origin: Route, otherwise: Route): void {
  if (keptHere('from') === hashOf(origin)) window.history.back();
  else go(otherwise, 'replace');
}

/**
 * Where one is; renders again when that changes.
 *
 * @param onNowhere - hears an address that names no place: the shelf is shown in its stead.
 */
export function useRoute(onNowhere: (address: string) => void): Route {
  const [hash, setHash] = useState(window.location.hash);
  const latest = useRef(onNowhere);
  latest.current = onNowhere;
  useEffect(() => {
    const moved = () => setHash(window.location.hash);
    window.addEventListener('hashchange', moved);
    return () => window.removeEventListener('hashchange', moved);
  }, []);
  useEffect(() => {
    if (isPlace(hash)) return;
    latest.current(hash);
    go({ at: 'shelf' }, 'replace');
  }, [hash]);
  return routeOf(hash);
}
