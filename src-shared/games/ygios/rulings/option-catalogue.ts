import { optionNames, optionValues, type OptionValue } from '../definitions/options';
import type { Rules } from '../definitions/rules';

/** An option of a game under these rules: of the engine, or a ruling about single cards. */
export interface OptionEntry {
  readonly name: string;
  readonly is: 'engine' | 'ruling';
  readonly values: readonly OptionValue[];
  /** What these rules say where a match does not. */
  readonly default: OptionValue;
}

/** Every option there is, in the order in which it is shown and recorded. */
export const optionCatalogue = (rules: Rules): readonly OptionEntry[] => [
  ...optionNames.map((name) => ({
    name,
    is: 'engine' as const,
    values: optionValues(name),
    default: rules.options[name],
  })),
  ...rules.rulings.map(({ id, choices, default: preset }) => ({
    name: id,
    is: 'ruling' as const,
    values: choices.map(({ value }) => value),
    default: preset,
  })),
];
