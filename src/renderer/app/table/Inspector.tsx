import type { GameId, PieceId } from '../../../games/kit/game.ts';
import { hasWords } from '../../../protocol/words/format.ts';
import { faceOf } from '../../art/gallery.ts';
import type { Bounds } from '../../scene/contract.ts';
import { CardFace } from '../ui/CardFace.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { CATALOGUE, type Say, t } from '../words/index.ts';

/** A card that is looked at closely. */
export interface Inspected {
  readonly kind: string;
  /** The piece it was asked for with; `null` for a card of the hand list. */
  readonly piece: PieceId | null;
  /** Where the piece is, so that the large card does not lie on it. */
  readonly bounds: Bounds | null;
  /** Whether it stays until it is put away, so that its link can be reached. */
  readonly pinned: boolean;
}

/** Left or right of the piece, wherever there is more room; at the left edge when nothing is known of it. */
const placed = (bounds: Bounds | null): string =>
  bounds !== null && bounds.x + bounds.width / 2 < window.innerWidth * 0.35 ? 'inspector-right' : 'inspector-left';

/** A card shown large, with what it does and the rule that says so. */
export function Inspector({
  game,
  inspected,
  details,
  say,
  onRule,
  onClose,
}: {
  readonly game: GameId;
  readonly inspected: Inspected | null;
  /** What is to be said of this very piece, besides what its card does. */
  readonly details: readonly string[];
  readonly say: Say;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}) {
  const face = inspected && faceOf(game, inspected.kind);
  if (!face) return null;
  const { kind, bounds, pinned } = inspected;
  const title = say({ key: `card.${kind}` });
  const ruleKey = `card.${kind}.rule`;
  const rule = hasWords(ruleKey, CATALOGUE, game) ? say({ key: ruleKey }) : undefined;
  return (
    <section
      className={`inspector ${placed(bounds)} ${pinned ? 'inspector-pinned' : ''}`}
      aria-label={t('inspector.title', { card: title })}
    >
      <CardFace face={face} title={title} className="card inspector-card" />
      <div className="inspector-text">
        <h3>{title}</h3>
        <p>{say({ key: `card.${kind}.help` })}</p>
        {details.length > 0 && (
          <ul className="inspector-details">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {!pinned && rule !== undefined && <p className="inspector-rule">{t('inspector.rule', { rule })}</p>}
        {pinned && (
          <p className="inspector-buttons">
            {rule !== undefined && (
              <button type="button" className="button button-small" onClick={() => onRule(rule)}>
                <Glyph name="open-book" />
                {t('table.rule', { rule })}
              </button>
            )}
            <button type="button" className="button button-small" onClick={onClose}>
              {t('app.close')}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
