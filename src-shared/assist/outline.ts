import { effectAround, effectText } from './effect-part';
import { entryOf, type Entry, type ObjectPart, type Part } from './half-written';
import { namingAt, type Way } from './naming';
import { asked as ask, knownId, type Asked } from './request';
import { short } from './short';
import { narrowed, type Slot } from './shapes';
import type { AssistRequest, OutlineNode } from './types';
import { said, type Said } from '@shared/language/docs/said';

/** Short names of the parts of a document, for its outline. A key that is not here is called by its sentence. */
const titles: Readonly<Partial<Record<string, Said>>> = {
  id: said('ID', 'ID', 'ID'),
  name: said('Name', '名前', 'Назва'),
  names: said('Names', '名前', 'Назви'),
  en: said('English', '英語', 'Англійська'),
  ja: said('Japanese', '日本語', 'Японська'),
  uk: said('Ukrainian', 'ウクライナ語', 'Українська'),
  home: said('Zone', 'ゾーン', 'Зона'),
  devotion: said('Devotion', '想い', 'Відданість'),
  limit: said('Limit', '回数制限', 'Обмеження'),
  fire: said('Ability', '能力', 'Здібність'),
  needs: said('Requirement', '条件', 'Умова'),
  pay: said('Price of the Requirement', '条件で行うこと', 'Плата за умову'),
  while: said('Standing rules', '常に働くこと', 'Постійні правила'),
  enter: said('When a card enters', 'カードが入ったとき', 'Коли карта входить'),
  score: said('Scoring', '得点', 'Бали'),
  skills: said('Skills', 'スキル', 'Уміння'),
  type: said('Type', '種類', 'Тип'),
  ap: said('AP', '行動力', 'Очки дій'),
  sp: said('SP', '体力', 'Витривалість'),
  pe: said('PE', '演技力', 'Енергія виступу'),
  copies: said('Copies', '枚数', 'Кількість'),
  quick: said('Quick Action', '即時アクション', 'Миттєва дія'),
  counters: said('Counters', 'カウンター', 'Фішки'),
  art: said('Picture', '絵', 'Зображення'),
  flavour: said('Flavour line', 'フレーバーテキスト', 'Художній текст'),
  text: said('Own words', '自分で書いた文', 'Власний текст'),
  girl: said('Character', 'キャラクター', 'Персонаж'),
  look: said('Look', '見た目', 'Вигляд'),
  ukrainianCases: said('Ukrainian cases', 'ウクライナ語の語形', 'Відмінки'),
  row: said('Row of Zones', 'ゾーンの並び', 'Ряд зон'),
  modes: said('Modes', 'モード', 'Режими'),
  scoring: said('Scoring', '得点', 'Бали'),
  bonusPool: said('Zone Bonuses', 'ゾーンボーナス', 'Бонуси зон'),
  options: said('Options', 'オプション', 'Параметри'),
  rulings: said('Rulings', '裁定', 'Роз’яснення'),
  choices: said('Answers', '答え', 'Відповіді'),
  patches: said('Changes', '変更', 'Зміни'),
  simulation: said('Simulation', 'シミュレーション', 'Симуляція'),
  version: said('Version', '版', 'Версія'),
  for: said('Draws', '描くもの', 'Що показує'),
  style: said('Style', 'スタイル', 'Стиль'),
  size: said('Size', '大きさ', 'Розмір'),
  layers: said('Layers', 'レイヤー', 'Шари'),
  format: said('Format', '形式', 'Формат'),
  game: said('Game', 'ゲーム', 'Гра'),
  scenarios: said('Scenarios', 'シナリオ', 'Сценарії'),
  order: said('Order', '順番', 'Порядок'),
  authors: said('Authors', '作者', 'Автори'),
};

/** No list of the language is longer; what stands behind is a mistake, and must not cost the screen its breath. */
const longest = 100;

/** Deeper parts are found by reading: an outline is for finding the way. */
const deepest = 3;

/** The parts of a document with their names in the user's language. */
export function outlineOf(request: AssistRequest): OutlineNode[] {
  const asked = ask(request);
  if (asked?.half.root?.is !== 'object') return [];
  return ofObject(asked, asked.half.root, asked.shapes.root, []);
}

function ofObject(asked: Asked, part: ObjectPart, slot: Slot, way: Way): OutlineNode[] {
  const forms = narrowed(slot.forms, part);
  return part.entries
    .filter(({ key }) => key !== '')
    .map((entry) => {
      const inside = asked.shapes.at(forms, entry.key);
      const here = [...way, entry.key];
      return {
        title: titleOf(asked, entry.key, inside, here),
        detail: entry.value ? detailOf(asked, entry.value, inside, here) : '',
        span: { from: entry.from, to: endOf(entry) },
        children: childrenOf(asked, entry.value, inside, here),
      };
    });
}

