import { describe, expect, it } from 'vitest';
import { appraise } from '../../../src/games/captains-wager/bot/appraise.ts';
import { determinize } from '../../../src/games/captains-wager/bot/imagine.ts';
import type { CaptainsWagerMove } from '../../../src/games/captains-wager/context.ts';
import { captainsWager } from '../../../src/games/captains-wager/index.ts';
import { chanceOf } from '../../../src/games/kit/chance.ts';
import { play, start } from '../../../src/games/kit/play.ts';
import { lot, times } from '../kit/run.ts';
import { type Position, type Table, table } from './table.ts';

const choice = (sky: Table, seat: number, luck = 'luck'): CaptainsWagerMove =>
  captainsWager.policy(sky.view(seat), sky.moves(seat), chanceOf(luck));

/** The kind of the card that a choice names. */
const chosen = (sky: Table, seat: number): string | undefined => {
  const move = choice(sky, seat);
  const { hands, items, pool, collected, loot } = sky.context;
  const cards = [...hands, ...items, ...collected, pool, loot].flat();
  return 'card' in move ? cards.find(({ id }) => id === move.card)?.kind : undefined;
};

/** A pool that is worth fighting for. */
const RICH = 'sky-cannon@1 skeleton-map@1 forged-papers@1 letter-of-passage@1 lucky-coin@1';

