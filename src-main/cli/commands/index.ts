import type { Command } from '../command';
import { matchImport } from './match-import';
import { packDiff } from './pack-diff';
import { packExport } from './pack-export';
import { packImport } from './pack-import';
import { packList } from './pack-list';
import { packLog } from './pack-log';
import { png } from './png';
import { print } from './print';
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
