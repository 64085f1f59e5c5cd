import type { SeenEvent } from '../../../games/kit/events.ts';
import type { Player } from '../../../protocol/tables.ts';
import { hashOf } from '../routes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { t } from '../words/index.ts';
import type { Session } from './session.ts';

/** What the curtain hears. */
interface CurtainProps {
  readonly session: Session;
  readonly players: readonly Player[];
  readonly tell: (event: SeenEvent, seat: number) => string;
  readonly onLook: () => void;
  readonly onRead: () => void;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="curtain-lines">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once and does not change.
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}

/**
 * What stands between several people at one screen: a cover while the screen is passed on, and what a player must not miss when it
 * opens and before it closes.
 */
export function Curtain({ session, players, tell, onLook, onRead }: CurtainProps) {
  const { stage, news } = session;
  if (stage.at === 'table' || stage.at === 'deciding' || stage.at === 'closing') return null;
  const { name = '', colour = 'pearl' } = players[stage.seat] ?? {};
  if (stage.at === 'news' || stage.at === 'parting') {
    const isNews = stage.at === 'news';
    const told = isNews ? news.map(({ event }) => event) : stage.learned;
    return (
      <Dialog key={stage.at} title={t(isNews ? 'curtain.news' : 'curtain.parting', { name })} className="curtain">
        <Emblem colour={colour} className="emblem emblem-large" />
        <Lines lines={told.map((event) => tell(event, stage.seat))} />
        <button type="button" className="button button-strong" data-first onClick={onRead}>
          {t(isNews ? 'curtain.news-read' : 'curtain.parting-read')}
        </button>
      </Dialog>
    );
  }
  return (
    <Dialog key="curtain" title={t('curtain.pass', { name })} className="curtain curtain-closed">
      <Emblem colour={colour} className="emblem emblem-large" />
      <p className="curtain-hint">{t('curtain.hint', { name })}</p>
      <button
        type="button"
        className="button button-strong button-large"
        data-first
        aria-disabled={stage.at === 'opening'}
        onClick={onLook}
      >
        {t('curtain.look', { name })}
      </button>
      <a className="curtain-leave" href={hashOf({ at: 'shelf' })}>
        {t('app.to-shelf')}
      </a>
    </Dialog>
  );
}
