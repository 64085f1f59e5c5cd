import { describe } from 'vitest';
import type { AnyGame } from '../../../src/games/kit/game.ts';
import type { Law } from './law.ts';
import { lendSense } from './run.ts';
import { botsDecide } from './suite/bots.ts';
import { everythingHappens } from './suite/everything.ts';
import { imagination } from './suite/imagination.ts';
import { ordersStand } from './suite/orders.ts';
import { playsToTheEnd } from './suite/plays.ts';
import { illegalMovesAreRefused } from './suite/refusals.ts';
import { secretsAreKept } from './suite/secrecy.ts';
import { everythingHasWords } from './suite/words.ts';

/**
 * What every game must pass.
 *
 * Small by default; `LONG=1` runs it at full size. A failure anywhere ends with the one command that plays that game again.
 */
export function kitSuite(game: AnyGame, law: Law): void {
  lendSense(game, law.sense ?? 0);
  describe(game.id, () => {
    playsToTheEnd(game);
    illegalMovesAreRefused(game);
    secretsAreKept(game, law);
    imagination(game);
    botsDecide(game);
    ordersStand(game);
    everythingHasWords(game, law);
    everythingHappens(game, law);
  });
}
