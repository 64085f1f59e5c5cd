import { type TableSound, useTableSound } from '../../sound/use-table-sound.ts';
import { useHost, useLink } from '../use-host.ts';
import type { Laid } from './BoardParts.tsx';
import { movingSeat } from './session.ts';
import { isAtRest } from './show.ts';

/** A table's sound, and its switch. */
export interface SwitchedSound extends TableSound {
  readonly muted: boolean;
  /** Sound off, or on again, for the whole installation. */
  readonly mute: () => void;
}

/** The sound of the table on the screen. */
export function useSound({ game, sitting, update }: Laid): SwitchedSound {
  const link = useLink();
  const { settings } = useHost();
  const { session } = sitting;
  const { stage, persons, show } = session;
  const covered = stage.at === 'curtain' || stage.at === 'opening';
  const sound = useTableSound({
    game,
    update,
    atRest: show !== null && isAtRest(show),
    asked: stage.at === 'curtain' ? stage.seat : (movingSeat(session) ?? null),
    covered,
    persons,
    settings,
  });
  const { muted } = settings;
  return { ...sound, muted, mute: () => void link.keepSettings({ ...settings, muted: !muted }) };
}
