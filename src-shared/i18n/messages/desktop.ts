import { defineMessages } from '../define';

/** What the desktop window says for itself: its own menus, and the dialogs shown when there is no page to show them. */
export const desktop = defineMessages({
  'desktop.menu.about': { en: 'About Heartdeck', ja: 'Heartdeck について', uk: 'Про Heartdeck' },
  'desktop.menu.services': { en: 'Services', ja: 'サービス', uk: 'Служби' },
  'desktop.menu.hide': { en: 'Hide Heartdeck', ja: 'Heartdeck を隠す', uk: 'Сховати Heartdeck' },
  'desktop.menu.hideOthers': { en: 'Hide others', ja: 'ほかを隠す', uk: 'Сховати інші' },
  'desktop.menu.unhide': { en: 'Show all', ja: 'すべてを表示', uk: 'Показати всі' },
  'desktop.menu.quitApp': { en: 'Quit Heartdeck', ja: 'Heartdeck を終了', uk: 'Вийти з Heartdeck' },
  'desktop.menu.quit': { en: 'Quit', ja: '終了', uk: 'Вийти' },
  'desktop.menu.exit': { en: 'Exit', ja: '終了', uk: 'Вийти' },

  'desktop.menu.undo': { en: 'Undo', ja: '元に戻す', uk: 'Скасувати' },
  'desktop.menu.redo': { en: 'Redo', ja: 'やり直す', uk: 'Повторити' },
  'desktop.menu.cut': { en: 'Cut', ja: '切り取り', uk: 'Вирізати' },
  'desktop.menu.copy': { en: 'Copy', ja: 'コピー', uk: 'Копіювати' },
  'desktop.menu.paste': { en: 'Paste', ja: '貼り付け', uk: 'Вставити' },
  'desktop.menu.selectAll': { en: 'Select all', ja: 'すべて選択', uk: 'Вибрати все' },

  'desktop.menu.window': { en: 'Window', ja: 'ウィンドウ', uk: 'Вікно' },
  'desktop.menu.minimize': { en: 'Minimize', ja: '最小化', uk: 'Згорнути' },
  'desktop.menu.zoom': { en: 'Zoom', ja: '拡大／縮小', uk: 'Масштабувати' },
  'desktop.menu.close': { en: 'Close window', ja: 'ウィンドウを閉じる', uk: 'Закрити вікно' },
  'desktop.menu.front': { en: 'Bring all to front', ja: 'すべてを手前に移動', uk: 'Перемістити все наперед' },

  'desktop.menu.fullScreen': { en: 'Full screen', ja: '全画面表示', uk: 'На весь екран' },
  'desktop.menu.developer': { en: 'Developer tools', ja: '開発者ツール', uk: 'Інструменти розробника' },

  'desktop.chooseFolder': { en: 'Choose a folder', ja: 'フォルダーを選択', uk: 'Виберіть теку' },

  'desktop.crash.title': {
    en: 'The window stopped working',
    ja: 'ウィンドウが停止しました',
    uk: 'Вікно перестало працювати',
  },
  'desktop.crash.text': {
    en: 'Saved work is safe. Reload the window to go on ({reason}).',
    ja: '保存済みの内容は失われていません。再読み込みすると続けられます（{reason}）。',
    uk: 'Збережені дані в безпеці. Перезавантажте вікно, щоб продовжити ({reason}).',
  },
  'desktop.crash.reload': { en: 'Reload', ja: '再読み込み', uk: 'Перезавантажити' },
  'desktop.crash.quit': { en: 'Quit', ja: '終了', uk: 'Вийти' },

  'desktop.fault.title': {
    en: 'Something went wrong in Heartdeck',
    ja: 'Heartdeck で問題が発生しました',
    uk: 'У Heartdeck сталася помилка',
  },
  'desktop.fault.text': {
    en: 'Saved work is safe. If the window no longer responds properly, restart Heartdeck.\n\n{detail}',
    ja: '保存済みの内容は失われていません。動作がおかしい場合は、Heartdeck を再起動してください。\n\n{detail}',
    uk: 'Збережені дані в безпеці. Якщо вікно працює неправильно, перезапустіть Heartdeck.\n\n{detail}',
  },
  'desktop.fault.restart': { en: 'Restart', ja: '再起動', uk: 'Перезапустити' },
  'desktop.fault.stay': { en: 'Continue', ja: '続ける', uk: 'Продовжити' },

  'desktop.unkept.title': {
    en: 'Close and lose what you typed last?',
    ja: '最後に入力した内容を破棄して閉じますか？',
    uk: 'Закрити та втратити щойно набране?',
  },
  'desktop.unkept.text': {
    en: 'Some of your text could not be written to disk. Keep the window open, make room on the disk or copy the text, and try again.',
    ja: '一部の内容をディスクに書き込めませんでした。ウィンドウを開いたまま、ディスクの空きを増やすか内容をコピーしてから、もう一度試してください。',
    uk: 'Частину тексту не вдалося записати на диск. Залиште вікно відкритим, звільніть місце на диску або скопіюйте текст і спробуйте ще раз.',
  },
  'desktop.unkept.stay': { en: 'Keep open', ja: '開いたままにする', uk: 'Не закривати' },
  'desktop.unkept.close': { en: 'Close anyway', ja: '破棄して閉じる', uk: 'Закрити все одно' },

  'desktop.start.title': {
    en: 'Heartdeck could not start',
    ja: 'Heartdeck を起動できませんでした',
    uk: 'Не вдалося запустити Heartdeck',
  },
  'desktop.start.text': {
    en: 'Nothing was changed. What went wrong: {detail}',
    ja: '何も変更していません。原因：{detail}',
    uk: 'Нічого не змінено. Причина: {detail}',
  },

  'desktop.open.title': {
    en: 'The file was not opened',
    ja: 'ファイルを開けませんでした',
    uk: 'Файл не відкрито',
  },
  'desktop.open.tooBig': {
    en: '{file} is too big: a pack may have at most {max, number} MB.',
    ja: '{file} は大きすぎます。パックの上限は {max, number} MB です。',
    uk: '{file} завеликий: набір може мати щонайбільше {max, number} МБ.',
  },
  'desktop.open.unreadable': {
    en: '{file} could not be read. Check that it still exists and that reading it is allowed.',
    ja: '{file} を読み込めませんでした。ファイルがあり、読み取りが許可されているか確かめてください。',
    uk: 'Не вдалося прочитати {file}. Перевірте, чи файл існує та чи дозволено його читати.',
  },
});
