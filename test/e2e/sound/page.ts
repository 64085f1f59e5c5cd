/** The table's sound, as a page of the tests gets it: everything here is `sound.…` in the page. */
export { Ambience } from '../../../src/renderer/sound/ambience.ts';
export { SoundBoard, VOICES } from '../../../src/renderer/sound/board.ts';
export { levelsOf } from '../../../src/renderer/sound/levels.ts';
export { renderSound } from '../../../src/renderer/sound/render.ts';
export { CREAKS, WATERS } from '../../../src/renderer/sound/table/ambience.ts';
export { SOUND_IDS, SOUNDS } from '../../../src/renderer/sound/table/index.ts';
