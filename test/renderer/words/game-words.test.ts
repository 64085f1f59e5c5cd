import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { chanceOf, draw } from '../../../src/games/kit/chance.ts';
import { type GameEvent, projectEvents } from '../../../src/games/kit/events.ts';
import type { AnyGame, Move, State } from '../../../src/games/kit/game.ts';
import type { Phrase } from '../../../src/games/kit/phrase.ts';
import { play, start } from '../../../src/games/kit/play.ts';
import { seatsFrom, type Viewer } from '../../../src/games/kit/seats.ts';
import { SHELF } from '../../../src/games/shelf.ts';
import { ART } from '../../../src/renderer/art/gallery.ts';
import { everyEnd } from '../../games/kit/run.ts';

/** Games to play at each seat count and option end: fewer where there are many ends. */
const gamesFor = (ends: number): number => Math.ceil(6 / ends);

const SOURCE = join(import.meta.dirname, '../../../src');

/** All program text of a folder, less its catalogue. */
const textOf = (folder: string): string =>
  readdirSync(join(SOURCE, folder))
    .filter((file) => file.endsWith('.ts') && !file.includes('words'))
    .map((file) => readFileSync(join(SOURCE, folder, file), 'utf8'))
    .join('\n');

/** Keys that a text names whole, or of which it names all but a prefix such as `why.` or `event.`. */
function namedIn(text: string, keys: readonly string[]): string[] {
  const literals = new Set([...text.matchAll(/'([a-z][\w.-]*)'/g)].map(([, literal]) => literal));
  const starts = [...text.matchAll(/`([a-z][\w-]*\.)\$\{/g)].map(([, start = '']) => start);
  const ending = (key: string) => key.slice(key.indexOf('.') + 1);
  const isNamed = (key: string) => literals.has(key) || literals.has(ending(key));
  const isBuilt = (key: string) => starts.some((start) => ending(key).startsWith(start));
  return keys.filter((key) => isNamed(key) || isBuilt(key));
}

function hear(keys: Set<string>, sentence: Phrase | undefined): void {
  if (sentence === undefined) return;
  keys.add(sentence.key);
  for (const fact of Object.values(sentence.values ?? {}))
    if (typeof fact === 'object' && 'word' in fact) keys.add(fact.word);
}

function hearPosition(game: AnyGame, keys: Set<string>, state: State, events: readonly GameEvent[]): void {
  const viewers: Viewer[] = ['public', ...seatsFrom(0, state.context.seats)];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    hear(keys, game.prompt(view));
    for (const event of projectEvents(events, viewer)) hear(keys, game.tell(event, viewer));
    if (viewer !== 'public') for (const move of game.moves(state, viewer)) hear(keys, game.name(move, view));
  }
  hear(keys, game.outcome(state)?.why);
}

/** Plays a game at random and notes every key it says. */
function listen(
  game: AnyGame,
  keys: Set<string>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seed: string,
) {
  let { state, events } = start(game, { seats, options, seed });
  let luck = chanceOf(`${seed} moves`);
  for (;;) {
    hearPosition(game, keys, state, events);
    const legal: Move[] = seatsFrom(0, seats).flatMap((seat) => game.moves(state, seat));
    if (legal.length === 0) return;
    const [move, next] = draw(luck, (lots) => lots.oneOf(legal));
    luck = next;
    ({ state, events } = play(game, state, move));
  }
}

/** The words that a game's data ask for: title, cards, options, standing orders, guide. */
function askedByData(game: AnyGame): string[] {
  const cards = (ART[game.id]?.faces ?? []).flatMap(({ title }) => [title, `${title}.help`, `${title}.rule`]);
  const options = game.options.flatMap(({ id, values }) => [
    `option.${id}`,
    `option.${id}.help`,
    ...values.map((value) => `option.${id}.${value}`),
  ]);
  const guide = game.guide.sections.flatMap(({ id, rules }) => [
    `guide.${id}`,
    ...rules.flatMap((rule) => [`guide.${rule.id}`, ...(rule.picture ? [rule.picture.caption] : [])]),
  ]);
  const orders = (game.orders?.all ?? []).flatMap(({ id }) => [`order.${id}`, `order.${id}.help`]);
  return ['title', 'tagline', ...cards, ...options, ...orders, ...guide];
}

describe.each(SHELF.map((game) => [game.id, game] as const))('the words of %s', (id, game) => {
  const heard = new Set<string>();

  beforeAll(() => {
    const ends = everyEnd(game);
    for (const { seats, options = {} } of ends) {
      const alike = ends.filter((end) => end.seats === seats).length;
      for (let number = 0; number < gamesFor(alike); number++)
        listen(game, heard, seats, options, `${seats} ${number}`);
    }
  });

  it('are there for all that is said', () => {
    const asked = [...heard, ...askedByData(game)];
    expect(asked.filter((key) => !(key in game.words))).toEqual([]);
    expect(heard.size).toBeGreaterThan(20);
  });

  it('are all said somewhere', () => {
    const rest = Object.keys(game.words).filter((key) => !heard.has(key) && !askedByData(game).includes(key));
    const named = namedIn(`${textOf(`games/${id}`)}\n${textOf(`renderer/games/${id}`)}`, rest);
    expect(rest.filter((key) => !named.includes(key))).toEqual([]);
  });
});
