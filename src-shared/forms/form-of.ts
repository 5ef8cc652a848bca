import { parseDocument } from '@shared/language/parse-document';
import type { PlainValue } from '@shared/language/fixes';
import { err, ok, type Result } from '@shared/util/result';
import { fieldOf } from './model/fields';
import { ask } from './schema/asked';
import type { Form, FormRequest, NoForm, Place } from './types';

const whole: Place = { path: [], label: '', help: '', needed: true, order: [] };

/** The document as fields. A text that can't be read has none: the screen keeps the last ones and says so. */
export function formOf(request: FormRequest): Result<Form, NoForm> {
  const asked = ask(request);
  if (!asked) return err('unknown-document');
  const read = parseDocument(request.path, request.text);
  if (!read.ok) return err('unreadable');
  const document = read.value.value as PlainValue;
  const field = fieldOf({ ...asked, document }, asked.shapes.schema, document, whole);
  if (field.is === 'group') return ok(field);
  // A document of no known type, or no object at all: all that can be done is to choose a type.
  if (field.is === 'raw' && field.words.length > 1)
    return ok({
      ...whole,
      is: 'group',
      told: {},
      word: null,
      words: field.words,
      fields: [field],
      addable: [],
    });
  return err('unreadable');
}
