import { type Ref, useCallback, useMemo, useState } from 'react';
import type { AnyGame, PieceId } from '../../../games/kit/game.ts';
import type { Update } from '../../../protocol/messages.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import type { TableSound } from '../../sound/use-table-sound.ts';
import { GuideDialog } from '../guide/GuideDialog.tsx';
import { hashOf } from '../routes.ts';
import { useSceneSettings } from '../use-wishes.ts';
import { type Say, t } from '../words/index.ts';
import { AboutTable } from './AboutTable.tsx';
import { Curtain } from './Curtain.tsx';
import { kindIn, seatOf } from './cards.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { KEYS } from './keys.ts';
import { Pieces, type PiecesHandle } from './Pieces.tsx';
import { Result } from './Result.tsx';
import { accountOf, handRows, logLines, seatRows, seatTotals, tableNotes, toldUntil } from './rows.ts';
import { SceneFrame } from './SceneFrame.tsx';
import { Hand, Log, Moves, Orders, Seats } from './SidePanel.tsx';
import { heldMove } from './session.ts';
import { isAtRest } from './show.ts';
import { TableBar } from './TableBar.tsx';
import { UndoAsked } from './UndoAsked.tsx';
import { undoButton } from './undo.ts';
import type { Openings } from './use-commands.ts';
import type { GuideWays } from './use-guide.ts';
import type { Inspection } from './use-inspector.ts';
import type { OrdersState } from './use-orders.ts';
import type { PointingState } from './use-pointing.ts';
import type { Sitting } from './use-session.ts';
import { useSettled } from './use-settled.ts';
import type { TurnWays } from './use-turn.ts';

/** A table as its address names it. */
export interface TableProps {
  readonly game: AnyGame;
  readonly info: TableInfo;
  /** Whether the guide lies open over the table, and at which rule. */
  readonly guide: boolean;
  readonly rule: string | null;
}

/** What all parts of a table that is on the screen are given. */
export interface Laid extends TableProps {
  readonly sitting: Sitting;
  readonly update: Update;
  readonly say: Say;
}

/** The upper edge. */
export function Bar({
  game,
  info,
  sitting,
  update,
  say,
  openings,
  heading,
  onGuide,
  onBig,
}: Laid & {
  openings: Openings;
  heading: Ref<HTMLHeadingElement>;
  onGuide: () => void;
  onBig: () => void;
}) {
  const { view, viewer } = useSettled(sitting, update);
  const asked = view.acting[0];
  const held = heldMove(sitting.session);
  return (
    <TableBar
      prompt={held === null ? say(game.prompt(view)) : t('undo.held', { move: say(game.name(held, view)) })}
      asked={asked === undefined ? undefined : info.players[asked]}
      status={tableNotes(game, say, update)}
      isMine={viewer !== 'public' && view.acting.includes(viewer)}
      panelOpen={openings.panel}
      heading={heading}
      onGuide={onGuide}
      onBig={onBig}
      onAbout={() => openings.setAbout(true)}
      onKeys={() => openings.setKeys(true)}
      onPanel={() => openings.setPanel(!openings.panel)}
    />
  );
}

/** The picture of the table. */
export function Picture({
  info,
  sitting,
  update,
  say,
  pointing,
  inspection,
  focused,
  hurries,
  onCues,
}: Laid & {
  pointing: PointingState;
  inspection: Inspection;
  focused: PieceId | null;
  hurries: number;
  onCues: TableSound['onCues'];
}) {
  const { happen } = sitting;
  const lit = useMemo(() => new Set(pointing.lit), [pointing.lit]);
  const looks = useMemo(() => info.players.map(({ name, colour }) => ({ name, colour })), [info.players]);
  const settings = useSceneSettings();
  const onSettled = useCallback((seq: number) => happen({ type: 'settled', seq }), [happen]);
  return (
    <SceneFrame
      update={update}
      looks={looks}
      lit={lit}
      picked={pointing.picked}
      focused={focused}
      settings={settings}
      say={say}
      onPoint={pointing.point}
      onInspect={inspection.hover}
      onCues={onCues}
      onSettled={onSettled}
      hurry={hurries}
    />
  );
}

