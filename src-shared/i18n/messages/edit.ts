import { defineMessages } from '../define';

/** The Edit screen. */
export const edit = defineMessages({
  'edit.loading': {
    en: 'The editor is being opened.',
    ja: 'エディターを開いています。',
    uk: 'Редактор відкривається.',
  },
  'edit.editor-failed': {
    en: 'The editor could not be loaded. Reload the window to try again.',
    ja: 'エディターを読み込めませんでした。ウィンドウを再読み込みしてください。',
    uk: 'Не вдалося завантажити редактор. Перезавантажте вікно, щоб спробувати ще раз.',
  },
  'edit.tab-leaves': {
    en: 'Tab now leaves the text.',
    ja: '次のTabキーでテキストから出ます。',
    uk: 'Tab тепер виводить із тексту.',
  },
  'edit.text-label': {
    en: '{path}, text. Escape, then Tab leaves it.',
    ja: '{path}のテキスト。Escキーの次にTabキーで出ます。',
    uk: '{path}, текст. Escape, тоді Tab — вийти.',
  },
});
