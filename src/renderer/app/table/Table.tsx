import { useMemo, useRef, useState } from 'react';
import type { PieceId } from '../../../games/kit/game.ts';
import type { Problem } from '../../../protocol/messages.ts';
import { openBigScreen } from '../big/full-screen.ts';
import { hashOf } from '../routes.ts';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { sayer, sayPlain, t } from '../words/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { Bar, type Laid, LitPieces, Overlays, Picture, Side, type TableProps } from './BoardParts.tsx';
import { Inspector } from './Inspector.tsx';
import { standing } from './log.ts';
import { NewsSlip } from './NewsSlip.tsx';
import type { PiecesHandle } from './Pieces.tsx';
import { RefusalToast } from './RefusalToast.tsx';
import { pieceDetails, told, toldUntil } from './rows.ts';
import { SavedBanner } from './SavedBanner.tsx';
import { SoundLine } from './SoundLine.tsx';
import { onlyPerson, personsOf } from './session.ts';
import { undoButton } from './undo.ts';
import { useCommands, useOpenings } from './use-commands.ts';
import { useKeptFocus } from './use-focus.ts';
import { useGuide } from './use-guide.ts';
import { useInspector } from './use-inspector.ts';
import { useOrders } from './use-orders.ts';
import { usePointing } from './use-pointing.ts';
import { useSession } from './use-session.ts';
import { useSettled } from './use-settled.ts';
import { useSound } from './use-sound.ts';
import { useTurn } from './use-turn.ts';
import '../styles/orders.css';
import '../styles/table.css';
import '../styles/undo.css';

/** The table: the picture, and everything in it in words and buttons. */
export function Table(props: TableProps) {
  const { game, info } = props;
  const sitting = useSession(game, info, personsOf(info.players));
  const say = useMemo(() => sayer(game.id, info.players), [game, info.players]);
  const names = info.players.map(({ name }) => name).join(', ');
  const page = t('table.page', { game: say({ key: 'title' }), names });
  const update = sitting.session.show?.shown;
  return (
    <main className="table">
      <ScreenTitle page={page} className="for-readers">
        {page}
      </ScreenTitle>
      {sitting.problem !== null && (
        <div className="parchment table-problem" role="alert">
          <p>{sayPlain(sitting.problem)}</p>
          <a className="button" href={hashOf({ at: 'shelf' })}>
            {t('app.to-shelf')}
          </a>
        </div>
      )}
      {update && <Board {...props} sitting={sitting} update={update} say={say} />}
    </main>
  );
}

function Board(props: Laid) {
  const { game, info, guide, sitting, update, say } = props;
  const { session, happen } = sitting;
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [focused, setFocused] = useState<PieceId | null>(null);
  const [hurries, setHurries] = useState(0);
  const pieces = useRef<PiecesHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openings = useOpenings();
  const inspection = useInspector(update);
  const pointing = usePointing(game, sitting, say, setRefusal);
  // The focus stays where it was when the position changes: its piece may have gone elsewhere.
  const isAtHand = (piece: PieceId) =>
    pointing.lit.includes(piece) || pointing.withPieces.some(({ pieces: own }) => own.includes(piece));
  const ways = useGuide(info.id);
  const turn = useTurn(sitting, setRefusal);
  const orders = useOrders(game, session, update, say, setRefusal);
  const { onCues, caption, muted, mute } = useSound(props);
  useKeptFocus(heading);

  const hurry = () => {
    happen({ type: 'hurry' });
    setHurries((count) => count + 1);
  };
  const closeRefusal = () => {
    setRefusal(null);
    return refusal !== null;
  };
  const openGuide = () => ways.open(null);
  const openBig = () => openBigScreen(info.id);
  useCommands(
    { sitting, pointing, inspection, openings, focused, pieces, hurry, openGuide, openBig, mute, closeRefusal, turn },
    !guide && !openings.keys && !openings.about,
  );

  const { viewer, events, seq } = update;
  const isHit = viewer !== 'public' && events.some((event) => game.befell(event, viewer));
  const calm = useSettled(sitting, update);
  const news = onlyPerson(session) === undefined ? [] : toldUntil(session.news, calm.seq);
  const lately = toldUntil(session.log, calm.seq);
  return (
    <div className={`board ${openings.panel ? '' : 'board-wide'}`}>
      <Bar {...props} openings={openings} heading={heading} onGuide={openGuide} onBig={openBig} />
      <SavedBanner unsaved={session.status?.unsaved ?? null} />
      <div className="board-scene">
        <Picture
          {...props}
          pointing={pointing}
          inspection={inspection}
          focused={focused !== null && isAtHand(focused) ? focused : null}
          hurries={hurries}
          onCues={onCues}
        />
        <SoundLine caption={caption} muted={muted} />
        {isHit && <div key={seq} className="hit-glow" />}
        <NewsSlip
          lines={news.map(({ event }) => told(game, say, event, viewer))}
          onRead={() => happen({ type: 'read' })}
        />
        <Inspector
          game={game.id}
          inspected={inspection.inspected}
          details={inspection.inspected?.piece ? pieceDetails(game, say, update, inspection.inspected.piece) : []}
          say={say}
          onRule={ways.open}
          onClose={inspection.close}
        />
        <RefusalToast refusal={refusal} say={say} onRule={ways.open} onClose={closeRefusal} />
      </div>
      <LitPieces {...props} pointing={pointing} handle={pieces} onFocus={setFocused} />
      <ActionBar
        buttons={pointing.plain}
        orders={orders}
        lately={
          standing(lately)
            .map(({ event }) => told(game, say, event, viewer))
            .findLast(Boolean) ?? ''
        }
        endTurn={pointing.held === null ? null : t(update.view.turn === viewer ? 'undo.end-turn' : 'undo.confirm')}
        undo={undoButton(session, info.players)}
        canPutBack={pointing.held === null && pointing.picked.length > 0}
        canHide={session.stage.at === 'deciding'}
        onChoose={({ move }) => pointing.choose(move)}
        onEndTurn={turn.end}
        onUndo={turn.undo}
        onBack={pointing.back}
        onHide={() => happen({ type: 'hide' })}
      />
      <Side
        {...props}
        pointing={pointing}
        inspection={inspection}
        orders={orders}
        openings={openings}
        onFocus={setFocused}
      />
      <Overlays {...props} openings={openings} ways={ways} turn={turn} />
    </div>
  );
}
