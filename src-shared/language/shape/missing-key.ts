import type { z } from 'zod';
import { languages } from '@shared/util/languages';
import { addKeyFix, addTranslationFix, type Fix } from '../fixes';
import { schemaAt, valueAt } from '../form-choice';
import type { DocumentPath } from '../parse-document';
import { defaultValue } from './default-value';

/** Adds a key that is missing, with a value to begin with: never with words that somebody would print by mistake. */
export function missingKeyFix(
  schema: z.core.$ZodType,
  document: unknown,
  path: DocumentPath,
): Fix | undefined {
  const key = String(path.at(-1) ?? '');
  const beside = valueAt(document, path.slice(0, -1));
  if (key === 'names') return namesFix(document, path);
  if (languages.some((language) => language === key)) {
    const words = languages.map((language) => valueAt(beside, [language])).find(isText);
    return words === undefined ? undefined : addTranslationFix(path, key, words);
  }
  const value = defaultValue(schemaAt(schema, document, path));
  return value === undefined ? undefined : addKeyFix(path, value);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A name that can't be overlooked: the id. */
function namesFix(document: unknown, path: DocumentPath): Fix | undefined {
  const id = valueAt(document, ['id']);
  return isText(id) ? addKeyFix(path, { en: id, ja: id, uk: id }) : undefined;
}
