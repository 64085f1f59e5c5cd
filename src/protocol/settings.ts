import { z } from 'zod';

/** What people set once for their installation. Every field has a default, so an older or damaged file still gives settings. */
export const settingsSchema = z.strictObject({
  /** How fast pieces move. */
  speed: z.enum(['slow', 'normal', 'fast', 'instant']).catch('normal'),
  /** Whether motion is reduced: as the system says, always, or never. */
  reducedMotion: z.enum(['system', 'on', 'off']).catch('system'),
  /** Whether text and edges stand out as much as they can: as the system says, always, or never. */
  contrast: z.enum(['system', 'high', 'normal']).catch('system'),
  /** The size of text: 1 is normal. */
  textSize: z.enum(['normal', 'large', 'huge']).catch('normal'),
  /** The name offered for the first person at a new table. */
  name: z.string().max(24).catch(''),
  /** How loud cards, coins and guns are: 0 silent, 1 full. */
  effectsVolume: z.number().min(0).max(1).catch(0.7),
  /** How loud the sea and the ship are: 0 silent, 1 full. */
  ambienceVolume: z.number().min(0).max(1).catch(0.35),
  /** Whether all sound is off. */
  muted: z.boolean().catch(false),
  /** Whether what is heard is also written on the table. */
  soundCaptions: z.boolean().catch(false),
});

/** What people set once for their installation. */
export type Settings = z.infer<typeof settingsSchema>;

/** Settings of a fresh installation. */
export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({
  speed: 'normal',
  reducedMotion: 'system',
  contrast: 'system',
  textSize: 'normal',
  name: '',
  effectsVolume: 0.7,
  ambienceVolume: 0.35,
  muted: false,
  soundCaptions: false,
});
