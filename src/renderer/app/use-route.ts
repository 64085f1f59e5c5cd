import { useEffect, useState } from 'react';
import { hashOf, type Route, routeOf } from './routes.ts';

/** Goes to a place; `replace` leaves no step for the back button. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const hash = hashOf(route);
  if (how === 'push') window.location.hash = hash;
  else window.location.replace(hash);
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
