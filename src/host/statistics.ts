import type { GameId } from '../games/kit/game.ts';
import type { GameRecord, PlayedGame, PlayerStatistics, Standing, Statistics } from '../protocol/statistics.ts';
import { type Aliases, folded, mainName, otherNames } from './names.ts';
import type { FinishedGame } from './records.ts';

/** How many kinds of cards are listed as used most. */
const CARDS = 12;

/** A finished game as one player had it, and the cards it used. */
interface Entry {
  readonly game: GameId;
  readonly name: string;
  readonly bot: boolean;
  readonly played: PlayedGame;
  readonly uses: FinishedGame['uses'][number];
}

const rankOf = ({ ranking }: FinishedGame, seat: number): number => {
  const group = ranking.findIndex((seats) => seats.includes(seat));
  return 1 + ranking.slice(0, Math.max(0, group)).flat().length;
};

const entriesOf = (game: FinishedGame, aliases: Aliases): Entry[] =>
  game.players.map(({ name, holder }, seat) => {
    const rank = rankOf(game, seat);
    return {
      game: game.game,
      name: holder === 'bot' ? name : mainName(aliases, name),
      bot: holder === 'bot',
      uses: game.uses[seat] ?? {},
      played: {
        table: game.table,
        at: game.ended,
        seats: game.players.length,
        rank,
        won: rank === 1,
        score: game.scores[seat] ?? null,
        moves: game.moves,
        seconds: game.seconds,
      },
    };
  });

/** Items by a key, in the order in which each key came first. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function streakOf(games: readonly PlayedGame[]): { now: number; longest: number; last: PlayedGame | undefined } {
  let [now, longest] = [0, 0];
  let last: PlayedGame | undefined;
  for (const game of games) {
    now = game.won ? now + 1 : 0;
    if (now > longest) [longest, last] = [now, game];
  }
  return { now, longest, last };
}

function scoreOf(games: readonly PlayedGame[]): Standing['score'] {
  const scores = games.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return null;
  return { best: Math.max(...scores), worst: Math.min(...scores), mean: sum(scores) / scores.length };
}

function cardsOf(entries: readonly Entry[]): Standing['cards'] {
  const used = entries.flatMap(({ uses }) =>
    Object.entries(uses).flatMap(([move, kinds]) =>
      Object.entries(kinds).map(([kind, count]) => ({ move, kind, count })),
    ),
  );
  return [...grouped(used, ({ move, kind }) => JSON.stringify([move, kind])).values()]
    .flatMap((same) => (same[0] ? [{ ...same[0], count: sum(same.map(({ count }) => count)) }] : []))
    .sort(
      (one, other) =>
        other.count - one.count || one.kind.localeCompare(other.kind) || one.move.localeCompare(other.move),
    )
    .slice(0, CARDS);
}

function standingOf(game: GameId, entries: readonly Entry[]): Standing {
  const games = entries.map(({ played }) => played);
  const { now, longest } = streakOf(games);
  return {
    game,
    played: games.length,
    won: games.filter(({ won }) => won).length,
    streak: { now, longest },
    score: scoreOf(games),
    seconds: sum(games.map(({ seconds }) => seconds)),
    games,
    cards: cardsOf(entries),
  };
}

const spread = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return { min: sorted[0] ?? 0, median: (low + high) / 2, max: sorted.at(-1) ?? 0 };
};

/** The item with the greatest value; the first of those that are equal. */
const greatest = <Item>(items: readonly Item[], measure: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best === undefined || measure(item) > measure(best) ? item : best),
    undefined,
  );

/** The longest and the shortest game, by moves and by time. */
function recordsOfLength(games: readonly FinishedGame[]): GameRecord[] {
  const kinds = [
    ['most-moves', 1, (game: FinishedGame) => game.moves],
    ['fewest-moves', -1, (game: FinishedGame) => game.moves],
    ['longest', 1, (game: FinishedGame) => game.seconds],
    ['shortest', -1, (game: FinishedGame) => game.seconds],
  ] as const;
  return kinds.flatMap(([what, sign, measure]) => {
    const game = greatest(games, (one) => sign * measure(one));
    if (game === undefined) return [];
    const names = game.players.map(({ name }) => name);
    return [{ what, value: measure(game), names, table: game.table, at: game.ended }];
  });
}

/** The highest score and the longest streak of any person. */
function recordsOfPeople(entries: readonly Entry[]): GameRecord[] {
  const people = entries.filter(({ bot }) => !bot);
  const best = greatest(
    people.filter(({ played }) => played.score !== null),
    ({ played }) => played.score ?? 0,
  );
  const streaks = [...grouped(people, ({ name }) => folded(name)).values()].map((own) => ({
    name: own.at(-1)?.name ?? '',
    ...streakOf(own.map(({ played }) => played)),
  }));
  const longest = greatest(streaks, (streak) => streak.longest);
  const records: GameRecord[] = [];
  if (best) {
    const { table, at, score } = best.played;
    records.push({ what: 'highest-score', value: score ?? 0, names: [best.name], table, at });
  }
  if (longest?.last) {
    const { table, at } = longest.last;
    records.push({ what: 'longest-streak', value: longest.longest, names: [longest.name], table, at });
  }
  return records;
}

/**
 * What finished games come to.
 *
 * @param games - each once, the one that ended first first.
 * @param order - the games of the shelf, in its order.
 */
export function statisticsOf(
  { games, unread }: { readonly games: readonly FinishedGame[]; readonly unread: number },
  aliases: Aliases,
  order: readonly GameId[],
): Statistics {
  const entries = games.flatMap((game) => entriesOf(game, aliases));
  const inOrder = <Item>(groups: Map<GameId, Item>) =>
    order.flatMap((id): [GameId, Item][] => {
      const group = groups.get(id);
      return group === undefined ? [] : [[id, group]];
    });
  const players = [...grouped(entries, ({ bot, name }) => `${bot ? 'bot' : 'person'} ${folded(name)}`).values()].map(
    (own): PlayerStatistics => {
      const { name = '', bot = false } = own.at(-1) ?? {};
      const standings = inOrder(grouped(own, ({ game }) => game)).map(([game, these]) => standingOf(game, these));
      return { name, also: bot ? [] : otherNames(aliases, name), bot, standings };
    },
  );
  const played = ({ standings }: PlayerStatistics) => sum(standings.map((standing) => standing.played));
  return {
    finished: games.length,
    unread,
    players: players.sort(
      (one, other) =>
        Number(one.bot) - Number(other.bot) || played(other) - played(one) || one.name.localeCompare(other.name),
    ),
    games: inOrder(grouped(games, ({ game }) => game)).map(([game, these]) => ({
      game,
      played: these.length,
      moves: spread(these.map(({ moves }) => moves)),
      seconds: spread(these.map(({ seconds }) => seconds)),
      records: [...recordsOfPeople(entries.filter((entry) => entry.game === game)), ...recordsOfLength(these)],
    })),
  };
}
