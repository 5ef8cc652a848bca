import { defineMessages } from '../../define';

/** Why there can be no sheets, and what to change: `print.problem.<code>`. A length comes with its unit. */
export const printProblems = defineMessages({
  'print.size': {
    en: '{w}\u00a0×\u00a0{h}\u00a0mm',
    ja: '{w}\u00a0×\u00a0{h}\u00a0mm',
    uk: '{w}\u00a0×\u00a0{h}\u00a0мм',
  },
  /** How a sentence about one card begins. */
  'print.problem.card': { en: '“{name}”', ja: '「{name}」', uk: 'Карта «{name}»' },
  'print.problem.some-card': { en: 'A card', ja: 'カードの一つ', uk: 'Одна з карт' },
  'print.problem.nothing-to-print': {
    en: 'Nothing is chosen. Tick at least one line under “What is printed”.',
    ja: '何も選ばれていません。「印刷するもの」で一つ以上にチェックを入れてください。',
    uk: 'Нічого не вибрано. Позначте хоча б один рядок у розділі «Що друкувати».',
  },
  'print.problem.no-room': {
    en: 'The margins leave no room on the paper of {paper}. Make the margins smaller, or choose larger paper.',
    ja: '余白が大きすぎて、{paper} の用紙に印刷できる場所がありません。余白を小さくするか、大きな用紙を選んでください。',
    uk: 'Поля не лишають місця на папері {paper}. Зменште поля або виберіть більший папір.',
  },
  'print.problem.too-large': {
    en: '{what} needs {needed} with its bleed; between the margins there are {room}. Make the margins, the bleed or the card size smaller, or choose larger paper.',
    ja: '{what}には塗り足しを含めて {needed} が必要ですが、余白の内側は {room} です。余白、塗り足し、カードの寸法のどれかを小さくするか、大きな用紙を選んでください。',
    uk: '{what} з вильотом займає {needed}, а між полями є {room}. Зменште поля, виліт або розмір карт чи виберіть більший папір.',
  },
  'print.problem.larger-than-paper': {
    en: '{what} takes {needed} with its bleed, more than the paper of {paper}. Choose larger paper, or a smaller card size.',
    ja: '{what}は塗り足しを含めて {needed} で、{paper} の用紙より大きくなります。大きな用紙か、小さなカードの寸法を選んでください。',
    uk: '{what} з вильотом займає {needed}, більше за папір {paper}. Виберіть більший папір або менший розмір карт.',
  },
  'print.problem.nothing-changed': {
    en: 'Nothing is drawn otherwise than it was in the chosen revision. Choose an earlier one, or print everything.',
    ja: '選んだ版から見た目の変わったものはありません。もっと前の版を選ぶか、すべてを印刷してください。',
    uk: 'Від вибраної версії нічого не змінилося на вигляд. Виберіть давнішу версію або друкуйте все.',
  },
  'print.problem.bad-copies': {
    en: '{what} can’t be printed {copies, plural, one {# time} other {# times}}. Choose a whole number from 1 to {most, number}; to leave it out, untick it.',
    ja: '{what}を{copies, plural, other {#}}枚印刷することはできません。1～{most, number} の整数にしてください。印刷しないときはチェックを外します。',
    uk: '{what} не може мати {copies, plural, one {# примірник} few {# примірники} many {# примірників} other {# примірника}}. Виберіть ціле число від 1 до {most, number}; щоб не друкувати її, зніміть позначку.',
  },
  'print.problem.too-many-cards': {
    en: '{cards, plural, one {# card} other {# cards}} are too many for one job; the most is {most, number}. Print fewer copies or languages, or print in several parts.',
    ja: '{cards, plural, other {#}}枚は一度に印刷できません。上限は {most, number} 枚です。枚数か言語を減らすか、何回かに分けて印刷してください。',
    uk: '{cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}} — забагато для одного разу; найбільше {most, number}. Зменште кількість примірників чи мов або друкуйте частинами.',
  },
  'print.problem.unknown-key': {
    en: 'The pack has nothing called “{key}” in this revision. Choose what is printed anew.',
    ja: 'この版のパックに「{key}」はありません。印刷するものを選び直してください。',
    uk: 'У цій версії набору немає «{key}». Виберіть, що друкувати, ще раз.',
  },
});
