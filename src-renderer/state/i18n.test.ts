import { expect, it } from 'vitest';
import type { Language } from '@shared/util/languages';
import { I18n } from './i18n.svelte';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const inLanguage = (language: Language): I18n => {
  const i18n = new I18n();
  i18n.choose(language);
  return i18n;
};

it.each<[Language, number, string]>([
  ['en', 20_000, 'now'],
  ['en', 3 * hour, '3 hours ago'],
  ['en', day, 'yesterday'],
  ['ja', 5 * minute, '5 分前'],
  ['uk', 2 * hour, '2 години тому'],
  ['uk', 5 * hour, '5 годин тому'],
  ['uk', 21 * minute, '21 хвилину тому'],
  ['en', 15 * day, '2 weeks ago'],
  ['en', 800 * day, '2 years ago'],
])('in %s, %s ms ago is “%s”', (language, passed, words) => {
  expect(inLanguage(language).relativeTime(1e12 - passed, 1e12)).toBe(words);
});

it.each<[Language, number, string]>([
  ['en', 1, '1 byte'],
  ['uk', 812, '812 байтів'],
  ['uk', 4_123_456, '4,1 МБ'],
  ['ja', 1500, '1.5 kB'],
])('in %s, %s bytes are “%s”', (language, bytes, words) => {
  expect(inLanguage(language).fileSize(bytes)).toBe(words);
});

it('changes all it says at once', () => {
  const i18n = new I18n();
  const said = (['en', 'ja', 'uk'] as const).map((language) => {
    i18n.choose(language);
    return [
      i18n.language,
      i18n.t('action.close'),
      i18n.number(1234.5),
      i18n.name({ en: 'a', ja: 'b', uk: 'c' }),
    ];
  });
  expect(said).toEqual([
    ['en', 'Close', '1,234.5', 'a'],
    ['ja', '閉じる', '1,234.5', 'b'],
    ['uk', 'Закрити', '1\u00a0234,5', 'c'],
  ]);
});
