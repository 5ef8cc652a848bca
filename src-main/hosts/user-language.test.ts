import { expect, it } from 'vitest';
import { userLanguage } from './user-language';

const table: readonly (readonly [Record<string, string>, string, string])[] = [
  [{ LANG: 'uk_UA.UTF-8' }, 'en-US', 'uk'],
  [{ LANG: 'ja_JP.eucJP' }, 'en-US', 'ja'],
  [{ LANG: 'ja' }, 'en-US', 'ja'],
  [{ LANG: 'C' }, 'ja-JP', 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'ja-JP', 'en'],
  [{ LANG: 'en_GB', LC_MESSAGES: 'uk_UA' }, 'en-US', 'uk'],
  [{ LANG: 'en_GB', LC_MESSAGES: 'uk_UA', LC_ALL: 'ja_JP' }, 'en-US', 'ja'],
  [{ LANG: 'uk_UA', LC_ALL: '' }, 'en-US', 'uk'],
  [{}, 'uk-UA', 'uk'],
];
it.each(table)('%j on a %s system', (env, system, language) => {
  expect(userLanguage(env, system)).toBe(language);
});
