import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where an app keeps its data on this system, unless the people say otherwise. */
export function defaultDataFolder(
  platform: NodeJS.Platform = process.platform,
  env: Readonly<Record<string, string | undefined>> = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Captains Table');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Captains Table');
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'captains-table');
}
