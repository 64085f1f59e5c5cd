/** One measured figure. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What one should know when reading it. */
  readonly note?: string;
}

/** A bench: every `bench/*.bench.ts` exports one by default. It is given nothing, measures, and returns its figures. */
export type Bench = () => Promise<readonly Figure[]> | readonly Figure[];

/** A number as people read it: three significant digits, thousands grouped. */
const shown = (value: number): string =>
  value.toLocaleString('en', Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });

/** Figures as a table in columns. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, unit, note = '' }) => [what, shown(value), unit, note]);
  const width = (column: number) => Math.max(0, ...rows.map((row) => (row[column] ?? '').length));
  return rows
    .map(([what = '', value = '', unit = '', note = '']) =>
      `  ${what.padEnd(width(0))}  ${value.padStart(width(1))} ${unit.padEnd(width(2))}  ${note}`.trimEnd(),
    )
    .join('\n');
}
