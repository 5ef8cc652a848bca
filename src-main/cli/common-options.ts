import { languages } from '@shared/util/languages';
import type { OptionTable } from './command';

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
