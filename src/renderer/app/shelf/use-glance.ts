import { type RefObject, useEffect, useState } from 'react';
import type { Glance } from '../../../protocol/files.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import { ask } from '../ask.ts';
import { useHost, useLink } from '../use-host.ts';

/** Whether an element has been in sight, or nearly. */
function useSighted(element: RefObject<Element | null>): boolean {
  const [isSighted, setSighted] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && see(), {
      rootMargin: '300px',
    });
    const see = () => {
      setSighted(true);
      observer.disconnect();
    };
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSighted;
}

/** What lies open on a table, asked for when its entry comes into sight and whenever it was played on; `null` where it can't be seen. */
export function useGlance({ id, played, status }: TableInfo, entry: RefObject<Element | null>): Glance | null {
  const { wire } = useLink();
  const { epoch } = useHost();
  const [glance, setGlance] = useState<Glance | null>(null);
  const isSighted = useSighted(entry);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later `played`, or another `status`, is another picture.
  useEffect(() => {
    if (!isSighted || epoch === 0) return;
    let isCurrent = true;
    ask(wire, { type: 'glance', table: id }).then(
      (seen) => isCurrent && setGlance(seen),
      // A damaged table has no picture; its sentence says why.
      () => isCurrent && setGlance(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [wire, epoch, id, played, status, isSighted]);
  return glance;
}
