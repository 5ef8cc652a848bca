import {
  ownFields,
  picturedFields,
  wordedFields,
  type FieldTable,
} from '@shared/language/definitions/template-fields';

const inZone = { zone: 'text', girl: 'text', mark: 'mark' } as const;

export const ygiosFields = {
  kinds: {
    card: { ...ownFields, ...picturedFields, ...wordedFields, ...inZone, devotion: 'number' },
    bonus: { ...ownFields, ...picturedFields, ...wordedFields },
    zone: { ...ownFields, ...picturedFields, girl: 'text', mark: 'mark' },
  },
  types: [],
  onlyOf: {},
} as const satisfies FieldTable;
