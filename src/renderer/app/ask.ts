import { z } from 'zod';
import { helloSchema, type Problem, type Request, watchedSchema } from '../../protocol/messages.ts';
import { settingsSchema } from '../../protocol/settings.ts';
import { tableInfoSchema } from '../../protocol/tables.ts';
import type { Wire } from '../../protocol/wire.ts';

/** What each kind of request is answered with. */
const ANSWERS = {
  hello: helloSchema,
  tables: z.array(tableInfoSchema),
  create: tableInfoSchema,
  rematch: tableInfoSchema,
  remove: z.null(),
  watch: watchedSchema,
  leave: z.null(),
  move: z.strictObject({ seq: z.int() }),
  seen: z.null(),
  settings: settingsSchema,
  'keep-settings': settingsSchema,
} as const satisfies Readonly<Record<Request['type'], z.ZodType>>;

type Answers = typeof ANSWERS;

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
export async function ask<R extends Request>(wire: Wire, request: R): Promise<z.infer<Answers[R['type']]>> {
  const reply = await wire.call(request);
  if (!reply.ok) throw new SaidNo(reply.problem);
  return ANSWERS[request.type as R['type']].parse(reply.result) as z.infer<Answers[R['type']]>;
}

/** What a failed {@link ask} is told as: the host's own sentence, or that the connection is gone. */
export const problemOf = (error: unknown): Problem =>
  error instanceof SaidNo ? error.problem : { key: 'app.connection.lost' };
