import type { TableId } from '../protocol/tables.ts';
import type { Entropy } from './ports.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 16;
const SEED_BYTES = 32;

/** A fresh table's name: 16 letters, 80 random bits. */
export const newTableId = (entropy: Entropy): TableId =>
  Array.from(entropy.bytes(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** A fresh secret seed: 256 random bits in hex. */
export const newSeed = (entropy: Entropy): string => Buffer.from(entropy.bytes(SEED_BYTES)).toString('hex');