const endOf = ({ value, colon, to }: Entry): number => value?.to ?? (colon === null ? to : colon + 1);

/** Deeper inside a document most keys mean something else than at its top. */
const sameInside: readonly string[] = [
  'id',
  'name',
  'names',
  'en',
  'ja',
  'uk',
  'devotion',
  'choices',
  'patches',
];

function titleOf({ request }: Asked, key: string, slot: Slot, way: Way): string {
  const title = way.length === 1 || sameInside.includes(key) ? titles[key]?.[request.language] : undefined;
  return title ?? (short(slot.says) || key);
}

function childrenOf(asked: Asked, part: Part | null, slot: Slot, way: Way): OutlineNode[] {
  if (!part || part.is === 'scalar' || way.length >= deepest * 2) return [];
  if (part.is === 'object') return way.length < deepest ? ofObject(asked, part, slot, way) : [];
  const items = asked.shapes.items(slot.forms, slot.says);
  return part.items.slice(0, longest).map((item, index) => {
    const here = [...way, index];
    const title = itemTitle(asked, item, here) ?? `${index + 1}`;
    const detail = scenarioTitle(asked, item, way) ?? wordOf(item) ?? scalarsIn(item);
    return {
      title,
      detail: detail === title ? '' : detail,
      span: { from: item.from, to: item.to },
      children: way.length < deepest && item.is === 'object' ? listsIn(asked, item, items, here) : [],
    };
  });
}

/** A scenario is listed by its name; what it is about stands beside. */
function scenarioTitle({ kind }: Asked, item: Part, way: Way): string | null {
  if (kind !== 'scenarios' || way.length !== 1 || item.is !== 'object') return null;
  const title = entryOf(item, 'title')?.value;
  return title?.is === 'scalar' && typeof title.value === 'string' ? title.value : '';
}

/** Inside an entry of a list only its own lists are shown: the steps of a skill, the answers of a ruling. */
function listsIn(asked: Asked, part: ObjectPart, slot: Slot, way: Way): OutlineNode[] {
  const forms = narrowed(slot.forms, part);
  return part.entries.flatMap(({ key, value }) => {
    if (value?.is !== 'list') return [];
    return childrenOf(asked, value, asked.shapes.at(forms, key), [...way, key]);
  });
}

/** What it prints, the name that it has, or what it names. */
function itemTitle(asked: Asked, item: Part, way: Way): string | null {
  const effect = effectAround(asked, way);
  const said = effect && effect.way.length === way.length ? effectText(asked, effect) : null;
  if (said !== null) return said.replaceAll('\n', ' ');
  if (item.is === 'object') return nameIn(asked, item) ?? wordOf(item);
  if (item.is !== 'scalar') return null;
  const zone = way[0] === 'row' ? knownId(asked.request.pack, 'zone', String(item.value)) : null;
  return zone?.names?.[asked.request.language] ?? String(item.value ?? '');
}

function nameIn({ request }: Asked, part: ObjectPart): string | null {
  const names = entryOf(part, 'names')?.value;
  const name =
    names?.is === 'object' ? entryOf(names, request.language)?.value : entryOf(part, 'name')?.value;
  return name?.is === 'scalar' && typeof name.value === 'string' ? name.value : null;
}

const telling = ['do', 'rule', 'layer', 'on', 'id', 'value', 'card', 'bonus'] as const;

function wordOf(part: Part): string | null {
  if (part.is !== 'object') return null;
  for (const key of telling) {
    const value = entryOf(part, key)?.value;
    if (value?.is === 'scalar' && typeof value.value === 'string') return value.value;
  }
  return null;
}

const scalarsIn = (part: Part): string =>
  part.is === 'object'
    ? part.entries
        .flatMap(({ value }) => (value?.is === 'scalar' ? [String(value.value ?? '')] : []))
        .join(', ')
    : part.is === 'scalar'
      ? String(part.value ?? '')
      : '';

function detailOf(asked: Asked, part: Part, slot: Slot, way: Way): string {
  const { language, pack } = asked.request;
  if (part.is === 'list') return part.items.length === 0 ? '' : String(part.items.length);
  if (part.is === 'object') {
    const own = entryOf(part, language)?.value;
    return own?.is === 'scalar' && typeof own.value === 'string' ? own.value : '';
  }
  const naming = namingAt(pack.game, asked.kind, way, slot);
  const named = naming ? knownId(pack, naming.kind, String(part.value)) : null;
  return named?.names?.[language] ?? String(part.value ?? '');
}
