import { createContext, useContext, useSyncExternalStore } from 'react';
import type { HostLink, HostState } from './host.ts';

/** The host this page is connected to. */
export const HostContext = createContext<HostLink | null>(null);

/** The link to the host. */
export function useLink(): HostLink {
  const link = useContext(HostContext);
  if (link === null) throw new Error('There is no host around this component.');
  return link;
}

/** What is known of the host; renders again when it changes. */
export function useHost(): HostState {
  const link = useLink();
  return useSyncExternalStore(link.subscribe, link.state);
}
