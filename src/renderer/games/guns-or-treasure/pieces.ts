import { type CaptainId, type Kind, MANIFEST, type Side } from '../../../games/guns-or-treasure/cards.ts';
import type { SeenShip } from '../../../games/guns-or-treasure/view.ts';
import type { CardId, SeenCard } from '../../../games/kit/cards.ts';
import type { PieceId } from '../../../games/kit/game.ts';
import { knownStern } from '../../art/guns-or-treasure.ts';
import type { CardPiece, Pose } from '../../scene/contract.ts';

/** A Ship card as somebody sees it. */
export type SeenShipCard = SeenCard<Kind>;

const rank = new Map<Kind | null, number>(MANIFEST.map(({ kind }, place) => [kind, place]));

/** Cards in the order of the manifest. Hidden cards stay as they are. */
export const sorted = (cards: readonly SeenShipCard[]): SeenShipCard[] =>
  [...cards].sort((a, b) => (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0));

/** A card that lies open, or face down for whom its face is hidden. */
export const openCard = ({ id, kind }: SeenShipCard, zone: string, at: Pose): CardPiece => ({
  shape: 'card',
  id,
  face: kind,
  back: 'stern',
  zone,
  pose: at,
});

/** A card that lies face down; whoever knows its face sees it in the corner. */
export const downCard = ({ id, kind }: SeenShipCard, zone: string, at: Pose): CardPiece => ({
  shape: 'card',
  id,
  face: null,
  back: kind === null ? 'stern' : knownStern(kind),
  zone,
  pose: at,
});

/** The cards of a ship: the bow open, its sterns open only after a fight. */
export const shipPieces = (ship: SeenShip, poses: readonly Pose[], zone: string): CardPiece[] =>
  ship.cards.flatMap((card, place) => {
    const at = poses[place];
    if (!at) return [];
    const piece = ship.open || place === 0 ? openCard(card, zone, at) : downCard(card, zone, at);
    const bow: CardId = ship.cards[0]?.id ?? ship.id;
    return [place === 0 ? piece : { ...piece, partOf: bow }];
  });

/** Names a seat's Captain card. */
export const captainPiece = (seat: number): PieceId => `captain:${seat}`;

/** The face of a captain: of a side as soon as it wears one. */
export const captainFace = (captain: CaptainId | null, side: Side | null): string | null =>
  captain === null || side === null ? captain : `${captain}:${side}`;
