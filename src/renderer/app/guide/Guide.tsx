import { useEffect, useId, useRef, useState } from 'react';
import type { AnyGame } from '../../../games/kit/game.ts';
import type { GuideRule, Picture } from '../../../games/kit/guide.ts';
import { ART, faceOf } from '../../art/gallery.ts';
import { CardBack } from '../ui/CardBack.tsx';
import { CardFace } from '../ui/CardFace.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { type Say, sayer, t } from '../words/index.ts';
import { searched, stretches } from './search.ts';
import '../styles/guide.css';

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return stretches(text, query).map(({ text: part, isSought }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name than their place in the text.
    isSought ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}

/** One card of a picture: its face, or its back where the picture shows it face down. */
function PictureCard({ game, kind, say }: { readonly game: AnyGame; readonly kind: string; readonly say: Say }) {
  const face = faceOf(game.id, kind);
  const back = kind === 'back' ? ART[game.id]?.backs[0] : undefined;
  if (back) return <CardBack back={back} title={say({ key: 'card.back' })} />;
  return face ? <CardFace face={face} title={say({ key: face.title })} /> : null;
}

function RulePicture({ game, picture, say }: { readonly game: AnyGame; readonly picture: Picture; readonly say: Say }) {
  const { cards, caption, explains } = picture;
  return (
    <figure className="rule-picture">
      {explains ? (
        <dl className="rule-explained">
          {cards.map((kind) => (
            <div key={kind}>
              <dt>
                <PictureCard game={game} kind={kind} say={say} />
                <span className="for-readers">{say({ key: `card.${kind}` })}</span>
              </dt>
              <dd>{say({ key: `card.${kind}.help` })}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className="rule-cards">
          {cards.map((kind, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture can have the same card twice.
            <PictureCard key={at} game={game} kind={kind} say={say} />
          ))}
        </div>
      )}
      <figcaption>{say({ key: caption })}</figcaption>
    </figure>
  );
}

function Rule({
  game,
  rule,
  isSought,
  query,
  href,
  say,
}: {
  readonly game: AnyGame;
  readonly rule: GuideRule;
  readonly isSought: boolean;
  readonly query: string;
  readonly href: string;
  readonly say: Say;
}) {
  const item = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isSought) return;
    // The middle of a rule that is taller than the page would hide its first words.
    const isTall = (item.current?.offsetHeight ?? 0) > window.innerHeight * 0.6;
    item.current?.scrollIntoView({ block: isTall ? 'nearest' : 'center' });
    item.current?.focus({ preventScroll: true });
  }, [isSought]);
  return (
    <article
      ref={item}
      className={`rule ${isSought ? 'rule-sought' : ''}`}
      aria-label={t('guide.rule', { rule: rule.id })}
      aria-current={isSought ? 'true' : undefined}
      tabIndex={-1}
    >
      <a className="rule-id" href={href} aria-label={t('guide.link', { rule: rule.id })}>
        {rule.id}
      </a>
      <div>
        <p>
          <Marked text={say({ key: `guide.${rule.id}` })} query={query} />
        </p>
        {rule.picture && <RulePicture game={game} picture={rule.picture} say={say} />}
      </div>
    </article>
  );
}

/** A game's rulebook: all sections, a search, and one rule that was asked for. */
export function Guide({
  game,
  rule,
  hrefOf,
}: {
  readonly game: AnyGame;
  readonly rule: string | null;
  /** The address of a rule. */
  readonly hrefOf: (rule: string) => string;
}) {
  const [query, setQuery] = useState('');
  const field = useId();
  const say = sayer(game.id);
  const textOf = (id: string) => say({ key: `guide.${id}` });
  const found = searched(game.guide, query, textOf);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="guide">
      <nav className="guide-side" aria-label={t('guide.sections')}>
        <label htmlFor={field} className="guide-search">
          <Glyph name="magnifying-glass" />
          <span className="for-readers">{t('guide.search')}</span>
          <input
            id={field}
            type="search"
            value={query}
            placeholder={t('guide.search')}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <p className="guide-count" role="status">
          {query.trim() === '' ? '' : t('guide.found', { count })}
        </p>
        <ul>
          {found.map(({ section, rules }) => (
            <li key={section.id}>
              <a href={hrefOf(rules[0]?.id ?? section.id)}>{textOf(section.id)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="guide-text parchment">
        {found.map(({ section, rules }) => (
          <section key={section.id} aria-label={textOf(section.id)}>
            <h3>
              <Marked text={textOf(section.id)} query={query} />
            </h3>
            {rules.map((one) => (
              <Rule
                key={one.id}
                game={game}
                rule={one}
                isSought={one.id === rule}
                query={query}
                href={hrefOf(one.id)}
                say={say}
              />
            ))}
          </section>
        ))}
        {count === 0 && <p>{t('guide.none')}</p>}
      </div>
    </div>
  );
}
