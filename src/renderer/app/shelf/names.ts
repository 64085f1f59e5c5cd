import { gameById } from '../../../games/shelf.ts';
import { type TableInfo, titleSchema } from '../../../protocol/tables.ts';
import { sayer, t } from '../words/index.ts';

const LIST = new Intl.ListFormat('en');

/** Names in a row, as one says them. */
export const listed = (names: readonly string[]): string => LIST.format(names);

/** The name of a table's game. */
export const gameOf = ({ game }: TableInfo): string => (gameById(game) ? sayer(game)({ key: 'title' }) : game);

/** What people call a table: its title, else its game. */
export const calledOf = (info: TableInfo): string => info.title ?? gameOf(info);

/** Who plays at a table. */
export const namesOf = ({ players }: TableInfo): string => listed(players.map(({ name }) => name));

/** A table in one breath: what it is called, and who plays. */
export const fullNameOf = (info: TableInfo): string =>
  info.players.length === 0 ? calledOf(info) : t('voyage.full', { name: calledOf(info), names: namesOf(info) });

/** A title for a copy: the number goes up until no table is called so. */
export function copyTitle(info: TableInfo, tables: readonly TableInfo[]): string {
  const taken = new Set(tables.map(({ title }) => title));
  const base = calledOf(info).replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number++) {
    const mark = ` (${number})`;
    const title = `${base.slice(0, 60 - mark.length)}${mark}`;
    if (!taken.has(title) && titleSchema.safeParse(title).success) return title;
  }
}
