import { templateSchema } from '@shared/language/definitions/template';
import { cardSchema } from './definitions/card';
import { rulesSchema } from './definitions/rules';
import { tokenSchema } from './definitions/token';
import { governingFields } from './fields';

/** What a document of each kind must look like. */
export const governingSchemas = {
  card: cardSchema,
  rules: rulesSchema,
  token: tokenSchema,
  template: templateSchema(governingFields),
} as const;
