import { defineMessages } from '../define';

/** What can be wrong with what a definition only prints: picture, flavour line, words of its own. */
export const printedDiagnostics = defineMessages({
  'diagnostic.bad-icon': {
    en: '“{found}” can’t be the name of an icon. Use lower-case Latin letters, digits and single hyphens, as in “paper-lantern”.',
    ja: '「{found}」はアイコンの名前になりません。「paper-lantern」のように、英小文字・数字・ハイフン（連続不可）で書いてください。',
    uk: '«{found}» не може бути назвою піктограми. Використовуйте малі латинські літери, цифри та одиничні дефіси, як-от «paper-lantern».',
  },
  'diagnostic.bad-asset': {
    en: '“{found}” can’t be an image of the pack. Name a PNG, JPEG, WebP or SVG file in its folder “art”, such as “art/cover.png”.',
    ja: '「{found}」はパックの画像になりません。「art/cover.png」のように、フォルダー「art」にある PNG、JPEG、WebP、SVG のファイルを指定してください。',
    uk: '«{found}» не може бути зображенням із набору. Укажіть файл PNG, JPEG, WebP або SVG з теки «art», наприклад «art/cover.png».',
  },
  'diagnostic.bad-mark': {
    en: '“{found}” is no mark of effects. Remove it; a fix sets the right one.',
    ja: '「{found}」は効果のしるしではありません。取り除いてください。正しいしるしは修正候補から設定できます。',
    uk: '«{found}» — не позначка ефектів. Приберіть її; правильну поставить виправлення.',
  },
  'diagnostic.missing-translation': {
    en: 'The flavour line is missing in {language, select, en {English} ja {Japanese} other {Ukrainian}}. Add it.',
    ja: 'フレーバーテキストの{language, select, en {英語} ja {日本語} other {ウクライナ語}}版がありません。追加してください。',
    uk: 'Бракує художнього тексту {language, select, en {англійською} ja {японською} other {українською}}. Додайте його.',
  },
});
