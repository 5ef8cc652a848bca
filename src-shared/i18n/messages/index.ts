import { cli } from './cli';
import { desktop } from './desktop';
import { diagnostics } from './diagnostics';
import { failures } from './failures';
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
};
export type MessageKey = keyof typeof messages;
