import { describe, expect, it } from 'vitest';
import { nextDeed } from './deeds.ts';
import type { Faults } from './disk.ts';
import { Evening } from './evening.ts';
import { Lots } from './lots.ts';

/**
 * Evenings in a world where everything that can go wrong does, each from one seed.
 *
 * A failing one prints how to play it again: `EVENING=<seed> npx vitest run test/host/simulator`.
 */

const LONG = process.env.LONG === '1';
const EVENINGS = LONG ? 10_000 : 60;
/** Seeds of which every single file call is made to fail once; otherwise only some of one. */
const THOROUGH = LONG ? 12 : 1;
const SOME_CALLS = 25;
const DEEDS = 30;

const CODES = ['ENOSPC', 'EIO', 'EROFS', 'EACCES', 'EBUSY'];

/** About as many file calls as an evening makes. */
const CALLS = 250;

const NONE: Faults = { failing: null, refusing: null, crashes: [], slowness: 0 };

/** What goes wrong in an evening, by its seed. */
function faultsOf(seed: string): Faults {
  const lots = new Lots(`faults of ${seed}`);
  const code = lots.oneOf(CODES) ?? 'EIO';
  const from = lots.below(CALLS);
  return {
    failing: lots.chance(0.3) ? { call: lots.below(CALLS), code } : null,
    refusing: lots.chance(0.4) ? { from, to: from + lots.below(CALLS / 2), code } : null,
    crashes: lots.chance(0.8) ? Array.from({ length: 1 + lots.below(4) }, () => lots.below(CALLS)) : [],
    slowness: lots.oneOf([0, 5, 50, 2000]) ?? 0,
  };
}

/** Plays an evening. Gives what broke, with how to play it again; `undefined` when nothing did. */
async function played(seed: string, faults: Faults): Promise<string | undefined> {
  try {
    await new Evening(seed, faults).play(DEEDS, nextDeed);
    return undefined;
  } catch (error) {
    const call = faults.failing === null ? '' : ` CALL=${faults.failing.call}`;
    return `${error}\n  play it again: EVENING='${seed}'${call} npx vitest run test/host/simulator`;
  }
}

const failingAt = (call: number): Faults => ({
  ...NONE,
  failing: { call, code: CODES[call % CODES.length] ?? 'EIO' },
});

const { EVENING: asked, CALL: call } = process.env;

describe.runIf(asked !== undefined)('one evening', () => {
  it(`${asked} goes well`, async () => {
    const seed = asked ?? '';
    const faults = seed.startsWith('call by call') ? failingAt(Number(call)) : faultsOf(seed);
    await new Evening(seed, faults).play(DEEDS, nextDeed);
  });
});

describe.runIf(asked === undefined)('simulated evenings', () => {
  it('lose nothing that was announced and double nothing when nothing goes wrong', async () => {
    for (let number = 0; number < Math.max(5, EVENINGS / 20); number++) {
      expect(await played(`calm ${number}`, NONE)).toBeUndefined();
    }
  });

  it(`lose nothing that was announced and double nothing, ${EVENINGS} times, whatever goes wrong`, async () => {
    for (let number = 0; number < EVENINGS; number++) {
      const seed = `evening ${number}`;
      expect(await played(seed, faultsOf(seed))).toBeUndefined();
    }
  });

  it('bear it when any one file call fails', async () => {
    for (let number = 0; number < THOROUGH; number++) {
      const seed = `call by call ${number}`;
      const calm = new Evening(seed, NONE);
      await calm.play(DEEDS, nextDeed);
      const { calls } = calm.disk;
      const step = LONG ? 1 : Math.ceil(calls / SOME_CALLS);
      for (let failing = 1; failing <= calls; failing += step) {
        expect(await played(seed, failingAt(failing))).toBeUndefined();
      }
    }
  });
});
