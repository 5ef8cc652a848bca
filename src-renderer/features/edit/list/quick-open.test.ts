import { afterEach, expect, it } from 'vitest';
import type { DefinitionSummary } from '@shared/api/models';
import type { Kind } from '@shared/language/kinds';
import type { Language } from '@shared/util/languages';
import { i18n } from '../../../state/i18n.svelte';
import { openables, quickOpen } from './quick-open';

const row = (kind: Kind, id: string, en: string, uk: string): DefinitionSummary => ({
  path: `${kind}s/${id}.json`,
  kind,
  id,
  names: { en, ja: 'おままごと', uk },
  number: null,
  group: null,
  face: null,
  hash: '',
});
const rows = [
  row('zone', 'home', 'Home', 'Дім'),
  row('card', 'home-2', 'Playing House', 'П’ять хвилин'),
  row('card', 'town-1', 'Lantern', 'Ліхтар'),
];
const files = ['scenarios/first-steps.json'];

afterEach(() => i18n.choose('en'));

it.each<[string, Language, string, string]>([
  ['ліхтар', 'en', 'cards/town-1.json', 'Lantern'],
  ['home-2', 'uk', 'cards/home-2.json', 'П’ять хвилин'],
  ['plhou', 'en', 'cards/home-2.json', 'Playing House'],
  ['pack info', 'en', 'pack.json', 'Pack information'],
  ['про набір', 'uk', 'pack.json', 'Про набір'],
  ['pack information', 'uk', 'pack.json', 'Про набір'],
  ['pack.json', 'ja', 'pack.json', 'パック情報'],
  ['翻訳', 'ja', 'translations', '翻訳'],
  ['translations', 'uk', 'translations', 'Переклади'],
  ['first-steps', 'en', 'scenarios/first-steps.json', 'Scenarios: first-steps'],
  ['сценарії', 'uk', 'scenarios/first-steps.json', 'Сценарії: first-steps'],
  ['scenarios/', 'ja', 'scenarios/first-steps.json', 'シナリオ：first-steps'],
])('“%s” in %s finds %s first', (query, language, path, name) => {
  i18n.choose(language);
  expect(quickOpen(openables(rows, files), query)[0]).toMatchObject({ path, name });
});

it('without a word everything is offered, as the list has it', () => {
  expect(quickOpen(openables(rows, files), '').map(({ path }) => path)).toEqual([
    'pack.json',
    'translations',
    ...rows.map(({ path }) => path),
    ...files,
  ]);
});
