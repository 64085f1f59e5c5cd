import type { GameId } from '../../../games/kit/game.ts';
import { gameById } from '../../../games/shelf.ts';
import { hashOf } from '../routes.ts';
import { ScreenTitle } from '../ui/ScreenTitle.tsx';
import { sayer, sayPlain, t } from '../words/index.ts';
import { Guide } from './Guide.tsx';

/** A game's rulebook as a page of its own. */
export function GuideScreen({ game: id, rule }: { readonly game: GameId; readonly rule: string | null }) {
  const game = gameById(id);
  if (game === undefined) {
    return (
      <main className="screen screen-narrow">
        <ScreenTitle page={t('guide.page')}>{t('guide.page')}</ScreenTitle>
        <p className="parchment">{sayPlain({ key: 'host.unknown-game', values: { game: id } })}</p>
      </main>
    );
  }
  const title = t('guide.title', { game: sayer(id)({ key: 'title' }) });
  return (
    <main className="screen screen-guide">
      <ScreenTitle page={title}>{title}</ScreenTitle>
      <Guide game={game} rule={rule} hrefOf={(one) => hashOf({ at: 'guide', game: id, rule: one })} />
    </main>
  );
}
