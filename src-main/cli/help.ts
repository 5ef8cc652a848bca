import type { Translator } from '@shared/i18n/translator';
import type { Command, OptionTable } from './command';
import { commonOptions, optionsOf } from './common-options';
import { nameOf } from './find-command';

const program = 'npm run -s heartdeck --';

const signature = (command: Command): string =>
  [
    nameOf(command),
    ...command.takes.map(({ name, optional, many }) => {
      const shown = many ? `${name}…` : name;
      return optional ? `[${shown}]` : shown;
    }),
  ].join(' ');

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const optionRows = (t: Translator, table: OptionTable): [string, string][] =>
  Object.entries(table).map(([name, { value, about, many }]) => [
    (value ? `--${name} ${value}` : `--${name}`) + (many ? ' …' : ''),
    t(about),
  ]);

export const overview = (t: Translator, commands: readonly Command[]): string[] => [
  `${t('app.name')}: ${t('app.tagline')}`,
  '',
  t('cli.usage'),
  `  ${program} COMMAND`,
  '',
  t('cli.commands'),
  ...columns(commands.map((command) => [signature(command), t(command.about)])),
  '',
  t('cli.options'),
  ...columns(optionRows(t, commonOptions)),
];

export const commandHelp = (t: Translator, command: Command): string[] => [
  t('cli.usage'),
  `  ${program} ${signature(command)}`,
  `  ${t(command.about)}`,
  '',
  t('cli.options'),
  ...columns(optionRows(t, optionsOf(command.options))),
];
