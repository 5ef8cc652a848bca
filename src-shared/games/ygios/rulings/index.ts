export { applyRulings } from './apply-rulings';
export { optionCatalogue, type OptionEntry } from './option-catalogue';
export {
  resolveFrom,
  resolveOptions,
  type OptionProblem,
  type OptionValues,
  type ResolvedOptions,
} from './resolve-options';
