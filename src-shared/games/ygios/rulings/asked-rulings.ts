import type { ValidDefinition } from '@shared/language/definitions/index';
import type { AskedRuling } from '../../game-language';
import { patchTarget } from './apply-rulings';

/** The rulings of the rules, and what each choice changes. */
export const askedRulings = (definition: ValidDefinition<'ygios'>): readonly AskedRuling[] =>
  definition.kind === 'rules'
    ? definition.value.rulings.map(({ id, names, choices, default: preset }) => ({
        id,
        names,
        choices: choices.map(({ value, names, patches }) => ({
          value,
          names: names ?? null,
          isDefault: value === preset,
          about: (patches ?? []).map(patchTarget),
        })),
      }))
    : [];
