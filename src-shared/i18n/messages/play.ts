import { defineMessages } from '../define';

/** The Play screen: before a match, at the table, between two people. */
export const play = defineMessages({
  'command.play-undo': {
    en: 'Take back the last answer',
    ja: '最後の選択を取り消す',
    uk: 'Повернути останнє рішення',
  },
  'command.play-leave': {
    en: 'Leave the table for other matches',
    ja: 'テーブルを離れてほかの対戦へ',
    uk: 'Від столу до інших партій',
  },

  'command.play-rules': {
    en: 'Rules of this game',
    ja: 'このゲームのルール',
    uk: 'Правила цієї гри',
  },

  'play.bot-level-easy': { en: 'Easy', ja: 'やさしい', uk: 'Легкий' },
  'play.bot-level-easy-hint': {
    en: 'Thinks a little: a fair opponent for a first match.',
    ja: '少しだけ考えます。はじめての対戦にちょうどよい相手です。',
    uk: 'Думає недовго: добрий суперник для першої партії.',
  },
  'play.bot-level-medium': { en: 'Medium', ja: 'ふつう', uk: 'Середній' },
  'play.bot-level-medium-hint': {
    en: 'Weighs more of what may come and seldom slips.',
    ja: 'より多くの展開を読み、めったにミスをしません。',
    uk: 'Зважує більше можливостей і рідко помиляється.',
  },
  'play.bot-level-strong': { en: 'Strong', ja: '強い', uk: 'Сильний' },
  'play.bot-level-strong-hint': {
    en: 'Thinks through a thousand possible courses of the round for each answer.',
    ja: '選択のたびに、起こりうる展開を1,000通り考えます。',
    uk: 'Перед кожним рішенням продумує тисячу можливих перебігів раунду.',
  },
  'play.bot-level-very-strong': { en: 'Very strong', ja: 'とても強い', uk: 'Дуже сильний' },
  'play.bot-level-very-strong-hint': {
    en: 'Thinks three times as long as the strong one.',
    ja: '「強い」の3倍じっくり考えます。',
    uk: 'Думає втричі довше за сильного.',
  },

  'play.none': { en: 'Nothing to play yet', ja: 'プレイできるものがありません', uk: 'Поки нема в що грати' },
  'play.none-text': {
    en: 'Packs whose game has rules here appear on this page. Import one in the library.',
    ja: 'ルールが用意されたゲームのパックがここに並びます。ライブラリで読み込んでください。',
    uk: 'Тут з’являться набори ігор, правила яких уже є. Імпортуйте набір у бібліотеці.',
  },
  'play.loading': { en: 'Laying out the cards', ja: 'カードを並べています', uk: 'Карти розкладаються' },
  'play.screen-failed': {
    en: 'The table could not be loaded. Reload the window to try again.',
    ja: 'テーブルを読み込めませんでした。ウィンドウを再読み込みしてください。',
    uk: 'Не вдалося завантажити стіл. Перезавантажте вікно, щоб спробувати ще раз.',
  },
  'play.failed': {
    en: 'This match can’t be opened',
    ja: 'この対戦は開けません',
    uk: 'Цю партію не вдається відкрити',
  },
  'play.leave': { en: 'Other matches', ja: 'ほかの対戦', uk: 'Інші партії' },

  'play.table': { en: 'Table', ja: 'テーブル', uk: 'Стіл' },
  'play.question': { en: 'Question', ja: '質問', uk: 'Питання' },
  'play.answers': { en: 'Answers', ja: '選択肢', uk: 'Відповіді' },
  'play.all-answers': {
    en: '{count, plural, one {# answer} other {All # answers}}',
    ja: '{count, plural, other {すべての選択肢（#）}}',
    uk: '{count, plural, one {# відповідь} few {Усі # відповіді} many {Усі # відповідей} other {Усі # відповіді}}',
  },
  'play.lit-hint': {
    en: 'Choose a lit card or place.',
    ja: '光っているカードか場所を選んでください。',
    uk: 'Виберіть підсвічену карту або місце.',
  },
  'play.lit-count': {
    en: 'Choose {count, plural, one {# lit card} other {# lit cards}}.',
    ja: '光っているカードを{count, plural, other {#枚}}選んでください。',
    uk: 'Виберіть {count, plural, one {# підсвічену карту} few {# підсвічені карти} many {# підсвічених карт} other {# підсвіченої карти}}.',
  },
  'play.waits': { en: '{name} decides.', ja: '{name}が選んでいます。', uk: 'Вирішує {name}.' },
  'play.rules': { en: 'Rules', ja: 'ルール', uk: 'Правила' },
  'play.undo': { en: 'Take back', ja: '一手戻す', uk: 'Хід назад' },
  'play.new-deal': { en: 'New deal', ja: '配り直す', uk: 'Нова роздача' },
  'play.same-deal': { en: 'The same deal', ja: '同じ配り方', uk: 'Та сама роздача' },
  'play.log': { en: 'What happened', ja: 'これまでの流れ', uk: 'Хід партії' },
  'play.log-none': { en: 'Nothing yet.', ja: 'まだ何も起きていません。', uk: 'Ще нічого.' },
  'play.look': { en: 'Card', ja: 'カード', uk: 'Карта' },
  'play.look-hint': {
    en: 'Point at a card, or reach it with the arrow keys, to read it here.',
    ja: 'カードを指すか矢印キーで選ぶと、ここで読めます。',
    uk: 'Наведіть на карту або перейдіть до неї стрілками, щоб прочитати її тут.',
  },
  'play.side': { en: 'Card and log', ja: 'カードと記録', uk: 'Карта й хід партії' },
  'play.count': {
    en: '{count, plural, one {# card} other {# cards}}',
    ja: '{count, plural, other {#枚}}',
    uk: '{count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  },
  'play.face-down': { en: 'face-down', ja: '裏向き', uk: 'долілиць' },
  'play.choices': {
    en: '{count, plural, one {# answer} other {# answers}}',
    ja: '選択肢{count, plural, other {#個}}',
    uk: '{count, plural, one {# відповідь} few {# відповіді} many {# відповідей} other {# відповіді}}',
  },
  'play.asked': { en: 'asked now', ja: '選択中', uk: 'зараз вирішує' },

  'play.picked': { en: 'picked', ja: '選択済み', uk: 'вибрано' },
  'play.thinks': { en: '{name} is thinking', ja: '{name}が考えています', uk: '{name} думає' },
  'play.missing': {
    en: '{what, select, card {Choose a card that goes with it.} place {Choose the place.} either {Choose a card or a place.} other {Choose how.}}',
    ja: '{what, select, card {続けてカードを選んでください。} place {場所を選んでください。} either {カードか場所を選んでください。} other {どうするか選んでください。}}',
    uk: '{what, select, card {Виберіть ще карту.} place {Виберіть місце.} either {Виберіть карту або місце.} other {Виберіть, як саме.}}',
  },
  'play.take-out': { en: 'Take back “{name}”', ja: '「{name}」の選択を取り消す', uk: 'Прибрати «{name}»' },
  'play.cancel': { en: 'Cancel', ja: 'キャンセル', uk: 'Скасувати' },
  'play.confirm': { en: 'Confirm', ja: '決定', uk: 'Підтвердити' },
  'play.confirm-all': {
    en: 'Confirm every answer',
    ja: 'すべての選択を確認する',
    uk: 'Підтверджувати кожну відповідь',
  },
  'play.lay-up': { en: 'Face-up', ja: '表向き', uk: 'Горілиць' },
  'play.lay-down': { en: 'Face-down', ja: '裏向き', uk: 'Долілиць' },
  'play.why-none': {
    en: 'The question that is asked now has no such answer.',
    ja: '今の質問では、それは選べません。',
    uk: 'На поставлене зараз питання такої відповіді нема.',
  },
  'play.eyes': { en: 'Seen by', ja: '見る人', uk: 'Чиїми очима' },
  'play.eyes-open': { en: 'Open cards', ja: '全公開', uk: 'Усі карти' },
  'play.eyes-seat': { en: 'Seat {seat}', ja: '席{seat}', uk: 'Місце {seat}' },
  'play.panel-close': { en: 'Fold the panel', ja: 'パネルをたたむ', uk: 'Згорнути панель' },
  'play.panel-open': { en: 'Unfold the panel', ja: 'パネルを開く', uk: 'Розгорнути панель' },
  'play.explain-total': { en: 'Result', ja: '結果', uk: 'Підсумок' },
  'play.explain-gone': {
    en: 'There is nothing more to say about this number.',
    ja: 'この数について説明できることはもうありません。',
    uk: 'Про це число більше нічого сказати.',
  },

  'play.hand-over': { en: 'Next: {name}', ja: '次は{name}', uk: 'Далі: {name}' },
  'play.hand-over-text': {
    en: 'The cards are covered. Pass the screen on, then go on.',
    ja: 'カードは伏せてあります。画面を渡してから進んでください。',
    uk: 'Карти закрито. Передайте екран і продовжуйте.',
  },
  'play.hand-over-show': { en: 'Show my cards', ja: '自分のカードを見る', uk: 'Показати мої карти' },
  'play.hand-over-open': {
    en: 'Play both sides with open cards',
    ja: '両方の手札を開いて一人で進める',
    uk: 'Грати за обох відкритими картами',
  },
});
