import { createHash } from 'node:crypto';
import type { GameEvent } from '../games/kit/events.ts';
import type { AnyGame, State } from '../games/kit/game.ts';

/** Raised whenever an older checkpoint could not be taken for one of today's. */
const VERSION = 1;

/** What a long journal led to, so that it need not be played again from the deal. */
export interface Checkpoint {
  /** The part of the journal that it stands for, in bytes, and the SHA-256 of that part. */
  readonly bytes: number;
  readonly hash: string;
  /** For every position: what led to it, and its phase. */
  readonly told: readonly { readonly events: readonly GameEvent[]; readonly phase: string }[];
  /** Some states by number; among them the last one, and that of every take-back. */
  readonly kept: readonly (readonly [seq: number, state: State])[];
}

/** What a checkpoint was made by: other programs and rules may lead to something else. */
const makerOf = ({ id, rulesVersion }: AnyGame, app: string): string => `${VERSION} ${app} ${id} ${rulesVersion}`;

/** The SHA-256 of some bytes, as a checkpoint has it. */
export const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A checkpoint as a file: one line of JSON, and its SHA-256. `app`: the app's version. */
export function checkpointText(checkpoint: Checkpoint, game: AnyGame, app: string): string {
  const body = JSON.stringify({ maker: makerOf(game, app), ...checkpoint });
  return `${body}\n${hashOf(body)}\n`;
}

/**
 * Reads a checkpoint.
 *
 * @param journal - the journal as it is now.
 * @returns `undefined` when it is not as it was written, made by another program or by other rules, or not of the journal's beginning: then
 *   the journal is played from the deal, and nothing is lost.
 */
export function readCheckpoint(
  file: Uint8Array,
  journal: Uint8Array,
  game: AnyGame,
  app: string,
): Checkpoint | undefined {
  const [body = '', sum] = Buffer.from(file).toString('utf8').split('\n');
  if (sum !== hashOf(body)) return undefined;
  const { maker, ...checkpoint } = JSON.parse(body) as Checkpoint & { readonly maker: string };
  const { bytes, hash, told, kept } = checkpoint;
  const isOurs = maker === makerOf(game, app) && kept.at(-1)?.[0] === told.length - 1;
  return isOurs && bytes <= journal.length && hashOf(journal.subarray(0, bytes)) === hash ? checkpoint : undefined;
}
