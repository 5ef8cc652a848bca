import type { Translator } from '@shared/i18n/translator';
import { definedGames, games, type Game } from '@shared/games/index';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Given, type Misuse, type OptionSpec } from './command';

/** Games that are still to come are understood, so that the answer can be that they are still to come. */
export const gameOption: OptionSpec = {
  about: 'cli.option.game',
  value: 'GAME',
  get values() {
    return definedGames();
  },
  get unoffered() {
    return games();
  },
};

export const givenGame = ({ options }: Given): Game | undefined =>
  games().find((one) => one === options.get('game'));

/** The game that a command can't do without. */
export function neededGame(t: Translator, command: string, given: Given): Result<Game, Misuse> {
  const game = givenGame(given);
  return game
    ? ok(game)
    : err(misuse(t('cli.error.missing-option', { command, option: '--game', known: definedGames() })));
}
