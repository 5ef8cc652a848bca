import type { Layer, Template } from '../definitions/template';
import { said, type Said } from '../docs/said';
import { namedDocs } from './definition-docs';

type KeysOf<T> = T extends unknown ? keyof T & string : never;

export const templateDocs: Readonly<Record<keyof Template, Said>> = {
  ...namedDocs,
  version: said('The version of this format: 1.', 'この形式の版：1。', 'Версія цього формату: 1.'),
  for: said('What the template draws.', 'テンプレートが描くもの。', 'Що показує шаблон.'),
  style: said('The look it belongs to.', 'どのスタイルのものか。', 'До якого стилю він належить.'),
  size: said(
    'The size of the card after the cut, in millimetres.',
    '断裁後のカードの大きさ（mm）。',
    'Розмір карти після обрізу, у міліметрах.',
  ),
  bleed: said(
    'How far the background goes beyond the cut, in millimetres.',
    '塗り足しの幅（mm）。',
    'Наскільки тло виходить за обріз, у міліметрах.',
  ),
  safe: said(
    'How far everything that is read stays from the cut, in millimetres.',
    '文字などを断ち切り線から離す幅（mm）。',
    'На якій відстані від обрізу лишається все, що читають, у міліметрах.',
  ),
  corner: said('Radius of the corners, in millimetres.', '角の半径（mm）。', 'Радіус кутів, у міліметрах.'),
  tone: said(
    'Colour and pattern, where the card has none of its own.',
    'カードに固有の色がないときの色と模様。',
    'Колір і візерунок, якщо карта не має власних.',
  ),
  layers: said(
    'What is drawn, from the back to the front.',
    '描くもの。奥から手前の順。',
    'Що малюють, від заднього шару до переднього.',
  ),
};

export const sizeDocs: Readonly<Record<keyof Template['size'], Said>> = {
  w: said('Width in millimetres.', '幅（mm）。', 'Ширина в міліметрах.'),
  h: said('Height in millimetres.', '高さ（mm）。', 'Висота в міліметрах.'),
};

export const drawsDocs: Readonly<Record<KeysOf<Template['for']>, Said>> = {
  kind: said('The kind of definitions.', '定義の種類。', 'Вид визначень.'),
  type: said(
    'Only cards of this type. Without this key, all types that have no template of their own.',
    'この種類のカードだけ。省略すると、専用のテンプレートがないすべての種類。',
    'Лише карти цього типу. Без цього ключа — усі типи, що не мають власного шаблону.',
  ),
  side: said(
    '“back”: the side that shows nothing of the card.',
    '「back」：カードの内容が見えない裏面。',
    '«back»: бік, на якому не видно самої карти.',
  ),
  own: said(
    'A card that is no definition’s, such as a reference card; this is its ID.',
    '定義のないカード（早見表など）。その ID。',
    'Карта без визначення, наприклад пам’ятка; це її ID.',
  ),
  as: said(
    'What it is on the table. Without this key, a card.',
    'テーブルでの用途。省略するとカード。',
    'Чим це є на столі. Без цього ключа — карта.',
  ),
  copies: said(
    'How many a table needs. Without this key, 1.',
    '1卓に必要な数。省略すると1。',
    'Скільки їх треба на столі. Без цього ключа — 1.',
  ),
};

