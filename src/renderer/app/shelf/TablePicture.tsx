import { memo, useId, useMemo } from 'react';
import type { BaseView } from '../../../games/kit/game.ts';
import type { Player } from '../../../protocol/tables.ts';
import { CARD, GLYPH_SIDE, pathsOf } from '../../art/faces.ts';
import { ART, faceOf } from '../../art/gallery.ts';
import { SEAT_STYLES, seatBack } from '../../art/seats.ts';
import type { CardPiece, Piece, SeatPiece } from '../../scene/contract.ts';
import { FaceDrawing } from '../ui/CardFace.tsx';
import { PICTURE, pictured, tableOutline } from './picture.ts';
import { useGameTable } from './use-game-table.ts';

const CLOTH = tableOutline(PICTURE, 26);
const ROPE = tableOutline(PICTURE, 18);

const placed = ({ pose }: Piece, ratio: number): string =>
  `translate(${pose.x} ${pose.y}) rotate(${(pose.turn * 180) / Math.PI}) scale(${pose.width / CARD.width}) translate(${-CARD.width / 2} ${(-CARD.width * ratio) / 2})`;

const FLAT = CARD.height / CARD.width;

/** The sea chart that most games are played on, lighter than at the table. */
const SEA = ['#2f5560', '#1e3a45', '#0c1f29'] as const;

interface BackProps {
  readonly id: string;
  readonly game: BaseView['game'];
  readonly deck: string;
  readonly players: readonly Player[];
}

function Back({ id, game, deck, players }: BackProps) {
  const known = ART[game]?.backs.find((back) => back.deck === deck);
  const back = known && seatBack(known, players);
  const { ground = '#16324a', line = '#c9a45c', edge = '#0d2133' } = back?.tint ?? {};
  const { width, height, radius } = CARD;
  return (
    <g id={id}>
      <rect width={width} height={height} rx={radius} fill={edge} />
      <rect x="10" y="10" width={width - 20} height={height - 20} rx={radius - 8} fill={ground} />
      <circle cx={width / 2} cy={height / 2} r="78" fill="none" stroke={line} strokeWidth="6" />
      {back && (
        <g transform={`translate(${width / 2 - 60} ${height / 2 - 60}) scale(${120 / GLYPH_SIDE})`} fill={line}>
          {pathsOf(back.glyph).map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      )}
    </g>
  );
}

function Seat({ piece, player }: { readonly piece: SeatPiece; readonly player: Player }) {
  const { pose, state } = piece;
  const style = SEAT_STYLES[player.colour];
  const radius = pose.width * 0.2;
  return (
    <g transform={`translate(${pose.x} ${pose.y})`} opacity={state === 'out' ? 0.45 : 1}>
      {state === 'acting' && <circle r={radius * 1.42} fill="#ffd98a" opacity="0.55" />}
      <circle r={radius} fill={style.fill} stroke="#d6ac58" strokeWidth="4" />
      <g
        transform={`translate(${-radius * 0.66} ${-radius * 0.66}) scale(${(radius * 1.32) / GLYPH_SIDE})`}
        fill={style.ink}
      >
        {pathsOf(style.emblem).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </g>
  );
}

/** One definition for each face and back that is used, and the cards that show it. */
function Cards({
  cards,
  game,
  players,
  scope,
}: Omit<BackProps, 'id' | 'deck'> & { cards: readonly CardPiece[]; scope: string }) {
  const idOf = ({ face, back }: CardPiece) => `${scope}${face === null ? `back-${back}` : face}`;
  const kinds = [...new Map(cards.map((card) => [idOf(card), card] as const))];
  return (
    <defs>
      {kinds.map(([id, { face, back }]) => {
        const spec = face === null ? undefined : faceOf(game, face);
        if (spec === undefined) return <Back key={id} id={id} game={game} deck={back} players={players} />;
        return (
          <g key={id} id={id}>
            <FaceDrawing face={spec} />
          </g>
        );
      })}
    </defs>
  );
}

/** A small picture of a table, laid out and drawn as the large one is, without its letters and lights. Decoration: words stand beside it. */
export const TablePicture = memo(function TablePicture({
  view,
  players,
}: {
  readonly view: BaseView;
  readonly players: readonly Player[];
}) {
  const scope = useId();
  const [light, , dark] = ART[view.game]?.cloth?.colours ?? SEA;
  const table = useGameTable(view.game);
  const pieces = useMemo(
    () => (table === null ? [] : pictured(table.layout(view, { size: PICTURE, near: 0, textScale: 1 }))),
    [table, view],
  );
  const cards = pieces.filter((piece) => piece.shape === 'card');
  const draw = (piece: Piece) => {
    if (piece.shape === 'card') {
      const href = `#${scope}${piece.face === null ? `back-${piece.back}` : piece.face}`;
      return <use key={piece.id} href={href} transform={placed(piece, FLAT)} opacity={piece.pose.opacity} />;
    }
    const player = piece.shape === 'seat' ? players[piece.seat] : undefined;
    return piece.shape === 'seat' && player ? <Seat key={piece.id} piece={piece} player={player} /> : null;
  };
  return (
    <svg
      className="table-picture"
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${scope}cloth`} cx="50%" cy="40%" r="70%">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      </defs>
      <Cards cards={cards} game={view.game} players={players} scope={scope} />
      <rect width={PICTURE.width} height={PICTURE.height} fill="#3a2415" />
      <path d={ROPE} fill="#8a6530" />
      <path d={CLOTH} fill={`url(#${scope}cloth)`} />
      {pieces.map(draw)}
    </svg>
  );
});
