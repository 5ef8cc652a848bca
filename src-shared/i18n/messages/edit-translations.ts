import { defineMessages } from '../define';

/** The table of everything that a pack says in three languages. */
export const editTranslations = defineMessages({
  'edit-translations.title': { en: 'Translations', ja: '翻訳', uk: 'Переклади' },
  'edit-translations.place': { en: 'Where', ja: '場所', uk: 'Де' },
  'edit-translations.pack': { en: 'The pack itself', ja: 'パック自体', uk: 'Сам набір' },
  'edit-translations.filter': { en: 'Which texts', ja: '表示するテキスト', uk: 'Які тексти' },
  'edit-translations.filter.all': { en: 'All ({count})', ja: 'すべて（{count}）', uk: 'Усі ({count})' },
  'edit-translations.filter.missing': {
    en: 'Untranslated ({count})',
    ja: '未翻訳（{count}）',
    uk: 'Без перекладу ({count})',
  },
  'edit-translations.filter.stale': {
    en: 'Out of date ({count})',
    ja: '要見直し（{count}）',
    uk: 'Застарілі ({count})',
  },
  'edit-translations.search': { en: 'Search in the texts', ja: 'テキストを検索', uk: 'Пошук у текстах' },
  'edit-translations.save': {
    en: '{count, plural, =0 {Save all} one {Save all (#)} other {Save all (#)}}',
    ja: '{count, plural, =0 {すべて保存} other {すべて保存（#）}}',
    uk: '{count, plural, =0 {Зберегти все} one {Зберегти все (#)} few {Зберегти все (#)} many {Зберегти все (#)} other {Зберегти все (#)}}',
  },
  'edit-translations.saved': {
    en: '{count, plural, one {# document saved} other {# documents saved}} as one revision.',
    ja: '{count, plural, other {文書#件}}を一つの版として保存しました。',
    uk: '{count, plural, one {Збережено # документ} few {Збережено # документи} many {Збережено # документів} other {Збережено # документа}} однією версією.',
  },
  'edit-translations.left': {
    en: '{count, plural, one {{path} was not saved: its text has errors, or it was saved elsewhere.} other {# documents were not saved, {path} among them: their text has errors, or they were saved elsewhere.}}',
    ja: '{count, plural, other {{path}など#件を保存しませんでした。テキストに誤りがあるか、別の場所で保存されています。}}',
    uk: '{count, plural, one {{path} не збережено: у тексті є помилки або його збережено деінде.} few {# документи не збережено, серед них {path}: у тексті є помилки або їх збережено деінде.} many {# документів не збережено, серед них {path}: у тексті є помилки або їх збережено деінде.} other {# документа не збережено, серед них {path}: у тексті є помилки або їх збережено деінде.}}',
  },
  'edit-translations.state.missing': { en: 'missing', ja: '未翻訳', uk: 'немає перекладу' },
  'edit-translations.state.same': { en: 'same as English', ja: '英語と同じ', uk: 'як англійською' },
  'edit-translations.state.stale': { en: 'out of date', ja: '要見直し', uk: 'застаріло' },
  'edit-translations.state.made': {
    en: 'made from the effects',
    ja: '効果から自動作成',
    uk: 'складається з ефектів',
  },
  'edit-translations.still-right': { en: 'Still right', ja: 'このままでよい', uk: 'Досі правильно' },
  'edit-translations.none': {
    en: 'This pack has no texts to translate.',
    ja: 'このパックには翻訳するテキストがありません。',
    uk: 'У цьому наборі немає що перекладати.',
  },
  'edit-translations.none.missing': {
    en: 'Everything is translated.',
    ja: 'すべて翻訳済みです。',
    uk: 'Усе перекладено.',
  },
  'edit-translations.none.stale': {
    en: 'No own words are out of date.',
    ja: '見直しが必要な文はありません。',
    uk: 'Застарілих власних текстів немає.',
  },
  'edit-translations.none-found': {
    en: 'No text matches. Try another word.',
    ja: '一致するテキストがありません。別の言葉で試してください。',
    uk: 'Нічого не знайдено. Спробуйте інше слово.',
  },
});
