import { describe, expect, it } from 'vitest';
import { gameSchemas } from '@shared/games/schemas';
import { ruleWords, verbs } from '@shared/games/governing/effects/words';
import { gameFacts, type KindOf } from '@shared/games/index';
import { parsePackPath } from '../pack-format';
import { shippedFiles } from '../test-shipped';
import { jsonSchemaFor, type JsonSchema } from './index';
import { faultsOf } from './test-checker';

const english: Readonly<Record<KindOf<'governing'>, JsonSchema>> = {
  card: jsonSchemaFor('governing', 'card', 'en', { token: ['confetti'] }),
  rules: jsonSchemaFor('governing', 'rules', 'en'),
  token: jsonSchemaFor('governing', 'token', 'en'),
  template: jsonSchemaFor('governing', 'template', 'en'),
};

const documents = [...shippedFiles('governing')].flatMap(([path, bytes]) => {
  const place = parsePackPath(path);
  const kind =
    place?.is === 'definition' ? gameFacts.governing.kinds.find((known) => known === place.kind) : undefined;
  return kind ? [[path, kind, JSON.parse(new TextDecoder().decode(bytes)) as unknown] as const] : [];
});

const furre = { id: 'a', name: 'A', type: 'furre', ap: 1, sp: 1, pe: 1 };
const action = { id: 'a', name: 'A', type: 'action', ap: 1 };
const playing = (...steps: unknown[]) => ({ ...action, skills: [{ on: 'play', do: steps }] });

const wrong: readonly [string, object][] = [
  ['a type it does not know', { ...furre, type: 'fury' }],
  ['a key of another type', { ...action, sp: 1 }],
  ['half without round', playing({ do: 'draw', n: { half: 3 } })],
  ['half without round inside', playing({ do: 'draw', n: { sum: [1, { minus: { half: 3 } }] } })],
  ['a negative count', playing({ do: 'draw', n: -1 })],
  ['neither all nor pick', playing({ do: 'exhaust' })],
  ['a mistake in steps that wait', playing({ do: 'later', at: 'end', steps: [{ do: 'drwa', n: 1 }] })],
  ['a skill of an Action on a Furre', { ...furre, skills: [{ on: 'play', do: [] }] }],
  ['whose turn, where an object is watched', { ...furre, skills: [{ on: 'enter', turn: 'me', do: [] }] }],
];

/** The items of a list, wherever they are written. */
function itemsOf(list: 'skills' | 'while' | 'do', type: string): JsonSchema | undefined {
  if (list === 'do') return Object.values(english.card.definitions ?? {}).find(({ items }) => items)?.items;
  const form = english.card.anyOf?.find(({ properties }) => properties?.['type']?.const === type);
  return form?.properties?.[list]?.items;
}
const snippetsIn = (items: JsonSchema | undefined): readonly { label: string; body: unknown }[] =>
  items?.defaultSnippets ?? [];

describe('the JSON Schema for the cards of the governing rules', () => {
  it.each(documents)('takes %s', (_path, kind, value) => {
    expect(faultsOf(english[kind], value)).toEqual([]);
  });

  it.each(wrong)('refuses %s, as the loader does', (_what, value) => {
    expect(faultsOf(english.card, value)).not.toEqual([]);
    expect(gameSchemas.governing.card.safeParse(value).success).toBe(false);
  });

  const snippets = [
    ...snippetsIn(itemsOf('do', 'action')).map(({ label, body }) => [label, playing(body)] as const),
    ...snippetsIn(itemsOf('while', 'furre')).map(
      ({ label, body }) => [label, { ...furre, while: [body] }] as const,
    ),
    ...snippetsIn(itemsOf('skills', 'furre')).map(
      ({ label, body }) => [`furre ${label}`, { ...furre, skills: [body] }] as const,
    ),
    ...snippetsIn(itemsOf('skills', 'action')).map(
      ({ label, body }) => [`action ${label}`, { ...action, skills: [body] }] as const,
    ),
  ];
  it.each(snippets)('%s is a snippet that loads', (_label, value) => {
    expect(gameSchemas.governing.card.safeParse(value).error?.issues ?? []).toEqual([]);
  });

  it('has a snippet for every way to write every verb, rule and skill', () => {
    expect(snippetsIn(itemsOf('skills', 'furre'))).toHaveLength(3);
    expect(snippetsIn(itemsOf('skills', 'action'))).toHaveLength(1);
    const words = [...snippetsIn(itemsOf('do', '')), ...snippetsIn(itemsOf('while', 'furre'))].flatMap(
      ({ body }) => Object.entries(body as object),
    );
    for (const verb of verbs) expect(words).toContainEqual(['do', verb]);
    for (const rule of ruleWords) expect(words).toContainEqual(['rule', rule]);
    const { definitions = {} } = english.card;
    for (const form of itemsOf('do', '')?.anyOf ?? []) {
      const fitting = snippetsIn(itemsOf('do', '')).filter(
        ({ body }) => faultsOf({ ...form, definitions }, body).length === 0,
      );
      expect(fitting, JSON.stringify(form).slice(0, 120)).not.toEqual([]);
    }
  });

  it('offers the tokens of the pack where one is named', () => {
    const form = itemsOf('do', '')?.anyOf?.find(({ properties }) => properties?.['token']);
    expect(form?.properties?.['token']?.examples).toEqual(['confetti']);
  });
});
