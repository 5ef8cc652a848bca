import { dpis } from '@shared/api/print';
import { backWays, cropMarkWords, paperTurns, sideOrders } from '@shared/geometry/sheets/model';
import type { Translator } from '@shared/i18n/translator';
import { styles } from '@shared/language/definitions/template-words';
import { ok, err, type Result } from '@shared/util/result';
import { misuse, type Command, type Given, type Misuse, type OptionSpec, type OptionTable } from '../command';
import { packOption, gameOption } from '../find-pack';
import { exportCards, type ExportForm } from '../printing/export-cards';
import { readSheetSettings, readPictureSettings } from '../printing/settings';

const yesOrNo = (about: OptionSpec['about']): OptionSpec => ({
  about,
  value: 'yes|no',
  values: ['yes', 'no'],
});

/** What is printed, and where it is written. */
const whatAndWhere: OptionTable = {
  pack: packOption,
  game: gameOption,
  lang: { about: 'cli.option.card-lang', value: 'L[,L]', many: true },
  only: { about: 'cli.option.only', value: 'CARD[,CARD]', many: true },
  copies: { about: 'cli.option.copies', value: '[CARD=]N', many: true },
  since: { about: 'cli.option.since', value: 'REVISION' },
  out: { about: 'cli.option.print-out', value: 'FILE' },
  anyway: { about: 'cli.option.anyway' },
};

/** How every card looks, whatever it is printed on. */
const look: OptionTable = {
  preset: { about: 'cli.option.preset', value: 'PRESET' },
  card: { about: 'cli.option.card', value: 'SIZE' },
  style: { about: 'cli.option.style', value: 'STYLE', values: styles },
};

const printOptions: OptionTable = {
  ...whatAndWhere,
  ...look,
  paper: { about: 'cli.option.paper', value: 'SIZE' },
  turn: { about: 'cli.option.turn', value: 'TURN', values: paperTurns },
  margins: { about: 'cli.option.margins', value: 'MM' },
  gap: { about: 'cli.option.gap', value: 'MM' },
  bleed: { about: 'cli.option.bleed', value: 'MM' },
  marks: { about: 'cli.option.marks', value: 'MARKS', values: cropMarkWords },
  backs: { about: 'cli.option.backs', value: 'WAY', values: backWays },
  offset: { about: 'cli.option.offset', value: 'X,Y' },
  single: { about: 'cli.option.single' },
  order: { about: 'cli.option.order', value: 'ORDER', values: sideOrders },
  titles: yesOrNo('cli.option.titles'),
  notes: yesOrNo('cli.option.notes'),
  calibration: yesOrNo('cli.option.calibration'),
};

const pngOptions: OptionTable = {
  ...whatAndWhere,
  ...look,
  bleed: { about: 'cli.option.png-bleed', value: 'MM' },
  dpi: { about: 'cli.option.dpi', value: 'N', values: dpis.map(String) },
  tabletop: { about: 'cli.option.tabletop' },
};

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

/** Sheets for a virtual table have the size that it takes, and are not cut. */
function readForm(t: Translator, { options }: Given): Result<ExportForm, Misuse> {
  if (!options.has('tabletop'))
    return ok({ what: 'png', dpi: dpis.find((dpi) => String(dpi) === options.get('dpi')) ?? dpis[0] });
  const other = ['dpi', 'bleed'].find((name) => options.has(name));
  return other === undefined
    ? ok({ what: 'tabletop' })
    : err(misuse(t('cli.error.exclusive', { first: '--tabletop', second: `--${other}` })));
}
