import { CREW, type Kind, TREASURE, type TreasureKind } from '../../../games/captains-wager/cards.ts';
import type { CaptainsWagerView, SeenCrewCard, SeenTreasureCard } from '../../../games/captains-wager/view.ts';
import type { PieceId } from '../../../games/kit/game.ts';
import { knownTreasure, treasureBack } from '../../art/captains-wager.ts';
import type { CardPiece, CounterPiece, Pose } from '../../scene/contract.ts';

const rank = new Map<Kind, number>([...CREW, ...TREASURE].map(({ kind }, place) => [kind, place]));

/** Cards in the order of the manifest. Hidden cards stay as they are, behind the others. */
export const sorted = <Card extends { readonly kind: Kind | null }>(cards: readonly Card[]): Card[] => {
  const placeOf = ({ kind }: Card) => (kind === null ? rank.size : (rank.get(kind) ?? rank.size));
  return [...cards].sort((a, b) => placeOf(a) - placeOf(b));
};

/** A Crew card, open to whoever sees its face. */
export const crewPiece = ({ id, kind }: SeenCrewCard, zone: string, at: Pose): CardPiece => ({
  shape: 'card',
  id,
  face: kind,
  back: 'crew',
  zone,
  pose: at,
});

/** A Treasure card, open to whoever sees its face. */
export const treasurePiece = ({ id, kind, owner }: SeenTreasureCard, zone: string, at: Pose): CardPiece => ({
  shape: 'card',
  id,
  face: kind,
  back: treasureBack(owner),
  zone,
  pose: at,
});

/** A Treasure card that lies face down; who has looked at it sees in its corner what it is. */
export const downPiece = ({ id, kind, owner }: SeenTreasureCard, zone: string, at: Pose): CardPiece => ({
  shape: 'card',
  id,
  face: null,
  back: kind === null ? treasureBack(owner) : knownTreasure(kind as TreasureKind),
  zone,
  pose: at,
});

/** Names the card of an Encounter, from 1. */
export const encounterPiece = (number: number): PieceId => `pile:encounter:${number}`;

/** A number on the table. */
export const counter = (id: `pile:${string}`, of: string, value: number, zone: string, at: Pose): CounterPiece => ({
  shape: 'counter',
  id,
  of,
  value,
  zone,
  pose: at,
});

/** Lays cards out at poses, one by one. */
export const laid = <Card>(
  cards: readonly Card[],
  poses: readonly Pose[],
  piece: (card: Card, at: Pose) => CardPiece,
): CardPiece[] =>
  cards.flatMap((card, at) => {
    const pose = poses[at];
    return pose ? [piece(card, pose)] : [];
  });

/** Whether the viewer is the one who chooses now for a card that asks for this. */
export const isChoosing = ({ viewer, choice }: CaptainsWagerView, ...tasks: readonly string[]): boolean =>
  choice !== null && choice.by === viewer && tasks.includes(choice.task);
