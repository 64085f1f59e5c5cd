import type { SeenEvent } from '../../../games/kit/events.ts';
import type { AnyGame, BaseView, PieceId } from '../../../games/kit/game.ts';
import type { Seat, Viewer } from '../../../games/kit/seats.ts';
import type { Update } from '../../../protocol/messages.ts';
import type { Player } from '../../../protocol/tables.ts';
import { type Account, MIRRORS } from '../../games/mirrors.ts';
import { type Say, t } from '../words/index.ts';
import { type Entry, strike } from './log.ts';
import type { HandRow, LogLine, SeatRow } from './SidePanel.tsx';

/** An event in words, for one viewer; empty for events that need none. */
export function told(game: AnyGame, say: Say, event: SeenEvent, viewer: Viewer): string {
  const sentence = game.tell(event, viewer);
  return sentence === undefined ? '' : say(sentence);
}

/** The seats of a position as the panel shows them. */
export function seatRows(game: AnyGame, say: Say, players: readonly Player[], update: Update): SeatRow[] {
  const { view, viewer, events, seq } = update;
  const mirror = MIRRORS[game.id];
  return players.map((player, seat) => {
    const isOut = mirror?.isOut(view, seat) ?? false;
    return {
      player,
      notes: (mirror?.seat(view, seat) ?? []).map(say),
      state: isOut ? 'out' : view.acting.includes(seat) ? 'acting' : 'idle',
      isTurn: view.turn === seat && view.outcome === null,
      isViewer: viewer === seat,
      hit: events.some((event) => game.befell(event, seat)) ? seq : null,
    };
  });
}

/** The viewer's own hand, kind by kind; empty for the public. */
export function handRows(game: AnyGame, say: Say, { view, viewer }: Update): HandRow[] {
  const hand = viewer === 'public' ? [] : (MIRRORS[game.id]?.hand(view, viewer) ?? []);
  const rows = new Map<string, HandRow>();
  for (const { id, kind } of hand) {
    if (kind === null) continue;
    const count = (rows.get(kind)?.count ?? 0) + 1;
    const title = say({ key: `card.${kind}` });
    rows.set(kind, { kind, title, help: say({ key: `card.${kind}.help` }), count, piece: rows.get(kind)?.piece ?? id });
  }
  return [...rows.values()];
}

/** What is to be said of a piece besides what its card does. */
export const pieceDetails = (game: AnyGame, say: Say, { view }: Update, piece: PieceId): string[] =>
  (MIRRORS[game.id]?.details?.(view, piece) ?? []).map(say);

/** How the scores of a finished game add up; `null` where there is no more to them than a number. */
export const accountOf = (view: BaseView): Account | null => MIRRORS[view.game]?.account?.(view) ?? null;

/** What is to be said of the whole table. */
export const tableNotes = (game: AnyGame, say: Say, { view }: Update): string[] =>
  (MIRRORS[game.id]?.table(view) ?? []).map(say);

/** What was told up to the position numbered `seq`. */
export const toldUntil = <Line extends { readonly seq: number }>(told: readonly Line[], seq: number): Line[] =>
  told.filter((one) => one.seq <= seq);

/** The log in words. What was taken back is one line, with all that it struck. */
export function logLines(
  game: AnyGame,
  say: Say,
  log: readonly Entry[],
  viewer: Viewer,
  nameOf: (seat: Seat) => string,
): LogLine[] {
  const lines: LogLine[] = [];
  for (const [at, entry] of log.entries()) {
    const { seq } = entry;
    const id = `${seq}.${at}`;
    if ('event' in entry) {
      const text = told(game, say, entry.event, viewer);
      const isHit = viewer !== 'public' && game.befell(entry.event, viewer);
      if (text !== '') lines.push({ id, seq, text, isHit, struck: [] });
    } else {
      const { to, by, agreed } = entry.takenBack;
      const struck = strike(lines, to).flatMap((line) => (line.struck.length === 0 ? [line.text] : []));
      const others = new Intl.ListFormat('en').format(agreed.map(nameOf));
      const text = t('undo.log', { name: nameOf(by), others, count: agreed.length });
      lines.push({ id, seq, text, isHit: false, struck });
    }
  }
  return lines;
}

/** What is said of the seats only when somebody asks. */
export const seatTotals = (game: AnyGame, say: Say, { view }: Update): string[] =>
  (MIRRORS[game.id]?.totals?.(view) ?? []).map(say);
