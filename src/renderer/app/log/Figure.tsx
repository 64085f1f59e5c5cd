import type { ReactNode } from 'react';
import { t } from '../words/index.ts';

/** A column of the table that stands beside a chart. */
export interface Column {
  readonly id: string;
  readonly title: string;
}

/** A chart with its title, and the same as a table for those who would rather read it. */
export function Figure({
  title,
  columns,
  rows,
  children,
}: {
  readonly title: string;
  readonly columns: readonly Column[];
  /** The cells of each row; its first cell names it. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  readonly children: ReactNode;
}) {
  return (
    <figure className="figure">
      <figcaption>{title}</figcaption>
      {children}
      <details className="figure-table">
        <summary>{t('log.as-table', { title })}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section className="figure-scroll" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} scope="col">
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, cells: [name, ...cells] }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={columns[at + 1]?.id}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
