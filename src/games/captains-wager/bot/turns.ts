import { afterPlay, type Outlook, ownCrew, played, theft } from './outlook.ts';

/** The best that the own hand can do now, when it has bet or not. */
function bestPlay(outlook: Outlook, hasBet: boolean, morePool: number): number {
  const hand = ownCrew(outlook);
  return Math.max(...hand.map(({ id }) => crewValue(outlook, id, hasBet, morePool)));
}

/** What it comes to when a Crew card is played now. */
export function crewValue(outlook: Outlook, id: string, hasBet: boolean, morePool: number): number {
  const hand = ownCrew(outlook);
  const kind = hand.find((card) => card.id === id)?.kind;
  if (!kind) return -Infinity;
  const { value, bonus } = played(outlook, kind, hasBet);
  const rest = hand.filter((card) => card.id !== id).map((card) => card.kind);
  return afterPlay(outlook, value, rest, morePool) + bonus;
}

/** What a declaration comes to. */
export function declarationValue(outlook: Outlook, type: 'bet' | 'borrow' | 'steal'): number {
  const { view, seat, rivals, style } = outlook;
  const isFree = view.freeBet;
  const hasDeck = (view.decks[seat]?.length ?? 0) > 0;
  if (type === 'bet') return bestPlay(outlook, true, hasDeck && !isFree ? 1 : 0) - (isFree ? 0 : 1);
  if (type === 'borrow') return bestPlay(outlook, false, 0) - 2;
  const turns = 3 - view.claims.length;
  return theft(outlook, view.pool.length + turns * rivals.length * style.bets * 0.8);
}
