import { useState } from 'react';
import type { TableInfo } from '../../../protocol/tables.ts';
import type { Finding, Verdict } from '../../../protocol/verdict.ts';
import { ask, problemOf } from '../ask.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { useLink } from '../use-host.ts';
import { sayPlain, t } from '../words/index.ts';
import '../styles/fair.css';

const SIGNS = { true: 'check-mark', false: 'cancel', null: 'uncertainty' } as const;

const wordOf = ({ agrees }: Finding): string =>
  t(`fair.finding.${agrees === null ? 'unknown' : agrees ? 'yes' : 'no'}`);

/** What came of verifying: the verdict, and what was looked at, one thing after the other. */
function VerdictList({ verdict }: { readonly verdict: Verdict }) {
  const isWhole = verdict.findings.every(({ agrees }) => agrees === true);
  const words = verdict.agrees ? (isWhole ? 'fair.agrees' : 'fair.agrees-as-far') : 'fair.disagrees';
  return (
    <div className="verdict">
      <p className={`verdict-word ${verdict.agrees ? 'verdict-good' : 'verdict-bad'}`}>
        <Glyph name={verdict.agrees ? 'wax-seal' : 'cancel'} />
        {t(words)}
      </p>
      <ul>
        {verdict.findings.map((finding) => (
          <li key={finding.check} className={`finding finding-${finding.agrees}`}>
            <Glyph name={SIGNS[`${finding.agrees}`]} />
            <span className="for-readers">{wordOf(finding)}</span>
            <span>{sayPlain(finding.phrase)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Plays the game again from its seed, when somebody asks for it. */
function Verify({ info }: { readonly info: TableInfo }) {
  const { wire } = useLink();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setVerdict(await ask(wire, { type: 'verify', table: info.id }));
    } catch (error) {
      setProblem(sayPlain(problemOf(error)));
    }
    setBusy(false);
  };
  return (
    <>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => void verify()}>
        <Glyph name="scales" />
        {t('fair.verify')}
      </button>
      <div role="status">
        {verdict !== null && <VerdictList verdict={verdict} />}
        {problem !== null && <p className="fault">{problem}</p>}
      </div>
    </>
  );
}

/** That the deal was fixed before the first move: the fingerprint given at the start, at the end the seed, and whether all of it agrees. */
export function FairDeal({ info }: { readonly info: TableInfo }) {
  const isOver = info.seed !== null;
  return (
    <div className="fair-deal">
      <p>{t(isOver ? 'fair.kept' : 'fair.promise')}</p>
      <dl>
        <dt>{t('fair.commitment')}</dt>
        <dd>
          <code>{info.commitment}</code>
        </dd>
        {isOver && (
          <>
            <dt>{t('fair.seed')}</dt>
            <dd>
              <code>{info.seed}</code>
            </dd>
          </>
        )}
      </dl>
      {isOver && <Verify info={info} />}
    </div>
  );
}