/** The pieces that can be pointed at, for the keyboard. */
export function LitPieces({
  game,
  info,
  update,
  say,
  pointing,
  handle,
  onFocus,
}: Laid & { pointing: PointingState; handle: Ref<PiecesHandle>; onFocus: (piece: PieceId | null) => void }) {
  const nameOf = (piece: PieceId): string => {
    const seat = seatOf(piece);
    if (seat !== undefined) return info.players[seat]?.name ?? '';
    const kind = kindIn(update.view, piece);
    if (kind !== undefined) return say({ key: `card.${kind}` });
    const move = update.moves.find((one) => game.touches(one, update.view).includes(piece));
    return move === undefined ? '' : say(game.name(move, update.view));
  };
  return (
    <Pieces
      lit={pointing.lit}
      picked={pointing.held === null ? pointing.picked : []}
      nameOf={nameOf}
      onPoint={pointing.point}
      onFocus={onFocus}
      handle={handle}
    />
  );
}

/** Everything at the table in words: seats, hand, moves and log. */
export function Side({
  game,
  info,
  sitting,
  update,
  say,
  pointing,
  inspection,
  orders,
  openings,
  onFocus,
}: Laid & {
  pointing: PointingState;
  inspection: Inspection;
  orders: OrdersState;
  openings: Openings;
  onFocus: (piece: PieceId | null) => void;
}) {
  const { log } = sitting.session;
  const { viewer } = update;
  const { players } = info;
  // Nothing is told before it is seen.
  const calm = useSettled(sitting, update);
  const lines = useMemo(
    () => logLines(game, say, toldUntil(log, calm.seq), viewer, (seat) => players[seat]?.name ?? ''),
    [game, say, log, calm.seq, viewer, players],
  );
  return (
    <aside className={`side ${openings.panel ? '' : 'side-closed'}`} aria-label={t('panel.title')}>
      <Seats rows={seatRows(game, say, info.players, calm)} totals={seatTotals(game, say, calm)} />
      <Hand game={game.id} rows={handRows(game, say, update)} onInspect={({ piece }) => inspection.pin(piece)} />
      <Moves
        buttons={pointing.withPieces}
        firstNumber={pointing.plain.length + 1}
        onChoose={({ move }) => pointing.choose(move)}
        onFocus={onFocus}
      />
      <Orders {...orders} />
      {/* Another viewer has another log: made anew, so that it is not read out from the start. */}
      <Log key={viewer} lines={lines} commitment={info.commitment} />
    </aside>
  );
}

/** What can lie over the table: the curtain, a question, the result, the guide, the key help, and what there is to know about it. */
export function Overlays({
  game,
  info,
  guide,
  rule,
  sitting,
  update,
  say,
  openings,
  ways,
  turn,
}: Laid & { openings: Openings; ways: GuideWays; turn: TurnWays }) {
  const { session, happen } = sitting;
  const { asked = null, undo = false } = session.status ?? {};
  const [isResultAway, setResultAway] = useState(false);
  const { outcome } = update.view;
  const isOver = outcome !== null && session.show !== null && isAtRest(session.show) && session.stage.at === 'table';
  return (
    <>
      <Curtain
        session={session}
        players={info.players}
        game={game}
        say={say}
        onLook={() => happen({ type: 'look' })}
        onRead={() => happen({ type: 'read' })}
        undo={undoButton(session, info.players)}
        onUndo={turn.undo}
      />
      {asked !== null && <UndoAsked asked={asked} players={info.players} onAnswer={sitting.answerUndo} />}
      {isOver && !isResultAway && !guide && (
        <Result
          outcome={outcome}
          account={accountOf(update.view)}
          info={info}
          say={say}
          onRule={ways.open}
          onClose={() => setResultAway(true)}
        />
      )}
      {isOver && isResultAway && (
        <button type="button" className="button button-strong result-again" onClick={() => setResultAway(false)}>
          {t('result.again')}
        </button>
      )}
      {openings.about && (
        <AboutTable {...{ game, info, say, undo, isOver: outcome !== null }} onClose={() => openings.setAbout(false)} />
      )}
      {openings.keys && <KeyHelp title={t('keys.title')} rows={KEYS} onClose={() => openings.setKeys(false)} />}
      {guide && (
        <GuideDialog
          game={game}
          rule={rule}
          hrefOf={(one) => hashOf({ at: 'table', table: info.id, guide: true, rule: one })}
          onClose={ways.close}
        />
      )}
    </>
  );
}
