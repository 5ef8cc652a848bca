import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { schemaFor } from '@shared/language/definitions/index';
import { checkFile } from '@shared/language/check-file';
import { definedGames, gameFacts } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import type { Kind } from '@shared/language/kinds';
import { definitionPath, manifestSchema, parsePackPath } from '@shared/language/pack-format';
import { languages } from '@shared/util/languages';
import { addEntry, addField, changeWord } from './edits';
import { formOf } from './form-of';
import { newDefinition } from './new/new-definition';
import { allFields, ids, longestOfEachKind, shippedRequests, valueOf } from './test-documents';
import type { Field, Form, FormRequest } from './types';
import { keyLabels } from './words/key-labels';

/** Keys that have a name, though it may be the key itself. */
const named = new Set([
  ...Object.keys(keyLabels),
  ...definedGames().flatMap((game) => Object.keys(languageOf(game).labels.keys)),
]);

function formFor(request: FormRequest): Form {
  const form = formOf(request);
  if (!form.ok) throw new Error(`${request.path}: ${form.error}`);
  return form.value;
}

/** What is wrong with the shape of a document, or null. */
function wrongIn({ game, path }: FormRequest, text: string): string | null {
  const place = parsePackPath(path);
  const schema = place?.is === 'definition' ? schemaFor(game, place.kind) : manifestSchema();
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
        if (label === '' || (!named.has(key) && label === key)) bare.add(`label ${key} ${is}`);
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
            const text = addEntry(request, field.path, word);
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

describe('what can be added to a new definition', () => {
  /** What has to follow: cards drawn aside before they are put back, a limit before there is an ability. */
  const later = ['nothing-aside', 'idle-key', 'unknown-field', 'empty-skill', 'no-owner', 'never-matches'];
  const cases = definedGames().flatMap((game) => gameFacts[game].kinds.map((kind: Kind) => ({ game, kind })));

  it.each(cases)('is no mistake: $game $kind', ({ game, kind }) => {
    const path = definitionPath(kind, 'brand-new');
    const text = newDefinition(game, kind, { id: 'brand-new', language: 'en', ids: ids[game] });
    const request: FormRequest = { game, path, text, language: 'en', ids: ids[game] };
    const told: string[] = [];
    const check = (what: string, after: string): void => {
      const checked = checkFile(path, new TextEncoder().encode(after), game);
      const warned = checked.ok && checked.value.is === 'definition' ? checked.value.warnings : [];
      const found = checked.ok ? warned.filter(({ code }) => !later.includes(code)) : checked.error;
      if (found.length > 0)
        told.push(`${what}: ${found.map(({ code, at }) => `${code} ${at ?? ''}`).join()}`);
    };
    const types = formFor(request).words.map(({ word }) => changeWord(request, [], word));
    for (const source of types.length > 0 ? types : [text]) {
      const here = { ...request, text: source };
      for (const field of allFields(formFor(here))) {
        if (field.is === 'group') for (const one of field.addable) check(one.label, addField(source, one));
        if (field.is !== 'list') continue;
        for (const { word } of field.words) {
          const once = addEntry(here, field.path, word);
          check(word, once);
          check(`${word} twice`, addEntry({ ...here, text: once }, field.path, word));
        }
      }
    }
    expect(told).toEqual([]);
  });

  it('makes own words of the words that are printed', () => {
    const [request] = shippedRequests('ja').filter(({ path }) => path === 'cards/home-1.json');
    if (!request) throw new Error('no such card');
    const words = formFor(request).addable.find(({ path }) => path.join() === 'text');
    expect(words?.starts).toMatchObject({ ja: { says: [expect.stringMatching(/^\{once\} .+。$/u)] } });
  });
});
