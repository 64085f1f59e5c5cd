import { useEffect, useState } from 'react';

/** How often what is said of the time is said anew, in milliseconds. */
const EVERY = 30_000;

/** The time now, in milliseconds since 1970; renders again every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
