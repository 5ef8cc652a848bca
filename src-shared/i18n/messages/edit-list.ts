import { defineMessages } from '../define';

/** The list of a pack's documents on the Edit screen, and what is done with them there. */
export const editList = defineMessages({
  'edit-list.pack': { en: 'Pack information', ja: 'パック情報', uk: 'Про набір' },
  'edit-list.translations': { en: 'Translations', ja: '翻訳', uk: 'Переклади' },
  'edit-list.group.scenarios': { en: 'Scenarios', ja: 'シナリオ', uk: 'Сценарії' },
  'edit-list.scenario-file': { en: 'Scenarios: {file}', ja: 'シナリオ：{file}', uk: 'Сценарії: {file}' },
  'edit-list.only': { en: 'Show only', ja: '表示の絞り込み', uk: 'Показати лише' },
  'edit-list.only.changed': { en: 'Changed', ja: '変更あり', uk: 'Змінені' },
  'edit-list.only.problems': { en: 'Problems', ja: '問題あり', uk: 'З проблемами' },

  'edit-list.new': { en: 'New', ja: '新規', uk: 'Створити' },
  'edit-list.new.title': { en: 'New definition', ja: '新しい定義', uk: 'Нове визначення' },
  'edit-list.new.kind': { en: 'Kind', ja: '種類', uk: 'Вид' },
  'edit-list.new.scenarios': { en: 'Scenario file', ja: 'シナリオファイル', uk: 'Файл сценаріїв' },
  'edit-list.new.create': { en: 'Create', ja: '作成', uk: 'Створити' },
  'edit-list.id': { en: 'Id', ja: 'ID', uk: 'Ідентифікатор' },
  'edit-list.id.hint': {
    en: 'Saved as {path}. Other definitions name it by this id.',
    ja: '{path}として保存します。ほかの定義からはこのIDで参照します。',
    uk: 'Зберігається як {path}. Інші визначення називають його за цим ідентифікатором.',
  },
  'edit-list.id.file': {
    en: 'Saved as {path}.',
    ja: '{path}として保存します。',
    uk: 'Зберігається як {path}.',
  },
  'edit-list.id.bad': {
    en: 'Use small letters a–z and digits, with single hyphens between them, at most 60.',
    ja: '半角の英小文字と数字を使い、間は一つのハイフンでつなぎます（60文字まで）。',
    uk: 'Малі латинські літери й цифри, між ними поодинокі дефіси, не більше ніж 60 знаків.',
  },
  'edit-list.id.taken': {
    en: 'Something of this kind has this id already.',
    ja: '同じ種類にこのIDがすでにあります。',
    uk: 'Такий ідентифікатор цього виду вже є.',
  },

  'edit-list.actions': { en: 'Actions', ja: '操作', uk: 'Дії' },
  'edit-list.actions-of': { en: 'Actions for “{name}”', ja: '「{name}」の操作', uk: 'Дії з «{name}»' },
  'edit-list.duplicate': { en: 'Duplicate', ja: '複製', uk: 'Дублювати' },
  'edit-list.rename-id': { en: 'Change id…', ja: 'IDを変更…', uk: 'Змінити ідентифікатор…' },
  'edit-list.rename-id.title': {
    en: 'Change the id of “{name}”',
    ja: '「{name}」のIDを変更',
    uk: 'Змінити ідентифікатор «{name}»',
  },
  'edit-list.rename-id.hint': {
    en: 'Every definition and scenario that names it follows.',
    ja: 'これを参照している定義とシナリオも書き換えます。',
    uk: 'Усі визначення й сценарії, де його названо, зміняться теж.',
  },
  'edit-list.rename-id.action': { en: 'Change id', ja: 'IDを変更', uk: 'Змінити' },
  'edit-list.up': { en: 'Move up', ja: '上へ移動', uk: 'Перемістити вгору' },
  'edit-list.down': { en: 'Move down', ja: '下へ移動', uk: 'Перемістити вниз' },
  'edit-list.delete': { en: 'Delete', ja: '削除', uk: 'Видалити' },
  'edit-list.delete.title': { en: 'Delete “{name}”', ja: '「{name}」を削除', uk: 'Видалити «{name}»' },
  'edit-list.delete.named': {
    en: 'It is named here. What names it has to be changed, too.',
    ja: '次の場所で参照されています。参照している側も直す必要があります。',
    uk: 'Його названо тут. Це теж доведеться змінити.',
  },
  'edit-list.delete.refused': {
    en: 'It can’t be deleted while this is so:',
    ja: '次の点が残っているため、削除できません。',
    uk: 'Видалити не можна, доки є таке:',
  },

  'edit-list.created': {
    en: 'Created “{name}”.',
    ja: '「{name}」を作成しました。',
    uk: 'Створено «{name}».',
  },
  'edit-list.duplicated': {
    en: 'Duplicated “{name}”.',
    ja: '「{name}」を複製しました。',
    uk: 'Продубльовано «{name}».',
  },
  'edit-list.duplicated-unsaved': {
    en: 'Duplicated “{name}”. Its text has errors, so the copy is not saved either.',
    ja: '「{name}」を複製しました。テキストに誤りがあるため、コピーも未保存です。',
    uk: 'Продубльовано «{name}». У тексті є помилки, тож копію теж не збережено.',
  },
  'edit-list.renamed': {
    en: 'Renamed in {count, plural, one {# document} other {# documents}}.',
    ja: '{count, plural, other {#件}}の文書でIDを変更しました。',
    uk: 'Ідентифікатор змінено в {count, plural, one {# документі} few {# документах} many {# документах} other {# документа}}.',
  },
  'edit-list.renamed-back': {
    en: 'The id is “{id}” again.',
    ja: 'IDを「{id}」に戻しました。',
    uk: 'Ідентифікатор знову «{id}».',
  },

  'edit-outline.label': { en: 'Outline of {path}', ja: '{path}の構成', uk: 'Структура {path}' },
  'edit-outline.none': {
    en: 'There is nothing to list yet.',
    ja: '表示する項目はまだありません。',
    uk: 'Поки що немає чого показати.',
  },
  'edit-uses.none': {
    en: 'Nothing names this definition.',
    ja: 'この定義を参照しているものはありません。',
    uk: 'Це визначення ніде не названо.',
  },
  'edit-uses.at-cursor': { en: 'At the cursor', ja: 'カーソル位置の定義', uk: 'Під курсором' },
  'edit-uses.no-definition': {
    en: 'Uses are told for definitions.',
    ja: '使用箇所は定義についてのみ表示します。',
    uk: 'Де вжито, видно лише для визначень.',
  },
  'command.edit-new': { en: 'New definition', ja: '新しい定義を作成', uk: 'Створити визначення' },
  'command.library-edit': {
    en: 'Edit the chosen definition',
    ja: '選択中の定義を編集',
    uk: 'Редагувати вибране визначення',
  },
});
