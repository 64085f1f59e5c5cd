import { ANSWERS, type Answer } from '../../protocol/answers.ts';
import type { Problem, Request } from '../../protocol/messages.ts';
import type { Wire } from '../../protocol/wire.ts';

/** The host said no; `problem` says why. Nothing has changed. */
export class SaidNo extends Error {
  override readonly name = 'SaidNo';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.key);
    this.problem = problem;
  }
}

/**
 * Asks the host.
 *
 * @throws {SaidNo} when it refuses.
 * @throws when the connection is gone, or the answer is none.
 */
export async function ask<R extends Request>(wire: Wire, request: R): Promise<Answer<R['type']>> {
  const reply = await wire.call(request);
  if (!reply.ok) throw new SaidNo(reply.problem);
  return ANSWERS[request.type as R['type']].parse(reply.result) as Answer<R['type']>;
}

/** What a failed {@link ask} is told as: the host's own sentence, or that the connection is gone. */
export const problemOf = (error: unknown): Problem =>
  error instanceof SaidNo ? error.problem : { key: 'app.connection.lost' };
