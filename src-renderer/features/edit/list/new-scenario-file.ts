import type { Game } from '@shared/games/index';

/** A file of scenarios to begin with: right, and without any. */
export const newScenarioFile = (game: Game): string =>
  `{\n  "format": 1,\n  "game": "${game}",\n  "scenarios": []\n}\n`;
