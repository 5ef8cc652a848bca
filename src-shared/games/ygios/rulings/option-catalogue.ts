import type { OptionEntry } from '@shared/language/options';
import { optionNames, optionValues } from '../definitions/options';
import type { Rules } from '../definitions/rules';

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
