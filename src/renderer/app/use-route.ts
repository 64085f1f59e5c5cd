import { useEffect, useState } from 'react';
import { hashOf, type Route, routeOf } from './routes.ts';

/** Goes to a place; `replace` leaves no step for the back button. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const hash = hashOf(route);
  if (how === 'replace') {
    window.location.replace(hash);
    return;
  }
  const from = window.location.hash;
  window.location.hash = hash;
  // Kept with the step, so that whoever leaves knows whether going back leads where they came from, after a reload too.
  window.history.replaceState({ from }, '');
}

/** Leaves a place: one step back where {@link go} led here from `origin`, else to `otherwise` in its stead. */
export function leaveFor(origin: Route, otherwise: Route): void {
  const { from } = (window.history.state ?? {}) as { readonly from?: string };
  if (from === hashOf(origin)) window.history.back();
  else go(otherwise, 'replace');
}

/** Where one is; renders again when that changes. */
export function useRoute(): Route {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const moved = () => setHash(window.location.hash);
    window.addEventListener('hashchange', moved);
    return () => window.removeEventListener('hashchange', moved);
  }, []);
  return routeOf(hash);
}
