import { defineMessages } from '../../define';

/** Why there can be no sheets, and what to change: `print.problem.<code>`. A length comes with its unit. */
export const printProblems = defineMessages({
  'print.size': {
    en: '{w}\u00a0×\u00a0{h}\u00a0mm',
    ja: '{w}\u00a0×\u00a0{h}\u00a0mm',
    uk: '{w}\u00a0×\u00a0{h}\u00a0мм',
  },
  /** How a sentence about one card, token or mat begins. */
  'print.problem.card': { en: '“{name}”', ja: '「{name}」', uk: '«{name}»' },
  'print.problem.some-card': { en: 'A card', ja: 'カードの一つ', uk: 'Одна з карт' },
  'print.problem.nothing-to-print': {
    en: 'Nothing is chosen. Tick at least one line under “What is printed”.',
    ja: '何も選ばれていません。「印刷するもの」で一つ以上にチェックを入れてください。',
    uk: 'Нічого не вибрано. Позначте хоча б один рядок у розділі «Що друкувати».',
  },
  'print.problem.nothing-drawn': {
    en: 'No template draws what is chosen. Add a template for it, or choose something else.',
    ja: '選んだものを描くテンプレートがありません。テンプレートを追加するか、別のものを選んでください。',
    uk: 'Для вибраного немає шаблону. Додайте шаблон або виберіть щось інше.',
  },
  'print.problem.no-room': {
    en: 'The margins leave no room on the paper of {paper}. Make the margins smaller, or choose larger paper.',
    ja: '余白が大きすぎて、{paper} の用紙に印刷できる場所がありません。余白を小さくするか、大きな用紙を選んでください。',
    uk: 'Поля не лишають місця на папері {paper}. Зменште поля або виберіть більший папір.',
  },
  'print.problem.too-large': {
    en: '{what} needs at least {needed}, bleed included; between the margins there are {room}. Make the margins or the bleed smaller, or choose larger paper. For cards, a smaller card size helps too.',
    ja: '{what}には塗り足しを含めて少なくとも {needed} が必要ですが、余白の内側は {room} です。余白か塗り足しを小さくするか、大きな用紙を選んでください。カードなら、カードの寸法を小さくすることもできます。',
    uk: '{what} з вильотом потребує щонайменше {needed}, а між полями є {room}. Зменште поля чи виліт або виберіть більший папір; для карт можна вибрати й менший розмір.',
  },
  'print.problem.larger-than-paper': {
    en: '{what} takes {needed} with its bleed, more than the paper of {paper}. Choose larger paper. For cards, a smaller card size helps too.',
    ja: '{what}は塗り足しを含めて {needed} で、{paper} の用紙より大きくなります。大きな用紙を選んでください。カードなら、カードの寸法を小さくすることもできます。',
    uk: '{what} з вильотом займає {needed}, більше за папір {paper}. Виберіть більший папір; для карт можна вибрати й менший розмір.',
  },
  'print.problem.offset-too-large': {
    en: 'The printer offset moves backs {by} mm beyond the edge of the paper. Make the offset smaller, or the margins larger.',
    ja: 'プリンターのずれの補正で、裏面が用紙の端から {by} mm はみ出します。ずれの値を小さくするか、余白を大きくしてください。',
    uk: 'Поправка на зсув принтера виносить звороти на {by} мм за край паперу. Зменште зсув або збільште поля.',
  },
  'print.problem.nothing-changed': {
    en: 'Nothing looks different from the chosen revision. Choose an earlier one, or print everything.',
    ja: '選んだ版から見た目の変わったものはありません。もっと前の版を選ぶか、すべてを印刷してください。',
    uk: 'Від вибраної версії нічого не змінилося на вигляд. Виберіть давнішу версію або друкуйте все.',
  },
  'print.problem.bad-copies': {
    en: '{what} can’t be printed {copies, plural, one {# time} other {# times}}. Choose a whole number from 1 to {most, number}; to leave it out, untick it.',
    ja: '{what}を{copies, plural, other {#}}枚印刷することはできません。1～{most, number} の整数にしてください。印刷しないときはチェックを外します。',
    uk: '{what} не може мати {copies, plural, one {# примірник} few {# примірники} many {# примірників} other {# примірника}}. Виберіть ціле число від 1 до {most, number}; щоб не друкувати, зніміть позначку.',
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
