import { ok } from '@shared/util/result';
import type { Command } from '../command';
import { exportCards } from '../printing/export-cards';
import { printOptions } from '../printing/options';
import { readSheetSettings } from '../printing/settings';

export const print: Command = {
  is: 'answer',
  words: ['print'],
  about: 'cli.command.print',
  takes: [],
  options: printOptions,
  run: (context, given) =>
    exportCards(context, given, 'print', (own) => {
      const settings = readSheetSettings(context.t, given.options, own);
      return settings.ok ? ok({ form: { what: 'pdf' }, settings: settings.value }) : settings;
    }),
};
