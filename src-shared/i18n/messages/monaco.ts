import { defineMessages } from '../define';

/**
 * The editor's own words, by the English that Monaco asks with; `{0}` is Monaco's notation, not ICU. Not in
 * index.ts: they come with the editor, the start-up script has no use for them. Only what people can meet: menus,
 * the search box, hovers, announcements.
 */
export const monacoMessages = defineMessages({
  Cut: { en: 'Cut', ja: '切り取り', uk: 'Вирізати' },
  Copy: { en: 'Copy', ja: 'コピー', uk: 'Копіювати' },
  Paste: { en: 'Paste', ja: '貼り付け', uk: 'Вставити' },
  'Copied to clipboard': { en: 'Copied', ja: 'コピーしました', uk: 'Скопійовано' },
  'Change All Occurrences': {
    en: 'Change all occurrences',
    ja: '同じ語をすべて変更',
    uk: 'Змінити всі входження',
  },
  editor: { en: 'editor', ja: 'エディター', uk: 'редактор' },
  'Editor content': { en: 'Editor content', ja: 'エディターの内容', uk: 'Текст у редакторі' },
  'Show Editor Context Menu': {
    en: 'Show the menu',
    ja: 'メニューを表示',
    uk: 'Показати меню',
  },

  Find: { en: 'Find', ja: '検索', uk: 'Знайти' },
  Replace: { en: 'Replace', ja: '置換', uk: 'Замінити' },
  'Replace All': { en: 'Replace all', ja: 'すべて置換', uk: 'Замінити все' },
  'Toggle Replace': {
    en: 'Show or hide replacing',
    ja: '置換の表示を切り替え',
    uk: 'Показати чи сховати заміну',
  },
  'Find / Replace': { en: 'Find and replace', ja: '検索と置換', uk: 'Пошук і заміна' },
  'Find in Selection': { en: 'Find in the selection', ja: '選択範囲を検索', uk: 'Шукати у виділеному' },
  'Next Match': { en: 'Next match', ja: '次の一致', uk: 'Наступний збіг' },
  'Previous Match': { en: 'Previous match', ja: '前の一致', uk: 'Попередній збіг' },
  'No results': { en: 'No results', ja: '見つかりません', uk: 'Немає збігів' },
  '{0} of {1}': { en: '{0} of {1}', ja: '{0}/{1}件', uk: '{0} з {1}' },
  '{0} found': { en: '{0} found', ja: '{0}', uk: 'Знайдено: {0}' },
  "{0} found for '{1}'": { en: '“{1}”: {0}', ja: '「{1}」：{0}', uk: '«{1}»: {0}' },
  "{0} found for '{1}', at {2}": {
    en: '“{1}”: {0}, at {2}',
    ja: '「{1}」：{0}、位置{2}',
    uk: '«{1}»: {0}, місце {2}',
  },
  'Match Case': { en: 'Match case', ja: '大文字と小文字を区別', uk: 'Зважати на регістр' },
  'Match Whole Word': { en: 'Whole words', ja: '単語単位', uk: 'Лише цілі слова' },
  'Use Regular Expression': { en: 'Regular expression', ja: '正規表現', uk: 'Регулярний вираз' },
  'Preserve Case': { en: 'Keep case', ja: '大文字と小文字を保つ', uk: 'Зберігати регістр' },
  input: { en: 'input', ja: '入力', uk: 'поле' },
  Close: { en: 'Close', ja: '閉じる', uk: 'Закрити' },
  'No matches. Try searching for something else.': {
    en: 'No matches. Try another word.',
    ja: '一致するものがありません。別の語で試してください。',
    uk: 'Немає збігів. Спробуйте інше слово.',
  },
  'Only the first {0} results are highlighted, but all find operations work on the entire text.': {
    en: 'Only the first {0} matches are marked; the search works on the whole text.',
    ja: '印が付くのは最初の{0}件だけですが、検索は全体に働きます。',
    uk: 'Позначено лише перші {0} збігів, але пошук охоплює весь текст.',
  },

  'Click to collapse the range.': {
    en: 'Click to fold',
    ja: 'クリックで折りたたむ',
    uk: 'Клацніть, щоб згорнути',
  },
  'Click to expand the range.': {
    en: 'Click to unfold',
    ja: 'クリックで展開',
    uk: 'Клацніть, щоб розгорнути',
  },

  'Quick Fix': { en: 'Fixes', ja: '修正案', uk: 'Виправлення' },
  'Quick Fix...': { en: 'Fixes…', ja: '修正案…', uk: 'Виправлення…' },
  'More Actions...': { en: 'More…', ja: 'その他…', uk: 'Інше…' },
  'Show Code Actions': { en: 'Show fixes', ja: '修正案を表示', uk: 'Показати виправлення' },
  'Show Code Actions ({0})': {
    en: 'Show fixes ({0})',
    ja: '修正案を表示（{0}）',
    uk: 'Показати виправлення ({0})',
  },
  'Show Code Actions. Preferred Quick Fix Available ({0})': {
    en: 'Show fixes ({0})',
    ja: '修正案を表示（{0}）',
    uk: 'Показати виправлення ({0})',
  },
  'Run: {0}': { en: '{0}', ja: '{0}', uk: '{0}' },
  'No code actions available': {
    en: 'There is no fix here',
    ja: 'ここに修正案はありません',
    uk: 'Тут немає виправлень',
  },
  'No quick fixes available': { en: 'There is no fix', ja: '修正案はありません', uk: 'Виправлень немає' },
  'Checking for quick fixes...': {
    en: 'Looking for fixes…',
    ja: '修正案を探しています…',
    uk: 'Пошук виправлень…',
  },
  'View Problem': { en: 'Show the problem', ja: '問題を表示', uk: 'Показати проблему' },

  Error: { en: 'Error', ja: 'エラー', uk: 'Помилка' },
  Warning: { en: 'Warning', ja: '注意', uk: 'Зауваження' },
  Info: { en: 'Note', ja: '情報', uk: 'Примітка' },
  Hint: { en: 'Hint', ja: 'ヒント', uk: 'Підказка' },
  '{0} of {1} problems': { en: '{0} of {1}', ja: '{0}/{1}件', uk: '{0} з {1}' },
  '{0} of {1} problem': { en: '{0} of {1}', ja: '{0}/{1}件', uk: '{0} з {1}' },
  '{0} at {1}. ': { en: '{0} at {1}. ', ja: '{0}、{1}。', uk: '{0}, {1}. ' },
  'Go to Next Problem (Error, Warning, Info)': {
    en: 'Next problem',
    ja: '次の問題',
    uk: 'Наступна проблема',
  },
  'Go to Previous Problem (Error, Warning, Info)': {
    en: 'Previous problem',
    ja: '前の問題',
    uk: 'Попередня проблема',
  },

  Suggest: { en: 'Suggestions', ja: '候補', uk: 'Підказки' },
  'No suggestions.': { en: 'No suggestions', ja: '候補はありません', uk: 'Підказок немає' },
  'Loading...': { en: 'Loading…', ja: '読み込み中…', uk: 'Завантаження…' },
  'Read More': { en: 'Read more', ja: 'くわしく', uk: 'Докладніше' },
  'Show More': { en: 'Show more', ja: 'さらに表示', uk: 'Показати більше' },
  'Show Less': { en: 'Show less', ja: '表示を減らす', uk: 'Показати менше' },
  Insert: { en: 'Insert', ja: '挿入', uk: 'Вставити' },
  '{0}, docs: {1}': { en: '{0}. {1}', ja: '{0}。{1}', uk: '{0}. {1}' },
  '{0}, hint': { en: '{0}, hint', ja: '{0}、ヒント', uk: '{0}, підказка' },

  'Go to Definition': { en: 'Go to definition', ja: '定義へ移動', uk: 'Перейти до визначення' },
  'Go to References': { en: 'Find uses', ja: '使われている場所を探す', uk: 'Знайти використання' },
  'Peek Definition': {
    en: 'Show the definition here',
    ja: '定義をここに表示',
    uk: 'Показати визначення тут',
  },
  'Peek References': {
    en: 'Show uses here',
    ja: '使われている場所をここに表示',
    uk: 'Показати використання тут',
  },
  Peek: { en: 'Show here', ja: 'ここに表示', uk: 'Показати тут' },
  References: { en: 'Uses', ja: '使われている場所', uk: 'Використання' },
  Definitions: { en: 'Definitions', ja: '定義', uk: 'Визначення' },
  '{0} references': { en: 'Uses: {0}', ja: '{0}か所', uk: 'Використань: {0}' },
  '{0} reference': { en: 'Uses: {0}', ja: '{0}か所', uk: 'Використань: {0}' },
  'No definition found': {
    en: 'No definition found',
    ja: '定義が見つかりません',
    uk: 'Визначення не знайдено',
  },
  "No definition found for '{0}'": {
    en: 'No definition of “{0}” found',
    ja: '「{0}」の定義が見つかりません',
    uk: 'Визначення «{0}» не знайдено',
  },
  'No references found': { en: 'No uses found', ja: '使われていません', uk: 'Використань не знайдено' },
  "No references found for '{0}'": {
    en: 'No uses of “{0}” found',
    ja: '「{0}」は使われていません',
    uk: 'Використань «{0}» не знайдено',
  },
  'Rename Symbol': { en: 'Rename everywhere', ja: 'すべての場所で名前を変更', uk: 'Перейменувати всюди' },
  'Rename input. Type new name and press Enter to commit.': {
    en: 'New id. Enter renames it.',
    ja: '新しいID。Enterで変更します。',
    uk: 'Новий ідентифікатор. Enter — перейменувати.',
  },
  '{0} to Rename, {1} to Preview': {
    en: '{0}: rename',
    ja: '{0}：名前を変更',
    uk: '{0}: перейменувати',
  },
  'No result.': {
    en: 'Nothing to rename here',
    ja: 'ここに変更できる名前はありません',
    uk: 'Тут немає чого перейменувати',
  },

  'Cannot edit in read-only editor': {
    en: 'This text can only be read',
    ja: 'このテキストは読み取り専用です',
    uk: 'Цей текст можна лише читати',
  },
  'Pressing Tab will now insert the tab character': {
    en: 'Tab indents the text again',
    ja: 'Tabキーは字下げに戻りました',
    uk: 'Tab знову робить відступ',
  },
  'Pressing Tab will now move focus to the next focusable element': {
    en: 'Tab now leaves the text',
    ja: 'Tabキーでテキストから出ます',
    uk: 'Tab тепер виводить із тексту',
  },

  'Diff Editor': { en: 'Comparison', ja: '比較', uk: 'Порівняння' },
  'The character {0} is invisible.': {
    en: 'The character {0} is invisible.',
    ja: '文字{0}は目に見えません。',
    uk: 'Символ {0} невидимий.',
  },
  'Adjust settings': { en: 'Settings', ja: '設定', uk: 'Налаштування' },
});
