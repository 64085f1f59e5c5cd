import { type DragEvent, useRef, useState } from 'react';
import type { TableInfo } from '../../../protocol/tables.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { t } from '../words/index.ts';
import { ACCEPTED } from './files.ts';
import { useNow } from './use-now.ts';
import type { ShelfWays } from './use-shelf.ts';
import { Voyage } from './Voyage.tsx';
import '../styles/voyages.css';

const PARTS = [
  { status: 'playing', title: 'shelf.playing' },
  { status: 'finished', title: 'shelf.finished' },
  { status: 'damaged', title: 'shelf.damaged' },
] as const;

/** How many games of a part are shown before somebody asks for all. */
const FEW = 6;

function Part({
  title,
  tables,
  now,
  ways,
}: {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  readonly now: number;
  readonly ways: ShelfWays;
}) {
  const [isWhole, setWhole] = useState(false);
  const last = tables.findIndex(({ id }) => id === ways.fresh);
  const shown = isWhole || last >= FEW ? tables : tables.slice(0, FEW);
  return (
    <section aria-label={title}>
      <h3 className="logbook-part">{title}</h3>
      <ul>
        {shown.map((info) => (
          <Voyage key={info.id} info={info} now={now} ways={ways} />
        ))}
      </ul>
      {shown.length < tables.length && (
        <button type="button" className="button button-small voyage-all" onClick={() => setWhole(true)}>
          {t('voyage.all', { count: tables.length })}
        </button>
      )}
    </section>
  );
}

function ImportButton({ ways }: { readonly ways: ShelfWays }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button button-small" onClick={() => field.current?.click()}>
        <Glyph name="open-chest" />
        {t('import.button')}
      </button>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t('import.button')}
        onChange={({ target }) => {
          void ways.importFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

/** Every game that was begun, the one played last first. */
export function Voyages({ tables, ways }: { readonly tables: readonly TableInfo[]; readonly ways: ShelfWays }) {
  const now = useNow();
  return (
    <section className="logbook parchment" aria-labelledby="shelf-tables">
      <div className="logbook-head">
        <h2 id="shelf-tables">{t('shelf.tables')}</h2>
        <ImportButton ways={ways} />
      </div>
      {tables.length === 0 && <p className="logbook-empty">{t('shelf.empty')}</p>}
      {PARTS.map(({ status, title }) => {
        const these = tables.filter((info) => info.status === status);
        return these.length > 0 && <Part key={status} title={t(title)} tables={these} now={now} ways={ways} />;
      })}
    </section>
  );
}

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** What takes files in that are dropped anywhere on it. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  // Every child that is entered and left tells it too.
  const depth = useRef(0);
  const over = (change: number) => {
    depth.current += change;
    setOver(depth.current > 0);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => carriesFiles(event) && over(1),
    onDragLeave: (event: DragEvent) => carriesFiles(event) && over(-1),
    onDragOver: (event: DragEvent) => carriesFiles(event) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      over(-depth.current);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
