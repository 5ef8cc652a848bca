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
  'action.undo': { en: 'Undo', ja: '元に戻す', uk: 'Повернути' },
  'action.dismiss': { en: 'Dismiss', ja: '閉じる', uk: 'Прибрати' },
  'action.copy-details': { en: 'Copy details', ja: '詳細をコピー', uk: 'Копіювати подробиці' },
  'action.copied': { en: 'Copied', ja: 'コピーしました', uk: 'Скопійовано' },
  'action.reload': { en: 'Reload', ja: '再読み込み', uk: 'Перезавантажити' },
  'action.try-again': { en: 'Try again', ja: 'もう一度試す', uk: 'Спробувати ще раз' },

  'size.bytes': {
    en: '{count, plural, one {# byte} other {# bytes}}',
    ja: '{count, plural, other {# バイト}}',
    uk: '{count, plural, one {# байт} few {# байти} many {# байтів} other {# байта}}',
  },
  'size.kilobytes': { en: '{size} kB', ja: '{size} kB', uk: '{size} кБ' },
  'size.megabytes': { en: '{size} MB', ja: '{size} MB', uk: '{size} МБ' },

  'failure.unknown': {
    en: 'Something unexpected went wrong ({code}). Saved work is safe.',
    ja: '予期しない問題が起きました（{code}）。保存済みの内容は無事です。',
    uk: 'Сталася неочікувана помилка ({code}). Збережене в безпеці.',
  },
});
