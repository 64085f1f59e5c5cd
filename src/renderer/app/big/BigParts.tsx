import { useEffect, useMemo, useState } from 'react';
import type { AnyGame, Outcome } from '../../../games/kit/game.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import type { Update } from '../../../protocol/messages.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import type { SceneProps } from '../../scene/props.ts';
import type { Entry } from '../table/log.ts';
import { Ranking } from '../table/Result.tsx';
import { logLines, seatRows } from '../table/rows.ts';
import { SceneFrame } from '../table/SceneFrame.tsx';
import { Log, Seats } from '../table/SidePanel.tsx';
import { useSceneSettings } from '../use-wishes.ts';
import { type Say, t } from '../words/index.ts';

/** The least height of a letter on the big screen, as a share of the window's height. */
const LEAST_LETTER = 0.031;

const letterNow = (): number => Math.ceil(window.innerHeight * LEAST_LETTER);

/** The least height of a letter in CSS pixels; follows the window. */
function useLetter(): number {
  const [letter, setLetter] = useState(letterNow);
  useEffect(() => {
    const resized = () => setLetter(letterNow());
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, []);
  return letter;
}

const NOTHING_LIT: ReadonlySet<string> = new Set();
const nothing = (): void => {};

/** The picture of the table, at which nobody points. */
export function BigPicture({
  info,
  update,
  say,
  onCues,
  onSettled,
}: Pick<SceneProps, 'update' | 'say' | 'onSettled'> & {
  readonly info: TableInfo;
  readonly onCues: NonNullable<SceneProps['onCues']>;
}) {
  const looks = useMemo(() => info.players.map(({ name, colour }) => ({ name, colour })), [info.players]);
  return (
    <SceneFrame
      update={update}
      looks={looks}
      lit={NOTHING_LIT}
      picked={[]}
      focused={null}
      settings={useSceneSettings()}
      say={say}
      letter={useLetter()}
      onPoint={nothing}
      onInspect={nothing}
      onCues={onCues}
      onSettled={onSettled}
      hurry={0}
    />
  );
}

/** The last thing that happened, large. A screen reader hears it from the log. */
export function Lately({ text }: { readonly text: string }) {
  return (
    <p className="big-lately" aria-hidden="true">
      {text}
    </p>
  );
}

/** Who came in which place, when the game is over. */
export function Standing({ info, outcome, say }: { info: TableInfo; outcome: Outcome | null; say: Say }) {
  if (outcome === null) return null;
  return (
    <section className="big-standing parchment" aria-label={t('big.over')}>
      <p className="result-why">{say(outcome.why)}</p>
      <Ranking outcome={outcome} info={info} say={say} />
    </section>
  );
}

/** Seats and log for a screen reader. */
export function InWords({
  game,
  info,
  log,
  update,
  say,
}: {
  readonly game: AnyGame;
  readonly info: TableInfo;
  readonly log: readonly Entry[];
  readonly update: Update;
  readonly say: Say;
}) {
  const nameOf = (seat: Seat): string => info.players[seat]?.name ?? '';
  return (
    <div className="for-readers">
      <Seats rows={seatRows(game, say, info.players, update)} />
      <Log lines={logLines(game, say, log, 'public', nameOf)} commitment={info.commitment} />
    </div>
  );
}
