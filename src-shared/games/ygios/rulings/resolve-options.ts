import { err, ok, type Result } from '@shared/util/result';
import { optionsSchema, type Options, type OptionValue } from '../definitions/options';
import type { Rules } from '../definitions/rules';
import { shown, type Nearness } from '@shared/language/diagnostics';
import { nearness } from '@shared/language/nearest';
import { quotedBoolean } from '@shared/language/quoted-boolean';
import { optionCatalogue, type OptionEntry } from './option-catalogue';

/** Every option with its value, as a match, a trace or a report records it. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface ResolvedOptions {
  /** All of them, by name, in the order of the catalogue. */
  readonly values: OptionValues;
  /** Those that the engine reads; the others are in the cards once `applyRulings` has been there. */
  readonly engine: Options;
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

/** The options of a match: what is given, and what these rules say of the rest. The first mistake is told. */
export function resolveOptions(
  rules: Rules,
  given: Readonly<Record<string, unknown>>,
): Result<ResolvedOptions, OptionProblem> {
  const catalogue = optionCatalogue(rules);
  const resolved = resolveFrom(catalogue, given);
  if (!resolved.ok) return resolved;
  const values = resolved.value;
  const ofEngine = catalogue.filter(({ is }) => is === 'engine').map(({ name }) => [name, values[name]]);
  return ok({ values, engine: optionsSchema.parse(Object.fromEntries(ofEngine)) });
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
