import type { OfferedOption } from '@shared/api/match-start';
import { definitionsOf, type ValidDefinition } from '@shared/language/definitions/index';
import { optionCatalogue } from '@shared/games/governing/definitions/options';
import type { PackWords } from '../pack-words';

export function offeredOptions(definitions: readonly ValidDefinition[], words: PackWords): OfferedOption[] {
  const rules = definitionsOf('governing', definitions).find((one) => one.kind === 'rules')?.value;
  if (!rules) return [];
  return optionCatalogue(rules.options).map(({ name, values, default: preset }) => ({
    name,
    title: words.say(`match.option.${name}`, {}),
    values: values.map((value) => ({
      value,
      text: words.say(`match.option.${name}.value`, { value: String(value) }),
    })),
    default: preset,
    about: [],
  }));
}
