import { useEffect, useState } from 'react';

/** Milliseconds without motion after which the pointer is hidden. */
const REST = 2500;

/** Whether the pointer has not moved for a while, and nobody has touched the screen. */
export function usePointerRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const moved = () => {
      setAtRest(false);
      clearTimeout(timer);
      timer = setTimeout(() => setAtRest(true), REST);
    };
    moved();
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerdown', moved);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerdown', moved);
    };
  }, []);
  return isAtRest;
}
