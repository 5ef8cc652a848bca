import { defineMessages } from '../../define';

/** Notes for who plays the first time, each beside what it speaks of. */
export const hints = defineMessages({
  'hint.label': { en: 'Hint', ja: 'ヒント', uk: 'Підказка' },
  'hint.got-it': { en: 'Got it', ja: 'わかった', uk: 'Зрозуміло' },
  'hint.no-more': { en: 'No more hints', ja: 'ヒントを表示しない', uk: 'Без підказок' },
  'hint.rule': { en: 'Read the rule', ja: 'ルールを読む', uk: 'Читати правило' },

  'hint.question': {
    en: 'What you are asked is written here. The match waits for your answer; there is no clock.',
    ja: '今たずねられていることは、ここに出ます。答えるまで対戦は進みません。時間制限はありません。',
    uk: 'Тут написано, про що питають. Партія чекає на відповідь; часу не обмежено.',
  },
  'hint.lit': {
    en: 'Lit cards and places can be chosen now. Choose a card first, then where it goes; Esc takes the choice back.',
    ja: '光っているカードや場所を選べます。まずカード、次に置く場所を選びます。Escで選び直せます。',
    uk: 'Підсвічені карти й місця можна вибрати. Спершу виберіть карту, потім місце; Esc скасовує вибір.',
  },
  'hint.sculpt': {
    en: 'Put aside the cards you need least. They are out for this round, and nobody sees which they were.',
    ja: 'いちばん要らないカードを除きます。除いたカードはこのラウンドには戻らず、相手にも見えません。',
    uk: 'Приберіть карти, потрібні найменше. Вони вибувають на цей раунд, і ніхто не побачить, які саме.',
  },
  'hint.face-down': {
    en: 'A face-down card keeps its secret: a fixed worth, no ability. Its owner alone can read it.',
    ja: '裏向きのカードは正体を隠します。想いは決まった値で、能力はありません。読めるのは持ち主だけです。',
    uk: 'Карта долілиць береже таємницю: має сталу відданість і жодної здібності. Прочитати її може лише власник.',
  },
  'hint.lock': {
    en: 'This Zone is locked for a player: no card can be played there until the lock runs out.',
    ja: 'このゾーンは、あるプレイヤーに対してロック中です。解けるまでカードをプレイできません。',
    uk: 'Цю зону для гравця заблоковано: грати туди не можна, доки блокування не скінчиться.',
  },
  'hint.number': {
    en: 'Numbers can be asked: point at one, or focus it, to see how it came about.',
    ja: '数字には内訳があります。指すか、フォーカスすると見られます。',
    uk: 'Числа можна розпитати: наведіть на число або перейдіть до нього, щоб побачити, як воно вийшло.',
  },
  'hint.back-off': {
    en: 'Giving the round up early costs little. It is possible at the start of a turn, before a card is played.',
    ja: '早めに身を引けば損は小さく済みます。手番の初め、カードをプレイする前にできます。',
    uk: 'Здати раунд завчасу — недорого. Це можна зробити на початку ходу, доки карту не зіграно.',
  },
  'hint.undo': {
    en: 'An answer can be taken back. If others have seen something since, they are asked first.',
    ja: '選択は取り消せます。その後にほかの人が何かを見ていれば、先に同意を求めます。',
    uk: 'Рішення можна повернути. Якщо інші відтоді щось побачили, спершу питають їхньої згоди.',
  },
  'hint.hand-over': {
    en: 'Two people share this screen. It shows nothing until the next player says so.',
    ja: 'この画面は2人で使います。次の人が操作するまで、何も表示しません。',
    uk: 'За цим екраном двоє. Він нічого не показує, доки не скаже наступний гравець.',
  },
  'hint.log': {
    en: 'Everything that happened is written here. Choose a line to see its card.',
    ja: '起こったことはすべてここに書かれます。行を選ぶとカードが見られます。',
    uk: 'Тут записано все, що сталося. Виберіть рядок, щоб побачити його карту.',
  },
  'hint.bot': {
    en: 'A bot is thinking. It sees no more than a person in its seat would.',
    ja: 'ボットが考えています。ボットに見えるのは、その席の人に見えるものだけです。',
    uk: 'Бот думає. Він бачить не більше, ніж людина на його місці.',
  },
  'hint.ap': {
    en: 'AP pay for everything. What is left at your next refill is lost, but until then it can pay for an answer.',
    ja: '行動力は、あらゆる費用になります。次の補充で残りは失われますが、それまでは応答に使えます。',
    uk: 'Очками дій платять за все. Залишок згорить на наступному поповненні, але доти ним можна заплатити за відповідь.',
  },
  'hint.waiting-pile': {
    en: 'What was announced waits here. The last one added happens first, after everybody has passed.',
    ja: '宣言されたものは、ここで待ちます。全員がパスすると、最後に加えたものから起こります。',
    uk: 'Оголошене чекає тут. Коли всі спасують, першим відбудеться додане останнім.',
  },
  'hint.swing': {
    en: 'A lit Furre of yours can act: swing, or use a skill of its own. Swinging turns it sideways.',
    ja: '光っている自分のファーレは、スイングするか、自身のスキルを使えます。スイングすると横向きになります。',
    uk: 'Ваш підсвічений Фурре може діяти: свінгувати або скористатися вмінням. Після свінгу він лежить боком.',
  },
});
