import type { SeenEvent } from '../../../games/kit/events.ts';
import type { Move } from '../../../games/kit/game.ts';
import type { Seat, Viewer } from '../../../games/kit/seats.ts';
import type { Update, Watched } from '../../../protocol/messages.ts';
import type { Player } from '../../../protocol/tables.ts';
import type { Status } from '../../../protocol/undo.ts';
import { type Entry, entriesOf, historyOf, standing, type Told } from './log.ts';
import { arrived, hurried, isAtRest, opened, type Show, settledAt } from './show.ts';

/**
 * Where several people at one screen are in passing it round.
 *
 * Nothing that only a seat may know is asked of the host before that player pressed to look; it is forgotten when the look ends.
 */
export type Stage =
  /** What lies open is shown. With one person, or none, it never is anything else. */
  | { readonly at: 'table' }
  /** The curtain is closed: pass the screen to this seat. */
  | { readonly at: 'curtain'; readonly seat: Seat }
  /** That player pressed; the host is asked for what the seat may know. */
  | { readonly at: 'opening'; readonly seat: Seat }
  /** What others did to the seat is read first. */
  | { readonly at: 'news'; readonly seat: Seat }
  /** The seat looks at its hand and decides. */
  | { readonly at: 'deciding'; readonly seat: Seat }
  /** The decision has passed on; the host is asked for what lies open. */
  | { readonly at: 'closing'; readonly seat: Seat }
  /** The seat reads what only it was told in the end; then `open` is shown. */
  | { readonly at: 'parting'; readonly seat: Seat; readonly learned: readonly SeenEvent[]; readonly open: Watched };

/** A table on this screen. */
export interface Session {
  /** The seats held by people at this screen. */
  readonly persons: readonly Seat[];
  readonly stage: Stage;
  /** `null` until the host answered for the first time. */
  readonly show: Show | null;
  /** Updates for a viewer whose first position is still on its way. */
  readonly early: readonly Update[];
  /** What has happened, as the viewer may know it, up to the position shown. */
  readonly log: readonly Entry[];
  /** What others did to the one person here, or to the seat that looks, since its last own decision. */
  readonly news: readonly Told[];
  /** A move was sent on this position, and is not answered yet. */
  readonly sent: number | null;
  /** What lies beside the position, for whoever looks; `null` until the host answered for the first time. */
  readonly status: Status | null;
}

/** What can happen to a session. */
export type Happening =
  | { readonly type: 'watched'; readonly watched: Watched }
  | { readonly type: 'update'; readonly update: Update }
  | { readonly type: 'status'; readonly status: Status }
  | { readonly type: 'settled'; readonly seq: number }
  | { readonly type: 'hurry' }
  /** The player to whom the screen was passed pressed to look. */
  | { readonly type: 'look' }
  /** The news, or what was learned, have been read. */
  | { readonly type: 'read' }
  /** A player hides the hand before deciding. */
  | { readonly type: 'hide' }
  | { readonly type: 'sent'; readonly seq: number }
  /** `played`: a position follows; otherwise the move was refused, or is held. */
  | { readonly type: 'answered'; readonly seq: number; readonly played: boolean };

/** Whether an event was done to a seat by another; each game knows. */
export type Befell = (event: SeenEvent, seat: Seat) => boolean;

const TABLE: Stage = { at: 'table' };

/** The seats that people hold. */
export const personsOf = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));

/** A table that was just opened, on a screen before which these seats sit. With none, only what lies open is ever asked for. */
export const newSession = (persons: readonly Seat[]): Session => ({
  persons,
  stage: TABLE,
  show: null,
  early: [],
  log: [],
  news: [],
  sent: null,
  status: null,
});

/** The one person at this screen; `undefined` when there are several, or none. */
export const onlyPerson = ({ persons }: Session): Seat | undefined => (persons.length === 1 ? persons[0] : undefined);

/** As whom the host should show the table now. */
export function wantedViewer(session: Session): Viewer {
  const { stage } = session;
  if (stage.at === 'opening' || stage.at === 'news' || stage.at === 'deciding') return stage.seat;
  return onlyPerson(session) ?? 'public';
}

