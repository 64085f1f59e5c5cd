import { honours } from '../games/kit/chance.ts';
import type { AnyGame } from '../games/kit/game.ts';
import { type Phrase, phrase } from '../games/kit/phrase.ts';
import type { Finding, Verdict } from '../protocol/verdict.ts';
import { Course } from './course.ts';
import { type Line, type Remains, type Result, readRemains } from './journal.ts';
import { unopenable } from './problem.ts';

/** What playing a journal again brought to light. The numbers are those of lines, counted from 1; `null`: none. */
interface Replayed {
  readonly course: Course;
  /** The digest of the deal. */
  readonly dealt: string;
  /** The first line that the rules refuse. */
  readonly refused: number | null;
  /** The first move that told something else than the seed gives. */
  readonly differs: number | null;
  /** Whether it was recorded what every move told. */
  readonly recorded: boolean;
  readonly result: Result | undefined;
}

const toldAs = (course: Course, line: Line): boolean =>
  !('move' in line) || line.told === undefined || line.told === course.digest;

function replayed(game: AnyGame, { header, lines }: Remains): Replayed {
  const course = new Course(game, header);
  const dealt = course.digest;
  let differs: number | null = null;
  let recorded = true;
  let result: Result | undefined;
  for (const [place, line] of lines.entries()) {
    try {
      course.follow(line);
    } catch {
      return { course, dealt, refused: place + 2, differs, recorded, result };
    }
    if ('move' in line) {
      recorded &&= line.told !== undefined;
      result = line.result ?? result;
    }
    if (differs === null && !toldAs(course, line)) differs = place + 2;
  }
  return { course, dealt, refused: null, differs, recorded, result };
}

const finding = (check: Finding['check'], agrees: boolean | null, key: string, values?: Phrase['values']): Finding => ({
  check,
  agrees,
  phrase: phrase(key, values),
});

const unrecorded = (check: 'deal' | 'dice' | 'result'): Finding =>
  finding(check, null, 'host.verify-unrecorded', { what: check });

function ofFile({ damaged, torn, lines }: Remains): Finding {
  if (damaged !== null) return finding('file', false, 'host.verify-file-not', { line: damaged });
  // A last line that was never announced is nothing that somebody changed; nor can it be said what it was.
  if (torn !== null) return finding('file', null, 'host.verify-file-torn', { line: torn });
  return finding('file', true, 'host.verify-file', { lines: lines.length + 1 });
}

function ofSeed({ header: { seed, commitment } }: Remains, shown: string | undefined): Finding {
  const committed = shown ?? commitment;
  if (committed === null) return finding('seed', null, 'host.verify-seed-unrecorded');
  const agrees = honours(seed, committed) && (commitment === null || honours(seed, commitment));
  return finding('seed', agrees, agrees ? 'host.verify-seed' : 'host.verify-seed-not');
}

function ofDeal({ header }: Remains, { dealt }: Replayed): Finding {
  if (header.dealt === null) return unrecorded('deal');
  const agrees = dealt === header.dealt;
  return finding('deal', agrees, agrees ? 'host.verify-deal' : 'host.verify-deal-not');
}

function ofMoves({ refused, course }: Replayed): Finding {
  return refused === null
    ? finding('moves', true, 'host.verify-moves', { moves: course.standing.length })
    : finding('moves', false, 'host.verify-moves-not', { line: refused });
}

function ofDice({ differs, recorded, refused }: Replayed): Finding {
  if (differs !== null) return finding('dice', false, 'host.verify-dice-not', { line: differs });
  if (!recorded || refused !== null) return unrecorded('dice');
  return finding('dice', true, 'host.verify-dice');
}

function ofResult({ course, result, refused }: Replayed): Finding {
  const { outcome } = course;
  if (outcome === undefined && result === undefined) {
    return refused === null ? finding('result', null, 'host.verify-not-over') : unrecorded('result');
  }
  if (result === undefined) return unrecorded('result');
  const given: Result | undefined = outcome && { ranking: outcome.ranking, scores: outcome.scores };
  const agrees = JSON.stringify(given) === JSON.stringify({ ranking: result.ranking, scores: result.scores });
  return finding('result', agrees, agrees ? 'host.verify-result' : 'host.verify-result-not');
}

/**
 * Plays a journal again from its seed and says whether everything in it agrees.
 *
 * @param shown - the hash of the seed as somebody wrote it down at the start; the file's own counts as well.
 * @throws {Unopenable} when its beginning can't be read, or its game or rules are not here.
 */
export function verdictOf(file: Uint8Array, games: readonly AnyGame[], shown?: string): Verdict {
  const remains = readRemains(file);
  const { header } = remains;
  const game = games.find(({ id }) => id === header.game);
  if (game === undefined) throw unopenable('host.unknown-game', { game: header.game });
  // Whether these rules can deal at all, and are those it was played by.
  Course.played(game, { header, lines: [] });
  const again = replayed(game, remains);
  const findings = [
    ofFile(remains),
    ofSeed(remains, shown),
    ofDeal(remains, again),
    ofMoves(again),
    ofDice(again),
    ofResult(again),
  ];
  return {
    agrees: findings.every(({ agrees }) => agrees !== false),
    commitment: header.commitment ?? '',
    seed: again.course.outcome === undefined ? null : header.seed,
    findings,
  };
}
