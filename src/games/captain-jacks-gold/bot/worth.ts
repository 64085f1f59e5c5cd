import { faceOf, type Half, type Kind, letterOf, type Prey, SAILS_OF } from '../cards.ts';
import type { Aboard, JackCard, Side } from '../context.ts';
import { PASSENGER_WORTH, SAILOR_WORTH, type Style } from './style.ts';

/** What a ship's cards add up to, as the bot counts. */
interface Sum {
  sails: number;
  cannons: number;
  /** Sailors and passengers, in coins. */
  crew: number;
  /** Rig and crew of halves that lie down. */
  latent: number;
  cloth: number;
  cotton: number;
  cocoa: number;
  england: number;
  france: number;
  spain: number;
  pirate: number;
  mapsUp: number;
  mapsDown: number;
}

const nothing = (): Sum => ({
  sails: 0,
  cannons: 0,
  crew: 0,
  latent: 0,
  cloth: 0,
  cotton: 0,
  cocoa: 0,
  england: 0,
  france: 0,
  spain: 0,
  pirate: 0,
  mapsUp: 0,
  mapsDown: 0,
});

/** Counts the half that lies up. */
function countUp(sum: Sum, half: Half | Prey): void {
  const held = half.is === 'ship' ? half.loot : half;
  if (held.is === 'sail') sum.sails += held.count;
  if (held.is === 'cannon') sum.cannons += held.count;
  if (held.is === 'good') sum[held.good] += held.count;
  if (held.is === 'flag') sum[held.flag] += 1;
  if (held.is === 'map') sum.mapsUp += 1;
  if (held.is === 'passenger') sum.crew += PASSENGER_WORTH;
  if (held.is !== 'sailor') return;
  sum.crew += SAILOR_WORTH[held.sailor];
  if (held.sailor === 'sail-maker') sum.sails += SAILS_OF['sail-maker'];
}

/** Counts the half that lies down: goods count as well, because turning is free where letters are paid. */
function countDown(sum: Sum, half: Half | Prey, up: Half | Prey): void {
  if (half.is === 'good' && !(up.is === 'good' && up.good === half.good)) sum[half.good] += half.count;
  if (half.is === 'map') sum.mapsDown += 1;
  if (half.is === 'sail' || half.is === 'cannon') sum.latent += 0.25 * half.count;
  if (half.is === 'passenger') sum.latent += PASSENGER_WORTH;
  if (half.is === 'sailor') sum.latent += SAILOR_WORTH[half.sailor];
}

const counted = new Map<string, Sum>();

/** What one card adds; the same for each of its kind. */
function sumOf(kind: Kind, up: Side): Sum {
  const key = up === 'top' ? kind : `${kind}~`;
  const known = counted.get(key);
  if (known) return known;
  const { top, bottom } = faceOf(kind);
  const [over, under] = up === 'bottom' && bottom ? [bottom, top] : [top, bottom];
  const sum = nothing();
  countUp(sum, over);
  if (under) countDown(sum, under, over);
  counted.set(key, sum);
  return sum;
}

/** The value of so many steps up a stair that flattens. */
const climbed = (stair: readonly number[], steps: number): number => {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum += stair[Math.min(step, stair.length - 1)] ?? 0;
  return sum;
};

/** How far a letter is covered by what a ship holds, from 0 to 1; a flag counts as two goods. */
function coverage(kind: Kind, sum: Sum): number {
  const { flags, goods } = letterOf(kind);
  let [got, all, found] = [0, 2 * flags.length, sum.pirate];
  for (const flag of flags) if (sum[flag] > 0) found += 1;
  got += 2 * Math.min(flags.length, found);
  for (const good of ['cloth', 'cotton', 'cocoa'] as const) {
    const needed = goods[good] ?? 0;
    all += needed;
    got += Math.min(needed, sum[good]);
  }
  return got / all;
}

function lettersWorth(row: readonly JackCard[], sum: Sum, style: Style): number {
  const worths = row.map(({ kind }) => {
    const share = coverage(kind, sum);
    return letterOf(kind).coins * (share >= 1 ? style.covered : style.begun * share * Math.sqrt(share));
  });
  worths.sort((one, other) => other - one);
  let [worth, weight] = [0, 1];
  for (const one of worths) {
    worth += weight * one;
    weight *= style.further;
  }
  return worth;
}

/** What a ship is worth in coins, with the letters that lie open. */
export function worthOf(ship: readonly Aboard[], row: readonly JackCard[], style: Style): number {
  const sum = nothing();
  let rum = 0;
  for (const one of ship) {
    const card = sumOf(one.card.kind, one.up);
    rum += one.rum;
    for (const key in sum) sum[key as keyof Sum] += card[key as keyof Sum];
  }
  const up = style.maps[Math.min(3, sum.mapsUp)] ?? 0;
  const possible = style.maps[Math.min(3, sum.mapsUp + sum.mapsDown)] ?? 0;
  return (
    climbed(style.sails, sum.sails) +
    climbed(style.cannons, sum.cannons) +
    sum.crew +
    style.rum * rum +
    style.latent * sum.latent +
    up +
    style.hiddenMap * (possible - up) +
    lettersWorth(row, sum, style) +
    style.good * (sum.cloth + sum.cotton + sum.cocoa) +
    style.flag * (sum.england + sum.france + sum.spain + sum.pirate)
  );
}
