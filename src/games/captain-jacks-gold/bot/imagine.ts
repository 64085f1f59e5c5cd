import { type Chance, chanceOf, draw, type Lots } from '../../kit/chance.ts';
import type { State } from '../../kit/game.ts';
import { faceOf, type Kind, kindsOf, LETTERS, SEAS, type Sea } from '../cards.ts';
import type { BySea, Context, JackCard } from '../context.ts';
import type { CaptainJacksGoldView, SeenJackCard } from '../view.ts';

/** What is left of kinds when the seen ones are taken away, each once. */
function less(kinds: readonly Kind[], seen: readonly Kind[]): Kind[] {
  const left = [...kinds];
  for (const kind of seen) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Every sea card whose face lies open. */
const openCards = (view: CaptainJacksGoldView): readonly JackCard[] => [
  ...SEAS.flatMap((sea) => view.discards[sea]),
  ...view.ships.flat().map(({ card }) => card),
  ...(view.revealed ? [view.revealed] : []),
];

/** The kinds that lie face down in the pile of a sea: what is in play and is seen nowhere. */
export function unseenAt(view: CaptainJacksGoldView, sea: Sea): Kind[] {
  const inPlay = [...kindsOf(sea, false), ...(view.advanced ? kindsOf(sea, true) : [])];
  const seen = openCards(view).filter(({ kind }) => faceOf(kind).sea === sea);
  return less(
    inPlay,
    seen.map(({ kind }) => kind),
  );
}

/** The letters of marque that lie face down. */
export const unseenLetters = (view: CaptainJacksGoldView): Kind[] =>
  less(
    LETTERS.map(({ kind }) => kind),
    [...view.row, ...view.fulfilled].map(({ kind }) => kind),
  );

const faced = (cards: readonly SeenJackCard[], kinds: readonly Kind[], lots: Lots): JackCard[] => {
  const mixed = lots.shuffled(kinds);
  return cards.map(({ id }, at) => ({ id, kind: mixed[at] ?? '' }));
};

/** A full state that agrees with all that a view knows: what lies face down is dealt out by chance. */
export function determinize(view: CaptainJacksGoldView, chance: Chance): State<Context> {
  const [{ piles, letters, seed }] = draw(chance, (lots) => {
    const [coast, passage, high] = SEAS.map((sea) => faced(view.piles[sea], unseenAt(view, sea), lots));
    const dealt: BySea<readonly JackCard[]> = { coast: coast ?? [], passage: passage ?? [], 'high-sea': high ?? [] };
    return {
      piles: dealt,
      letters: faced(view.letters, unseenLetters(view), lots),
      seed: `imagined-${lots.between(0, 0x7fffffff)}`,
    };
  });
  return {
    value: view.value,
    status: view.outcome ? 'done' : 'active',
    context: {
      chance: chanceOf(seed),
      minted: view.minted,
      seats: view.seats,
      advanced: view.advanced,
      finish: view.finish,
      first: view.first,
      turn: view.turn,
      round: view.round,
      piles,
      discards: view.discards,
      aside: view.aside,
      letters,
      row: view.row,
      fulfilled: view.fulfilled,
      ships: view.ships,
      places: view.places,
      coins: view.coins,
      bank: view.bank,
      bottles: view.bottles,
      revealed: view.revealed,
      flips: view.flips,
      helm: view.helm,
      becalmed: view.becalmed,
      thirsty: view.thirsty,
      fight: view.fight,
      duel: view.duel,
      incoming: view.incoming,
      jettison: view.jettison,
      damaged: view.damaged,
      bill: view.bill,
      swaps: view.swaps,
      digging: view.digging,
      carpenters: view.carpenters,
      outcome: view.outcome,
    },
  };
}
