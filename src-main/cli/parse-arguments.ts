import { nearness } from '@shared/language/nearest';
import { err, ok, type Result } from '@shared/util/result';
import type { Command, Given, OptionTable } from './command';
import { optionsOf } from './common-options';
import { nameOf, type Complaint } from './find-command';

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
