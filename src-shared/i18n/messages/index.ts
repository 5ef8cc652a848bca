import { cli } from './cli';
import { desktop } from './desktop';
import { diagnostics } from './diagnostics';
import { failures } from './failures';
import { game } from './game';
import { lab } from './lab';
import { library } from './library';
import { scenarios } from './scenarios';
import { settings } from './settings';
import { shell } from './shell';

export const messages = {
  ...shell,
  ...library,
  ...settings,
  ...failures,
  ...diagnostics,
  ...cli,
  ...desktop,
  ...scenarios,
  ...game,
  ...lab,
};
export type MessageKey = keyof typeof messages;
