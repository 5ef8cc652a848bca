import type { JsonSchema } from '@shared/language/json-schema/index';
import { languages } from '@shared/util/languages';
import { propertiesOf } from '@shared/language/json-schema/read';

/** The same words in each language, and nothing else. */
export function isWords(form: JsonSchema): boolean {
  const known = propertiesOf(form);
  return (
    Object.keys(known).length === languages.length &&
    languages.every((language) => known[language]?.['type'] === 'string')
  );
}
