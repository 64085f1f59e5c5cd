import { z } from 'zod';

/** What people set once for their installation. Every field has a default, so an older or damaged file still gives settings. */
export const settingsSchema = z.strictObject({
  /** How fast pieces move. */
  speed: z.enum(['slow', 'normal', 'fast', 'instant']).catch('normal'),
  /** Whether motion is reduced: as the system says, always, or never. */
  reducedMotion: z.enum(['system', 'on', 'off']).catch('system'),
  /** The size of text: 1 is normal. */
  textSize: z.enum(['normal', 'large', 'huge']).catch('normal'),
  /** The name offered for the first person at a new table. */
  name: z.string().max(24).catch(''),
});

/** What people set once for their installation. */
export type Settings = z.infer<typeof settingsSchema>;

/** Settings of a fresh installation. */
export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({
  speed: 'normal',
  reducedMotion: 'system',
  textSize: 'normal',
  name: '',
});
