import { useEffect, useState } from 'react';
import type { GameId } from '../../../games/kit/game.ts';
import type { GameTable } from '../../games/table.ts';
import { TABLES } from '../../games/tables.ts';

/** Where a game's pieces lie, loaded on demand; `null` until it is there, and where the game has no table. */
export function useGameTable(game: GameId): GameTable | null {
  const [loaded, setLoaded] = useState<{ readonly game: GameId; readonly table: GameTable } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    TABLES[game]?.().then((table) => isCurrent && setLoaded({ game, table }));
    return () => {
      isCurrent = false;
    };
  }, [game]);
  return loaded?.game === game ? loaded.table : null;
}
