import { cli } from './cli';
import { desktop } from './desktop';
import { diagnostics } from './diagnostics';
import { failures } from './failures';
import { game } from './game';
import { library } from './library';
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
  ...game,
};
export type MessageKey = keyof typeof messages;
