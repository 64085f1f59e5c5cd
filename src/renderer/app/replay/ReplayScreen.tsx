import { useMemo } from 'react';
import type { AnyGame } from '../../../games/kit/game.ts';
import { gameById } from '../../../games/shelf.ts';
import type { TableId, TableInfo } from '../../../protocol/tables.ts';
import { calledOf, fullNameOf } from '../shelf/names.ts';
import { NoTable } from '../table/TableScreen.tsx';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { useHost } from '../use-host.ts';
import { sayer, sayPlain, t } from '../words/index.ts';
import { Replay } from './Replay.tsx';
import { useReplay } from './use-replay.ts';

function Loaded({ game, info }: { readonly game: AnyGame; readonly info: TableInfo }) {
  const replaying = useReplay(info);
  const say = useMemo(() => sayer(game.id, info.players), [game, info.players]);
  const { timeline, shown, problem } = replaying;
  if (problem !== null && timeline === null) return <NoTable sentence={sayPlain(problem)} />;
  return (
    <main className="table">
      <ScreenTitle page={t('replay.page', { name: calledOf(info) })} className="for-readers">
        {t('replay.title', { name: fullNameOf(info) })}
      </ScreenTitle>
      {timeline && shown && <Replay {...{ game, say, timeline, shown, replaying }} />}
    </main>
  );
}

/** A table's replay by its name in the address, also of a table whose file is damaged: as far as it can be read. */
export function ReplayScreen({ table }: { readonly table: TableId }) {
  const { tables } = useHost();
  if (tables === null) return null;
  const info = tables.find(({ id }) => id === table);
  const game = info && gameById(info.game);
  if (info === undefined) return <NoTable sentence={sayPlain({ key: 'host.no-table' })} />;
  if (game === undefined) {
    return <NoTable sentence={sayPlain({ key: 'host.unknown-game', values: { game: info.game } })} />;
  }
  return <Loaded key={table} game={game} info={info} />;
}
