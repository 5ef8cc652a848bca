import { defineMessages } from '../define';

/** What can be wrong with pictures: files of the designer’s own, and names of pictures and icons. */
export const pictureDiagnostics = defineMessages({
  'diagnostic.bad-image': {
    en: 'This is not a proper {type} picture. Export it again from your image program.',
    ja: '正しい {type} 形式の画像ではありません。画像ソフトから書き出し直してください。',
    uk: 'Це не коректне зображення {type}. Експортуйте його ще раз із графічної програми.',
  },
  'diagnostic.unsafe-svg': {
    en: 'This picture holds “{found}”, which can run code or reach outside the file. Remove it, or use a PNG.',
    ja: 'この画像には、コードを実行したり外部を参照したりできる「{found}」が含まれています。取り除くか、PNG を使ってください。',
    uk: 'Зображення містить «{found}», що може виконувати код або звертатися назовні. Приберіть це або використайте PNG.',
  },
  'diagnostic.image-cut': {
    en: 'This {type} picture ends in the middle; a part of the file is missing. Copy or export it again.',
    ja: 'この {type} 画像は途中で終わっていて、ファイルの一部が欠けています。もう一度コピーするか、書き出し直してください。',
    uk: 'Це зображення {type} обривається посередині: бракує частини файлу. Скопіюйте або експортуйте його ще раз.',
  },
  'diagnostic.svg-too-much': {
    en: 'This drawing copies its parts, or nests them, so often that no screen can draw it. Simplify it, or use a PNG.',
    ja: 'この図は部品の複製や入れ子が多すぎて、画面に描けません。簡単にするか、PNG を使ってください。',
    uk: 'У цьому малюнку забагато копій або вкладень, жоден екран його не намалює. Спростіть його або використайте PNG.',
  },
  'diagnostic.image-too-large': {
    en: 'This picture has {width, number} × {height, number} pixels. At most {side, number} on a side and {megapixels, number} million in all are taken. Make it smaller in your image program.',
    ja: 'この画像は {width, number} × {height, number} ピクセルあります。使えるのは、一辺が {side, number} ピクセルまで、全体で {megapixels, number}00万ピクセルまでです。画像ソフトで縮小してください。',
    uk: 'У цьому зображенні {width, number} × {height, number} пікселів. Найбільше можна {side, number} на бік і {megapixels, number}\u00a0млн загалом. Зменште його в графічній програмі.',
  },
  'diagnostic.image-unknown': {
    en: '“{found}” is not a picture that can be used. Choose a PNG, JPEG, WebP or SVG file.',
    ja: '「{found}」は、使える形式の画像ではありません。PNG、JPEG、WebP、SVG のいずれかを選んでください。',
    uk: '«{found}» — не зображення, яке можна використати. Виберіть файл PNG, JPEG, WebP або SVG.',
  },
  'diagnostic.missing-image': {
    en: 'The pack has no picture “{found}”. {near, select, alike {Some of its letters only look Latin. Type “{nearest}” with the Latin keyboard.} yes {Did you mean “{nearest}”?} other {Put the picture in, or name another.}}',
    ja: 'このパックに「{found}」という画像はありません。{near, select, alike {英字に似た別の文字が混ざっています。半角英字で「{nearest}」と入力し直してください。} yes {「{nearest}」の誤りではありませんか。} other {画像を入れるか、別の画像を指定してください。}}',
    uk: 'У наборі немає зображення «{found}». {near, select, alike {Деякі літери лише схожі на латинські. Наберіть «{nearest}» латиницею.} yes {Можливо, «{nearest}»?} other {Додайте його або вкажіть інше.}}',
  },
  'diagnostic.broken-image': {
    en: 'The picture “{found}” is damaged and can’t be shown. Export it again from your image program and put it in anew.',
    ja: '画像「{found}」は壊れていて表示できません。画像ソフトから書き出し直して、もう一度入れてください。',
    uk: 'Зображення «{found}» пошкоджене, показати його неможливо. Експортуйте його ще раз із графічної програми й додайте знову.',
  },
  'diagnostic.unused-image': {
    en: 'Nothing in the pack shows the picture “{found}”. Put it on a card, or remove the file.',
    ja: '画像「{found}」は、パックのどこにも使われていません。カードに使うか、ファイルを取り除いてください。',
    uk: 'Ніщо в наборі не показує зображення «{found}». Додайте його на карту або приберіть файл.',
  },
  'diagnostic.unknown-icon': {
    en: 'There is no icon “{found}”. {near, select, alike {Some of its letters only look Latin. Type “{nearest}” with the Latin keyboard.} yes {Did you mean “{nearest}”?} other {Choose one from the icon library.}}',
    ja: '「{found}」というアイコンはありません。{near, select, alike {英字に似た別の文字が混ざっています。半角英字で「{nearest}」と入力し直してください。} yes {「{nearest}」の誤りではありませんか。} other {アイコンライブラリから選んでください。}}',
    uk: 'Піктограми «{found}» немає. {near, select, alike {Деякі літери лише схожі на латинські. Наберіть «{nearest}» латиницею.} yes {Можливо, «{nearest}»?} other {Виберіть піктограму з бібліотеки.}}',
  },
});