/** Keys of layers; those of text are explained once for all that write. */
export const layerDocs: Readonly<Record<KeysOf<Layer>, Said>> = {
  layer: said('What kind of layer this is.', 'レイヤーの種類。', 'Який це шар.'),
  x: said(
    'From the left edge of the cut, in millimetres.',
    '断ち切り線の左端から（mm）。',
    'Від лівого краю обрізу, мм.',
  ),
  y: said(
    'From the top edge of the cut, in millimetres.',
    '断ち切り線の上端から（mm）。',
    'Від верхнього краю обрізу, мм.',
  ),
  w: sizeDocs.w,
  h: sizeDocs.h,
  name: said(
    'What messages call this box.',
    'メッセージでのこの枠の呼び名。',
    'Як цю рамку називають у повідомленнях.',
  ),
  when: said(
    'Draw it only if this field has something to show.',
    'この項目に中身があるときだけ描く。',
    'Показувати, лише якщо в цьому полі щось є.',
  ),
  unless: said(
    'Draw it only if this field has nothing to show.',
    'この項目に中身がないときだけ描く。',
    'Показувати, лише якщо це поле порожнє.',
  ),
  turn: said(
    'How far the box is turned, in degrees, clockwise.',
    '枠を時計回りに回す角度（度）。',
    'На скільки градусів за годинниковою стрілкою повернуто рамку.',
  ),
  in: said(
    'What is different in a language.',
    '言語によって変えるところ。',
    'Що відрізняється певною мовою.',
  ),
  field: said(
    'The field of the card that it shows.',
    '表示するカードの項目。',
    'Поле карти, яке тут показано.',
  ),
  words: said('Words of its own, in each language.', '固定の文（言語ごと）。', 'Власні слова кожною мовою.'),
  font: said(
    'The font: “title” or “text”. Without this key, “text”.',
    'フォント：「title」か「text」。省略すると「text」。',
    'Шрифт: «title» або «text». Без цього ключа — «text».',
  ),
  size: said('Type size in millimetres.', '文字の大きさ（mm）。', 'Розмір шрифту в міліметрах.'),
  least: said(
    'The smallest type size that is tried. Without this key, the size itself.',
    '縮める限度の文字の大きさ。省略すると縮めない。',
    'Найменший розмір шрифту, до якого можна зменшити. Без цього ключа не зменшують.',
  ),
  leading: said(
    'Distance of lines, as a multiple of the type size.',
    '行送り（文字の大きさの倍数）。',
    'Відстань між рядками: у скільки разів більша за шрифт.',
  ),
  lines: said('At most so many lines.', '行数の上限。', 'Щонайбільше стільки рядків.'),
  align: said('Where lines begin.', '行の寄せ。', 'Вирівнювання рядків.'),
  place: said('Where the text stands in its box.', '枠の中での上下の位置。', 'Де текст стоїть у рамці.'),
  ink: said('The colour.', '色。', 'Колір.'),
  bold: said('Heavier letters.', '太字。', 'Жирніші літери.'),
  slant: said(
    'Slanted letters, in scripts that have them.',
    '斜体（斜体のある文字のみ）。',
    'Похилі літери — у письмі, що їх має.',
  ),
  fit: said(
    'What may be changed to make the text fit. Without this key, “all”.',
    '収めるために変えてよいもの。省略すると「all」。',
    'Що можна змінити, щоб текст умістився. Без цього ключа — «all».',
  ),
  fill: said('The colour inside.', '塗りの色。', 'Колір усередині.'),
  line: said('The colour of the outline.', '輪郭の色。', 'Колір контуру.'),
  thick: said('Thickness of the outline, in millimetres.', '輪郭の太さ（mm）。', 'Товщина контуру, мм.'),
  corner: templateDocs.corner,
  art: said('A picture of its own.', '固定の絵。', 'Власне зображення.'),
  icon: said('A sign, by its word.', 'しるしの名前。', 'Знак за його словом.'),
  shape: said('What is drawn.', '形。', 'Фігура.'),
};

export const layerSays: Readonly<Record<Layer['layer'], Said>> = {
  text: said(
    'A line or a few, fitted into the box.',
    '枠に収めた短い文。',
    'Рядок або кілька, вписані в рамку.',
  ),
  rules: said('The rule text, with its signs.', '記号付きのルール文。', 'Текст правил зі знаками.'),
  number: said('A number, large.', '大きな数字。', 'Велике число.'),
  keywords: said(
    'A strip of keywords, each with its sign.',
    'キーワードの帯（記号付き）。',
    'Смужка ключових слів зі знаками.',
  ),
  art: said('The picture.', '絵。', 'Зображення.'),
  icon: said('One sign.', 'しるし1つ。', 'Один знак.'),
  shape: said('An area, an outline or a pattern.', '面、輪郭、模様。', 'Площина, контур або візерунок.'),
  pips: said(
    'As many signs as the number says.',
    '数だけ並ぶしるし。',
    'Стільки знаків, скільки каже число.',
  ),
};
