import type { GameId } from '../../../games/kit/game.ts';
import type { PlayerStatistics, Standing, Statistics } from '../../../protocol/statistics.ts';
import type { TableId } from '../../../protocol/tables.ts';

/** A finished game as a point on an axis of games. */
export interface Point {
  readonly table: TableId;
  /** When it ended, ISO 8601. */
  readonly at: string;
}

/** What a line shows of each player over the games: one value a game, `null` where there is none. */
export interface Series {
  readonly points: readonly Point[];
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** A game's length. */
export interface Length extends Point {
  readonly minutes: number;
  readonly moves: number;
  readonly winners: readonly string[];
}

/** A player and what the games of one kind come to for it. */
export interface Sailor {
  readonly player: PlayerStatistics;
  readonly standing: Standing;
}

/** How many players lines are drawn for. */
export const LINES = 6;

const shareOf = ({ won, played }: Standing): number => won / Math.max(1, played);

/** Players of one game: who won most first; of those the one who needed fewest games for it. Bots only where they are wanted. */
export function crewOf({ players }: Statistics, game: GameId, withBots: boolean): Sailor[] {
  return players
    .filter(({ bot }) => withBots || !bot)
    .flatMap((player) => {
      const standing = player.standings.find((one) => one.game === game);
      return standing === undefined ? [] : [{ player, standing }];
    })
    .sort(
      (one, other) =>
        other.standing.won - one.standing.won ||
        shareOf(other.standing) - shareOf(one.standing) ||
        one.player.name.localeCompare(other.player.name),
    );
}

/** The games in which any of these took part, the one that ended first first. */
function pointsOf(crew: readonly Sailor[]): Point[] {
  const games = crew.flatMap(({ standing }) => standing.games.map(({ table, at }) => [table, { table, at }] as const));
  return [...new Map(games).values()].sort((one, other) => one.at.localeCompare(other.at));
}

/** How many games each had won after each game: a line begins with the first game that its player was in. */
export function winsOver(crew: readonly Sailor[]): Series {
  const points = pointsOf(crew);
  const lines = crew.slice(0, LINES).map(({ player, standing }) => {
    const won = new Map(standing.games.map((game) => [game.table, game.won]));
    let [wins, isIn] = [0, false];
    const values = points.map(({ table }) => {
      const result = won.get(table);
      isIn ||= result !== undefined;
      wins += result ? 1 : 0;
      return isIn ? wins : null;
    });
    return { name: player.name, values };
  });
  return { points, lines };
}

/** What each scored in each game; `null` where it did not play, or the game counts nothing in the open. */
export function scoresOver(crew: readonly Sailor[]): Series {
  const points = pointsOf(crew);
  const lines = crew.slice(0, LINES).map(({ player, standing }) => {
    const scores = new Map(standing.games.map((game) => [game.table, game.score]));
    return { name: player.name, values: points.map(({ table }) => scores.get(table) ?? null) };
  });
  return { points, lines };
}

/** How long each game of a kind took, the one that ended first first. */
export function lengthsOf({ players }: Statistics, game: GameId): Length[] {
  const lengths = new Map<TableId, Length>();
  for (const { name, standings } of players) {
    for (const { table, at, seconds, moves, won } of standings.find((one) => one.game === game)?.games ?? []) {
      const known = lengths.get(table);
      const winners = [...(known?.winners ?? []), ...(won ? [name] : [])];
      lengths.set(table, { table, at, minutes: seconds / 60, moves, winners });
    }
  }
  return [...lengths.values()].sort((one, other) => one.at.localeCompare(other.at));
}

/** How often a card of a kind was used. */
export interface Favourite {
  readonly kind: string;
  readonly count: number;
}

/** The cards that a player used most, most first. `deeds`: the types of moves that count. */
export function favouritesOf({ cards }: Standing, deeds: readonly string[], most: number): Favourite[] {
  const counts = new Map<string, number>();
  for (const { kind, move, count } of cards) {
    if (deeds.includes(move)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((one, other) => other.count - one.count || one.kind.localeCompare(other.kind))
    .slice(0, most);
}

/** How the last games went, the newest last. */
export const formOf = ({ games }: Standing, most: number): boolean[] => games.slice(-most).map(({ won }) => won);

/** All time at the table in hours and minutes, each game once. */
export function timeAtTable(statistics: Statistics): number {
  return statistics.games
    .flatMap(({ game }) => lengthsOf(statistics, game))
    .reduce((sum, { minutes }) => sum + minutes, 0);
}