describe('a bot', () => {
  it('wins at least 75% of two-player games against a random player', () => {
    const games = times(60, 1000);
    let won = 0;
    for (let number = 0; number < games; number++) {
      const bot = number % 2;
      let { state } = start(captainsWager, { seats: 2, seed: `against chance ${number}` });
      for (let step = 0; state.status === 'active'; step++) {
        const [seat = 0] = captainsWager.view(state, 'public').acting;
        const moves = captainsWager.moves(state, seat);
        const luck = `${number}:${step}`;
        const move =
          seat === bot
            ? captainsWager.policy(captainsWager.view(state, seat), moves, chanceOf(luck))
            : lot(luck, (lots) => lots.oneOf(moves));
        state = play(captainsWager, state, move).state;
      }
      if (captainsWager.outcome(state)?.ranking[0]?.includes(bot)) won++;
    }
    expect(won / games).toBeGreaterThanOrEqual(0.75);
  });

  it('steals with a weak hand against strong crews, and plays a strong one', () => {
    const weak = table({
      hands: ['star-navigator debt-collector', ''],
      crews: ['', 'mechanical-dragon'],
      claims: [1],
      pool: RICH,
    });
    expect(choice(weak, 0).type).toBe('steal');
    const strong = table({
      hands: ['mechanical-dragon airship-pilot', ''],
      crews: ['', 'star-navigator'],
      claims: [0],
      pool: RICH,
    });
    expect(choice(strong, 0).type).toBe('bet');
  });

  it('does not leave a pool that it has won', () => {
    const sky = table({ hands: ['star-navigator', 'mechanical-dragon'], claims: [0, 0], pool: RICH });
    expect(choice(sky, 0).type).not.toBe('steal');
  });

  it('wins with the weakest crew that does: what it has bet against', () => {
    const sky = table({
      at: 'crew',
      deals: ['bet'],
      hands: ['airship-pilot mechanical-dragon kraken-tamer'],
      crews: ['', 'iron-marine'],
      pool: RICH,
    });
    expect(chosen(sky, 0)).not.toBe('mechanical-dragon');
  });

  const end = (items: readonly string[], position: Position = {}) =>
    table({ at: 'end', crews: ['iron-marine', 'airship-pilot'], claims: [0, 1], pool: RICH, items, ...position });

  it('plays the Item that turns an Encounter for it', () => {
    expect(chosen(end(['grog-barrel golden-idol', '']), 0)).toBe('grog-barrel');
    expect(choice(end(['sky-cannon golden-idol', '']), 0)).toMatchObject({ type: 'item', on: 1 });
  });

  it('keeps it where it would not help, or is not needed', () => {
    const hopeless = { crews: ['star-navigator', 'mechanical-dragon'] };
    expect(choice(end(['grog-barrel', ''], hopeless), 0).type).toBe('pass');
    const won = { crews: ['airship-pilot', 'iron-marine'] };
    expect(choice(end(['grog-barrel', ''], won), 0).type).toBe('pass');
  });

  it('cancels an Item that would cost it the Encounter, and no other', () => {
    const mine = { crews: ['airship-pilot', 'star-navigator'] };
    const harmless = end(['boarding-axe', 'grog-barrel golden-idol'], mine).pass(0).item(1, 'grog-barrel');
    expect(choice(harmless, 0).type).toBe('pass');
    const close = { crews: ['iron-marine', 'boarding-master'] };
    const harmful = end(['boarding-axe', 'wind-up-parrot golden-idol'], close).pass(0).item(1, 'wind-up-parrot');
    expect(chosen(harmful, 0)).toBe('boarding-axe');
  });

  it('eats its Biscuit, and uses a Key before it leaves', () => {
    const biscuit = table({ at: 'start', hands: ['boatswain', 'tinkerer'], items: ['ships-biscuit', ''] });
    expect(chosen(biscuit, 0)).toBe('ships-biscuit');
    const leaving = table({
      at: 'turn',
      hands: ['star-navigator', ''],
      crews: ['', 'mechanical-dragon'],
      claims: [1, 1],
      items: ['ornate-key'],
      pool: RICH,
    });
    expect(chosen(leaving, 0)).toBe('ornate-key');
  });

  it('keeps what is worth more in hand than in its stack, and nothing when the game is over', () => {
    const at = (decks: readonly string[]) => {
      const sky = table({
        at: 'adventure',
        items: ['', 'golden-idol'],
        claims: [0, 0, null],
        pool: 'wind-up-parrot@1 smoke-bomb golden-idol',
        decks,
        rest: 'out',
      });
      return sky.pass(1);
    };
    const last = at(['', 'spyglass']);
    expect(choice(last, 0).type).toBe('stow');
  });

  it('names the strongest crew, and never itself where it can help it', () => {
    const sky = table({
      seats: 4,
      at: 'crew',
      deals: ['bet'],
      hands: ['master-gunner'],
      crews: ['', 'tinkerer', 'corsair', 'boatswain'],
    });
    sky.crew(0, 'master-gunner');
    expect(choice(sky, 0)).toEqual({ type: 'target', seat: 0, on: 2 });
    const press = table({ seats: 4, at: 'crew', deals: ['bet'], hands: ['press-ganger'], crews: ['', 'tinkerer'] });
    press.crew(0, 'press-ganger');
    expect(choice(press, 0)).toEqual({ type: 'target', seat: 0, on: 1 });
  });

  it('imagines no Item that would have been shown when the game is over', () => {
    const sky = table({
      at: 'adventure',
      items: ['golden-idol spyglass', 'lucky-coin spyglass'],
      claims: [null, null, null],
      decks: ['', 'smoke-bomb golden-idol'],
      rest: 'out',
    });
    sky.pass(0, 1);
    for (let number = 0; number < 40; number++) {
      const { context } = determinize(sky.view('public'), chanceOf(`dream ${number}`));
      expect(context.items[1]?.some(({ kind }) => kind === 'golden-idol')).toBe(false);
      expect(context.items[0]?.filter(({ kind }) => kind === 'golden-idol')).toHaveLength(1);
    }
  });

  it('knows that more gold looks better', () => {
    const sky = table({ coins: [6, 1], claimed: ['sky-cannon', ''] });
    expect(appraise(sky.state, 0)).toBeGreaterThan(0.5);
    expect(appraise(sky.state, 1)).toBeLessThan(0.5);
  });
});
