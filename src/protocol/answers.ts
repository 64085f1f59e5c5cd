import { z } from 'zod';
import { exportedSchema, glanceSchema, importedSchema } from './files.ts';
import { helloSchema, type Request, watchedSchema } from './messages.ts';
import { positionSchema, timelineSchema } from './replays.ts';
import { settingsSchema } from './settings.ts';
import { statisticsSchema } from './statistics.ts';
import { tableInfoSchema } from './tables.ts';
import { undoneSchema } from './undo.ts';
import { verdictSchema } from './verdict.ts';

const seqSchema = z.int().nonnegative();

/** What each kind of request is answered with, when it is not refused. */
export const ANSWERS = {
  hello: helloSchema,
  tables: z.array(tableInfoSchema),
  create: tableInfoSchema,
  rematch: tableInfoSchema,
  remove: z.null(),
  restore: tableInfoSchema,
  rename: tableInfoSchema,
  duplicate: tableInfoSchema,
  export: exportedSchema,
  import: importedSchema,
  glance: glanceSchema,
  watch: watchedSchema,
  leave: z.null(),
  move: z.strictObject({ seq: seqSchema, held: z.literal(true).optional() }),
  'end-turn': z.strictObject({ seq: seqSchema }),
  undo: undoneSchema,
  'answer-undo': z.null(),
  'allow-undo': z.null(),
  order: z.null(),
  seen: z.null(),
  replay: timelineSchema,
  position: positionSchema,
  verify: verdictSchema,
  statistics: statisticsSchema,
  'merge-names': z.null(),
  'split-name': z.null(),
  settings: settingsSchema,
  'keep-settings': settingsSchema,
} as const satisfies Readonly<Record<Request['type'], z.ZodType>>;

/** What a request of this type is answered with, when it is not refused. */
export type Answer<Type extends Request['type']> = z.infer<(typeof ANSWERS)[Type]>;
