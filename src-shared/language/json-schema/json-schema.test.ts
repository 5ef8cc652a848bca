import { describe, expect, it } from 'vitest';
import { languages } from '@shared/util/languages';
import { gameSchemas } from '@shared/games/schemas';
import { verbs, ruleWords } from '@shared/games/ygios/effects/words';
import { definedGames, gameFacts, type KindOf } from '@shared/games/index';
import { parsePackPath } from '../pack-format';
import { shippedFiles } from '../test-shipped';
import { jsonSchemaFor, type JsonSchema } from './index';
import { faultsOf } from './test-checker';

function* nodesOf(schema: JsonSchema, at = ''): Generator<readonly [string, JsonSchema]> {
  yield [at, schema];
  for (const [key, part] of Object.entries(schema.properties ?? {})) yield* nodesOf(part, `${at}.${key}`);
  for (const form of schema.anyOf ?? []) yield* nodesOf(form, `${at}|`);
  if (schema.items) yield* nodesOf(schema.items, `${at}[]`);
  for (const [name, part] of Object.entries(schema.definitions ?? {})) yield* nodesOf(part, `${at}#${name}`);
}

const documents = [...shippedFiles('ygios')].flatMap(([path, bytes]) => {
  const place = parsePackPath(path);
  const kind =
    place?.is === 'definition' ? gameFacts.ygios.kinds.find((known) => known === place.kind) : undefined;
  if (!kind) return [];
  return [[path, kind, JSON.parse(new TextDecoder().decode(bytes)) as unknown] as const];
});
const schemas = languages.flatMap((language) =>
  definedGames().flatMap((game) =>
    gameFacts[game].kinds.map((kind) => [game, kind, language, jsonSchemaFor(game, kind, language)] as const),
  ),
);

describe('the JSON Schema for the editor', () => {
  const english: Record<KindOf<'ygios'>, JsonSchema> = {
    card: jsonSchemaFor('ygios', 'card', 'en'),
    bonus: jsonSchemaFor('ygios', 'bonus', 'en'),
    zone: jsonSchemaFor('ygios', 'zone', 'en'),
    rules: jsonSchemaFor('ygios', 'rules', 'en'),
    template: jsonSchemaFor('ygios', 'template', 'en'),
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
    ['a picture of nothing', { ...base, art: {} }],
    ['a picture of two kinds', { ...base, art: { icon: 'house', image: 'art/a.png' } }],
    ['an image elsewhere', { ...base, art: { image: '../a.png' } }],
    ['a flavour line in no language', { ...base, flavour: {} }],
    ['words of no paragraph', { ...base, text: { en: { says: [] } } }],
    ['a mark that is none', { ...base, text: { en: { says: ['A.'], for: 'A' } } }],
  ];
  it.each(wrong)('refuses %s, as the loader does', (_what, value) => {
    expect(faultsOf(english.card, value)).not.toEqual([]);
    expect(gameSchemas.ygios.card.safeParse(value).success).toBe(false);
  });

  it.each(schemas)('explains every key and word: %s %s in %s', (_game, _kind, _language, schema) => {
    const silent = [...nodesOf(schema)].flatMap(([at, { properties = {}, ...node }]) => [
      ...Object.entries(properties).flatMap(([key, part]) =>
        part.description && part.markdownDescription ? [] : [`${at}.${key}`],
      ),
      ...(node.enum && node.enumDescriptions?.filter(Boolean).length !== node.enum.length
        ? [`${at} words`]
        : []),
    ]);
    expect(silent).toEqual([]);
    const led = JSON.stringify(schema).match(/#\/definitions\/\w+/g) ?? [];
    for (const way of led) expect(schema.definitions).toHaveProperty(way.replace('#/definitions/', ''));
  });

  it('says each thing in each language in words of its own', () => {
    const said = languages.map((language) =>
      definedGames().flatMap((game) =>
        gameFacts[game].kinds.flatMap((kind) =>
          [...nodesOf(jsonSchemaFor(game, kind, language))].flatMap(
            ([, { description }]) => description ?? [],
          ),
        ),
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
    const parsed = gameSchemas.ygios[kind].safeParse({ ...start, [list]: [body] });
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
    const schema = jsonSchemaFor('ygios', 'card', 'en', { zone: ['home', 'park'] });
    expect(schema.properties?.['home']?.examples).toEqual(['home', 'park']);
    const nodes = [...nodesOf(schema)].filter(([at]) => /\.(?:to|zones|in)\|$/.test(at));
    const texts = nodes.filter(([, node]) => node['type'] === 'string' && node['pattern']);
    expect(texts.length).toBeGreaterThan(5);
    for (const [at, node] of texts) expect(node.examples, at).toContain('park');
  });
});
