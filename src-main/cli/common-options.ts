import type { Translator } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type OptionTable, type Misuse } from './command';

/** Options that every command has. */
export const commonOptions: OptionTable = {
  json: { about: 'cli.option.json' },
  lang: { about: 'cli.option.lang', value: 'L', values: languages },
  'data-dir': { about: 'cli.option.data-dir', value: 'FOLDER' },
  help: { about: 'cli.option.help' },
  version: { about: 'cli.option.version' },
};

/** A command's own options first. One with the name of a common one takes its place: `print` has languages. */
export const optionsOf = (own: OptionTable): OptionTable => ({
  ...own,
  ...Object.fromEntries(Object.entries(commonOptions).filter(([name]) => !Object.hasOwn(own, name))),
});

/** The value of an option that counts something. */
export function wholeNumber(
  t: Translator,
  option: string,
  given: string,
  [min, max]: readonly [number, number],
): Result<number, Misuse> {
  const value = /^\d{1,16}$/.test(given) ? Number(given) : NaN;
  return value >= min && value <= max
    ? ok(value)
    : err(misuse(t('cli.error.bad-number', { option, found: given, min, max })));
}
