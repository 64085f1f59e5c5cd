import { type RefObject, useEffect } from 'react';

/** Gives the focus to `home` when the element that had it is gone, so that Tab goes on from there and not from the top of the page. */
export function useKeptFocus(home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && document.querySelector('dialog[open]') === null) home.current?.focus({ preventScroll: true });
  });
}
