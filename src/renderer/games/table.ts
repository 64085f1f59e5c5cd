import type { Layout, Stager } from '../scene/contract.ts';
import type { CueTable } from '../scene/cues.ts';

/** What the scene needs to show one game. */
export interface GameTable {
  // biome-ignore lint/suspicious/noExplicitAny: each game's layout takes its own view; the update's game chooses the layout.
  readonly layout: Layout<any>;
  readonly cues: CueTable;
  // biome-ignore lint/suspicious/noExplicitAny: as for the layout.
  readonly stage?: Stager<any>;
}
