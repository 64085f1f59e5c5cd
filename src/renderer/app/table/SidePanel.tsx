import type { GameId, PieceId } from '../../../games/kit/game.ts';
import type { Player } from '../../../protocol/tables.ts';
import { faceOf } from '../../art/gallery.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { t } from '../words/index.ts';
import type { MoveButton } from './pointing.ts';
import type { OrdersState } from './use-orders.ts';

/** What a row says of a seat. */
export interface SeatRow {
  readonly player: Player;
  readonly notes: readonly string[];
  readonly state: 'idle' | 'acting' | 'out';
  readonly isTurn: boolean;
  readonly isViewer: boolean;
  /** The number of the position in which the seat was hit; `null` when it was not just hit. */
  readonly hit: number | null;
}

/** Seats, with whose turn it is in words. */
export function Seats({
  rows,
  totals = [],
}: {
  readonly rows: readonly SeatRow[];
  /** What is said of the seats only when somebody asks. */
  readonly totals?: readonly string[];
}) {
  return (
    <section className="panel-part" aria-labelledby="seats-title">
      <h3 id="seats-title">{t('panel.seats')}</h3>
      <ul className={`seats ${rows.length > 4 ? 'seats-many' : ''}`}>
        {rows.map(({ player, notes, state, isTurn, isViewer, hit }) => (
          <li
            key={`${player.name} ${hit ?? ''}`}
            className={`seat seat-${state} ${hit === null ? '' : 'seat-hit'}`}
            aria-current={state === 'acting' ? 'true' : undefined}
          >
            <Emblem colour={player.colour} />
            <span className="seat-name">{player.name}</span>
            <span className="seat-notes">
              {[
                ...notes,
                ...(isViewer ? [t('panel.you')] : []),
                ...(player.holder === 'bot' ? [t('panel.bot')] : []),
                ...(isTurn ? [t('panel.turn')] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {totals.length > 0 && (
        <details className="totals">
          <summary>{t('panel.totals')}</summary>
          <ul>
            {totals.map((total) => (
              <li key={total}>{total}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Cards of one kind in a hand. */
export interface HandRow {
  readonly kind: string;
  readonly title: string;
  readonly help: string;
  readonly count: number;
  readonly piece: PieceId;
}

/** The viewer's own hand in words; each kind opens the large card. */
export function Hand({
  game,
  rows,
  onInspect,
}: {
  readonly game: GameId;
  readonly rows: readonly HandRow[];
  readonly onInspect: (row: HandRow) => void;
}) {
  if (rows.length === 0) return null;
  return (
    <section className="panel-part" aria-labelledby="hand-title">
      <h3 id="hand-title">{t('panel.hand')}</h3>
      <ul className="hand">
        {rows.map((row) => {
          const face = faceOf(game, row.kind);
          return (
            <li key={row.kind}>
              <button type="button" className="hand-card" title={row.help} onClick={() => onInspect(row)}>
                {face && <Glyph name={face.glyph} />}
                <span>{t('panel.hand-card', { card: row.title, count: row.count })}</span>
                <span className="for-readers">{row.help}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The moves that need pieces, as buttons with full names. */
export function Moves({
  buttons,
  firstNumber,
  onChoose,
  onFocus,
}: {
  readonly buttons: readonly MoveButton[];
  /** The number of the first button's key; buttons over 9 have none. */
  readonly firstNumber: number;
  readonly onChoose: (button: MoveButton) => void;
  readonly onFocus: (piece: PieceId | null) => void;
}) {
  if (buttons.length === 0) return null;
  return (
    <section className="panel-part panel-moves" aria-labelledby="moves-title">
      <h3 id="moves-title">{t('panel.moves')}</h3>
      <ul className="moves">
        {buttons.map((button, at) => (
          <li key={button.name}>
            <button
              type="button"
              className="move"
              onClick={() => onChoose(button)}
              onFocus={() => onFocus(button.pieces[0] ?? null)}
              onBlur={() => onFocus(null)}
            >
              {firstNumber + at <= 9 && (
                <span className="key" aria-hidden="true">
                  {firstNumber + at}
                </span>
              )}
              <span>{button.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The standing orders of the viewer's seat: each can be given and taken back at any time. */
export function Orders({ buttons, turn }: OrdersState) {
  if (buttons.length === 0) return null;
  return (
    <section className="panel-part panel-orders" aria-labelledby="orders-title">
      <h3 id="orders-title">{t('panel.orders')}</h3>
      <ul>
        {buttons.map((order) => (
          <li key={order.id}>
            <button
              type="button"
              className="move order"
              title={order.help}
              aria-pressed={order.stands}
              onClick={() => turn(order)}
            >
              <Glyph name={order.stands ? 'check-mark' : 'hourglass'} />
              <span>{order.label}</span>
              <span className="for-readers">{order.help}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line of the log. */
export interface LogLine {
  readonly id: string;
  /** The position that it led to. */
  readonly seq: number;
  readonly text: string;
  /** Whether it befell the viewer. */
  readonly isHit: boolean;
  /** For a take-back: what it struck, sentence by sentence. */
  readonly struck: readonly string[];
}

/** How many sentences of what was taken back are shown. */
const STRUCK = 2;

/** What was taken back, as one struck line: its first sentences, and how many more there were. */
function StruckText({ sentences }: { readonly sentences: readonly string[] }) {
  const more = sentences.length - STRUCK;
  return (
    <>
      <del title={sentences.join(' ')}>{sentences.slice(0, STRUCK).join(' ')}</del>{' '}
      {more > 0 && <>{t('undo.more', { count: more })} </>}
    </>
  );
}

/** What happened, oldest first; read out as it grows. */
export function Log({ lines, commitment }: { readonly lines: readonly LogLine[]; readonly commitment: string }) {
  return (
    <section className="panel-part panel-log" aria-labelledby="log-title">
      <h3 id="log-title">{t('panel.log')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className="log" role="log" aria-live="polite" aria-labelledby="log-title" tabIndex={0}>
        <ol>
          <li className="log-deal">{t('panel.commitment', { commitment })}</li>
          {lines.map(({ id, text, isHit, struck }) => (
            <li key={id} className={struck.length > 0 ? 'log-struck' : isHit ? 'log-hit' : ''}>
              {struck.length > 0 && <StruckText sentences={struck} />}
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
