import { defineMessages } from '../define';

/** Words of the frame around every screen, and those that all screens share. */
export const shell = defineMessages({
  'app.name': { en: 'Heartdeck', ja: 'Heartdeck', uk: 'Heartdeck' },
  'app.tagline': {
    en: 'A workbench for card-game designers',
    ja: 'カードゲームをつくる人の作業台',
    uk: 'Майстерня для авторів карткових ігор',
  },

  'action.close': { en: 'Close', ja: '閉じる', uk: 'Закрити' },
  'action.cancel': { en: 'Cancel', ja: 'キャンセル', uk: 'Скасувати' },
  'action.undo': { en: 'Undo', ja: '元に戻す', uk: 'Скасувати' },
  'action.dismiss': { en: 'Dismiss', ja: '閉じる', uk: 'Прибрати' },
  'action.copy-details': { en: 'Copy details', ja: '詳細をコピー', uk: 'Копіювати подробиці' },
  'action.copied': { en: 'Copied', ja: 'コピーしました', uk: 'Скопійовано' },
  'action.reload': { en: 'Reload', ja: '再読み込み', uk: 'Перезавантажити' },
  'action.try-again': { en: 'Try again', ja: 'もう一度試す', uk: 'Спробувати ще раз' },

  'nav.label': { en: 'Screens', ja: '画面', uk: 'Екрани' },
  'nav.skip': { en: 'Skip to content', ja: '本文へ移動', uk: 'Перейти до вмісту' },
  'nav.library': { en: 'Library', ja: 'ライブラリ', uk: 'Бібліотека' },
  'nav.edit': { en: 'Edit', ja: '編集', uk: 'Редактор' },
  'nav.play': { en: 'Play', ja: 'プレイ', uk: 'Гра' },
  'nav.proof': { en: 'Proof', ja: '試し刷り', uk: 'Проба' },
  'nav.print': { en: 'Print', ja: '印刷', uk: 'Друк' },
  'nav.settings': { en: 'Settings', ja: '設定', uk: 'Налаштування' },
  'window.title': { en: '{screen} – Heartdeck', ja: '{screen} – Heartdeck', uk: '{screen} – Heartdeck' },

  'palette.open': { en: 'Search commands', ja: 'コマンドを検索', uk: 'Пошук команд' },
  'palette.title': { en: 'Command palette', ja: 'コマンドパレット', uk: 'Палітра команд' },
  'palette.prompt': { en: 'Type a command', ja: 'コマンドを入力', uk: 'Уведіть команду' },
  'palette.results': {
    en: '{count, plural, one {# command} other {# commands}}',
    ja: '{count, plural, other {コマンド#件}}',
    uk: '{count, plural, one {# команда} few {# команди} many {# команд} other {# команди}}',
  },
  'palette.none': {
    en: 'No command matches “{query}”. Try another word.',
    ja: '「{query}」に合うコマンドはありません。別の言葉で試してください。英語でも検索できます。',
    uk: 'Немає команди за запитом «{query}». Спробуйте інше слово, можна й англійською.',
  },
  'shortcuts.title': { en: 'Keyboard shortcuts', ja: 'キーボードショートカット', uk: 'Сполучення клавіш' },

  'menu.file': { en: 'File', ja: 'ファイル', uk: 'Файл' },
  'menu.edit': { en: 'Edit', ja: '編集', uk: 'Редагування' },
  'menu.view': { en: 'View', ja: '表示', uk: 'Вигляд' },
  'menu.go': { en: 'Go', ja: '移動', uk: 'Перехід' },
  'menu.help': { en: 'Help', ja: 'ヘルプ', uk: 'Довідка' },
  'menu.app': { en: 'Heartdeck', ja: 'Heartdeck', uk: 'Heartdeck' },

  'shortcuts.list': { en: 'In the list', ja: '一覧の中で', uk: 'У списку' },
  'shortcuts.list-open': { en: 'Open the definition', ja: '定義を開く', uk: 'Відкрити визначення' },
  'shortcuts.list-rename': {
    en: 'Rename the definition',
    ja: '定義の名前を変更',
    uk: 'Перейменувати визначення',
  },
  'shortcuts.list-delete': { en: 'Delete the definition', ja: '定義を削除', uk: 'Видалити визначення' },
  'shortcuts.list-leave': {
    en: 'Clear the filters, close the panel',
    ja: '絞り込みの解除、パネルを閉じる',
    uk: 'Скинути фільтри, закрити панель',
  },

  'command.go-library': { en: 'Go to the library', ja: 'ライブラリへ移動', uk: 'Перейти до бібліотеки' },
  'command.go-edit': { en: 'Go to the editor', ja: '編集へ移動', uk: 'Перейти до редактора' },
  'command.go-play': { en: 'Go to the table', ja: 'プレイへ移動', uk: 'Перейти до гри' },
  'command.go-proof': { en: 'Go to the proof sheet', ja: '試し刷りへ移動', uk: 'Перейти до пробного аркуша' },
  'command.go-print': { en: 'Go to print', ja: '印刷へ移動', uk: 'Перейти до друку' },
  'command.pack-print': { en: 'Print this pack', ja: 'このパックを印刷', uk: 'Надрукувати цей набір' },
  'command.edit-print': { en: 'Print this card', ja: 'このカードを印刷', uk: 'Надрукувати цю карту' },
  'command.print-export': {
    en: 'Export PDF for print',
    ja: '印刷用PDFを書き出す',
    uk: 'Експортувати PDF для друку',
  },
  'command.print-dialog': {
    en: 'Print with the browser’s dialog',
    ja: 'ブラウザーの印刷画面で印刷',
    uk: 'Друкувати через вікно браузера',
  },
  'command.go-settings': { en: 'Settings…', ja: '設定…', uk: 'Налаштування…' },
  'command.language-en': {
    en: 'Language: English',
    ja: '言語：英語（English）',
    uk: 'Мова: англійська (English)',
  },
  'command.language-ja': {
    en: 'Language: Japanese (日本語)',
    ja: '言語：日本語',
    uk: 'Мова: японська (日本語)',
  },
  'command.language-uk': {
    en: 'Language: Ukrainian (українська)',
    ja: '言語：ウクライナ語（українська）',
    uk: 'Мова: українська',
  },
  'command.language-system': {
    en: 'Language: same as the system',
    ja: '言語：システムに合わせる',
    uk: 'Мова: як у системі',
  },
  'command.theme-light': { en: 'Theme: light', ja: 'テーマ：ライト', uk: 'Тема: світла' },
  'command.theme-dark': { en: 'Theme: dark', ja: 'テーマ：ダーク', uk: 'Тема: темна' },
  'command.theme-system': {
    en: 'Theme: same as the system',
    ja: 'テーマ：システムに合わせる',
    uk: 'Тема: як у системі',
  },
  'command.text-larger': { en: 'Larger text', ja: '文字を大きくする', uk: 'Збільшити текст' },
  'command.text-smaller': { en: 'Smaller text', ja: '文字を小さくする', uk: 'Зменшити текст' },
  'command.text-normal': {
    en: 'Normal text size',
    ja: '文字を標準の大きさにする',
    uk: 'Звичайний розмір тексту',
  },
  'command.motion-reduce': { en: 'Reduce motion', ja: '動きを減らす', uk: 'Зменшити рух' },
  'command.motion-full': { en: 'Allow motion', ja: '動きを減らさない', uk: 'Дозволити рух' },
  'command.undo': {
    en: 'Undo the last change',
    ja: '直前の変更を元に戻す',
    uk: 'Скасувати останню зміну',
  },
  'command.palette': { en: 'Command palette', ja: 'コマンドパレット', uk: 'Палітра команд' },
  'command.shortcuts': { en: 'Keyboard shortcuts', ja: 'キーボードショートカット', uk: 'Сполучення клавіш' },
  'command.reload': { en: 'Reload the window', ja: 'ウィンドウを再読み込み', uk: 'Перезавантажити вікно' },

  'status.label': { en: 'Status', ja: 'ステータス', uk: 'Стан' },
  'status.connected': { en: 'Connected', ja: '接続済み', uk: 'З’єднано' },
  'status.disconnected': { en: 'No connection', ja: '未接続', uk: 'Немає з’єднання' },
  'status.host-electron': {
    en: 'Desktop application',
    ja: 'デスクトップアプリ',
    uk: 'Настільний застосунок',
  },
  'status.host-web': { en: 'In the browser', ja: 'ブラウザーで表示中', uk: 'У браузері' },
  'status.host-cli': { en: 'Command line', ja: 'コマンドライン', uk: 'Командний рядок' },
  'status.pack': {
    en: '{name}: {count, plural, one {# definition} other {# definitions}}',
    ja: '{name}：定義{count, plural, other {#件}}',
    uk: '{name}: {count, plural, one {# визначення} few {# визначення} many {# визначень} other {# визначення}}',
  },
  'status.language': { en: 'Language: {name}', ja: '言語：{name}', uk: 'Мова: {name}' },
  'status.cancel-task': { en: 'Cancel: {title}', ja: 'キャンセル：{title}', uk: 'Скасувати: {title}' },
  'status.cancelling': { en: 'Cancelling…', ja: 'キャンセル中…', uk: 'Скасування…' },
  'stage.reading': { en: 'reading', ja: '読み取り中', uk: 'читання' },
  'stage.checking': { en: 'checking', ja: '確認中', uk: 'перевірка' },
  'stage.writing': { en: 'writing', ja: '書き込み中', uk: 'запис' },
  'stage.packing': { en: 'packing', ja: '圧縮中', uk: 'пакування' },
  'stage.playing': { en: 'playing', ja: '対戦中', uk: 'партії тривають' },
  'task.print': {
    en: 'Export for print: {name}',
    ja: '印刷用の書き出し：{name}',
    uk: 'Експорт для друку: {name}',
  },
  'stage.waiting': {
    en: 'waiting for another export',
    ja: '別の書き出しの終了待ち',
    uk: 'очікування іншого експорту',
  },
  'stage.drawing': { en: 'drawing the cards', ja: 'カードを描画中', uk: 'малювання карт' },
  'stage.pages': { en: 'making the pages', ja: 'ページを作成中', uk: 'складання сторінок' },
  'task.progress': { en: '{title}: {stage}', ja: '{title}：{stage}', uk: '{title}: {stage}' },

  'toasts.action': { en: '{action}: {text}', ja: '{action}：{text}', uk: '{action}: {text}' },
  'toasts.label': { en: 'Notifications', ja: '通知', uk: 'Сповіщення' },

  'drop.title': {
    en: 'Drop to import',
    ja: 'ドロップすると取り込みます',
    uk: 'Відпустіть, щоб імпортувати',
  },
  'drop.text': {
    en: 'A .heartdeck file becomes a pack in the library.',
    ja: '.heartdeck ファイルがライブラリのパックになります。',
    uk: 'Файл .heartdeck стане набором у бібліотеці.',
  },
  'drop.wrong': {
    en: '“{file}” is not a .heartdeck file. Choose a file that Heartdeck exported.',
    ja: '「{file}」は .heartdeck ファイルではありません。Heartdeck が書き出したファイルを選んでください。',
    uk: '«{file}» — не файл .heartdeck. Виберіть файл, який експортував Heartdeck.',
  },

  'lost.title': { en: 'Connection lost', ja: '接続が切れました', uk: 'З’єднання втрачено' },
  'lost.text': {
    en: 'Saved work is safe. Trying to reconnect; if Heartdeck was stopped, start it again and open the address it shows.',
    ja: '保存済みの内容は失われていません。再接続を試しています。Heartdeck を終了した場合は、起動し直し、表示されたアドレスを開いてください。',
    uk: 'Збережені дані в безпеці. Триває повторне з’єднання; якщо Heartdeck зупинено, запустіть його знову й відкрийте адресу, яку він покаже.',
  },

  'print.loading': {
    en: 'Opening Print…',
    ja: '印刷の画面を開いています…',
    uk: 'Екран друку відкривається…',
  },
  'print.failed': {
    en: 'The Print screen could not be loaded. Reload the window.',
    ja: '印刷の画面を読み込めませんでした。ウィンドウを再読み込みしてください。',
    uk: 'Не вдалося завантажити екран друку. Перезавантажте вікно.',
  },

  'crash.title': {
    en: 'This screen stopped working',
    ja: 'この画面で問題が起きました',
    uk: 'Цей екран перестав працювати',
  },
  'crash.text': {
    en: 'This is a fault in Heartdeck itself, not in your pack. Everything saved is still on disk, unchanged. Open the screen again, or reload the window.',
    ja: 'パックではなく Heartdeck 自体の不具合です。保存済みの内容は、そのままディスクに残っています。画面を開き直すか、ウィンドウを再読み込みしてください。',
    uk: 'Це помилка самого Heartdeck, а не вашого набору. Усі збережені дані лишилися на диску без змін. Відкрийте екран знову або перезавантажте вікно.',
  },
  'crash.details': { en: 'Details for a report', ja: '報告用の詳細', uk: 'Подробиці для звіту' },
  'crash.reopen': { en: 'Open the screen again', ja: '画面を開き直す', uk: 'Відкрити екран знову' },

  'trouble.title': {
    en: 'The library could not be opened',
    ja: 'ライブラリを開けませんでした',
    uk: 'Бібліотеку не вдалося відкрити',
  },
  'trouble.backups': { en: 'Backups', ja: 'バックアップ', uk: 'Резервні копії' },
  'trouble.backups-text': {
    en: 'A restored backup takes the place of the library. The present file is kept beside it under another name.',
    ja: '復元したバックアップがライブラリになります。今のファイルは別の名前で同じフォルダーに残ります。',
    uk: 'Відновлена копія стане на місце бібліотеки. Теперішній файл залишиться поруч під іншою назвою.',
  },
  'trouble.no-backups': {
    en: 'There are no backups yet.',
    ja: 'バックアップはまだありません。',
    uk: 'Резервних копій ще немає.',
  },
  'trouble.format': { en: 'Format {version}', ja: '形式 {version}', uk: 'Формат {version}' },
  'trouble.restore': { en: 'Restore', ja: '復元', uk: 'Відновити' },
  'trouble.restore-named': {
    en: 'Restore the backup of {time}',
    ja: '{time} のバックアップを復元',
    uk: 'Відновити резервну копію від {time}',
  },
  'trouble.fresh': {
    en: 'Start with an empty library',
    ja: '空のライブラリで始める',
    uk: 'Почати з порожньої бібліотеки',
  },
  'trouble.fresh-text': {
    en: 'The originals are loaded anew. The present file is kept beside the new one under another name; nothing is deleted.',
    ja: '付属の原本を読み込み直します。今のファイルは別の名前で同じフォルダーに残り、何も削除されません。',
    uk: 'Оригінали завантажаться заново. Теперішній файл залишиться поруч під іншою назвою; нічого не буде видалено.',
  },
  'trouble.done': {
    en: 'The library is open. The earlier file is kept as {file}.',
    ja: 'ライブラリを開きました。以前のファイルは {file} として残っています。',
    uk: 'Бібліотеку відкрито. Попередній файл збережено як {file}.',
  },
  'trouble.folder': { en: 'Data folder', ja: 'データフォルダー', uk: 'Тека даних' },

  'size.bytes': {
    en: '{count, plural, one {# byte} other {# bytes}}',
    ja: '{count, plural, other {# バイト}}',
    uk: '{count, plural, one {# байт} few {# байти} many {# байтів} other {# байта}}',
  },
  'size.kilobytes': { en: '{size} kB', ja: '{size} kB', uk: '{size} кБ' },
  'size.megabytes': { en: '{size} MB', ja: '{size} MB', uk: '{size} МБ' },

  'app.unknown-failure': {
    en: 'Something unexpected went wrong ({code}). Saved work is safe.',
    ja: '予期しない問題が起きました（{code}）。保存済みの内容は失われていません。',
    uk: 'Сталася неочікувана помилка ({code}). Збережені дані в безпеці.',
  },
});
