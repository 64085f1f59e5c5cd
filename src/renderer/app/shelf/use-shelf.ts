import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableId, TableInfo } from '../../../protocol/tables.ts';
import { ask, problemOf } from '../ask.ts';
import { useHost, useLink } from '../use-host.ts';
import { handOver, type ReadableFile, textOf } from './files.ts';
import { calledOf, copyTitle } from './names.ts';

/** What can be done with the tables on the shelf. Whatever fails is said in a notice. */
export interface ShelfWays {
  /** Gives a table a title, or takes it away. */
  readonly rename: (info: TableInfo, title: string | null) => Promise<void>;
  readonly duplicate: (info: TableInfo) => Promise<void>;
  readonly exportFile: (info: TableInfo) => Promise<void>;
  readonly importFiles: (files: readonly ReadableFile[]) => Promise<void>;
  /** Puts a table into the trash, and offers to bring it back. */
  readonly remove: (info: TableInfo) => Promise<void>;
  /** The table that came last, by import, copy or return; it is shown. */
  readonly fresh: TableId | null;
}

/** The shelf's tables and what can be done with them. */
export function useShelf(): ShelfWays {
  const link = useLink();
  const { epoch } = useHost();
  const [fresh, setFresh] = useState<TableId | null>(null);

  useEffect(() => {
    if (epoch > 0) void link.refresh();
  }, [link, epoch]);

  const attempt = useCallback(
    async (task: () => Promise<void>) => {
      try {
        await task();
      } catch (error) {
        link.tell(problemOf(error));
      }
    },
    [link],
  );

  return useMemo(() => {
    const { wire } = link;
    const importFile = async (file: ReadableFile) => {
      const read = await textOf(file);
      if ('problem' in read) return link.tell(read.problem);
      const { info, copy } = await ask(wire, { type: 'import', text: read.text });
      setFresh(info.id);
      if (copy) link.tell({ key: 'import.copy', values: { name: calledOf(info) } });
    };
    const restore = (info: TableInfo) =>
      attempt(async () => {
        await ask(wire, { type: 'restore', table: info.id });
        setFresh(info.id);
      });
    return {
      fresh,
      rename: (info, title) => attempt(async () => void (await ask(wire, { type: 'rename', table: info.id, title }))),
      duplicate: (info) =>
        attempt(async () => {
          const title = copyTitle(info, link.state().tables ?? []);
          setFresh((await ask(wire, { type: 'duplicate', table: info.id, title })).id);
        }),
      exportFile: (info) => attempt(async () => handOver(await ask(wire, { type: 'export', table: info.id }))),
      importFiles: async (files) => {
        for (const file of files) await attempt(() => importFile(file));
      },
      remove: (info) =>
        attempt(async () => {
          await ask(wire, { type: 'remove', table: info.id });
          link.offer(
            { key: 'voyage.removed', values: { name: calledOf(info) } },
            { label: { key: 'voyage.restore' }, run: () => void restore(info) },
          );
        }),
    };
  }, [link, attempt, fresh]);
}
