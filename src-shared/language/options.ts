import { err, ok, type Result } from '@shared/util/result';
import { shown, type Nearness } from './diagnostics';
import { nearness } from './nearest';
import { quotedBoolean } from './quoted-boolean';

/** What an option may be set to: yes or no, or one of a few words. */
export type OptionValue = boolean | string;

/** Every option with its value, as a match, a trace or a report records it. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** An option of a game under its rules: of the engine, or a ruling about single cards. */
export interface OptionEntry {
  readonly name: string;
  readonly is: 'engine' | 'ruling';
  readonly values: readonly OptionValue[];
  /** What these rules say where a match does not. */
  readonly default: OptionValue;
}

export interface OptionProblem extends Nearness {
  readonly code: 'unknown-option' | 'unknown-value';
  /** The option's name as it was given. */
  readonly at: string;
  readonly known: readonly string[];
  /** The value that was meant, where one is like it. */
  readonly meant?: OptionValue | undefined;
  /** It was meant, and put in quotes. */
  readonly quoted?: boolean | undefined;
}

/** Every option of a catalogue with its value: the given one, or the default. */
export function resolveFrom(
  catalogue: readonly OptionEntry[],
  given: Readonly<Record<string, unknown>>,
): Result<OptionValues, OptionProblem> {
  const names = catalogue.map(({ name }) => name);
  for (const name of Object.keys(given)) {
    const entry = catalogue.find((one) => one.name === name);
    const at = shown(name);
    if (!entry) return err({ code: 'unknown-option', at, ...nearness(name, names), known: names });
    const value = given[name];
    if (!entry.values.some((known) => known === value)) {
      const known = entry.values.map(String);
      const quoted = quotedBoolean(value, entry.values);
      // As text the two are the same: “true” is not near to “true”.
      const near = nearness(textOf(value), quoted === undefined ? known : []);
      const meant = quoted ?? entry.values.find((one) => near.near === 'yes' && String(one) === near.nearest);
      return err({ code: 'unknown-value', at, ...near, known, meant, quoted: quoted !== undefined });
    }
  }
  const values = catalogue.map((entry): [string, OptionValue] => {
    const value = Object.hasOwn(given, entry.name) ? given[entry.name] : entry.default;
    return [entry.name, typeof value === 'boolean' || typeof value === 'string' ? value : entry.default];
  });
  return ok(Object.fromEntries(values));
}

/** An object from outside may bring a `toString` of its own. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : (JSON.stringify(value) ?? 'undefined');
