import { ok, type Result } from '@shared/util/result';
import { resolveFrom, type OptionProblem, type OptionValues } from '@shared/language/options';
import { optionsSchema, type Options } from '../definitions/options';
import type { Rules } from '../definitions/rules';
import { optionCatalogue } from './option-catalogue';

export interface ResolvedOptions {
  /** All of them, by name, in the order of the catalogue. */
  readonly values: OptionValues;
  /** Those that the engine reads; the others are in the cards once `applyRulings` has been there. */
  readonly engine: Options;
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
