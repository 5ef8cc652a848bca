import { definitionsOf, type ValidDefinition } from '@shared/language/definitions/index';
import { applyRulings, resolveOptions } from '@shared/games/ygios/rulings/index';
import type { OptionProblem, OptionValues } from '@shared/language/options';
import { err, ok, type Result } from '@shared/util/result';
import type { Source } from './compile';
import type { Mode } from '@shared/games/index';

/** A pack that is no game: the validator says more, this is for whoever did not ask it. */
export interface PackProblem {
  readonly code: 'no-rules' | 'no-zones' | 'no-cards';
}

export interface Prepared {
  readonly source: Source;
  /** Every option with its value, as matches and reports record it. */
  readonly options: OptionValues;
}

/** What a game is compiled from: definitions under the options that were asked for. */
export function prepare(
  definitions: readonly ValidDefinition[],
  mode: Mode,
  given: Readonly<Record<string, unknown>> = {},
): Result<Prepared, OptionProblem | PackProblem> {
  const own = definitionsOf('ygios', definitions);
  const rules = own.find((definition) => definition.kind === 'rules')?.value;
  if (!rules) return err({ code: 'no-rules' });
  const options = resolveOptions(rules, given);
  if (!options.ok) return options;
  const played = applyRulings(own, rules, options.value.values);
  const cards = played.flatMap((one) => (one.kind === 'card' ? [one.value] : []));
  const bonuses = played.flatMap((one) => (one.kind === 'bonus' ? [one.value] : []));
  const zones = played.flatMap((one) => (one.kind === 'zone' ? [{ id: one.id }] : []));
  if (zones.length === 0) return err({ code: 'no-zones' });
  if (cards.length === 0) return err({ code: 'no-cards' });
  return ok({
    source: { cards, bonuses, zones, rules, mode, options: options.value.engine },
    options: options.value.values,
  });
}
