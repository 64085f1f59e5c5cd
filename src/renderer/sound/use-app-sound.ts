import { useEffect } from 'react';
import type { Settings } from '../../protocol/settings.ts';
import { soundBoard } from './shared.ts';
import type { SoundId } from './table/index.ts';

const PRESSED =
  'button:not(:disabled, [aria-disabled="true"]), summary, a[href], input[type="radio"], input[type="checkbox"]';

const click = ({ target }: Event): void => {
  if (target instanceof Element && target.closest(PRESSED) !== null) soundBoard().play('click');
};

/** What is heard early: it is made ready at the first gesture, before there is a table. */
const EARLY = ['click', 'page', 'curtain', 'bell', 'deal'] as const satisfies readonly SoundId[];

/**
 * Sound for the whole app: keeps the volumes as they are set, and lets buttons click and pages rustle.
 *
 * @param page what of the rules is being read; `null` while nothing is.
 */
export function useAppSound(
  { effectsVolume, ambienceVolume, muted }: Pick<Settings, 'effectsVolume' | 'ambienceVolume' | 'muted'>,
  page: string | null,
): void {
  useEffect(() => {
    soundBoard().setVolumes({ effects: effectsVolume, ambience: ambienceVolume, muted });
  }, [effectsVolume, ambienceVolume, muted]);

  useEffect(() => {
    soundBoard().prepare(EARLY);
    document.addEventListener('click', click, { capture: true });
    return () => document.removeEventListener('click', click, { capture: true });
  }, []);

  useEffect(() => {
    if (page !== null) soundBoard().play('page');
  }, [page]);
}
