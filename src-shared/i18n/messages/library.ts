import { defineMessages } from '../define';

export const library = defineMessages({
  'library.title': { en: 'Library', ja: 'ライブラリ', uk: 'Бібліотека' },

  'kind.card': { en: 'Cards', ja: 'カード', uk: 'Карти' },
  'kind.bonus': { en: 'Zone Bonuses', ja: 'ゾーンボーナス', uk: 'Бонуси зон' },
  'kind.zone': { en: 'Zones', ja: 'ゾーン', uk: 'Зони' },
  'kind.rules': { en: 'Rules', ja: 'ルール', uk: 'Правила' },
  'kind.token': { en: 'Tokens', ja: 'トークン', uk: 'Жетони' },
  'kind.template': { en: 'Templates', ja: 'テンプレート', uk: 'Шаблони' },
  'kindOne.card': { en: 'Card', ja: 'カード', uk: 'Карта' },
  'kindOne.bonus': { en: 'Zone Bonus', ja: 'ゾーンボーナス', uk: 'Бонус зони' },
  'kindOne.zone': { en: 'Zone', ja: 'ゾーン', uk: 'Зона' },
  'kindOne.rules': { en: 'Rules', ja: 'ルール', uk: 'Правила' },
  'kindOne.token': { en: 'Token', ja: 'トークン', uk: 'Жетон' },
  'kindOne.template': { en: 'Template', ja: 'テンプレート', uk: 'Шаблон' },

  'game.ygios': { en: 'Yandere Girlfriends', ja: 'ヤンデレ彼女', uk: 'Дівчата-яндере' },
  'game.yurikure': { en: 'Yuri-Kure', ja: '百合紅', uk: 'Юрі-куре' },
  'game.formula': { en: 'Formula of Love', ja: '恋の公式', uk: 'Формула кохання' },
  'game.governing': { en: 'Dance Card', ja: '舞踏手帳', uk: 'Бальна книжечка' },

  // the column of packs
  'library.packs': { en: 'Packs', ja: 'パック', uk: 'Набори' },
  'library.packs.shipped': { en: 'Originals', ja: '付属の原本', uk: 'Оригінали' },
  'library.packs.own': { en: 'Your packs', ja: '自分のパック', uk: 'Ваші набори' },
  'library.packs.own.none': {
    en: 'Copy an original or import a pack to start your own.',
    ja: '原本をコピーするか、パックを取り込むと、ここに表示されます。',
    uk: 'Скопіюйте оригінал або імпортуйте набір, щоб почати власний.',
  },
  'library.packs.deleted': {
    en: 'Recently deleted ({count, number})',
    ja: '最近削除したパック（{count, number}）',
    uk: 'Нещодавно видалені ({count, number})',
  },
  'library.packs.undelete': { en: 'Bring back', ja: '元に戻す', uk: 'Повернути' },
  'library.packs.undeleteNamed': {
    en: 'Bring back “{name}”',
    ja: '「{name}」を元に戻す',
    uk: 'Повернути «{name}»',
  },
  'library.shipped': { en: 'Original', ja: '原本', uk: 'Оригінал' },
  'library.shipped.hint': {
    en: 'This original can’t be changed. Make a copy and edit that.',
    ja: 'この原本は変更できません。編集するにはコピーを作ってください。',
    uk: 'Цей оригінал змінити не можна. Зробіть копію й змінюйте її.',
  },
  'library.shipped.edit': {
    en: 'This is an original. To edit it, a copy of the pack is made first.',
    ja: 'これは原本です。編集するときは、まずパックのコピーを作ります。',
    uk: 'Це оригінал. Щоб редагувати, спершу створюється копія набору.',
  },
  'library.count': {
    en: '{count, plural, one {# definition} other {# definitions}}',
    ja: '定義{count, plural, other {#件}}',
    uk: '{count, plural, one {# визначення} few {# визначення} many {# визначень} other {# визначення}}',
  },
  'library.changed': { en: 'Changed {when}', ja: '変更：{when}', uk: 'Змінено {when}' },
  'library.copyOf': { en: 'Copy of “{name}”', ja: '「{name}」のコピー', uk: 'Копія набору «{name}»' },
  'library.none.title': { en: 'No packs yet', ja: 'パックはまだありません', uk: 'Наборів ще немає' },
  'library.none.text': {
    en: 'Import a .heartdeck file, or drop one anywhere in this window.',
    ja: '.heartdeck ファイルを取り込むか、このウィンドウにドロップしてください。',
    uk: 'Імпортуйте файл .heartdeck або перетягніть його в це вікно.',
  },
  'library.loading': { en: 'Loading…', ja: '読み込み中…', uk: 'Завантаження…' },

  // actions on packs
  'pack.actions': { en: 'More actions', ja: 'その他の操作', uk: 'Інші дії' },
  'pack.import': { en: 'Import', ja: '取り込む', uk: 'Імпорт' },
  'pack.fork': { en: 'Copy…', ja: 'コピー…', uk: 'Копіювати…' },
  'pack.rename': { en: 'Rename…', ja: '名前を変更…', uk: 'Перейменувати…' },
  'pack.exportFile': { en: 'Export as a file', ja: 'ファイルに書き出す', uk: 'Експортувати у файл' },
  'pack.exportFolder': {
    en: 'Export as a folder…',
    ja: 'フォルダーに書き出す…',
    uk: 'Експортувати в теку…',
  },
  'pack.edit': { en: 'Edit', ja: '編集', uk: 'Редагувати' },
  'pack.history': { en: 'History', ja: '履歴', uk: 'Історія' },
  'pack.delete': { en: 'Delete', ja: '削除', uk: 'Видалити' },
  'pack.copyToEdit': { en: 'Make a copy to edit', ja: 'コピーを作って編集', uk: 'Зробити копію для змін' },
  'pack.copyName': { en: '{name} (copy)', ja: '{name}のコピー', uk: '{name} (копія)' },
  'pack.copyNameAgain': {
    en: '{name} (copy {number, number})',
    ja: '{name}のコピー{number, number}',
    uk: '{name} (копія {number, number})',
  },

  // commands: the palette has no pack header around them, so they say “pack”
  'command.pack-import-file': {
    en: 'Import a pack file…',
    ja: 'パックのファイルを取り込む…',
    uk: 'Імпортувати файл набору…',
  },
  'command.pack-import-folder': {
    en: 'Import a pack folder…',
    ja: 'パックのフォルダーを取り込む…',
    uk: 'Імпортувати теку набору…',
  },
  'command.pack-fork': { en: 'Copy the pack…', ja: 'パックをコピー…', uk: 'Копіювати набір…' },
  'command.pack-rename': { en: 'Rename the pack…', ja: 'パックの名前を変更…', uk: 'Перейменувати набір…' },
  'command.pack-delete': { en: 'Delete the pack', ja: 'パックを削除', uk: 'Видалити набір' },
  'command.pack-export-file': {
    en: 'Export the pack as a file',
    ja: 'パックをファイルに書き出す',
    uk: 'Експортувати набір у файл',
  },
  'command.pack-export-folder': {
    en: 'Export the pack as a folder…',
    ja: 'パックをフォルダーに書き出す…',
    uk: 'Експортувати набір у теку…',
  },
  'command.pack-history': {
    en: 'Show the pack’s history',
    ja: 'パックの履歴を表示',
    uk: 'Показати історію набору',
  },
  'command.library-search': { en: 'Search the definitions', ja: '定義を検索', uk: 'Шукати серед визначень' },
  'command.library-grid': {
    en: 'Show definitions as a grid',
    ja: '定義をグリッドで表示',
    uk: 'Показати визначення сіткою',
  },
  'command.library-list': {
    en: 'Show definitions as a list',
    ja: '定義をリストで表示',
    uk: 'Показати визначення списком',
  },

  // definitions
  'definitions.label': {
    en: 'Definitions of “{pack}”',
    ja: '「{pack}」の定義',
    uk: 'Визначення набору «{pack}»',
  },
  'definitions.search': {
    en: 'Search names and texts',
    ja: '名前と本文を検索',
    uk: 'Пошук за назвами й текстами',
  },
  'definitions.search.clear': { en: 'Clear the search', ja: '検索語を消す', uk: 'Очистити пошук' },
  'definitions.layout': { en: 'Layout', ja: '表示形式', uk: 'Вигляд' },
  'definitions.grid': { en: 'Grid', ja: 'グリッド', uk: 'Сітка' },
  'definitions.list': { en: 'List', ja: 'リスト', uk: 'Список' },
  'definitions.filterKind': { en: 'Filter by kind', ja: '種類で絞り込む', uk: 'Фільтр за видом' },
  'definitions.filterGroup': { en: 'Filter by zone', ja: 'ゾーンで絞り込む', uk: 'Фільтр за зоною' },
  'definitions.filterType': { en: 'Filter by type', ja: 'タイプで絞り込む', uk: 'Фільтр за типом' },
  'definitions.figure': { en: '{name} {value}', ja: '{name}{value}', uk: '{name}: {value}' },
  'definitions.clear.short': { en: 'Clear', ja: '解除', uk: 'Скинути' },
  'definitions.clear': {
    en: 'Clear search and filters',
    ja: '検索と絞り込みを解除',
    uk: 'Скинути пошук і фільтри',
  },
  'definitions.noMatch.title': { en: 'Nothing found', ja: '見つかりません', uk: 'Нічого не знайдено' },
  'definitions.noMatch.text': {
    en: 'No definition matches the search and the filters.',
    ja: '検索と絞り込みに合う定義がありません。',
    uk: 'Жодне визначення не відповідає пошуку й фільтрам.',
  },
  'definitions.empty.title': { en: 'This pack is empty', ja: 'このパックは空です', uk: 'Цей набір порожній' },
  'definitions.empty.text': {
    en: 'It has no definitions yet.',
    ja: 'まだ定義がありません。',
    uk: 'У ньому ще немає визначень.',
  },
  'definitions.column.number': { en: 'No.', ja: '数値', uk: '№' },
  'definitions.column.kind': { en: 'Kind', ja: '種類', uk: 'Вид' },
  'definitions.column.id': { en: 'ID', ja: 'ID', uk: 'ID' },

  // the detail panel
  'detail.label': { en: 'Definition', ja: '定義', uk: 'Визначення' },
  'detail.close': { en: 'Close the panel', ja: 'パネルを閉じる', uk: 'Закрити панель' },
  'detail.tabs': { en: 'Definition views', ja: '定義の表示', uk: 'Подання визначення' },
  'detail.source': { en: 'Source', ja: 'ソース', uk: 'Вихідний текст' },
  'detail.sourceOf': { en: 'Source of {path}', ja: '{path} のソース', uk: 'Вихідний текст {path}' },
  'detail.history': { en: 'History', ja: '履歴', uk: 'Історія' },
  'detail.path': { en: 'File', ja: 'ファイル', uk: 'Файл' },
  'detail.revision': { en: 'Revision', ja: '版', uk: 'Версія' },
  'detail.edit': { en: 'Edit', ja: '編集', uk: 'Редагувати' },
  'detail.rename': { en: 'Rename…', ja: '名前を変更…', uk: 'Перейменувати…' },
  'detail.delete': { en: 'Delete', ja: '削除', uk: 'Видалити' },

  'detail.overview': { en: 'Overview', ja: '概要', uk: 'Огляд' },
  'detail.faceLanguage': { en: 'Language of the card', ja: 'カードの言語', uk: 'Мова карти' },
  'detail.texts': { en: 'Text', ja: 'テキスト', uk: 'Текст' },
  'detail.noText': { en: 'No rule text', ja: '効果テキストなし', uk: 'Без тексту правил' },
  'detail.ownWords': { en: 'Own words', ja: '独自の文章', uk: 'Власні слова' },
  'detail.staleWords': {
    en: 'The effects have changed since',
    ja: 'その後、効果が変更されています',
    uk: 'Відтоді ефекти змінилися',
  },
  'detail.rulings': { en: 'Rulings', ja: '裁定', uk: 'Роз’яснення' },
  'detail.rulingDefault': { en: 'Default', ja: '標準', uk: 'Типово' },
  'detail.yes': { en: 'Yes', ja: 'はい', uk: 'Так' },
  'detail.no': { en: 'No', ja: 'いいえ', uk: 'Ні' },
  'detail.usedBy': { en: 'Used by', ja: '使用箇所', uk: 'Де використано' },
  'detail.usedByMore': { en: 'and more', ja: 'ほか', uk: 'та інші' },
  'detail.scenarios': { en: 'Scenarios', ja: 'シナリオ', uk: 'Сценарії' },
  'detail.facts': { en: 'File and numbers', ja: 'ファイルと数値', uk: 'Файл і числа' },

  // dialogs with three names
  'names.forkTitle': { en: 'Copy “{name}”', ja: '「{name}」をコピー', uk: 'Копіювати «{name}»' },
  'names.renameTitle': { en: 'Rename “{name}”', ja: '「{name}」の名前を変更', uk: 'Перейменувати «{name}»' },
  'names.fork': { en: 'Make a copy', ja: 'コピーを作る', uk: 'Зробити копію' },
  'names.rename': { en: 'Rename', ja: '名前を変更', uk: 'Перейменувати' },
  'names.field.en': { en: 'Name in English', ja: '英語の名前', uk: 'Назва англійською' },
  'names.field.ja': { en: 'Name in Japanese', ja: '日本語の名前', uk: 'Назва японською' },
  'names.field.uk': { en: 'Name in Ukrainian', ja: 'ウクライナ語の名前', uk: 'Назва українською' },
  'names.missing': { en: 'Write a name.', ja: '名前を入力してください。', uk: 'Уведіть назву.' },
  'names.hidden': {
    en: 'This name has hidden characters: control or text-direction marks. Clear the field and type the name.',
    ja: '見えない文字（制御文字や、文字の向きを変える記号）が含まれています。消してから入力し直してください。',
    uk: 'У назві є приховані символи: керувальні або такі, що змінюють напрямок тексту. Очистьте поле й уведіть назву.',
  },

  // export to a folder
  'exportFolder.title': { en: 'Export “{name}”', ja: '「{name}」を書き出す', uk: 'Експортувати «{name}»' },
  'exportFolder.folder': { en: 'Folder', ja: 'フォルダー', uk: 'Тека' },
  'exportFolder.hint': {
    en: 'Separate files are written here. The folder must be new, empty, or hold an earlier export.',
    ja: 'ここに個別のファイルとして書き出します。新しいフォルダー、空のフォルダー、または以前の書き出し先を指定してください。',
    uk: 'Сюди буде записано окремі файли. Тека має бути новою, порожньою або з попереднім експортом.',
  },
  'exportFolder.choose': { en: 'Choose…', ja: '選択…', uk: 'Вибрати…' },
  'exportFolder.export': { en: 'Export', ja: '書き出す', uk: 'Експортувати' },

  // history
  'history.title': { en: 'History of “{name}”', ja: '「{name}」の履歴', uk: 'Історія набору «{name}»' },
  'history.revisions': { en: 'Revisions', ja: '版', uk: 'Версії' },
  'history.current': { en: 'current', ja: '現在', uk: 'поточна' },
  'history.files': {
    en: '{count, plural, one {# file} other {# files}}',
    ja: '{count, plural, other {#ファイル}}',
    uk: '{count, plural, one {# файл} few {# файли} many {# файлів} other {# файлу}}',
  },
  'history.compare': { en: 'Compare with', ja: '比較する版', uk: 'Порівняти з' },
  'history.withPrevious': { en: 'Previous', ja: '一つ前', uk: 'попередньою' },
  'history.withNow': { en: 'Current', ja: '現在', uk: 'поточною' },
  'history.from': { en: 'Older revision', ja: '古い版', uk: 'Старіша версія' },
  'history.to': { en: 'Newer revision', ja: '新しい版', uk: 'Новіша версія' },
  'history.nothing': { en: 'No older revision', ja: 'これより古い版なし', uk: 'Старішої версії немає' },
  'history.changes': { en: 'Changed files', ja: '変更されたファイル', uk: 'Змінені файли' },
  'history.first': {
    en: 'This is the first revision. Choose a newer one to see what changed.',
    ja: '最初の版です。変更点を見るには新しい版を選んでください。',
    uk: 'Це перша версія. Щоб побачити зміни, виберіть новішу.',
  },
  'history.restore': { en: 'Restore this revision', ja: 'この版に戻す', uk: 'Відновити цю версію' },
  'history.restoreOlder': {
    en: 'Restore the older version',
    ja: '古い版の内容に戻す',
    uk: 'Відновити старіший вміст',
  },
  'history.bringBack': { en: 'Bring it back', ja: '元に戻す', uk: 'Повернути' },
  'history.restoreNamed': { en: '{action}: {path}', ja: '{action}：{path}', uk: '{action}: {path}' },
  'history.same': { en: 'There are no differences.', ja: '違いはありません。', uk: 'Відмінностей немає.' },
  'history.gone': {
    en: 'The definition does not exist in this revision.',
    ja: 'この版にこの定義はありません。',
    uk: 'У цій версії цього визначення немає.',
  },

  'message.shipped': { en: 'Came with Heartdeck', ja: 'Heartdeck に付属', uk: 'З комплекту Heartdeck' },
  'message.imported': { en: 'Imported from {file}', ja: '{file} から取り込み', uk: 'Імпортовано з {file}' },
  'message.forked': {
    en: 'Copied from “{name}”',
    ja: '「{name}」からコピー',
    uk: 'Скопійовано з набору «{name}»',
  },
  'message.renamed': { en: 'Renamed', ja: '名前を変更', uk: 'Перейменовано' },
  'message.edited': { en: 'Edited', ja: '編集', uk: 'Змінено' },
  'message.deleted': { en: 'Deleted', ja: '削除', uk: 'Видалено' },
  'message.restored': {
    en: 'Restored from revision {revision}',
    ja: '版 {revision} から復元',
    uk: 'Відновлено з версії {revision}',
  },

  // differences
  'diff.label': { en: 'Differences in {path}', ja: '{path} の違い', uk: 'Відмінності в {path}' },
  'diff.summary': {
    en: 'Lines: {added, number} added, {removed, number} removed',
    ja: '追加{added, number}行、削除{removed, number}行',
    uk: 'Рядки: додано {added, number}, вилучено {removed, number}',
  },
  'diff.fold': {
    en: 'Show {count, plural, one {# unchanged line} other {# unchanged lines}}',
    ja: '変更のない{count, plural, other {#行}}を表示',
    uk: 'Показати {count, plural, one {# незмінений рядок} few {# незмінені рядки} many {# незмінених рядків} other {# незміненого рядка}}',
  },
  'diff.added': { en: 'Added:', ja: '追加：', uk: 'Додано:' },
  'diff.removed': { en: 'Removed:', ja: '削除：', uk: 'Вилучено:' },
  'diff.file.new': { en: 'new', ja: '新規', uk: 'додано' },
  'diff.file.gone': { en: 'deleted', ja: '削除', uk: 'видалено' },
  'diff.file.changed': { en: 'changed', ja: '変更', uk: 'змінено' },

  // what was done
  'done.forked': {
    en: 'Copied as “{name}”.',
    ja: '「{name}」としてコピーしました。',
    uk: 'Створено копію «{name}».',
  },
  'done.renamed': {
    en: 'Renamed to “{name}”.',
    ja: '名前を「{name}」に変えました。',
    uk: 'Нова назва: «{name}».',
  },
  'done.deleted': { en: '“{name}” deleted.', ja: '「{name}」を削除しました。', uk: '«{name}» видалено.' },
  'done.undeleted': {
    en: '“{name}” is back.',
    ja: '「{name}」を元に戻しました。',
    uk: '«{name}» повернуто.',
  },
  'done.restored': {
    en: '“{name}” restored from revision {revision}.',
    ja: '「{name}」を版 {revision} の状態に戻しました。',
    uk: '«{name}» відновлено з версії {revision}.',
  },
  'done.imported': {
    en: '“{name}” imported.',
    ja: '「{name}」を取り込みました。',
    uk: '«{name}» імпортовано.',
  },
  'done.importedWarned': {
    en: '“{name}” imported with {count, plural, one {# warning} other {# warnings}}. {file}: {first}',
    ja: '「{name}」を取り込みました（警告{count, plural, other {#件}}）。{file}：{first}',
    uk: '«{name}» імпортовано, {count, plural, one {# попередження} few {# попередження} many {# попереджень} other {# попередження}}. {file}: {first}',
  },
  'done.exported': { en: '{file} exported.', ja: '{file} を書き出しました。', uk: '{file} експортовано.' },
  'done.exportedFolder': {
    en: '{files, plural, one {# file} other {# files}} written to {folder}.',
    ja: '{folder} に{files, plural, other {#ファイル}}書き出しました。',
    uk: 'У {folder} записано {files, plural, one {# файл} few {# файли} many {# файлів} other {# файлу}}.',
  },

  'undo.stale': {
    en: '“{name}” was changed again in the meantime. Undo would lose that change, so nothing was done; the history has every revision.',
    ja: 'この間に「{name}」がまた変更されました。元に戻すとその変更が失われるため、何もしていません。どの版も履歴に残っています。',
    uk: '«{name}» тим часом змінено ще раз. Скасування знищило б цю зміну, тож нічого не зроблено; усі версії є в історії.',
  },

  // long work
  'task.import': { en: 'Importing {file}', ja: '{file} を取り込み中', uk: 'Імпорт {file}' },
  'task.export': { en: 'Exporting “{name}”', ja: '「{name}」を書き出し中', uk: 'Експорт набору «{name}»' },

  // a refused import
  'refused.title': { en: 'Not imported', ja: '取り込めませんでした', uk: 'Не імпортовано' },
  'refused.changeTitle': { en: 'Not changed', ja: '変更できませんでした', uk: 'Не змінено' },
  'refused.problems': {
    en: '{count, plural, one {# problem} other {# problems}}',
    ja: '問題{count, plural, other {#件}}',
    uk: '{count, plural, one {# проблема} few {# проблеми} many {# проблем} other {# проблеми}}',
  },
  'refused.place': {
    en: '{file}, line {line, number}, column {column, number}',
    ja: '{file}、{line, number}行目、{column, number}列目',
    uk: '{file}, рядок {line, number}, стовпець {column, number}',
  },
  'refused.copy': { en: 'Copy the list', ja: '一覧をコピー', uk: 'Копіювати список' },
});
