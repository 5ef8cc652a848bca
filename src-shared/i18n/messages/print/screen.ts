import { defineMessages } from '../../define';

/** The Print screen: what is printed, the preview, the ways out. */
export const printScreen = defineMessages({
  'print.title': { en: 'Print', ja: '印刷', uk: 'Друк' },
  'print.settings': { en: 'Print settings', ja: '印刷の設定', uk: 'Параметри друку' },
  'print.pack': { en: 'Pack', ja: 'パック', uk: 'Набір' },
  'print.revision': { en: 'Revision', ja: '版', uk: 'Версія' },
  'print.revision.now': { en: 'As it is now', ja: '今の状態', uk: 'Поточна' },
  'print.revision.line': { en: '{time}: {text}', ja: '{time}：{text}', uk: '{time}: {text}' },
  'print.languages': { en: 'Languages', ja: '言語', uk: 'Мови' },
  'print.languages.none': {
    en: 'Choose at least one language.',
    ja: '言語を一つ以上選んでください。',
    uk: 'Виберіть хоча б одну мову.',
  },

  'print.what': { en: 'What is printed', ja: '印刷するもの', uk: 'Що друкувати' },
  'print.what.count': {
    en: '{count, plural, one {# piece} other {# pieces}}',
    ja: '{count, plural, other {#枚}}',
    uk: '{count, plural, one {# шт.} few {# шт.} many {# шт.} other {# шт.}}',
  },
  'print.what.filter': { en: 'Filter', ja: '絞り込み', uk: 'Фільтр' },
  'print.what.all': { en: 'All', ja: 'すべて', uk: 'Усі' },
  'print.what.none': { en: 'None', ja: 'なし', uk: 'Жодної' },
  'print.what.reset': { en: 'As in the rules', ja: 'ルールどおり', uk: 'Як у правилах' },
  'print.what.no-match': {
    en: 'Nothing is called “{query}”.',
    ja: '「{query}」という名前のものはありません。',
    uk: 'Нічого немає за запитом «{query}».',
  },
  'print.what.empty': {
    en: 'This pack has no cards to print.',
    ja: 'このパックには印刷するカードがありません。',
    uk: 'У цьому наборі немає карт для друку.',
  },
  'print.what.shop': {
    en: 'A shop cuts cards of one size. Tokens and mats are left out here unless you tick them; print them on sheets at home.',
    ja: '印刷所が切るのは同じ寸法のカードです。トークンとマットは、チェックを入れないかぎり含まれません。家で用紙に印刷してください。',
    uk: 'Друкарня ріже карти одного розміру. Жетони й поля сюди не входять, якщо їх не позначити; друкуйте їх на аркушах удома.',
  },
  'print.what.copies': { en: 'Copies of “{name}”', ja: '「{name}」の枚数', uk: 'Примірники «{name}»' },
  'print.what.rules': {
    en: 'rules: {count, number}',
    ja: 'ルール：{count, number}',
    uk: 'за правилами: {count, number}',
  },
  'print.group.own': { en: 'Other cards', ja: 'その他のカード', uk: 'Інші карти' },
  'print.group.mats': { en: 'Mats and sheets', ja: 'マットとシート', uk: 'Поля та аркуші' },
  'print.copies.not-whole': {
    en: 'Type a whole number from 1 to {most, number}.',
    ja: '1～{most, number} の整数を入力してください。',
    uk: 'Уведіть ціле число від 1 до {most, number}.',
  },
  'print.copies.zero': {
    en: 'To leave it out, untick it.',
    ja: '印刷しないときはチェックを外してください。',
    uk: 'Щоб не друкувати, зніміть позначку.',
  },
  'print.copies.too-many': {
    en: 'At most {most, number}. Print the rest in another job.',
    ja: '{most, number} 枚までです。残りは別に印刷してください。',
    uk: 'Найбільше {most, number}. Решту надрукуйте окремо.',
  },

  'print.preview': { en: 'Preview', ja: 'プレビュー', uk: 'Перегляд' },
  'print.preview.reading': { en: 'Reading the cards…', ja: 'カードを読み込み中…', uk: 'Читання карт…' },
  'print.preview.page': {
    en: 'Page {page, number} of {pages, number}',
    ja: '{pages, number} ページ中 {page, number} ページ',
    uk: 'Сторінка {page, number} з {pages, number}',
  },
  'print.preview.previous': { en: 'Previous page', ja: '前のページ', uk: 'Попередня сторінка' },
  'print.preview.next': { en: 'Next page', ja: '次のページ', uk: 'Наступна сторінка' },
  'print.preview.pages': { en: 'Pages', ja: 'ページ', uk: 'Сторінки' },
  'print.zoom': { en: 'Size of the preview', ja: 'プレビューの大きさ', uk: 'Розмір перегляду' },
  'print.zoom.many': { en: 'Overview', ja: '一覧', uk: 'Огляд' },
  'print.zoom.fit': { en: 'Whole page', ja: 'ページ全体', uk: 'Уся сторінка' },
  'print.zoom.true': { en: 'True size', ja: '実寸', uk: 'Справжній розмір' },
  'print.summary': {
    en: '{cards, plural, one {# piece} other {# pieces}} on {pages, plural, one {# page} other {# pages}}',
    ja: '{cards, plural, other {#枚}}・{pages, plural, other {#ページ}}',
    uk: '{cards, plural, one {# шт.} few {# шт.} many {# шт.} other {# шт.}} на {pages, plural, one {# сторінці} few {# сторінках} many {# сторінках} other {# сторінки}}',
  },
  'print.undrawn': {
    en: 'No template draws {names}: left out.',
    ja: '{names}はテンプレートがないため、印刷しません。',
    uk: 'Немає шаблону для: {names}. Їх пропущено.',
  },
  'print.untitled': {
    en: '{count, plural, one {# page has} other {# pages have}} no room for the title. Smaller margins, gaps or bleed make some; so do margins so large that fewer cards lie on a sheet.',
    ja: '見出しの入らないページが{count, plural, other {#ページ}}あります。余白、間隔、塗り足しのどれかを小さくするか、用紙に並ぶカードが減るまで余白を大きくしてください。',
    uk: '{count, plural, one {На # сторінці} few {На # сторінках} many {На # сторінках} other {На # сторінки}} немає місця для заголовка. Зменште поля паперу, проміжки чи виліт або збільште поля так, щоб карт на аркуші поменшало.',
  },
  'print.impossible': {
    en: 'There is nothing to preview',
    ja: 'プレビューできません',
    uk: 'Немає чого показати',
  },
  'print.mend-fields': {
    en: 'Correct the marked fields first.',
    ja: '印の付いた欄を先に直してください。',
    uk: 'Спершу виправте позначені поля.',
  },

  'print.export.pdf': { en: 'Export PDF', ja: 'PDFを書き出す', uk: 'Експорт PDF' },
  'print.export.more': { en: 'More', ja: 'その他', uk: 'Інше' },
  'print.export.png': { en: 'PNG per card…', ja: 'カードごとのPNG…', uk: 'PNG для кожної карти…' },
  'print.export.tabletop': {
    en: 'Tabletop Simulator…',
    ja: 'Tabletop Simulator…',
    uk: 'Tabletop Simulator…',
  },
  'print.export.dialog': { en: 'Print…', ja: '印刷…', uk: 'Друкувати…' },
  'print.export.preparing': { en: 'Preparing the pages…', ja: 'ページを準備中…', uk: 'Підготовка сторінок…' },
  'print.export.no-engine': {
    en: 'No Chromium was found here, so no PDF can be made by Heartdeck itself. The browser’s print dialog can save one; choose “no margins” and 100 % there.',
    ja: 'Chromium が見つからないため、Heartdeck では PDF を作れません。ブラウザーの印刷画面で保存できます。「余白なし」と倍率 100% を選んでください。',
    uk: 'Chromium тут не знайдено, тож Heartdeck не може створити PDF сам. Його збереже вікно друку браузера; виберіть там «без полів» і 100 %.',
  },
  'print.export.png-title': { en: 'PNG per card', ja: 'カードごとのPNG', uk: 'PNG для кожної карти' },
  'print.export.png-text': {
    en: 'One picture for every front and back, packed into one ZIP file.',
    ja: '表と裏を1枚ずつ画像にし、一つの ZIP ファイルにまとめます。',
    uk: 'Окреме зображення для кожного лиця й сорочки, разом у файлі ZIP.',
  },
  'print.export.dpi': { en: 'Resolution', ja: '解像度', uk: 'Роздільність' },
  'print.export.dpi-value': { en: '{dpi} dpi', ja: '{dpi} dpi', uk: '{dpi} dpi' },
  'print.export.with-bleed': {
    en: 'With bleed ({bleed} mm)',
    ja: '塗り足しを含む（{bleed} mm）',
    uk: 'З вильотом ({bleed} мм)',
  },
  'print.export.no-bleed': {
    en: 'The sheet details ask for no bleed. A print shop needs some: choose its preset, or type a bleed there first.',
    ja: '「用紙の詳細」で塗り足しが 0 になっています。印刷所に送るときは、そのプリセットを選ぶか、先に塗り足しを入力してください。',
    uk: 'У подробицях аркуша немає вильоту. Друкарні він потрібен: виберіть її заготовку або спершу вкажіть виліт.',
  },
  'print.export.pixels': {
    en: 'A card becomes {w} × {h} pixels.',
    ja: 'カード1枚は {w} × {h} ピクセルになります。',
    uk: 'Карта матиме {w} × {h} пікселів.',
  },
  'print.export.tabletop-title': {
    en: 'Tabletop Simulator',
    ja: 'Tabletop Simulator',
    uk: 'Tabletop Simulator',
  },
  'print.export.tabletop-text': {
    en: 'Sheets of at most 10 × 7 cards without bleed, no larger than 4096 pixels, packed into one ZIP file. In the game: Objects, Components, Cards, Custom Deck.',
    ja: '塗り足しなしのカードを最大 10 × 7 枚並べた、4096 ピクセル以下のシートを、一つの ZIP ファイルにまとめます。ゲームでは Objects、Components、Cards、Custom Deck の順に開きます。',
    uk: 'Аркуші щонайбільше 10 × 7 карт без вильотів, не більші за 4096 пікселів, разом у файлі ZIP. У грі: Objects, Components, Cards, Custom Deck.',
  },
  'print.export.go': { en: 'Export', ja: '書き出す', uk: 'Експортувати' },
  'print.export.waiting': {
    en: 'Waiting for another export to end…',
    ja: '別の書き出しが終わるのを待っています…',
    uk: 'Очікування, доки завершиться інший експорт…',
  },
  'print.export.drawing': {
    en: 'Drawing: {done, number} of {total, number}',
    ja: '描画中：{total, number} 枚中 {done, number} 枚',
    uk: 'Малювання: {done, number} з {total, number}',
  },
  'print.export.pages': {
    en: 'Page {done, number} of {total, number}',
    ja: '{total, number} ページ中 {done, number} ページ',
    uk: 'Сторінка {done, number} з {total, number}',
  },
  'print.export.done': {
    en: 'Exported as {file}: {pages, plural, one {# page} other {# pages}}.',
    ja: '{file} を書き出しました（{pages, plural, other {#ページ}}）。',
    uk: 'Експортовано {file}: {pages, plural, one {# сторінка} few {# сторінки} many {# сторінок} other {# сторінки}}.',
  },
  'print.export.done-pictures': {
    en: 'Exported as {file}: {pictures, plural, one {# picture} other {# pictures}}.',
    ja: '{file} を書き出しました（画像{pictures, plural, other {#枚}}）。',
    uk: 'Експортовано {file}: {pictures, plural, one {# зображення} few {# зображення} many {# зображень} other {# зображення}}.',
  },
  'print.misfits.title': {
    en: 'Some cards would not come out right',
    ja: 'うまく印刷できないカードがあります',
    uk: 'Деякі карти вийдуть з вадами',
  },
  'print.misfits.text': {
    en: 'Nothing was written yet. Mend these cards, or export them as they are.',
    ja: 'まだ何も書き出していません。カードを直すか、このまま書き出してください。',
    uk: 'Ще нічого не записано. Виправте ці карти або експортуйте їх як є.',
  },
  'print.misfits.letters': {
    en: 'No font of Heartdeck has these letters: {letters}. They stand in {language, select, ja {the Japanese text} uk {the Ukrainian text} other {the English text}} of {card}, box “{box}”. Write it otherwise.',
    ja: 'Heartdeck のフォントにない文字があります：{letters}（{card}の{language, select, ja {日本語} uk {ウクライナ語} other {英語}}の文、枠「{box}」）。別の文字に替えてください。',
    uk: 'У шрифтах Heartdeck немає цих знаків: {letters}. Вони в {language, select, ja {японському} uk {українському} other {англійському}} тексті карти {card}, рамка «{box}». Напишіть інакше.',
  },
  'print.misfits.picture': {
    en: '“{card}”: {sentence}',
    ja: '「{card}」：{sentence}',
    uk: '«{card}»: {sentence}',
  },
  'print.misfits.more': {
    en: '{count, plural, one {and # more} other {and # more}}',
    ja: '{count, plural, other {ほか#件}}',
    uk: '{count, plural, one {і ще #} few {і ще #} many {і ще #} other {і ще #}}',
  },
  'print.misfits.edit': { en: 'Edit', ja: '編集', uk: 'Редагувати' },
  'print.misfits.anyway': { en: 'Export anyway', ja: 'このまま書き出す', uk: 'Усе одно експортувати' },
  'print.help': { en: 'Help on printing', ja: '印刷のヘルプ', uk: 'Довідка з друку' },
});
