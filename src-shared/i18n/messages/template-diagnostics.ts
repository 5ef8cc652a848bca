import { defineMessages } from '../define';

/** What can be wrong with a template, and with a card that is drawn by one. */
export const templateDiagnostics = defineMessages({
  'diagnostic.out-of-measure': {
    en: '{found} is no measure from {min, number} to {max, number}. Choose a number inside this range; decimals are allowed.',
    ja: '{found} は{min, number}〜{max, number}の範囲の寸法ではありません。範囲内の数にしてください。小数も使えます。',
    uk: '{found} — не розмір від {min, number} до {max, number}. Виберіть число в цих межах; можна з дробовою частиною.',
  },
  'diagnostic.unknown-field': {
    en: 'There is no field “{found}” that could be shown here. {near, select, alike {Some of its letters only look Latin. Type “{nearest}” with the Latin keyboard.} yes {Did you mean “{nearest}”?} other {Known fields: {known}.}} The layer is left out.',
    ja: 'ここに表示できる項目「{found}」はありません。{near, select, alike {英字に似た別の文字が混ざっています。半角英字で「{nearest}」と入力し直してください。} yes {「{nearest}」の誤りではありませんか。} other {使える項目：{known}。}}このレイヤーは描かれません。',
    uk: 'Поля «{found}», яке тут можна показати, немає. {near, select, alike {Деякі літери лише схожі на латинські. Наберіть «{nearest}» латиницею.} yes {Можливо, «{nearest}»?} other {Відомі поля: {known}.}} Цей шар не показано.',
  },
  'diagnostic.unknown-font': {
    en: 'There is no font “{found}”. {near, select, alike {Some of its letters only look Latin. Type “{nearest}” with the Latin keyboard.} yes {Did you mean “{nearest}”?} other {Known fonts: {known}.}} The text font is used.',
    ja: 'フォント「{found}」はありません。{near, select, alike {英字に似た別の文字が混ざっています。半角英字で「{nearest}」と入力し直してください。} yes {「{nearest}」の誤りではありませんか。} other {使えるフォント：{known}。}}本文のフォントで描かれます。',
    uk: 'Шрифту «{found}» немає. {near, select, alike {Деякі літери лише схожі на латинські. Наберіть «{nearest}» латиницею.} yes {Можливо, «{nearest}»?} other {Відомі шрифти: {known}.}} Ужито шрифт тексту.',
  },
  'diagnostic.no-such-sign': {
    en: 'There is no sign “{found}”. {near, select, alike {Some of its letters only look Latin. Type “{nearest}” with the Latin keyboard.} yes {Did you mean “{nearest}”?} other {Known signs: {known}.}} It is left out.',
    ja: 'しるし「{found}」はありません。{near, select, alike {英字に似た別の文字が混ざっています。半角英字で「{nearest}」と入力し直してください。} yes {「{nearest}」の誤りではありませんか。} other {使えるしるし：{known}。}}これは描かれません。',
    uk: 'Знака «{found}» немає. {near, select, alike {Деякі літери лише схожі на латинські. Наберіть «{nearest}» латиницею.} yes {Можливо, «{nearest}»?} other {Відомі знаки: {known}.}} Його не показано.',
  },
  'diagnostic.outside-safe': {
    en: 'This box comes closer than {safe, number} mm to the cut and may lose its edge. Move it inward.',
    ja: 'この枠は断ち切り線から{safe, number} mm以内にあり、端が切れるおそれがあります。内側に移してください。',
    uk: 'Ця рамка ближча ніж {safe, number} мм до лінії обрізу, тож край може зникнути. Посуньте її всередину.',
  },
  'diagnostic.off-card': {
    en: 'Nothing of this box lies on the card. Move it onto the card, or delete the layer.',
    ja: 'この枠はカードの外にあり、何も見えません。カードの上に移すか、レイヤーを削除してください。',
    uk: 'Ця рамка цілком поза картою. Посуньте її на карту або видаліть шар.',
  },
  'diagnostic.too-much-drawn': {
    en: 'The patterns and pictures of this template cover {found, number} mm² together; at most {max, number} mm² can be drawn. Make them smaller, or delete some of the layers.',
    ja: 'このテンプレートの模様と絵は合わせて{found, number} mm²あります。描けるのは{max, number} mm²までです。小さくするか、レイヤーを減らしてください。',
    uk: 'Візерунки й малюнки цього шаблону разом займають {found, number} мм²; намалювати можна щонайбільше {max, number} мм². Зменште їх або видаліть частину шарів.',
  },
  'diagnostic.lacks-field': {
    en: 'No layer shows “{field}”, which players need to read on the card. Add one.',
    ja: '遊ぶときに必要な項目「{field}」を表示するレイヤーがありません。追加してください。',
    uk: 'Жоден шар не показує поля «{field}», а воно потрібне для гри. Додайте такий шар.',
  },
  'diagnostic.does-not-fit': {
    en: '{language, select, ja {The Japanese text} uk {The Ukrainian text} other {The English text}} of “{card}” does not fit its box “{box}”, even at the smallest size. Shorten it, or enlarge the box.',
    ja: '「{card}」の{language, select, ja {日本語} uk {ウクライナ語} other {英語}}の文が、最小の文字でも枠「{box}」に収まりません。短くするか、枠を広げてください。',
    uk: '{language, select, ja {Японський текст} uk {Український текст} other {Англійський текст}} карти «{card}» не вміщується в рамку «{box}» навіть найменшим кеглем. Скоротіть його або збільште рамку.',
  },
  'diagnostic.no-template': {
    en: 'No template draws “{card}” in this style. Add one.',
    ja: 'このスタイルで「{card}」を描くテンプレートがありません。追加してください。',
    uk: 'Жоден шаблон цього стилю не показує «{card}». Додайте його.',
  },
  'diagnostic.same-template': {
    en: 'The template “{found}” draws the same cards in the same style, so this one is never used. Delete one of them, or change what it draws.',
    ja: '同じスタイルで同じカードを描くテンプレート「{found}」があるため、このテンプレートは使われません。どちらかを削除するか、描くものを変えてください。',
    uk: 'Шаблон «{found}» показує ті самі карти в тому самому стилі, тож цей ніколи не використовується. Видаліть один із них або змініть його призначення.',
  },
});
