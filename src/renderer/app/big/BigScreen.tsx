import { useEffect, useMemo } from 'react';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Seat } from '../../../games/kit/seats.ts';
import type { Update } from '../../../protocol/messages.ts';
import type { TableId, TableInfo } from '../../../protocol/tables.ts';
import { useTableSound } from '../../sound/use-table-sound.ts';
import { SoundLine } from '../table/SoundLine.tsx';
import { isAtRest } from '../table/show.ts';
import { TableAt } from '../table/TableScreen.tsx';
import { type Sitting, useSession } from '../table/use-session.ts';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { useHost, useLink } from '../use-host.ts';
import { leaveFor } from '../use-route.ts';
import { type Say, sayer, sayPlain, t } from '../words/index.ts';
import { BigControls } from './BigControls.tsx';
import { BigPicture, InWords, Lately, Standing } from './BigParts.tsx';
import { useFullScreen } from './full-screen.ts';
import { useBigKeys } from './keys.ts';
import { TurnBanner } from './TurnBanner.tsx';
import { useLatest } from './use-latest.ts';
import { usePointerRest } from './use-pointer-rest.ts';
import '../styles/big.css';

/** Nobody decides at a screen that the whole room sees, so no seat's secrets are ever asked for. */
const NOBODY: readonly Seat[] = [];

/** A hidden screen keeps nobody waiting: what it would show counts as shown. */
function useNoDelay({ session, happen }: Sitting): void {
  const seq = session.show?.shown.seq;
  useEffect(() => {
    if (seq === undefined) return;
    const look = () => {
      if (document.hidden) happen({ type: 'settled', seq });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [seq, happen]);
}

/** The parts of a big screen that need a position. */
interface OpenProps {
  readonly game: AnyGame;
  readonly info: TableInfo;
  readonly sitting: Sitting;
  readonly update: Update;
  readonly say: Say;
}

function OpenTable({ game, info, sitting, update, say }: OpenProps) {
  const link = useLink();
  const { settings } = useHost();
  const { session, happen } = sitting;
  const { latest, onCues } = useLatest(game, session);
  const isStill = usePointerRest();
  const leave = () => leaveFor({ at: 'table', table: info.id, guide: false, rule: null }, { at: 'shelf' });
  const turnFullScreen = useFullScreen(leave);
  const mute = () => void link.keepSettings({ ...settings, muted: !settings.muted });
  const atRest = session.show !== null && isAtRest(session.show);
  const sound = useTableSound({
    ...{ game, update, atRest, settings },
    asked: null,
    covered: false,
    persons: NOBODY,
  });
  useNoDelay(sitting);
  useBigKeys({ leave, full: turnFullScreen, mute });
  const told = latest && game.tell(latest, 'public');
  return (
    <div className={`big ${isStill ? 'big-still' : ''}`}>
      <TurnBanner game={game} info={info} sitting={sitting} update={update} say={say} />
      <div className="big-scene">
        <BigPicture
          info={info}
          update={update}
          say={say}
          onCues={(events) => {
            onCues(events);
            sound.onCues(events);
          }}
          onSettled={(seq) => happen({ type: 'settled', seq })}
        />
        <SoundLine caption={sound.caption} muted={settings.muted} />
        {atRest && <Standing info={info} outcome={update.view.outcome} say={say} />}
      </div>
      <Lately text={told ? say(told) : ''} />
      <BigControls isShown={!isStill} muted={settings.muted} onLeave={leave} onFull={turnFullScreen} onMute={mute} />
      <InWords game={game} info={info} log={session.log} update={update} say={say} />
    </div>
  );
}

function BigTable({ game, info }: { readonly game: AnyGame; readonly info: TableInfo }) {
  const sitting = useSession(game, info, NOBODY);
  const say = useMemo(() => sayer(game.id, info.players), [game, info.players]);
  const names = info.players.map(({ name }) => name).join(', ');
  const page = t('big.page', { game: say({ key: 'title' }), names });
  const update = sitting.session.show?.shown;
  return (
    <main className="big-place">
      <ScreenTitle page={page} className="for-readers">
        {page}
      </ScreenTitle>
      {sitting.problem !== null && <p role="alert">{sayPlain(sitting.problem)}</p>}
      {update && <OpenTable game={game} info={info} sitting={sitting} update={update} say={say} />}
    </main>
  );
}

/** What lies open on a table, for a television across the room: it watches as the public, so nothing secret reaches it. */
export function BigScreen({ table }: { readonly table: TableId }) {
  return <TableAt table={table} show={(game, info) => <BigTable key={table} game={game} info={info} />} />;
}
