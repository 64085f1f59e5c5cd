import { useId } from 'react';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { Update } from '../../../protocol/messages.ts';
import type { Player, TableInfo } from '../../../protocol/tables.ts';
import { SEAT_STYLES } from '../../art/seats.ts';
import { tableNotes } from '../table/rows.ts';
import type { Sitting } from '../table/use-session.ts';
import { useSettled } from '../table/use-settled.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { SeatPattern } from '../ui/SeatPattern.tsx';
import { type Say, t } from '../words/index.ts';

/** Cloth in a seat's colour and pattern behind a part of the screen. */
function Cloth({ colour }: Pick<Player, 'colour'>) {
  const pattern = useId();
  return (
    <svg className="big-cloth" aria-hidden="true" focusable="false">
      <defs>
        <SeatPattern id={pattern} colour={colour} scale={4} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** Whose turn it is, in the seat's own colour, pattern and emblem, and what is asked; who has won when it is over. */
export function TurnBanner({
  game,
  info,
  sitting,
  update,
  say,
}: {
  readonly game: AnyGame;
  readonly info: TableInfo;
  readonly sitting: Sitting;
  readonly update: Update;
  readonly say: Say;
}) {
  const settled = useSettled(sitting, update);
  const { view } = settled;
  const winners = view.outcome?.ranking[0];
  const seats = winners ?? view.acting;
  const players = seats.flatMap((seat) => info.players[seat] ?? []);
  const [only] = players.length === 1 ? players : [];
  const names = listed(players.map(({ name }) => name));
  return (
    <header className="big-turn" style={only && { color: SEAT_STYLES[only.colour].ink }}>
      {only && <Cloth colour={only.colour} />}
      <div className="big-emblems">
        {winners && <Glyph name="laurel-crown" className="glyph big-crown" />}
        {players.map(({ name, colour }) => (
          <Emblem key={name} colour={colour} className="emblem big-emblem" />
        ))}
      </div>
      <div className="big-words" aria-live="polite">
        <h2>{winners ? t('result.title', { winners: names, count: winners.length }) : names}</h2>
        <p>{winners ? t('big.over') : say(game.prompt(view))}</p>
      </div>
      <ul className="big-notes">
        {tableNotes(game, say, settled).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </header>
  );
}
