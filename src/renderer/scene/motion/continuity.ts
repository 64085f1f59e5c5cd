import type { PieceId } from '../../../games/kit/game.ts';
import type { CardPiece, Piece } from '../contract.ts';
import { isCard } from './stance.ts';

/**
 * Which card on the table each new card was before.
 *
 * Ids are minted anew whenever no eye can follow a card (a shuffle, a blind pick). The table still shows motion then: a new
 * card is taken for one that vanished, first one of the same face in the same zone, then any of the same zone, then any at all. This is
 * for the eye only and uses nothing but what the viewer was sent.
 */
export function predecessors(before: readonly Piece[], after: readonly Piece[]): Map<PieceId, PieceId> {
  const remaining = new Set(after.map(({ id }) => id));
  const known = new Set(before.map(({ id }) => id));
  let vanished = before.filter(isCard).filter(({ id }) => !remaining.has(id));
  let arrived = after.filter(isCard).filter(({ id }) => !known.has(id));
  const heirs = new Map<PieceId, PieceId>();

  const pairUp = (fits: (old: CardPiece, fresh: CardPiece) => boolean) => {
    const left: CardPiece[] = [];
    for (const fresh of arrived) {
      const old = vanished.find((candidate) => fits(candidate, fresh));
      if (old === undefined) {
        left.push(fresh);
        continue;
      }
      heirs.set(fresh.id, old.id);
      vanished = vanished.filter((candidate) => candidate !== old);
    }
    arrived = left;
  };

  pairUp((old, fresh) => old.zone === fresh.zone && old.face !== null && old.face === fresh.face);
  pairUp((old, fresh) => old.zone === fresh.zone && (old.face === null || fresh.face === null));
  pairUp((old, fresh) => old.face !== null && old.face === fresh.face);
  pairUp((old, fresh) => old.zone !== fresh.zone);
  return heirs;
}
