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
  'diagnostic.same-name': {
    en: '“{found}” is also called “{name}”, so players can’t tell the two apart. Change one of the names.',
    ja: '「{found}」も同じ名前「{name}」なので、見分けがつきません。どちらかの名前を変えてください。',
    uk: '«{found}» теж має назву «{name}», тож їх не розрізнити. Змініть одну з назв.',
  },
  'diagnostic.stale-text': {
    en: '{detail, select, changed {The effects have changed since these words were written} other {These words are not tied to the effects, so nothing would tell when they no longer fit}} ({language, select, en {English} ja {Japanese} other {Ukrainian}}). Keep them if they are right, or remove them.',
    ja: '{detail, select, changed {この文が書かれた後で効果が変わりました} other {この文は効果と結び付いていないため、合わなくなっても知らせることができません}}（{language, select, en {英語} ja {日本語} other {ウクライナ語}}）。正しければ残し、そうでなければ取り除いてください。',
    uk: '{detail, select, changed {Відколи написано цей текст, ефекти змінилися} other {Цей текст не прив’язано до ефектів, тож ніщо не покаже, коли він перестане їм відповідати}} ({language, select, en {англійською} ja {японською} other {українською}}). Залиште його, якщо він правильний, або приберіть.',
  },
  'diagnostic.unknown-sign': {
    en: 'There is no sign “{found}” here, and the braces are printed. {near, select, alike {Some of its letters only look Latin. Type “{nearest}” with the Latin keyboard.} yes {Did you mean “{nearest}”?} other {Use one of these: {known}.}}',
    ja: 'ここで使える記号に「{found}」はなく、波括弧のまま印刷されます。{near, select, alike {英字に似た別の文字が混ざっています。半角英字で「{nearest}」と入力し直してください。} yes {「{nearest}」の誤りではありませんか。} other {使える記号：{known}。}}',
    uk: 'Знака «{found}» тут немає, тож надрукуються фігурні дужки. {near, select, alike {Деякі літери лише схожі на латинські. Наберіть «{nearest}» латиницею.} yes {Можливо, «{nearest}»?} other {Використайте один із цих: {known}.}}',
  },
});
