import { useCallback, useEffect, useRef, useState } from 'react';
import type { SeenEvent } from '../../games/kit/events.ts';
import type { AnyGame } from '../../games/kit/game.ts';
import type { Seat } from '../../games/kit/seats.ts';
import type { Update } from '../../protocol/messages.ts';
import type { Settings } from '../../protocol/settings.ts';
import { TABLES } from '../games/tables.ts';
import type { CueTable } from '../scene/cues.ts';
import { heardAt, type Memory, NOTHING_HEARD } from './calls.ts';
import { foremost, type Heard, soundsOf } from './choose.ts';
import { soundBoard } from './shared.ts';
import type { SoundId } from './table/index.ts';

/** What a table lets its sound know. */
export interface TableSoundProps {
  readonly game: AnyGame;
  /** The position that is shown. */
  readonly update: Update;
  /** Whether all motion towards it has ended. */
  readonly atRest: boolean;
  /** The seat for which people at this screen are asked to decide now: the viewer's, or the one that the screen is passed to. */
  readonly asked: Seat | null;
  /** Whether the curtain is closed. */
  readonly covered: boolean;
  /** The seats of people at this screen. */
  readonly persons: readonly Seat[];
  readonly settings: Pick<Settings, 'speed' | 'soundCaptions'>;
}

/** A table's sound. */
export interface TableSound {
  /** For the scene: the cues of these events begin now. */
  readonly onCues: (events: readonly SeenEvent[]) => void;
  /** What was heard just now, where sounds have captions; `null` when it is over. */
  readonly caption: SoundId | null;
}

/** What can be heard at any table, besides what its game's cues name. */
const CALLS = ['bell', 'alarm', 'curtain', 'page', 'click', 'win', 'lose'] as const satisfies readonly SoundId[];

/** Milliseconds for which a caption stays. */
const CAPTION = 2600;

/** A game's cues, loaded with its table; none until then. */
function useCues(game: AnyGame['id']): CueTable {
  const [cues, setCues] = useState<CueTable>({});
  useEffect(() => {
    let isCurrent = true;
    TABLES[game]?.().then((table) => {
      if (!isCurrent) return;
      setCues(table.cues);
      soundBoard().prepare([...Object.values(table.cues).flatMap(({ sound }) => sound ?? []), ...CALLS]);
    });
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return cues;
}

/** Plays what there is to be heard, and gives its caption where captions are wanted. */
function usePlayer(hasCaptions: boolean) {
  const [captioned, setCaptioned] = useState<{ readonly sound: SoundId } | null>(null);
  useEffect(() => {
    if (captioned === null) return;
    const timer = setTimeout(() => setCaptioned(null), CAPTION);
    return () => clearTimeout(timer);
  }, [captioned]);
  const play = useCallback(
    (heard: readonly Heard[]) => {
      for (const { sound, pan } of heard) soundBoard().play(sound, { pan });
      const [last] = foremost(heard);
      if (hasCaptions && last !== undefined) setCaptioned({ sound: last.sound });
    },
    [hasCaptions],
  );
  return { play, caption: hasCaptions ? (captioned?.sound ?? null) : null };
}

/**
 * The sound of a table: waves and creaking while it is open, each event's sound when its cue begins, the bell when people here must decide, the
 * curtain, the end. Where everything is shown at once, only what matters most of each position is heard.
 */
export function useTableSound(props: TableSoundProps): TableSound {
  const { game, update, atRest, asked, covered, persons, settings } = props;
  const isInstant = settings.speed === 'instant';
  const cues = useCues(game.id);
  const { play, caption } = usePlayer(settings.soundCaptions);
  const memory = useRef<Memory>(NOTHING_HEARD);
  const last = useRef<Update | null>(null);

  useEffect(() => {
    soundBoard().startAmbience();
    return () => soundBoard().stopAmbience();
  }, []);

  const { viewer, view } = update;
  const listen = (events: readonly SeenEvent[]): Heard[] =>
    soundsOf(events, { cues, viewer, seats: view.seats, befell: game.befell });
  const latest = useRef(listen);
  latest.current = listen;

  useEffect(() => {
    const { acting, turn, outcome } = update.view;
    const winners = outcome === null ? null : (outcome.ranking[0] ?? []);
    const now = heardAt(memory.current, { acting, turn, atRest, asked, covered, winners, persons });
    memory.current = now.memory;
    if (!atRest) return;
    const isNew = last.current !== update;
    last.current = update;
    const heard = now.sounds.map((sound) => ({ sound, pan: 0 }));
    play(isInstant ? foremost([...(isNew ? latest.current(update.events) : []), ...heard]) : heard);
  }, [update, atRest, asked, covered, persons, isInstant, play]);

  const onCues = useCallback(
    (events: readonly SeenEvent[]) => {
      const heard = latest.current(events);
      if (!isInstant) play(events.length > 1 ? foremost(heard) : heard);
    },
    [isInstant, play],
  );
  return { onCues, caption };
}
