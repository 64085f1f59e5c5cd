import { useEffect, useRef, useState } from 'react';
import type { BaseView } from '../../../games/kit/game.ts';
import type { TableInfo } from '../../../protocol/tables.ts';
import { hashOf } from '../routes.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { go } from '../use-route.ts';
import { sayPlain, t } from '../words/index.ts';
import { ago, exactly } from './ago.ts';
import { FairDialog } from './FairDialog.tsx';
import { calledOf, fullNameOf, gameOf, listed } from './names.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { TablePicture } from './TablePicture.tsx';
import { useGlance } from './use-glance.ts';
import type { ShelfWays } from './use-shelf.ts';

function Players({ info }: { readonly info: TableInfo }) {
  return (
    <span className="voyage-players">
      {info.players.map(({ name, colour }, seat) => (
        <span key={name} className="voyage-player">
          <Emblem colour={colour} />
          <span>{name}</span>
          {info.winners.includes(seat) && <Glyph name="laurel-crown" className="glyph voyage-crown" />}
        </span>
      ))}
    </span>
  );
}

const seatNames = ({ players }: TableInfo, seats: readonly number[]): string =>
  listed(seats.map((seat) => players[seat]?.name ?? ''));

/** Who won, or who is asked now. */
function standingOf(info: TableInfo, view: BaseView | undefined): string {
  const { status, winners } = info;
  if (status === 'finished') return t('shelf.won', { winners: seatNames(info, winners), count: winners.length });
  const acting = view?.acting ?? [];
  if (status === 'damaged' || acting.length === 0) return '';
  return t('voyage.asked', { names: seatNames(info, acting) });
}

function When({ info, now }: { readonly info: TableInfo; readonly now: number }) {
  const played = Date.parse(info.played);
  return (
    <span className="voyage-when">
      <time dateTime={info.played}>{t('voyage.when', { ago: ago(played, now), when: exactly(played, now) })}</time>
      {info.status !== 'damaged' && <> · {t('voyage.moves', { moves: info.moves })}</>}
    </span>
  );
}

/** Whether the beginning of a damaged table can be looked at: its first line, with the deal, is whole. */
const isReadable = ({ status, problem, players }: TableInfo): boolean =>
  status === 'damaged' && problem?.key === 'host.damaged' && players.length > 0 && problem.values?.line !== 1;

/** A game that was begun: its picture, who plays, how it stands, and what can be done with it. */
export function Voyage({
  info,
  now,
  ways,
}: {
  readonly info: TableInfo;
  readonly now: number;
  readonly ways: ShelfWays;
}) {
  const entry = useRef<HTMLLIElement>(null);
  const glance = useGlance(info, entry);
  const [isRenaming, setRenaming] = useState(false);
  const [isVerifying, setVerifying] = useState(false);
  const isFresh = ways.fresh === info.id;
  useEffect(() => {
    if (isFresh) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh]);

  const name = fullNameOf(info);
  const isWhole = info.status !== 'damaged';
  const address = hashOf({ at: 'table', table: info.id, guide: false, rule: null });
  const standing = standingOf(info, glance?.view);
  const whole: MenuItem[] = [
    { label: t('voyage.rename'), glyph: 'quill-ink', run: () => setRenaming(true) },
    { label: t('voyage.duplicate'), glyph: 'card-exchange', run: () => void ways.duplicate(info) },
    { label: t('voyage.export'), glyph: 'save-arrow', run: () => void ways.exportFile(info) },
  ];
  const items: MenuItem[] = [
    ...(isWhole
      ? [{ label: t('replay.watch'), glyph: 'backward-time' as const, run: () => go({ at: 'replay', table: info.id }) }]
      : []),
    ...(isWhole ? whole : []),
    ...(info.status === 'finished'
      ? [{ label: t('fair.verify'), glyph: 'scales' as const, run: () => setVerifying(true) }]
      : []),
    { label: t('voyage.remove'), glyph: 'trash-can', run: () => void ways.remove(info), danger: true },
  ];
  return (
    <li ref={entry} className={`voyage voyage-${info.status} ${isFresh ? 'voyage-fresh' : ''}`}>
      <div className="voyage-picture">
        {glance && <TablePicture view={glance.view} players={info.players} />}
        {!isWhole && <Glyph name="sinking-ship" className="glyph voyage-wreck" />}
      </div>
      <div className="voyage-text">
        <h3>
          {calledOf(info)}
          {info.title !== null && <span className="voyage-game">{gameOf(info)}</span>}
        </h3>
        <Players info={info} />
        {standing !== '' && <p className="voyage-standing">{standing}</p>}
        <When info={info} now={now} />
        {info.problem && <p className="fault">{sayPlain(info.problem)}</p>}
      </div>
      <div className="voyage-buttons">
        {isWhole && (
          <a
            className={`button button-small ${info.status === 'playing' ? 'button-strong' : ''}`}
            href={address}
            aria-label={t(info.status === 'playing' ? 'voyage.resume.full' : 'voyage.look.full', { name })}
          >
            {t(info.status === 'playing' ? 'shelf.resume' : 'shelf.look')}
          </a>
        )}
        {isReadable(info) && (
          <a
            className="button button-small"
            href={hashOf({ at: 'replay', table: info.id })}
            aria-label={t('voyage.left.full', { name })}
          >
            {t('replay.left')}
          </a>
        )}
        <Menu label={t('voyage.more', { name })} items={items} />
      </div>
      {isVerifying && <FairDialog info={info} onClose={() => setVerifying(false)} />}
      {isRenaming && (
        <RenameDialog
          info={info}
          onRename={(title) => void ways.rename(info, title)}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  );
}
