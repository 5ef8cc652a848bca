export { applyRulings } from './apply-rulings';
export { optionCatalogue } from './option-catalogue';
export { resolveOptions, type ResolvedOptions } from './resolve-options';
