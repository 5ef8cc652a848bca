import { defineMessages } from '../define';

/** What can be done about a diagnostic, for its button: src-shared/language/fixes.ts. */
export const fixes = defineMessages({
  'fix.replace': { en: 'Change to “{to}”', ja: '「{to}」に変える', uk: 'Замінити на «{to}»' },
  'fix.rename': { en: 'Rename to “{to}”', ja: '「{to}」に改名する', uk: 'Перейменувати на «{to}»' },
  'fix.remove': { en: 'Remove “{found}”', ja: '「{found}」を取り除く', uk: 'Прибрати «{found}»' },
  'fix.remove-entry': { en: 'Remove this entry', ja: 'この項目を取り除く', uk: 'Прибрати цей запис' },
  'fix.remove-rest': {
    en: 'Remove everything after the end',
    ja: '終わりより後をすべて取り除く',
    uk: 'Прибрати все після кінця',
  },
  'fix.remove-mark': {
    en: 'Remove the invisible sign',
    ja: '見えない印を取り除く',
    uk: 'Прибрати невидимий знак',
  },
  'fix.plain-space': {
    en: 'Use an ordinary space',
    ja: '半角の空白に変える',
    uk: 'Поставити звичайний пробіл',
  },
  'fix.add': {
    en: 'Add “{found}” to the list',
    ja: '「{found}」をリストに追加する',
    uk: 'Додати «{found}» до списку',
  },
  'fix.add-key': { en: 'Add “{key}”', ja: '「{key}」を追加する', uk: 'Додати «{key}»' },
  'fix.add-value': {
    en: 'Add “{key}” with the value {value}',
    ja: '「{key}」を値 {value} で追加する',
    uk: 'Додати «{key}» зі значенням {value}',
  },
  'fix.set-value': {
    en: 'Set “{key}” to {value}',
    ja: '「{key}」を {value} にする',
    uk: 'Задати «{key}» значення {value}',
  },
  'fix.add-translation': {
    en: 'Add {language, select, en {English} ja {Japanese} other {Ukrainian}}, with the text to translate',
    ja: '{language, select, en {英語} ja {日本語} other {ウクライナ語}}の欄を追加し、訳す文を入れる',
    uk: 'Додати {language, select, en {англійську} ja {японську} other {українську}} з текстом для перекладу',
  },
  'fix.insert': { en: 'Insert {sign}', ja: '{sign} を入れる', uk: 'Вставити {sign}' },
  'fix.type': {
    en: 'Replace {found} with {to}',
    ja: '{found} を {to} に置き換える',
    uk: 'Замінити {found} на {to}',
  },
  'fix.type-all': {
    en: 'Replace all signs of this kind',
    ja: 'このような記号をすべて置き換える',
    uk: 'Замінити всі такі знаки',
  },
  'fix.quote': {
    en: 'Put “{found}” in quotes',
    ja: '「{found}」を引用符で囲む',
    uk: 'Взяти «{found}» у лапки',
  },
  'fix.unquote': { en: 'Remove the quotes', ja: '引用符を取り除く', uk: 'Прибрати лапки' },
  'fix.wrap': { en: 'Make it a list', ja: 'リストにする', uk: 'Зробити списком' },
  'fix.unwrap': {
    en: 'Keep the entry without the list',
    ja: 'リストをやめて中身だけにする',
    uk: 'Залишити сам запис, без списку',
  },
  'fix.join-lines': { en: 'Join the lines', ja: '行をつなげる', uk: 'З’єднати рядки' },
  'fix.swap': {
    en: 'Swap {min, number} and {max, number}',
    ja: '{min, number}と{max, number}を入れ替える',
    uk: 'Поміняти місцями {min, number} і {max, number}',
  },
  'fix.move-inside': {
    en: 'Move the box inside',
    ja: '枠を内側に移す',
    uk: 'Посунути рамку всередину',
  },
  'fix.keep-words': {
    en: 'Keep these words for the effects as they are now',
    ja: '今の効果に合う文として残す',
    uk: 'Залишити цей текст для нинішніх ефектів',
  },
  'fix.drop-words': {
    en: 'Remove these words and print the text made from the effects',
    ja: 'この文を取り除き、効果から作られる文を印刷する',
    uk: 'Прибрати цей текст і друкувати складений з ефектів',
  },
});
