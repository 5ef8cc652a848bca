import type { ByLanguage } from '@shared/util/languages';
import { said, type Said } from '../docs/said';

const id = said(
  'The name of the file, without “.json”. Other files, matches and scenarios know it by this.',
  'ファイル名から「.json」を除いたもの。ほかのファイルや対戦、シナリオはこれで参照する。',
  'Назва файлу без «.json». За нею його знають інші файли, партії та сценарії.',
);
const name = said(
  'One name for all languages. Give this or “names”.',
  '全言語共通の名前。これか「names」のどちらかを書く。',
  'Одна назва для всіх мов. Укажіть це або «names».',
);
const names = said('The name in each language.', '各言語での名前。', 'Назва кожною мовою.');

/** What every definition with a name has. */
export const namedDocs = { id, name, names } as const;

export const nameDocs: ByLanguage<Said> = {
  en: said('In English.', '英語。', 'Англійською.'),
  ja: said('In Japanese.', '日本語。', 'Японською.'),
  uk: said('In Ukrainian.', 'ウクライナ語。', 'Українською.'),
};
