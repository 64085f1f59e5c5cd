import { SoundBoard } from './board.ts';

let shared: SoundBoard | undefined;

/** The page's one sound board: made when it is first asked for, and silent until somebody touches the page. */
export function soundBoard(): SoundBoard {
  shared ??= new SoundBoard();
  return shared;
}
