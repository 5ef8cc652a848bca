import { ok, type Result } from '@shared/util/result';
import { finding, type Finding } from '@shared/language/finding';
import { removeFix, renameFix } from '@shared/language/fixes';
import {
  resolveFrom,
  type OptionEntry,
  type OptionProblem,
  type OptionValues,
} from '@shared/language/options';
import { optionsSchema, type Options, type Rules } from './rules';

const optionNames = Object.keys(optionsSchema.shape) as readonly (keyof Options)[];

const valuesOf = (name: keyof Options): readonly number[] => [...optionsSchema.shape[name].unwrap().values];

/** Every option there is, its numbers as text: that is how options are asked for and recorded. */
export const optionCatalogue = (
  defaults: Options,
): readonly (OptionEntry & { readonly name: keyof Options })[] =>
  optionNames.map((name) => ({
    name,
    is: 'engine',
    values: valuesOf(name).map(String),
    default: String(defaults[name]),
  }));

export interface ResolvedOptions {
  /** All of them, by name, as a match, a trace or a report records them. */
  readonly values: OptionValues;
  /** As the engine reads them. */
  readonly engine: Options;
}

/** The options of a match: what is given, as numbers or as text, and what these rules say of the rest. */
export function resolveOptions(
  rules: Pick<Rules, 'options'>,
  given: Readonly<Record<string, unknown>>,
): Result<ResolvedOptions, OptionProblem> {
  const resolved = resolveFrom(optionCatalogue(rules.options), asText(given));
  if (!resolved.ok) return resolved;
  const numbers = optionNames.map((name) => [name, Number(resolved.value[name])]);
  return ok({ values: resolved.value, engine: optionsSchema.parse(Object.fromEntries(numbers)) });
}

const asText = (given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );

/** What is wrong with the options that a document gives, under the key `options`. */
export function optionFindings(given: Readonly<Record<string, unknown>>): Finding[] {
  const resolved = resolveOptions({ options: optionsSchema.parse({}) }, given);
  if (resolved.ok) return [];
  const { code, at, found, nearest, near, known } = resolved.error;
  const here = ['options', at];
  if (code === 'unknown-value') return [finding('unknown-word', here, { found, nearest, near, known })];
  const fix = near === 'yes' ? renameFix(here, nearest) : removeFix(here, found);
  return [finding('unknown-key', here, { found, nearest, near }, fix)];
}
