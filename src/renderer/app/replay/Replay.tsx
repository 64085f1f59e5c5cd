import { useMemo, useState } from 'react';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Update } from '../../../protocol/messages.ts';
import type { Onlooker } from '../../../protocol/parts.ts';
import type { Timeline as Steps } from '../../../protocol/replays.ts';
import { MIRRORS } from '../../games/mirrors.ts';
import { useTableSound } from '../../sound/use-table-sound.ts';
import { KeyHelp } from '../table/KeyHelp.tsx';
import { handRows, seatRows, tableNotes } from '../table/rows.ts';
import { SceneFrame } from '../table/SceneFrame.tsx';
import { Seats } from '../table/SidePanel.tsx';
import { useSceneSettings } from '../use-wishes.ts';
import { type Say, sayPlain, t } from '../words/index.ts';
import { Controls } from './Controls.tsx';
import { REPLAY_KEYS } from './keys.ts';
import { LookAway } from './LookAway.tsx';
import { lineAt, stepLines } from './lines.ts';
import { marksOf, nextMark, runsOf } from './marks.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { isPrivate, SPEEDS } from './reel.ts';
import { StepList } from './StepList.tsx';
import { Timeline } from './Timeline.tsx';
import type { Replaying } from './use-replay.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import '../styles/table.css';
import '../styles/replay.css';

const NOTHING: ReadonlySet<never> = new Set();
const NOBODY: readonly never[] = [];
const ignore = () => {};

/** A replay that is loaded: the table, the steps in words, and all that moves it. */
export function Replay({
  game,
  say,
  timeline,
  shown,
  replaying,
}: {
  readonly game: AnyGame;
  readonly say: Say;
  readonly timeline: Steps;
  readonly shown: Update;
  readonly replaying: Replaying;
}) {
  const { reel, act, viewer, lookAs } = replaying;
  const { info, steps, viewers, damage } = timeline;
  const [panel, setPanel] = useState(true);
  const [keys, setKeys] = useState(false);
  const [asking, setAsking] = useState<Onlooker | null>(null);
  const { players } = info;

  const runs = useMemo(() => runsOf(steps), [steps]);
  const isOver = info.status === 'finished';
  const phases = MIRRORS[game.id]?.phases ?? {};
  const marks = useMemo(
    () => marksOf(game, steps, { seats: players.length, isOver, phases }),
    [game, steps, players.length, isOver, phases],
  );
  const lines = useMemo(
    () => stepLines(game, say, steps, viewer, (seat) => players[seat]?.name ?? ''),
    [game, say, steps, viewer, players],
  );
  const line = lineAt(lines, reel.at);

  const wanted = (next: Onlooker) => (isPrivate(info, next) ? setAsking(next) : lookAs(next));
  const onMark = (by: 1 | -1) => act({ type: 'go', to: nextMark(marks, reel.at, by, reel.last) });
  const faster = (by: 1 | -1) => {
    const speed = SPEEDS[SPEEDS.indexOf(reel.speed) + by];
    if (speed !== undefined) act({ type: 'speed', speed });
  };
  useReplayKeys(
    {
      toggle: () => act({ type: 'toggle' }),
      forward: () => act({ type: 'step', by: 1 }),
      back: () => act({ type: 'step', by: -1 }),
      'next-mark': () => onMark(1),
      'previous-mark': () => onMark(-1),
      first: () => act({ type: 'go', to: 0 }),
      last: () => act({ type: 'go', to: reel.last }),
      faster: () => faster(1),
      slower: () => faster(-1),
      viewer: () => wanted(viewers[(viewers.indexOf(viewer) + 1) % viewers.length] ?? 'public'),
      panel: () => setPanel(!panel),
      help: () => setKeys(true),
    },
    !keys && asking === null,
  );

  const player = typeof asking === 'number' ? players[asking] : undefined;
  return (
    <div className={`board replay ${panel ? '' : 'board-wide'}`}>
      <ReplayBar
        info={info}
        title={say(game.prompt(shown.view))}
        status={tableNotes(game, say, shown).join(' · ')}
        viewer={viewer}
        viewers={viewers}
        panelOpen={panel}
        onViewer={wanted}
        onKeys={() => setKeys(true)}
        onPanel={() => setPanel(!panel)}
      />
      <div className="board-scene">
        <ReplayPicture {...{ game, say, shown, replaying }} players={players} />
        {damage !== null && <p className="replay-damage">{sayPlain(damage)}</p>}
      </div>
      <div className="ledge replay-ledge">
        <p className="replay-line" role="status">
          <span className="replay-count">{t('replay.count', { at: reel.at, last: reel.last })}</span>
          {line?.text}
        </p>
        <Timeline
          at={reel.at}
          last={reel.last}
          {...{ runs, marks, players, say }}
          sentence={line?.text ?? ''}
          onGo={(to) => act({ type: 'go', to })}
        />
        <Controls reel={reel} act={act} onMark={onMark} />
      </div>
      <aside className={`side ${panel ? '' : 'side-closed'}`} aria-label={t('panel.title')}>
        <Seats rows={seatRows(game, say, players, shown)} />
        <OpenHands {...{ game, say, shown, viewer }} names={players.map(({ name }) => name)} />
        <StepList lines={lines} now={line} onGo={(to) => act({ type: 'go', to })} />
      </aside>
      {keys && <KeyHelp title={t('replay.keys')} rows={REPLAY_KEYS} onClose={() => setKeys(false)} />}
      {asking !== null && player && (
        <LookAway
          player={player}
          onLook={() => {
            lookAs(asking);
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

/** The picture of the table, and its sound. Nothing on it can be pointed at. */
function ReplayPicture({
  game,
  say,
  shown,
  replaying: { reel, settled },
  players,
}: {
  readonly game: AnyGame;
  readonly say: Say;
  readonly shown: Update;
  readonly replaying: Replaying;
  readonly players: Steps['info']['players'];
}) {
  const settings = useSceneSettings();
  const looks = useMemo(() => players.map(({ name, colour }) => ({ name, colour })), [players]);
  const { speed } = reel;
  const motion = useMemo(() => ({ ...settings, speed }), [settings, speed]);
  const { onCues } = useTableSound({
    game,
    update: shown,
    atRest: true,
    asked: null,
    covered: false,
    persons: NOBODY,
    settings: { speed, soundCaptions: false },
  });
  return (
    <SceneFrame
      update={shown}
      looks={looks}
      lit={NOTHING}
      picked={NOBODY}
      focused={null}
      settings={motion}
      say={say}
      onPoint={ignore}
      onInspect={ignore}
      onCues={onCues}
      onSettled={settled}
      hurry={0}
    />
  );
}

/** The hands that the onlooker sees, in words. */
function OpenHands({
  game,
  say,
  shown,
  viewer,
  names,
}: {
  readonly game: AnyGame;
  readonly say: Say;
  readonly shown: Update;
  readonly viewer: Onlooker;
  readonly names: readonly string[];
}) {
  const seats = viewer === 'open' ? names.map((_, seat) => seat) : viewer === 'public' ? [] : [viewer];
  const hands = seats.map((seat) => ({ seat, rows: handRows(game, say, { ...shown, viewer: seat }) }));
  if (hands.length === 0) return null;
  return (
    <dl className="open-hands for-readers">
      {hands.map(({ seat, rows }) => (
        <div key={seat}>
          <dt>{t('replay.hand', { name: names[seat] ?? '' })}</dt>
          <dd>{rows.map(({ title, count }) => t('panel.hand-card', { card: title, count })).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
