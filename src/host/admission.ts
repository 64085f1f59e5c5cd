import type { Request } from '../protocol/messages.ts';
import { PROTOCOL } from '../protocol/messages.ts';
import type { TableRequest } from '../protocol/tables.ts';
import type { Header } from './journal.ts';
import { type HostProblem, problem } from './problem.ts';
import type { Connection } from './sitting.ts';

/** Requests that only a screen of this machine may make. */
export const LOCAL_ONLY: ReadonlySet<Request['type']> = new Set([
  'create',
  'rematch',
  'remove',
  'restore',
  'rename',
  'duplicate',
  'export',
  'import',
  'allow-undo',
  'statistics',
  'merge-names',
  'split-name',
  'settings',
  'keep-settings',
]);

/** The number of a message, so that even one that is not understood is answered; -1 when it has none. */
export function idOf(message: unknown): number {
  const id = (message as { id?: unknown } | null)?.id;
  return Number.isSafeInteger(id) ? (id as number) : -1;
}

/** Says that a client speaks another protocol. */
export const otherProtocol = (protocol: number): HostProblem =>
  problem('host.other-protocol', { theirs: String(protocol), ours: String(PROTOCOL) });

/** A greeting in another protocol is refused as such, however else it differs. */
export function mustSpeak(message: unknown): void {
  const request = (message as { request?: { type?: unknown; protocol?: unknown } | null } | null)?.request;
  if (request?.type !== 'hello' || !Number.isSafeInteger(request.protocol)) return;
  if (request.protocol !== PROTOCOL) throw otherProtocol(request.protocol as number);
}

/** Players must be told apart by name and by colour. */
export function mustDiffer(players: TableRequest['players']): void {
  const names = players.map(({ name }) => name.toLocaleLowerCase());
  const twice = players.find(({ name }, at) => names.indexOf(name.toLocaleLowerCase()) < at);
  if (twice !== undefined) throw problem('setup.same-name', { name: twice.name });
  if (new Set(players.map(({ colour }) => colour)).size < players.length) throw problem('setup.same-colour');
}

/** A seat is looked at by local people only, and a bot's by nobody. */
export function mustBeTheirs({ local }: Connection, { players }: Pick<Header, 'players'>, seat: number): void {
  if (!local) throw problem('host.guest-view');
  const player = players[seat];
  if (player === undefined) throw problem('host.no-seat');
  if (player.holder === 'bot') throw problem('host.bots-seat');
}
