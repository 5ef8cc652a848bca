import { finding, type Finding } from '../finding';
import { removeFix, renameFix } from '../fixes';
import { nearness } from '../nearest';
import { optionsSchema, type Options } from './rules';

export const optionNames = Object.keys(optionsSchema.shape) as readonly (keyof Options)[];

/** The values that each option may have; the rules say which one holds where a match does not. */
export const optionValues = (name: keyof Options): readonly number[] => [
  ...optionsSchema.shape[name].unwrap().values,
];

/** Options that there are not, and values that they can't have. */
export const optionFindings = (given: Readonly<Record<string, unknown>>): Finding[] =>
  Object.entries(given).flatMap(([name, value]): Finding[] => {
    const at = ['options', name];
    const known = optionNames.find((one) => one === name);
    if (!known) {
      const near = nearness(name, optionNames);
      const fix = near.near === 'yes' ? renameFix(at, near.nearest) : removeFix(at, near.found);
      return [finding('unknown-key', at, near, fix)];
    }
    const values = optionValues(known);
    if (values.some((one) => one === value)) return [];
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return [finding('unknown-word', at, { ...nearness(text, []), known: values.map(String) })];
  });
