import { describe, expect, it } from 'vitest';
import { languages } from '@shared/util/languages';
import { definitionSchemas } from '../definitions/index';
import { verbs, ruleWords } from '../effects/words';
import { kinds, type Kind } from '../kinds';
import { parsePackPath } from '../pack-format';
import { shippedFiles } from '../test-shipped';
import { jsonSchemaFor, type JsonSchema } from './index';

/** Enough of draft 7 to check a document without the schemas that the JSON Schema was made from. */
function faultsOf(schema: JsonSchema, value: unknown, at = ''): string[] {
  const { type, properties = {}, items, anyOf } = schema;
  if (anyOf) return anyOf.some((form) => faultsOf(form, value, at).length === 0) ? [] : [`${at}: no form`];
  if ('const' in schema && schema.const !== value) return [`${at}: not ${String(schema.const)}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: no such word`];
  const isList = Array.isArray(value);
  const isObject = typeof value === 'object' && value !== null && !isList;
  const types: Record<string, boolean> = {
    string: typeof value === 'string',
    boolean: typeof value === 'boolean',
    integer: Number.isInteger(value),
    array: isList,
    object: isObject,
  };
  if (typeof type === 'string' && !types[type]) return [`${at}: not ${type}`];
  const limit = (key: string, broken: (n: number) => boolean): string[] => {
    const bound = schema[key];
    return typeof bound === 'number' && broken(bound) ? [`${at}: ${key}`] : [];
  };
  const faults: string[] = [];
  if (typeof value === 'number') {
    faults.push(...limit('minimum', (n) => value < n), ...limit('maximum', (n) => value > n));
  }
  if (typeof value === 'string' && typeof schema['pattern'] === 'string') {
    if (!new RegExp(schema['pattern'], 'u').test(value)) faults.push(`${at}: pattern`);
  }
  if (isList) {
    faults.push(...limit('maxItems', (n) => value.length > n), ...limit('minItems', (n) => value.length < n));
    if (items) value.forEach((item, index) => faults.push(...faultsOf(items, item, `${at}.${index}`)));
  }
  if (isObject) {
    const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
    for (const key of required) if (!Object.hasOwn(value, key)) faults.push(`${at}: no ${key}`);
    for (const [key, part] of Object.entries(value)) {
      const known = properties[key];
      if (known) faults.push(...faultsOf(known, part, `${at}.${key}`));
      else if (schema['additionalProperties'] === false) faults.push(`${at}: unknown ${key}`);
    }
  }
  return faults;
}

function* nodesOf(schema: JsonSchema, at = ''): Generator<readonly [string, JsonSchema]> {
  yield [at, schema];
  for (const [key, part] of Object.entries(schema.properties ?? {})) yield* nodesOf(part, `${at}.${key}`);
  for (const form of schema.anyOf ?? []) yield* nodesOf(form, `${at}|`);
  if (schema.items) yield* nodesOf(schema.items, `${at}[]`);
}

const documents = [...shippedFiles('ygios')].flatMap(([path, bytes]) => {
  const place = parsePackPath(path);
  if (place?.is !== 'definition') return [];
  return [[path, place.kind, JSON.parse(new TextDecoder().decode(bytes)) as unknown] as const];
});
const schemas = languages.flatMap((language) =>
  kinds.map((kind) => [kind, language, jsonSchemaFor(kind, language)] as const),
);

