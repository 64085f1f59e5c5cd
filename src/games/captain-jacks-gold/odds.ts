import { unseenAt } from './bot/imagine.ts';
import { faceOf, type Kind, type Sea } from './cards.ts';
import { thrower } from './rules/boarding.ts';
import type { CaptainJacksGoldView } from './view.ts';

/** Chances of a sea fight, from 0 to 1. */
export interface FightOdds {
  /** Of capturing the ship, by stopping at the first throw that is enough. */
  readonly capture: number;
  /** Of capturing it without damage, by stopping at the first throw that hurts nothing. */
  readonly unhurt: number;
}

/** Of a die that has to show at least this much, in so many tries. */
export const reach = (value: number, tries: number): number =>
  1 - (1 - Math.min(6, Math.max(0, 7 - value)) / 6) ** Math.max(0, tries);

/**
 * The chances of a fight (CJ-4.1, CJ-8.3, CJ-8.4).
 *
 * @param tries - throws that are left.
 * @param isTieHurt - whether the exact value captures the ship with damage, as in the advanced game.
 */
export const fightOdds = (value: number, tries: number, isTieHurt: boolean): FightOdds => ({
  capture: reach(value, tries),
  unhurt: reach(isTieHurt ? value + 1 : value, tries),
});

/** The chances of the fight that is fought, or that the player in turn could begin; `null` where there is none. */
export function oddsOfFight(view: CaptainJacksGoldView): FightOdds | null {
  const { fight, advanced, revealed, turn } = view;
  if (fight) {
    const left = fight.tries - fight.throws.length;
    return fightOdds(fight.value, left, advanced && fight.against === 'ship');
  }
  const face = revealed && faceOf(revealed.kind).top;
  if (face?.is !== 'ship' && face?.is !== 'monster') return null;
  const strength = view.strengths[turn];
  const tries = (face.is === 'ship' ? strength?.tries : strength?.cannons) ?? 1;
  return fightOdds(face.value, tries, advanced && face.is === 'ship');
}

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** How likely the highest of so many throws is each number from 1 to 6. */
const highest = (tries: number): number[] => DIE.map((value) => (value / 6) ** tries - ((value - 1) / 6) ** tries);

const basicDuel = (ours: number, theirs: number): number => {
  const [mine, other] = [highest(ours), highest(theirs)];
  let [won, tied] = [0, 0];
  for (const [at, chance] of mine.entries()) {
    for (const [against, likely] of other.entries()) {
      if (at > against) won += chance * likely;
      if (at === against) tied += chance * likely;
    }
  }
  return won / (1 - tied);
};

/** The best that a player can expect who may throw so often, when stopping at a number is worth `stop(number)`. */
const bestOf = (tries: number, stop: (value: number) => number): number => {
  let expected = Number.NEGATIVE_INFINITY;
  for (let left = 0; left < tries; left++) {
    expected = DIE.reduce((sum, value) => sum + Math.max(stop(value), expected) / 6, 0);
  }
  return expected;
};

const advancedDuel = (ours: number, theirs: number): number => {
  let won = 0.5;
  // A tie is fought again, so what a fight is worth depends on itself: it settles within a few rounds.
  for (let round = 0; round < 12; round++) {
    const again = won;
    const answer = DIE.map((mine) => bestOf(theirs, (value) => (value > mine ? 1 : value === mine ? 1 - again : 0)));
    won = bestOf(ours, (value) => 1 - (answer[value - 1] ?? 0));
  }
  return won;
};

/** How likely it is to win a boarding with so many throws against so many, when both play well (CJ-5.2, CJ-8.3). */
export const duelOdds = (ours: number, theirs: number, advanced: boolean): number =>
  advanced ? advancedDuel(ours, theirs) : basicDuel(ours, theirs);

/** How likely who is to throw wins by stopping now, and by the best there is; `null` where no boarding is fought. */
export function oddsOfDuel(view: CaptainJacksGoldView): { readonly stop: number | null; readonly best: number } | null {
  const { duel, advanced } = view;
  if (!duel || duel.winner !== null) return null;
  const one = thrower(duel);
  const [other, isSecond] = one.seat === duel.by.seat ? [duel.on, false] : [duel.by, true];
  const again = duelOdds(duel.by.tries, duel.on.tries, advanced);
  const replay = isSecond ? 1 - again : again;
  const count = (throws: readonly number[]) => (advanced ? (throws.at(-1) ?? 0) : Math.max(0, ...throws));
  const theirs = count(other.throws);
  const mine = count(one.throws);
  const settled = (value: number): number => {
    if (isSecond) return value > theirs ? 1 : value === theirs ? replay : 0;
    if (advanced) return 1 - bestOf(other.tries, (v) => (v > value ? 1 : v === value ? 1 - replay : 0));
    return highest(other.tries).reduce(
      (sum, chance, at) => sum + chance * (at + 1 < value ? 1 : at + 1 === value ? replay : 0),
      0,
    );
  };
  const left = one.tries - one.throws.length;
  const stop = one.throws.length > 0 ? settled(mine) : null;
  if (advanced) return { stop, best: Math.max(stop ?? 0, left > 0 ? bestOf(left, settled) : 0) };
  const best = highest(left).reduce((sum, chance, at) => sum + chance * settled(Math.max(mine, at + 1)), 0);
  return { stop, best: left > 0 ? best : (stop ?? 0) };
}

/** What the next card of a sea can be, each as a chance from 0 to 1. */
export interface TurnOdds {
  /** Cards it can be: what the pile hides, or, when it has run out, the discards that will be shuffled. */
  readonly cards: number;
  readonly sail: number;
  readonly cannon: number;
  readonly good: number;
  readonly map: number;
  readonly ship: number;
  readonly passenger: number;
  /** Sandbank, storm or sea monster. */
  readonly obstacle: number;
  readonly becalmed: number;
  readonly boarding: number;
  readonly rum: number;
}

/** The kinds that the next card turned over at a sea can be, each as often as it may come. All that lies open is taken away. */
export function possibleAt(view: CaptainJacksGoldView, sea: Sea): Kind[] {
  if (view.piles[sea].length > 0) return unseenAt(view, sea);
  const lies = view.revealed && faceOf(view.revealed.kind).sea === sea ? [view.revealed] : [];
  return [...view.discards[sea], ...lies].map(({ kind }) => kind);
}

/** What turning over another card at a sea can bring, from what is public (CJ-3.2). */
export function oddsOfTurning(view: CaptainJacksGoldView, sea: Sea): TurnOdds {
  const faces = possibleAt(view, sea).map(faceOf);
  const share = (fits: (face: ReturnType<typeof faceOf>) => boolean) =>
    faces.length === 0 ? 0 : faces.filter(fits).length / faces.length;
  const shows = (is: string) => share(({ top }) => top.is === is);
  return {
    cards: faces.length,
    sail: shows('sail'),
    cannon: shows('cannon'),
    good: shows('good'),
    map: shows('map'),
    ship: shows('ship'),
    passenger: shows('passenger'),
    obstacle: shows('sandbank') + shows('storm') + shows('monster'),
    becalmed: share(({ sign }) => sign === 'becalmed'),
    boarding: share(({ sign }) => sign === 'boarding'),
    rum: share(({ sign }) => sign === 'rum'),
  };
}
