import { dpis } from '@shared/api/print';
import type { Translator } from '@shared/i18n/translator';
import { ok, err, type Result } from '@shared/util/result';
import { misuse, type Command, type Given, type Misuse } from '../command';
import { exportCards, type ExportForm } from '../printing/export-cards';
import { printOptions, pngOptions } from '../printing/options';
import { readSheetSettings, readPictureSettings } from '../printing/settings';

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

export const png: Command = {
  is: 'answer',
  words: ['png'],
  about: 'cli.command.png',
  takes: [],
  options: pngOptions,
  run: (context, given) =>
    exportCards(context, given, 'png', (own) => {
      const form = readForm(context.t, given);
      if (!form.ok) return form;
      const settings = readPictureSettings(context.t, given.options, own);
      return settings.ok ? ok({ form: form.value, settings: settings.value }) : settings;
    }),
};

/** Sheets for a virtual table are as large as it takes them, and nobody cuts them. */
function readForm(t: Translator, { options }: Given): Result<ExportForm, Misuse> {
  if (!options.has('tabletop'))
    return ok({ what: 'png', dpi: dpis.find((dpi) => String(dpi) === options.get('dpi')) ?? dpis[0] });
  const other = ['dpi', 'bleed'].find((name) => options.has(name));
  return other === undefined
    ? ok({ what: 'tabletop' })
    : err(misuse(t('cli.error.exclusive', { first: '--tabletop', second: `--${other}` })));
}
