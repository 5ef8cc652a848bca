import {
  ownFields,
  picturedFields,
  wordedFields,
  type FieldTable,
} from '@shared/language/definitions/template-fields';
import { cardTypes } from './effects/words';

const duel = { type: 'text', mark: 'mark', sp: 'number', pe: 'number', encore: 'number' } as const;

export const governingFields = {
  kinds: {
    card: { ...ownFields, ...picturedFields, ...wordedFields, ...duel, ap: 'number', quick: 'text' },
    token: { ...ownFields, ...picturedFields, ...wordedFields, ...duel },
  },
  types: cardTypes,
  onlyOf: { sp: ['furre'], pe: ['furre'], encore: ['furre'], quick: ['action'] },
} as const satisfies FieldTable;
