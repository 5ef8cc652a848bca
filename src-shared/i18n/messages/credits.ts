import { defineMessages } from '../define';

/** Whose work ships with the application, and on what terms. */
export const credits = defineMessages({
  'credits.title': { en: 'Credits', ja: 'クレジット', uk: 'Автори й ліцензії' },
  'credits.text': {
    en: 'The screens and the cards are made with the work of these people. The full texts of the licences come with the application.',
    ja: '画面とカードには、次の方々の作品を使っています。ライセンスの全文は、アプリに付属しています。',
    uk: 'Екрани й карти створено з використанням робіт цих людей. Повні тексти ліцензій додано до застосунку.',
  },
  'credits.ofl': { en: 'Fonts', ja: 'フォント', uk: 'Шрифти' },
  'credits.isc': { en: 'Icons on the screen', ja: '画面のアイコン', uk: 'Піктограми на екрані' },
  'credits.cc-by': { en: 'Icons on the cards', ja: 'カードのアイコン', uk: 'Піктограми на картах' },
  'credits.ofl-text': {
    en: 'May be used, studied, changed and passed on, but not sold by themselves.',
    ja: '利用・研究・改変・再配布ができます。フォント単体での販売はできません。',
    uk: 'Можна використовувати, вивчати, змінювати й поширювати, але не продавати окремо.',
  },
  'credits.isc-text': {
    en: 'May be used, changed and passed on with the notice, without warranty.',
    ja: '著作権表示を残せば、利用・改変・再配布ができます。無保証です。',
    uk: 'Можна використовувати, змінювати й поширювати, зберігаючи відомості про авторські права; без гарантій.',
  },
  'credits.cc-by-text': {
    en: 'May be used, changed and passed on if the authors are named. Here the icons are recoloured, outlined and combined. Name the authors too when you publish cards with these icons.',
    ja: '作者名を示せば、利用・改変・再配布ができます。ここでは色や輪郭を変え、組み合わせて使っています。このアイコンを使ったカードを公開するときも、作者名を示してください。',
    uk: 'Можна використовувати, змінювати й поширювати, якщо названо авторів. Тут піктограми перефарбовано, обведено й поєднано. Публікуючи карти з цими піктограмами, теж зазначайте авторів.',
  },
  'credits.public-domain': {
    en: 'In the public domain:',
    ja: 'パブリックドメイン：',
    uk: 'Суспільне надбання:',
  },
  'credits.used': {
    en: '{count, plural, one {# icon} other {# icons}} on the shipped cards',
    ja: '付属のカードに使われているアイコン（{count, number}個）',
    uk: '{count, plural, one {# піктограма} few {# піктограми} many {# піктограм} other {# піктограми}} на картах із комплекту',
  },
});