describe('the JSON Schema for the editor', () => {
  const english: Record<Kind, JsonSchema> = {
    card: jsonSchemaFor('card', 'en'),
    bonus: jsonSchemaFor('bonus', 'en'),
    zone: jsonSchemaFor('zone', 'en'),
    rules: jsonSchemaFor('rules', 'en'),
  };

  it.each(documents)('takes %s', (_path, kind, value) => {
    expect(faultsOf(english[kind], value)).toEqual([]);
  });

  const base = { id: 'a', name: 'A', home: 'home', devotion: 3 };
  const wrong: readonly [string, object][] = [
    ['a word it does not know', { ...base, limit: 'turn' }],
    ['a verb it does not know', { ...base, fire: [{ do: 'drwa', n: 1 }] }],
    ['a key it does not know', { ...base, fire: [{ do: 'draw', n: 1, zones: 'home' }] }],
    ['a number out of range', { ...base, devotion: 100 }],
    ['pick and all together', { ...base, fire: [{ do: 'flip', pick: {}, all: {}, to: 'up' }] }],
    ['no verb', { ...base, fire: [{}] }],
    ['a missing key', { id: 'a', name: 'A', home: 'home' }],
  ];
  it.each(wrong)('refuses %s, as the loader does', (_what, value) => {
    expect(faultsOf(english.card, value)).not.toEqual([]);
    expect(definitionSchemas.card.safeParse(value).success).toBe(false);
  });

  it.each(schemas)('explains every key and word: %s in %s', (_kind, _language, schema) => {
    const silent = [...nodesOf(schema)].flatMap(([at, { properties = {}, ...node }]) => [
      ...Object.entries(properties).flatMap(([key, part]) =>
        part.description && part.markdownDescription ? [] : [`${at}.${key}`],
      ),
      ...(node.enum && node.enumDescriptions?.filter(Boolean).length !== node.enum.length
        ? [`${at} words`]
        : []),
    ]);
    expect(silent).toEqual([]);
    expect(JSON.stringify(schema)).not.toContain('$ref');
  });

  it('says each thing in each language in words of its own', () => {
    const said = languages.map((language) =>
      kinds.flatMap((kind) =>
        [...nodesOf(jsonSchemaFor(kind, language))].flatMap(([, { description }]) => description ?? []),
      ),
    );
    const [en = [], ja = [], uk = []] = said;
    expect([ja.length, uk.length]).toEqual([en.length, en.length]);
    expect(en.filter((text, index) => text === ja[index] || text === uk[index])).toEqual([]);
    expect(en.filter((text) => /[^\p{sc=Latin}\p{P}\p{N}\p{Z}\p{S}]/u.test(text))).toEqual([]);
    expect(
      ja.filter((text) => !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text) || /[“”«»!]/.test(text)),
    ).toEqual([]);
    expect(uk.filter((text) => !/\p{sc=Cyrillic}/u.test(text) || /[ыэёъ“”'!]/i.test(text))).toEqual([]);
    expect(en.filter((text) => /['"!]/.test(text))).toEqual([]);
  });

  const lists = [
    ['card', 'fire'],
    ['card', 'pay'],
    ['card', 'needs'],
    ['card', 'while'],
    ['bonus', 'enter'],
    ['bonus', 'score'],
    ['bonus', 'while'],
  ] as const;
  const snippets = lists.flatMap(([kind, list]) =>
    (english[kind].properties?.[list]?.items?.defaultSnippets ?? []).map(
      ({ label, body }) => [`${kind} ${list} ${label}`, kind, list, body] as const,
    ),
  );
  it.each(snippets)('%s is a snippet that loads', (_what, kind, list, body) => {
    const start = kind === 'card' ? base : { id: 'a', name: 'A' };
    const parsed = definitionSchemas[kind].safeParse({ ...start, [list]: [body] });
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it('has a snippet for every way to write every verb and rule', () => {
    const words = snippets.flatMap(([, , , body]) => Object.entries(body as object));
    for (const verb of verbs) expect(words).toContainEqual(['do', verb]);
    for (const rule of ruleWords) expect(words).toContainEqual(['rule', rule]);
    for (const [kind, list] of lists) {
      const items = english[kind].properties?.[list]?.items;
      for (const form of items?.anyOf ?? []) {
        const bodies = items?.examples ?? [];
        expect(
          bodies.some((body) => faultsOf(form, body).length === 0),
          `${kind} ${list}`,
        ).toBe(true);
      }
    }
  });

  it('offers the zones of the pack where one is named', () => {
    const schema = jsonSchemaFor('card', 'en', ['home', 'park']);
    expect(schema.properties?.['home']?.examples).toEqual(['home', 'park']);
    const nodes = [...nodesOf(schema)].filter(([at]) => /\.(?:to|zones|in)\|$/.test(at));
    const texts = nodes.filter(([, node]) => node['type'] === 'string' && node['pattern']);
    expect(texts.length).toBeGreaterThan(5);
    for (const [at, node] of texts) expect(node.examples, at).toContain('park');
  });
});
