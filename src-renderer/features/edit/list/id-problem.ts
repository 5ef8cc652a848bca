import type { Game } from '@shared/games/index';
import { idLength, idPattern } from '@shared/language/document-paths';

/** Why an id can't be taken, found while it can still be mended; null: it can. */
export function idProblem(id: string, taken: readonly string[]): 'bad' | 'taken' | null {
  if (id.length > idLength || !idPattern.test(id)) return 'bad';
  return taken.includes(id) ? 'taken' : null;
}

/** A file of scenarios to begin with: right, and without any. */
export const newScenarioFile = (game: Game): string =>
  `{\n  "format": 1,\n  "game": "${game}",\n  "scenarios": []\n}\n`;
