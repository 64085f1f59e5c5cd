import { useEffect, useRef } from 'react';
import { t } from '../words/index.ts';
import type { StepLine } from './lines.ts';

/** Every step in words; each leads to its position. */
export function StepList({
  lines,
  now,
  onGo,
}: {
  readonly lines: readonly StepLine[];
  /** The line of the position that is shown. */
  readonly now: StepLine | undefined;
  readonly onGo: (seq: number) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const seq = now?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line asks for it.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [seq]);
  return (
    <section className="panel-part panel-log" aria-labelledby="steps-title">
      <h3 id="steps-title">{t('replay.steps')}</h3>
      <ol ref={list} className="steps">
        {lines.map((line) => (
          <li key={line.seq}>
            <button
              type="button"
              className="step"
              aria-current={line.seq === seq ? 'step' : undefined}
              onClick={() => onGo(line.seq)}
            >
              {line.struck ? <del>{line.text}</del> : line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
