import { templateSchema } from '@shared/language/definitions/template';
import { bonusSchema } from './definitions/bonus';
import { cardSchema } from './definitions/card';
import { rulesSchema } from './definitions/rules';
import { zoneSchema } from './definitions/zone';
import { ygiosFields } from './fields';

/** What a document of each kind must look like. */
export const ygiosSchemas = {
  card: cardSchema,
  bonus: bonusSchema,
  zone: zoneSchema,
  rules: rulesSchema,
  template: templateSchema(ygiosFields),
} as const;
