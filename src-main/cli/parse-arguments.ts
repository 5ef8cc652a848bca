import type { Translator } from '@shared/i18n/translator';
import { nearness } from '@shared/language/nearest';
import { err, ok, type Result } from '@shared/util/result';
import type { Command, Given, OptionTable } from './command';
import { optionsOf, commonOptions } from './common-options';

/** Checks everything given against the command's own table, so that the command need not. */
export function parseArguments(argv: readonly string[], command: Command): Result<Given, Complaint> {
  const split = splitArguments(argv, command);
  if (!split.ok) return split;
  const { options, repeated } = split.value;
  const positionals = split.value.positionals.slice(command.words.length);
  const given = { positionals, options, repeated };
  if (options.has('help')) return ok(given);

  const missing = command.takes.find((argument, i) => !argument.optional && positionals[i] === undefined);
  if (missing) {
    return err((t) => t('cli.error.missing-argument', { command: nameOf(command), argument: missing.name }));
  }
  const extra = positionals[command.takes.length];
  if (extra !== undefined && !command.takes.at(-1)?.many) {
    return err((t) => t('cli.error.extra-argument', { command: nameOf(command), found: extra }));
  }
  return ok(given);
}

function splitArguments(argv: readonly string[], command: Command): Result<Given, Complaint> {
  const table = optionsOf(command.options);
  const options = new Map<string, string>();
  const repeated = new Map<string, string[]>();
  const positionals: string[] = [];
  const rest = [...argv];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') {
      positionals.push(...rest.splice(0));
    } else if (!arg.startsWith('-') || arg === '-') {
      positionals.push(arg);
    } else {
      const read = readOption(arg === '-h' ? '--help' : arg, rest, table, command);
      if (!read.ok) return read;
      const [name, value] = read.value;
      options.set(name, value);
      if (table[name]?.many) repeated.set(name, [...(repeated.get(name) ?? []), value]);
    }
  }
  return ok({ positionals, options, repeated });
}

/** Reads one option, and its value off the front of `rest` where it takes one. */
function readOption(
  arg: string,
  rest: string[],
  table: OptionTable,
  command: Command,
): Result<[name: string, value: string], Complaint> {
  const equals = arg.indexOf('=');
  const option = equals < 0 ? arg : arg.slice(0, equals);
  const inline = equals < 0 ? undefined : arg.slice(equals + 1);
  const name = option.replace(/^--/, '');
  const spec = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!spec) {
    const known = Object.keys(table).map((key) => `--${key}`);
    return err((t) =>
      t('cli.error.unknown-option', { command: nameOf(command), ...nearness(option, known) }),
    );
  }
  const { value: placeholder, values, unoffered = [] } = spec;
  if (placeholder === undefined) {
    return inline === undefined ? ok([name, '']) : err((t) => t('cli.error.option-takes-none', { option }));
  }
  const value = inline ?? rest.shift();
  if (value === undefined || value === '' || (inline === undefined && value.startsWith('--'))) {
    return err((t) => t('cli.error.option-needs-value', { option, value: placeholder }));
  }
  if (values && !values.includes(value) && !unoffered.includes(value)) {
    return err((t) => t('cli.error.bad-value', { option, found: value, known: values }));
  }
  return ok([name, value]);
}

/** Says what is wrong with what was typed, once the language is known. */
type Complaint = (t: Translator) => string;

export const nameOf = (command: Command): string => command.words.join(' ');

/** The arguments that are neither options nor their values, whichever command they will belong to. */
export function plainWords(argv: readonly string[], commands: readonly Command[]): readonly string[] {
  const tables = [commonOptions, ...commands.map((command) => command.options)];
  const takesValue = (name: string): boolean =>
    tables.some((table) => Object.hasOwn(table, name) && table[name]?.value !== undefined);
  const words: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] ?? '';
    if (!arg.startsWith('-')) words.push(arg);
    else if (takesValue(arg.slice(2))) i += 1;
  }
  return words;
}

/** The commands of several words that begin with this one. */
export const commandsUnder = (word: string | undefined, commands: readonly Command[]): readonly Command[] =>
  commands.filter(({ words }) => words.length > 1 && words[0] === word);

export function findCommand(
  words: readonly string[],
  commands: readonly Command[],
): Result<Command, Complaint> {
  const found = commands.find((command) => command.words.every((word, i) => words[i] === word));
  if (found) return ok(found);
  const group = commandsUnder(words[0], commands);
  const typed = group.length > 0 ? words.slice(0, 2) : words.slice(0, 1);
  const known = (group.length > 0 ? group : commands).map(nameOf);
  const firstWords = new Set(commands.map((command) => command.words[0] ?? ''));
  const wanted = [
    nearness(words.slice(0, 2).join(' '), known),
    nearness(typed.join(' '), [...known, ...firstWords]),
  ];
  const near = wanted.find((it) => it.near === 'yes') ?? nearness(typed.join(' '), []);
  return err((t) => t('cli.error.unknown-command', { ...near, found: typed.join(' ') }));
}
