import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { projectEvents } from '../../../../src/games/kit/events.ts';
import type { AnyGame, BaseView, Move } from '../../../../src/games/kit/game.ts';
import { ruleIds } from '../../../../src/games/kit/guide.ts';
import type { Phrase } from '../../../../src/games/kit/phrase.ts';
import { type Seat, seatsFrom, type Viewer } from '../../../../src/games/kit/seats.ts';
import type { Law } from '../law.ts';
import { lookThrough, playOut, type Step, setupsOf, someEnds, times } from '../run.ts';
import { speakerOf, spoken } from '../speaker.ts';
import { viewers } from './plays.ts';

/** What people read of a step, by the first part of its keys in the catalogue. */
export const READ = ['prompt', 'move', 'event', 'outcome'] as const;

/** One kind of what people read of a step. */
export type Reading = (typeof READ)[number];

/** Every phrase that one viewer reads of a step: prompt, moves, what happened, how it ended; or only the kinds asked for. */
export function phrasesFor(
  game: AnyGame,
  { after, events }: Step,
  viewer: Viewer,
  kinds: readonly Reading[] = READ,
): Phrase[] {
  const view = () => game.view(after, viewer) as BaseView;
  const names = (seen: BaseView) => (game.moves(after, viewer as Seat) as Move[]).map((move) => game.name(move, seen));
  const read: Record<Reading, () => Phrase[]> = {
    prompt: () => [game.prompt(view())],
    move: () => (viewer === 'public' ? [] : names(view())),
    event: () => projectEvents(events, viewer).flatMap((event) => game.tell(event, viewer) ?? []),
    outcome: () => [view().outcome?.why].flatMap((why) => why ?? []),
  };
  return kinds.flatMap((kind) => read[kind]());
}

/** The piles that can be pointed at, besides cards and seats. */
type Piles = NonNullable<Law['piles']>;

/** Every piece that pointing could mean something at: what a view shows by an id, seats and piles. */
function pieces(view: BaseView, piles: Piles): string[] {
  const ids = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && /^c\d+$/.test(value)) ids.add(value);
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner);
  };
  walk(view);
  return [...ids, ...seatsFrom(0, view.seats).map((seat) => `seat:${seat}`), ...piles(view)];
}

function pointing(game: AnyGame, piles: Piles, { after }: Step): void {
  const speaker = speakerOf(game);
  for (const seat of seatsFrom(0, after.context.seats)) {
    const view = game.view(after, seat) as BaseView;
    const moves = game.moves(after, seat) as Move[];
    const shown = new Set(pieces(view, piles));
    const touched = moves.map((move) => game.touches(move, view));
    for (const piece of touched.flat()) {
      if (!shown.has(piece)) throw new Error(`${piece} is lit but not on the table.`);
    }
    // What a person points at tells moves apart; those without pieces are buttons and need names of their own.
    const ways = moves.map((move, at) => (touched[at]?.join() || spoken(game.name(move, view), speaker)) + move.type);
    if (new Set(ways).size < moves.length) throw new Error(`Two moves are done alike: ${ways}.`);
    const lit = new Set<string>(touched.flat());
    for (const piece of [...shown].filter((one) => !lit.has(one))) {
      const meant = game.meant(view, seat, piece as never) as Move | undefined;
      if (meant === undefined) continue;
      const refusal = game.refuse(after, meant);
      if (refusal === undefined) throw new Error(`${piece} is not lit, but it means a legal move.`);
      spoken({ key: refusal.why, ...(refusal.values ? { values: refusal.values } : {}) }, speaker);
    }
  }
}

/** Whatever people read during play has words. */
export function everythingHasWords(game: AnyGame, law: Law): void {
  describe('words', () => {
    const setups = someEnds(game).flatMap((end) => setupsOf(end, times(1, 30), 'words'));
    const speaker = speakerOf(game);

    it('are there for all that can be read during play, by every viewer', () => {
      for (const setup of setups) {
        playOut(game, setup, (step) => {
          for (const viewer of viewers(step.after)) {
            for (const phrase of phrasesFor(game, step, viewer)) spoken(phrase, speaker);
          }
        });
      }
    });

    it('are there for what pointing at a piece means, and every move can be pointed at or has a button of its own', () => {
      for (const setup of setups) lookThrough(game, setup, (step) => pointing(game, law.piles ?? (() => []), step));
    });

    it('what befell a seat is told to it, and never what it did itself', () => {
      for (const setup of setups) {
        playOut(game, setup, ({ events, move }) => {
          for (const seat of seatsFrom(0, setup.seats)) {
            const hits = projectEvents(events, seat).filter((event) => game.befell(event, seat));
            for (const event of hits) expect(game.tell(event, seat)).toBeDefined();
            if (move?.seat === seat) expect(hits.filter((event) => event.by === seat)).toEqual([]);
          }
        });
      }
    });

    it('are all well-formed, and there for the guide and the options', () => {
      for (const [key, text] of Object.entries(game.words as Record<string, string>)) {
        expect(() => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }), key).not.toThrow();
      }
      const captions = game.guide.sections.flatMap(({ rules }) => rules.flatMap(({ picture }) => picture ?? []));
      const needed = [
        'title',
        'tagline',
        ...game.guide.sections.map(({ id }) => `guide.${id}`),
        ...ruleIds(game.guide).map((id) => `guide.${id}`),
        ...captions.flatMap(({ caption, cards }) => [caption, ...cards.map((kind) => `card.${kind}`)]),
        ...game.options.flatMap(({ id, values }) => [
          `option.${id}`,
          `option.${id}.help`,
          ...values.map((value) => `option.${id}.${value}`),
        ]),
      ];
      for (const key of needed) spoken({ key }, speaker);
    });
  });
}
