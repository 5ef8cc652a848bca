import type { ownFields, picturedFields, wordedFields } from '../definitions/template-fields';
import { said, type Said } from './said';

type Field = keyof typeof ownFields | keyof typeof picturedFields | keyof typeof wordedFields;

/** What the fields that cards of every game have are called. One without its words does not compile. */
export const fieldDocs: Readonly<Record<Field, Said>> = {
  name: said('Name', '名前', 'Назва'),
  set: said('Name of the pack', 'パック名', 'Назва набору'),
  id: said('ID', 'ID', 'ID'),
  language: said('Language', '言語', 'Мова'),
  revision: said('Revision', '版', 'Версія'),
  foot: said(
    'Line with ID, language, revision and quantity',
    'ID・言語・版・枚数の行',
    'Рядок з ID, мовою, версією та кількістю',
  ),
  art: said('Picture', '絵', 'Зображення'),
  flavour: said('Flavour line', 'フレーバーテキスト', 'Художній текст'),
  quantity: said('Quantity', '枚数', 'Кількість'),
  keywords: said('Keywords', 'キーワード', 'Ключові слова'),
  rules: said('Rule text', 'ルール文', 'Текст правил'),
};
