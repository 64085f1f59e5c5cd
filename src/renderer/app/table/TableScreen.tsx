import type { ReactNode } from 'react';
import type { AnyGame } from '../../../games/kit/game.ts';
import { gameById } from '../../../games/shelf.ts';
import type { TableId, TableInfo } from '../../../protocol/tables.ts';
import { hashOf } from '../routes.ts';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { useHost } from '../use-host.ts';
import { sayPlain, t } from '../words/index.ts';
import { Table } from './Table.tsx';

/** Why there is no table on the screen. */
export function NoTable({ sentence }: { readonly sentence: string }) {
  return (
    <main className="screen screen-narrow">
      <ScreenTitle page={t('table.page-none')}>{t('table.none')}</ScreenTitle>
      <div className="parchment">
        <p>{sentence}</p>
        <p>
          <a className="button" href={hashOf({ at: 'shelf' })}>
            {t('app.to-shelf')}
          </a>
        </p>
      </div>
    </main>
  );
}

/** A table by its name in the address: what `show` makes of it, or why it can't be shown. */
export function TableAt({
  table,
  show,
}: {
  readonly table: TableId;
  readonly show: (game: AnyGame, info: TableInfo) => ReactNode;
}) {
  const { tables } = useHost();
  if (tables === null) return null;
  const info = tables.find(({ id }) => id === table);
  const game = info && gameById(info.game);
  if (info === undefined) return <NoTable sentence={sayPlain({ key: 'host.no-table' })} />;
  if (info.status === 'damaged' || game === undefined) {
    const why = info.problem ?? { key: 'host.unknown-game', values: { game: info.game } };
    return <NoTable sentence={sayPlain(why)} />;
  }
  return show(game, info);
}

/** A table to sit at. */
export function TableScreen({
  table,
  guide,
  rule,
}: {
  readonly table: TableId;
  readonly guide: boolean;
  readonly rule: string | null;
}) {
  return (
    <TableAt
      table={table}
      show={(game, info) => <Table key={table} game={game} info={info} guide={guide} rule={rule} />}
    />
  );
}