/** The seat that may move now, its position being shown and at rest; `undefined` when none may. */
export function movingSeat({ stage, show, sent }: Session): Seat | undefined {
  if (show === null || !isAtRest(show) || show.shown.seq === sent) return undefined;
  const { viewer, moves } = show.shown;
  if (viewer === 'public' || moves.length === 0) return undefined;
  return stage.at === 'table' || stage.at === 'deciding' ? viewer : undefined;
}

/** The move that the seat at this screen has ready, until it ends the turn or takes it back; `null` while there is none. */
export function heldMove({ status, show }: Session): Move | null {
  const held = status?.held ?? null;
  return show !== null && held?.seat === show.shown.viewer ? held : null;
}

/** The position that the people here have seen whole, so that bots may go on; `null` while something is still shown. */
export function seenSeq(session: Session): number | null {
  const { show, stage } = session;
  if (show === null || !isAtRest(show) || show.shown.viewer !== wantedViewer(session)) return null;
  return stage.at === 'closing' || stage.at === 'parting' ? null : show.shown.seq;
}

/** What has happened up to the position shown, and what of it befell the viewer's seat. */
const retold = (session: Session, show: Show, befell: Befell): Session => {
  const before = session.show?.shown;
  if (before === undefined || before === show.shown || before.seq >= show.shown.seq) return { ...session, show };
  const passed = [...(session.show?.waiting ?? []), show.shown].filter(
    ({ seq }) => seq > before.seq && seq <= show.shown.seq,
  );
  const unique = passed.filter(({ seq }, at) => passed.findIndex((other) => other.seq === seq) === at);
  const entries = unique.flatMap(entriesOf);
  const { viewer } = show.shown;
  const isHit = (entry: Entry) => !('event' in entry) || (viewer !== 'public' && befell(entry.event, viewer));
  const news = standing([...session.news, ...entries.filter(isHit)]);
  return { ...session, show, log: [...session.log, ...entries], news };
};

const isNow = (seat: Seat | undefined, acting: readonly Seat[]): boolean => seat !== undefined && acting.includes(seat);

/** The seats that must look: those that are asked and have not said aloud that they pass. */
const mustLook = ({ status }: Session, acting: readonly Seat[]): readonly Seat[] =>
  acting.filter((seat) => !(status?.answered ?? []).includes(seat));

/** When the position shown is at rest and several people share the screen: who must look next, or stop looking. */
function passedRound(session: Session): Session {
  const { persons, show, stage } = session;
  if (persons.length < 2 || show === null || !isAtRest(show)) return session;
  const { acting } = show.shown.view;
  // Moves can be taken back while the curtain is closed: then it may be another who is asked.
  const looking = mustLook(session, acting);
  if (stage.at === 'table' || (stage.at === 'curtain' && !isNow(stage.seat, looking))) {
    const seat = persons.find((person) => looking.includes(person));
    if (seat === undefined && stage.at === 'table') return session;
    return { ...session, stage: seat === undefined ? TABLE : { at: 'curtain', seat } };
  }
  if (stage.at === 'deciding' && !isNow(stage.seat, acting)) {
    return { ...session, stage: { at: 'closing', seat: stage.seat } };
  }
  return session;
}

/** The first position of a table on this screen: with the deal, when nothing else has happened yet. */
const dealtNow = ({ show }: Session, { update, history }: Watched): Update =>
  show === null && update.seq === 0 ? { ...update, events: history[0]?.events ?? [] } : update;

/** Takes a position that the host was asked for, with all that led to it. */
function taken(session: Session, watched: Watched, befell: Befell): Session {
  const { update } = watched;
  const before = session.show;
  const sameTable = before !== null && before.shown.seq === update.seq && before.settled;
  const opening = {
    ...session,
    show: opened(dealtNow(session, watched), sameTable),
    log: historyOf(watched),
    early: [],
    status: watched.status,
  };
  return session.early
    .filter(({ viewer }) => viewer === update.viewer)
    .reduce((now, next) => retold(now, arrived(now.show ?? opened(next), next), befell), opening as Session);
}

