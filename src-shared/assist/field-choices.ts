import { said, type Said } from '@shared/language/docs/said';
import type { definitionFields } from '@shared/language/definitions/template-fields';
import { fieldsFor, layerTakes } from '@shared/language/definitions/template-fields';
import { fonts, layerWords, signs } from '@shared/language/definitions/template-words';
import { definedAs, type DefinedGame } from '@shared/games/index';
import type { Choice } from './choice';
import { entryOf, type ObjectPart, type Part } from './half-written';
import type { Way } from './naming';
import type { Asked } from './request';

type FieldOf<G extends DefinedGame> = (typeof definitionFields)[G] extends infer K
  ? K[keyof K] extends infer F
    ? F extends unknown
      ? keyof F
      : never
    : never
  : never;
type Field = FieldOf<'ygios'> | FieldOf<'governing'>;

/** What the fields of a card are called. One without its words does not compile. */
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
  zone: said('Name of the Zone', 'ゾーン名', 'Назва зони'),
  girl: said('Who stands for the Zone', 'ゾーンを表すキャラクター', 'Хто уособлює зону'),
  mark: said('Sign', 'しるし', 'Знак'),
  devotion: said('Devotion', '想い', 'Відданість'),
  type: said('Type', '種類', 'Тип'),
  sp: said('SP', '体力', 'Витривалість'),
  pe: said('PE', '演技力', 'Енергія виступу'),
  encore: said('Encore counters', 'アンコールカウンター', 'Фішки «біс»'),
  ap: said('AP', '行動力', 'Очки дій'),
  quick: said('Quick Action', '即時アクション', 'Миттєва дія'),
};

const textIn = (part: Part | null | undefined, key: string): string | undefined => {
  const value = part?.is === 'object' ? entryOf(part, key)?.value : null;
  return value?.is === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
};

/** Names in a template that no schema knows: fields of what it draws, fonts and signs. */
export function fieldChoices(asked: Asked, way: Way): Choice[] {
  const { request, kind, half, cursor } = asked;
  const key = way.at(-1);
  if (kind !== 'template' || way[0] !== 'layers' || way.length !== 3) return [];
  const word = (label: string, detail: string): Choice => ({
    kind: 'word',
    label,
    detail,
    says: detail,
    text: `"${label}"`,
    bare: label,
  });
  if (key === 'font') return fonts.map((font) => word(font, ''));
  if (key === 'icon') return signs.map((sign) => word(sign, ''));
  if (key !== 'field' && key !== 'when' && key !== 'unless') return [];
  const layer = cursor.levels.at(-1)?.part;
  const takes = key === 'field' && layer?.is === 'object' ? takenBy(layer) : null;
  const draws = half.root?.is === 'object' ? entryOf(half.root, 'for')?.value : null;
  const fields = fieldsFor(
    definedAs(request.pack.game),
    textIn(draws, 'side') === 'back' ? null : (textIn(draws, 'kind') ?? null),
    textIn(draws, 'type'),
  );
  const docs: Readonly<Record<string, Said>> = fieldDocs;
  return Object.entries(fields)
    .filter(([, type]) => !takes || takes.includes(type))
    .map(([field]) => word(field, docs[field]?.[request.language] ?? ''));
}

function takenBy(layer: ObjectPart): (typeof layerTakes)[keyof typeof layerTakes] | null {
  const word = textIn(layer, 'layer');
  const known = layerWords.find((one) => one === word);
  return known ? layerTakes[known] : null;
}
