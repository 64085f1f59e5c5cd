import { join } from 'node:path';
import { z } from 'zod';
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '../protocol/settings.ts';
import { codeOf, type Files } from './ports.ts';
import { problem, reasonOf } from './problem.ts';

/** As lenient as reading must be: what an older or newer program wrote still counts where it can. */
const storedSchema = z.object(settingsSchema.shape);

const pathIn = (data: string): string => join(data, 'settings.json');

/** The settings in a data folder; where there are none or they can't be made out, those of a fresh installation. */
export async function readSettings(files: Files, data: string): Promise<{ settings: Settings; damaged: boolean }> {
  try {
    const text = Buffer.from(await files.read(pathIn(data))).toString('utf8');
    return { settings: storedSchema.parse(JSON.parse(text)), damaged: false };
  } catch (error) {
    return { settings: DEFAULT_SETTINGS, damaged: codeOf(error) !== 'ENOENT' };
  }
}

/** Keeps settings. Throws a {@link HostProblem} when they can't be written; the old ones stay then. */
export async function keepSettings(files: Files, data: string, settings: Settings): Promise<void> {
  try {
    await files.replace(pathIn(data), `${JSON.stringify(settings, null, 2)}\n`);
  } catch (error) {
    throw problem('host.not-written', { code: reasonOf(error) });
  }
}