const newsOf = ({ befell, update }: Watched): Told[] => befell.map((event) => ({ seq: update.seq, event }));

/** Whether an answer tells of positions that were not shown here: on opening the table, or after the connection was lost. */
const isNews = ({ show }: Session, { update }: Watched): boolean => show === null || show.shown.seq < update.seq;

/** What the last position told this seat and nobody else. */
function learnedFrom({ show }: Session, open: Watched): readonly SeenEvent[] {
  if (show === null || show.shown.seq !== open.update.seq) return [];
  const publicly = open.history.find(({ seq }) => seq === open.update.seq)?.events ?? [];
  return show.shown.events.filter((event, at) => JSON.stringify(event) !== JSON.stringify(publicly[at]));
}

function closed(session: Session, seat: Seat, open: Watched, befell: Befell): Session {
  const learned = learnedFrom(session, open);
  if (learned.length > 0) return { ...session, stage: { at: 'parting', seat, learned, open } };
  return { ...taken(session, open, befell), stage: TABLE, news: [] };
}

function watched(session: Session, answer: Watched, befell: Befell): Session {
  const { stage } = session;
  if (answer.update.viewer !== wantedViewer(session)) return session;
  switch (stage.at) {
    case 'opening': {
      const news = newsOf(answer);
      return {
        ...taken(session, answer, befell),
        news,
        stage: { at: news.length > 0 ? 'news' : 'deciding', seat: stage.seat },
      };
    }
    case 'closing':
    case 'parting':
      return closed(session, stage.seat, answer, befell);
    case 'table':
      return { ...taken(session, answer, befell), news: isNews(session, answer) ? newsOf(answer) : session.news };
    default:
      return taken(session, answer, befell);
  }
}

function updated(session: Session, update: Update, befell: Befell): Session {
  if (update.viewer !== wantedViewer(session)) return session;
  if (session.show === null || session.show.shown.viewer !== update.viewer) {
    return { ...session, early: [...session.early, update] };
  }
  return retold(session, arrived(session.show, update), befell);
}

function looked(session: Session): Session {
  const { stage } = session;
  return stage.at === 'curtain' ? { ...session, early: [], stage: { at: 'opening', seat: stage.seat } } : session;
}

function read(session: Session, befell: Befell): Session {
  const { stage } = session;
  if (stage.at === 'news') return { ...session, news: [], stage: { at: 'deciding', seat: stage.seat } };
  if (stage.at === 'parting') {
    const known = session.status?.viewer === 'public' ? session.status : stage.open.status;
    return { ...taken(session, stage.open, befell), status: known, stage: TABLE, news: [] };
  }
  return { ...session, news: [] };
}

function step(session: Session, happening: Happening, befell: Befell): Session {
  const { show, stage } = session;
  switch (happening.type) {
    case 'watched':
      return watched(session, happening.watched, befell);
    case 'update':
      return updated(session, happening.update, befell);
    case 'status':
      return happening.status.viewer === wantedViewer(session) ? { ...session, status: happening.status } : session;
    case 'settled':
      return show === null ? session : retold(session, settledAt(show, happening.seq), befell);
    case 'hurry':
      return show === null ? session : retold(session, hurried(show), befell);
    case 'look':
      return looked(session);
    case 'read':
      return read(session, befell);
    case 'hide':
      return stage.at === 'deciding' ? { ...session, stage: { at: 'closing', seat: stage.seat } } : session;
    case 'sent':
      return { ...session, sent: happening.seq };
    case 'answered':
      return {
        ...session,
        sent: session.sent === happening.seq && !happening.played ? null : session.sent,
        news: happening.played ? session.news.filter(({ seq }) => seq > happening.seq) : session.news,
      };
  }
}

/** What becomes of a session when something happens. Pure. */
export const sessionAfter = (session: Session, happening: Happening, befell: Befell): Session =>
  passedRound(step(session, happening, befell));
