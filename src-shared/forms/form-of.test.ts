import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { schemaFor } from '@shared/language/definitions/index';
import { manifestSchema, parsePackPath } from '@shared/language/pack-format';
import { languages } from '@shared/util/languages';
import { addEntry, addField, changeWord } from './edits';
import { formOf } from './form-of';
import { allFields, longestOfEachKind, shippedRequests, valueOf } from './test-documents';
import type { Field, Form, FormRequest } from './types';
import { keyLabels } from './words/key-labels';

function formFor(request: FormRequest): Form {
  const form = formOf(request);
  if (!form.ok) throw new Error(`${request.path}: ${form.error}`);
  return form.value;
}

/** What is wrong with the shape of a document, or null. */
function wrongIn({ game, path }: FormRequest, text: string): string | null {
  const place = parsePackPath(path);
  const schema = place?.is === 'definition' ? schemaFor(game, place.kind) : manifestSchema;
  const checked = schema?.safeParse(parse(text));
  return checked?.success ? null : JSON.stringify(checked?.error.issues);
}

describe('every shipped document as a form', () => {
  it.each(languages)('says all of it, and shows nothing as it is, in %s', (language) => {
    const wrong = shippedRequests(language).flatMap((request) => {
      const form = formFor(request);
      expect(valueOf(form), request.path).toEqual(parse(request.text));
      return allFields(form)
        .filter(({ is, path }) => is === 'raw' && path.at(-1) !== 'set')
        .map(({ path }) => `${request.path} ${path.join('.')}`);
    });
    expect(wrong).toEqual([]);
  });

  it('names and explains every field', () => {
    const bare = new Set<string>();
    for (const request of longestOfEachKind(shippedRequests('uk')))
      for (const { path, label, help, is } of allFields(formFor(request)).slice(1)) {
        const key = String(path.at(-1));
        if (typeof path.at(-1) === 'number') continue;
        if (label === '' || (!Object.hasOwn(keyLabels, key) && label === key)) bare.add(`label ${key} ${is}`);
        if (help === '') bare.add(`help ${path.join('.')}`);
      }
    expect([...bare]).toEqual([]);
  });

  it('names every word and every key that can be added, in each language', () => {
    const bare = new Set<string>();
    for (const language of languages)
      for (const request of longestOfEachKind(shippedRequests(language)))
        for (const field of allFields(formFor(request))) {
          const words = 'words' in field ? field.words : [];
          for (const { word, label } of words)
            if (label === '' || /^[a-z]/u.test(label)) bare.add(`word ${word}`);
          for (const { path, label, help } of field.is === 'group' ? field.addable : [])
            if (label === path.at(-1) || help === '') bare.add(`addable ${path.join('.')}`);
          for (const { value, label } of field.is === 'choice' ? field.choices : [])
            if (label === value) bare.add(`choice ${value}`);
        }
    expect([...bare]).toEqual([]);
  });

  const requests = longestOfEachKind(shippedRequests('en'));
  const groups = (form: Form): Extract<Field, { is: 'group' }>[] =>
    allFields(form).filter((field) => field.is === 'group');

  it.each(requests.map((request) => [`${request.game}/${request.path}`, request] as const))(
    'gets right values for everything that can be added: %s',
    (_, request) => {
      const wrong: string[] = [];
      const form = formFor(request);
      for (const { addable } of groups(form))
        for (const one of addable) {
          const problem = wrongIn(request, addField(request.text, one));
          if (problem) wrong.push(`${one.path.join('.')}: ${problem}`);
        }
      for (const field of allFields(form)) {
        if (field.is === 'list' && (field.most ?? Infinity) > field.entries.length)
          for (const { word } of field.words) {
            const text = addEntry(request, field.path, word, 0);
            const problem = text === request.text ? 'nothing' : wrongIn(request, text);
            if (problem) wrong.push(`${field.path.join('.')} + ${word}: ${problem}`);
          }
        if (field.is === 'either' || field.is === 'group')
          for (const { word } of field.words) {
            const text = changeWord(request, field.path, word);
            const problem = word !== field.word && text === request.text ? 'nothing' : wrongIn(request, text);
            if (problem) wrong.push(`${field.path.join('.')} = ${word}: ${problem}`);
          }
      }
      expect(wrong).toEqual([]);
    },
  );
});
