import { defineMessages } from '../define';

/** Pictures of the designer’s own on cards. */
export const pictures = defineMessages({
  'picture.put': { en: 'Add a picture…', ja: '画像を入れる…', uk: 'Додати зображення…' },
  'picture.replace': { en: 'Change the picture…', ja: '画像を替える…', uk: 'Змінити зображення…' },
  'picture.remove': { en: 'Remove the picture', ja: '画像を外す', uk: 'Прибрати зображення' },
  'picture.fit': { en: 'Picture in its window', ja: '枠への収め方', uk: 'Зображення у вікні' },
  'picture.cover': { en: 'Fill the window', ja: '枠を満たす', uk: 'Заповнити вікно' },
  'picture.contain': { en: 'Show all of it', ja: '全体を見せる', uk: 'Показати повністю' },
  'picture.drop': {
    en: 'Drop the picture here',
    ja: 'ここに画像をドロップ',
    uk: 'Відпустіть зображення тут',
  },
  'picture.hint': {
    en: 'PNG, JPEG, WebP or SVG, up to {size}. A picture can also be dropped on the card.',
    ja: 'PNG、JPEG、WebP、SVG（{size}まで）。カードの上に画像をドロップすることもできます。',
    uk: 'PNG, JPEG, WebP або SVG, до {size}. Зображення можна й перетягнути на карту.',
  },
  'picture.refused': {
    en: '{file} was not added.',
    ja: '{file} を入れられませんでした。',
    uk: 'Файл {file} не додано.',
  },
  'done.pictured': {
    en: '“{name}” now has a picture of its own.',
    ja: '「{name}」に画像を入れました。',
    uk: '«{name}» тепер має власне зображення.',
  },
  'done.unpictured': {
    en: 'The picture of “{name}” was removed.',
    ja: '「{name}」の画像を外しました。',
    uk: 'Зображення прибрано: «{name}».',
  },
  'done.pictureTakenBack': {
    en: '“{name}” has its earlier picture again.',
    ja: '「{name}」を前の画像に戻しました。',
    uk: 'Попереднє зображення повернено: «{name}».',
  },
});
