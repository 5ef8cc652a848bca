import type { Command } from '../command';
import { matchImport } from './match-import';
import { packList, packLog, packDiff, packExport, packImport } from './pack';
import { print, png } from './print';
import { rule } from './rule';
import { scenario } from './scenario';
import { serve } from './serve';
import { simulate } from './simulate';
import { text } from './text';
import { trace } from './trace';
import { validate } from './validate';

/** In the order that the help shows them. */
export const commands: readonly Command[] = [
  packList,
  packExport,
  packImport,
  packDiff,
  packLog,
  matchImport,
  scenario,
  trace,
  validate,
  simulate,
  text,
  print,
  png,
  rule,
  serve,
];
