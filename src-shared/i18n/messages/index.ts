import { assist } from './assist';
import { card } from './card';
import { cli } from './cli';
import { cliPrint } from './cli-print';
import { credits } from './credits';
import { desktop } from './desktop';
import { diagnostics } from './diagnostics';
import { governing } from './governing';
import { edit } from './edit';
import { editForm } from './edit-form';
import { editList } from './edit-list';
import { editTranslations } from './edit-translations';
import { editScenarios } from './edit-scenarios';
import { editTry } from './edit-try';
import { failures } from './failures';
import { game } from './game';
import { governingTerms } from './governing-terms';
import { help } from './help';
import { helpTitles } from './help-titles';
import { lab } from './lab';
import { labGoverning } from './lab-governing';
import { library } from './library';
import { match } from './match';
import { matchGoverning } from './match-governing';
import { matchGoverningTerms } from './match-governing-terms';
import { matchYgios } from './match-ygios';
import { matchOptions } from './match-options';
import { matchYgiosTerms } from './match-ygios-terms';
import { pictures } from './pictures';
import { play } from './play';
import { playLobby } from './play-lobby';
import { playMatch } from './play-match';
import { playReplay } from './play-replay';
import { playBoards } from './play-boards';
import { scenarios } from './scenarios';
import { settings } from './settings';
import { shell } from './shell';
import { tryOut } from './try-out';

export const messages = {
  ...editTranslations,
  ...assist,
  ...shell,
  ...card,
  ...library,
  ...settings,
  ...credits,
  ...edit,
  ...editForm,
  ...editList,
  ...editScenarios,
  ...editTry,
  ...failures,
  ...diagnostics,
  ...cli,
  ...cliPrint,
  ...desktop,
  ...play,
  ...playLobby,
  ...playMatch,
  ...playReplay,
  ...playBoards,
  ...scenarios,
  ...pictures,
  ...game,
  ...governing,
  ...match,
  ...matchGoverning,
  ...matchGoverningTerms,
  ...matchYgios,
  ...matchOptions,
  ...matchYgiosTerms,
  ...lab,
  ...labGoverning,
  ...tryOut,
  ...governingTerms,
  ...help,
  ...helpTitles,
};
export type MessageKey = keyof typeof messages;
