import type { SeenEvent } from '../../../games/kit/events.ts';
import type { BaseView, PieceId } from '../../../games/kit/game.ts';
import { MIRRORS } from '../../games/mirrors.ts';

const isCard = (value: object): value is { id: string; kind: string } =>
  'id' in value && 'kind' in value && typeof value.id === 'string' && typeof value.kind === 'string';

/** The kind of a piece whose face a viewer sees: a card that lies open somewhere in the view, or what the game's table says of it; else `undefined`. */
export function kindIn(view: BaseView, piece: PieceId): string | undefined {
  const own = MIRRORS[view.game]?.kind?.(view, piece);
  if (own !== undefined) return own;
  const search = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) return undefined;
    if (isCard(value) && value.id === piece) return value.kind;
    for (const part of Object.values(value)) {
      const found = search(part);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(view);
}

/** The kinds of all cards whose faces an event tells, in its order. */
export function kindsIn(event: SeenEvent): string[] {
  const listed = Array.isArray(event.kinds) ? event.kinds.filter((kind) => typeof kind === 'string') : [];
  const cards = Object.values(event)
    .flat()
    .flatMap((value) => (typeof value === 'object' && value !== null && isCard(value) ? [value.kind] : []));
  return [...listed, ...cards];
}

/** The seat that a piece stands for; `undefined` for other pieces. */
export const seatOf = (piece: PieceId): number | undefined =>
  piece.startsWith('seat:') ? Number(piece.slice('seat:'.length)) : undefined;
