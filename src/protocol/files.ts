import { z } from 'zod';
import { viewSchema } from './parts.ts';
import { tableInfoSchema } from './tables.ts';

/** How an exported table's file name ends. */
export const FILE_ENDING = '.captainstable';

/** The longest file that can be imported, in characters; a client refuses a longer one itself. */
export const LONGEST_FILE = 4_000_000;

/** The answer to `export`. */
export const exportedSchema = z.strictObject({
  /** A name for the file that every system takes, with its ending. */
  name: z.string(),
  /** What to write into it, in UTF-8. */
  text: z.string(),
});

/** The answer to `export`. */
export type Exported = z.infer<typeof exportedSchema>;

/** The answer to `import`. */
export const importedSchema = z.strictObject({
  info: tableInfoSchema,
  /** Whether it became a copy, because the table was here already. */
  copy: z.boolean(),
});

/** The answer to `import`. */
export type Imported = z.infer<typeof importedSchema>;

/** The answer to `glance`: the last position of a table as the public sees it. */
export const glanceSchema = z.strictObject({ seq: z.int().nonnegative(), view: viewSchema });

/** The answer to `glance`. */
export type Glance = z.infer<typeof glanceSchema>;
