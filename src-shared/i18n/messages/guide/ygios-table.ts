import { defineMessages } from '../../define';

/** Reference of Yandere Girlfriends: the table, the match, the turn. */
export const ygiosTable = defineMessages({
  'guide.ygios.group.table': { en: 'On the table', ja: '卓上のもの', uk: 'На столі' },
  'guide.ygios.group.match': { en: 'Match and round', ja: '対戦とラウンド', uk: 'Партія і раунд' },
  'guide.ygios.group.turn': { en: 'The turn', ja: '手番', uk: 'Хід' },

  'guide.ygios.zones': { en: 'Zones', ja: 'ゾーン', uk: 'Зони' },
  'guide.ygios.zones.text': {
    en: '{zoneNames}: the places that both players fight over. Each has a girl, a colour and a sign. Any card may be played to any Zone; cards lie on their owner’s side of it.',
    ja: '{zoneNames}。両プレイヤーが取り合う場所です。それぞれに女の子と色とマークがあります。どのカードもどのゾーンにでもプレイでき、持ち主の側に置きます。',
    uk: '{zoneNames} — місця, за які змагаються гравці. У кожної зони є своя дівчина, колір і знак. Будь-яку карту можна зіграти в будь-яку зону; вона лежить на боці власника.',
  },
  'guide.ygios.row': { en: 'Row and next to', ja: '並びと隣接', uk: 'Ряд і сусідні зони' },
  'guide.ygios.row.text': {
    en: 'The Zones lie in a row. Two Zones are adjacent if nothing lies between them, so the two ends are not. {simpleShuffle, select, true {The row is shuffled in every mode.} other {{advancedShuffle, select, true {In Simple mode the order never changes; in Advanced mode it is shuffled each round.} other {The order never changes.}}}}',
    ja: 'ゾーンは一列に並んでいます。間に何もない2つのゾーンが隣接で、両端どうしは隣接ではありません。{simpleShuffle, select, true {並びはどのモードでもシャッフルします。} other {{advancedShuffle, select, true {並びは、シンプルモードでは変わらず、アドバンスモードではラウンドごとにシャッフルします。} other {並びは変わりません。}}}}',
    uk: 'Зони лежать у ряд. Сусідні — ті дві, між якими нічого немає; крайні зони не сусідні. {simpleShuffle, select, true {Ряд перемішують у кожному режимі.} other {{advancedShuffle, select, true {У простому режимі порядок незмінний, у розширеному ряд перемішують щораунду.} other {Порядок незмінний.}}}}',
  },
  'guide.ygios.cards': { en: 'Affection Cards', ja: '愛情カード', uk: 'Карти прихильності' },
  'guide.ygios.cards.text': {
    en: 'Every Affection Card exists once. It has a home Zone, a Devotion, and mostly an ability or a Requirement. This pack holds {cards, plural, one {# card} other {# cards}}; which of them take part depends on the mode.',
    ja: '愛情カードは、どれも1枚ずつです。本来のゾーンと想いがあり、多くは能力か条件を持ちます。このパックには{cards}枚あり、どれを使うかはモードで決まります。',
    uk: 'Кожна карта прихильності існує в одному примірнику. У неї є рідна зона, відданість і здебільшого здібність або умова. У цьому наборі {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}; які з них беруть участь, залежить від режиму.',
  },
  'guide.ygios.hand': { en: 'Hand', ja: '手札', uk: 'Рука' },
  'guide.ygios.hand.text': {
    en: 'A round begins with {simpleHand, plural, one {# card} other {# cards}} in hand (Simple) or {advancedHand, plural, one {# card} other {# cards}} after sculpting (Advanced). Nothing is drawn at the start of a turn; only card texts bring new cards. There is no upper limit.',
    ja: 'ラウンド開始時の手札は、シンプルでは{simpleHand}枚、アドバンスでは手札調整の後で{advancedHand}枚です。手番の初めにカードを引くことはなく、増えるのはカードのテキストによるときだけです。上限はありません。',
    uk: 'На початку раунду в руці {simpleHand, plural, one {# карта} few {# карти} many {# карт} other {# карти}} (простий режим) або {advancedHand, plural, one {# карта} few {# карти} many {# карт} other {# карти}} після формування руки (розширений). На початку ходу карт не беруть: нові приносять лише тексти карт. Верхньої межі немає.',
  },
  'guide.ygios.pile': { en: 'Set-Aside pile', ja: '控えの山', uk: 'Відкладений стос' },
  'guide.ygios.pile.text': {
    en: 'What was not dealt lies face-down as a common pile. Texts draw from its top and put cards under it. If it holds fewer cards than a text draws, those that are there are drawn.',
    ja: '配られなかったカードは、共通の山として裏向きに置きます。テキストで引くときは一番上から引き、戻すときは一番下に置きます。引く枚数に足りなければ、あるだけ引きます。',
    uk: 'Нероздані карти лежать долілиць спільним стосом. За текстами карт їх беруть зверху, а повертають під низ. Якщо карт менше, ніж треба взяти, беруть скільки є.',
  },
  'guide.ygios.hidden': { en: 'What is secret', ja: '秘密の情報', uk: 'Що приховано' },
  'guide.ygios.hidden.text': {
    en: 'Open to both: face-up cards, how many cards lie anywhere, locks, points, every choice on the board. Secret: hands, and what a face-down card is; its owner may always look. A card once seen stays known while it can be followed. {discardsVisible, select, true {Discarded cards are shown.} other {Cards discarded from a hand or from face-down stay secret.}}',
    ja: '両者に公開：表向きのカード、それぞれの場所の枚数、ロック、好感度、盤面での選択。秘密：手札と、裏向きのカードの中身（持ち主はいつでも見られます）。一度見えたカードは、行方を追える間は知っているものとして扱います。{discardsVisible, select, true {捨てたカードは公開します。} other {手札や裏向きから捨てたカードは秘密のままです。}}',
    uk: 'Відкрите для обох: карти горілиць, кількість карт будь-де, блокування, бали, кожен вибір на полі. Приховане: руки і те, що за карта лежить долілиць (власник завжди може глянути). Побачена карта лишається відомою, доки за нею можна простежити. {discardsVisible, select, true {Скинуті карти показують.} other {Карти, скинуті з руки чи з положення долілиць, лишаються таємними.}}',
  },

  'guide.ygios.timeline': { en: 'Timeline', ja: '世界線', uk: 'Часова лінія' },
  'guide.ygios.timeline.text': {
    en: 'The whole match: rounds are played until a scored round leaves a player with at least {pointsToWin, plural, one {# point} other {# points}}. Both start at 0. Only the points, the opener and the bonus pool carry over to the next round.',
    ja: '対戦全体のことです。ラウンドの得点を加えて{pointsToWin}点以上のプレイヤーが出るまで、ラウンドを繰り返します。両者0点から始めます。次のラウンドに引き継ぐのは、好感度、先攻、ボーナスの山だけです。',
    uk: 'Уся партія: раунди грають, доки після підрахунку в котрогось гравця не буде щонайменше {pointsToWin, plural, one {# бал} few {# бали} many {# балів} other {# бала}}. Обидва починають з 0. У наступний раунд переходять лише бали, право першого ходу й запас бонусів.',
  },
  'guide.ygios.round': { en: 'Round', ja: 'ラウンド', uk: 'Раунд' },
  'guide.ygios.round.text': {
    en: 'All cards of the mode are shuffled and dealt anew. The opener begins, then turns alternate. A round ends when both hands are empty between two turns, or when a player backs off.',
    ja: 'そのモードのカードをすべてシャッフルして配り直します。先攻から始め、交互に手番を行います。手番と手番の間に両者の手札が空になるか、どちらかが身を引くと終わります。',
    uk: 'Усі карти режиму перемішують і роздають наново. Починає перший гравець, далі ходять по черзі. Раунд закінчується, коли між ходами порожні обидві руки або коли хтось відступив.',
  },
  'guide.ygios.first-player': { en: 'First player', ja: '先攻', uk: 'Перший гравець' },
  'guide.ygios.first-player.text': {
    en: 'Whoever opens the round. In return for moving first, the first player wins every tie for a Zone. {firstPlayer, select, random {Chance decides who opens the first round} other {Player {firstPlayer} opens the first round}}; after that it is always the loser of the round before.',
    ja: 'ラウンドを始めるプレイヤーです。ゾーンが同点のときは先攻が支配します。最初のラウンドの先攻は{firstPlayer, select, random {無作為に決め} other {プレイヤー{firstPlayer}で}}、その後は前のラウンドの敗者が先攻になります。',
    uk: 'Той, хто відкриває раунд. За рівності в зоні її контролює саме він. {firstPlayer, select, random {Хто відкриває перший раунд, вирішує випадок} other {Перший раунд відкриває гравець {firstPlayer}}}; далі — завжди переможений у попередньому раунді.',
  },
  'guide.ygios.modes': {
    en: 'Simple and Advanced mode',
    ja: 'シンプルモードとアドバンスモード',
    uk: 'Простий і розширений режими',
  },
  'guide.ygios.modes.text': {
    en: 'Simple uses Devotion {simpleMin} to {simpleMax}. Advanced uses {advancedMin} to {advancedMax}, and adds what makes rounds differ: sculpting{advancedShuffle, select, true {, a shuffled row} other {}}{advancedBonuses, select, true {, Zone Bonuses} other {}} and cards with a Requirement.',
    ja: 'シンプルモードは想い{simpleMin}〜{simpleMax}のカードを使います。アドバンスモードは{advancedMin}〜{advancedMax}を使い、手札調整{advancedShuffle, select, true {、並びのシャッフル} other {}}{advancedBonuses, select, true {、ゾーンボーナス} other {}}、条件を持つカードが加わります。',
    uk: 'Простий режим: відданість від {simpleMin} до {simpleMax}. Розширений: від {advancedMin} до {advancedMax}, а ще формування руки{advancedShuffle, select, true {, перемішаний ряд} other {}}{advancedBonuses, select, true {, бонуси зон} other {}} і карти з умовами.',
  },
  'guide.ygios.sculpt': { en: 'Sculpting', ja: '手札調整', uk: 'Формування руки' },
  'guide.ygios.sculpt.text': {
    en: 'Advanced mode: of the {advancedDeal, plural, one {# card} other {# cards}} dealt, each player secretly removes {sculpt}. It is no turn and sets nothing off. The cards are out of the round: they are neither drawn nor chosen nor part of the discard pile. {revealBeforeSculpt, select, true {The row and the bonuses are known by then.} other {The row and the bonuses are laid out only afterwards.}}',
    ja: 'アドバンスモードでは、配られた{advancedDeal}枚から各自が秘密に{sculpt}枚を除きます。手番ではなく、何も誘発しません。除いたカードはそのラウンドに戻らず、引くことも対象にすることもできず、捨て札にも含みません。{revealBeforeSculpt, select, true {ゾーンの並びとボーナスは、その前に公開します。} other {ゾーンの並びとボーナスは、その後で決まります。}}',
    uk: 'Розширений режим: із {advancedDeal} розданих карт кожен гравець таємно прибирає {sculpt}. Це не хід, і нічого від цього не спрацьовує. Ці карти поза раундом: їх не беруть, не вибирають, і до скиду вони не належать. {revealBeforeSculpt, select, true {Ряд і бонуси на цей час уже відомі.} other {Ряд і бонуси розкладають лише після цього.}}',
  },
  'guide.ygios.bonuses': { en: 'Zone Bonuses', ja: 'ゾーンボーナス', uk: 'Бонуси зон' },
  'guide.ygios.bonuses.text': {
    en: 'A face-up bonus on a Zone holds for both players and for the whole round, on top of the abilities there. Bonuses are dealt from a pool; {refill, select, whenEmpty {used ones come back when the pool is empty} other {all come back every round}}. This pack has {bonuses}.',
    ja: 'ゾーンに表向きで置かれ、ラウンドの間ずっと両者に効きます。能力の効果にも重なります。ボーナスは山から配り、{refill, select, whenEmpty {山がなくなったら使ったものを戻します} other {毎ラウンドすべてを戻します}}。このパックには{bonuses}種類あります。',
    uk: 'Бонус лежить на зоні горілиць і весь раунд діє для обох гравців, разом зі здібностями карт. Бонуси роздають із запасу; {refill, select, whenEmpty {використані повертаються, коли запас вичерпано} other {щораунду повертаються всі}}. Бонусів у цьому наборі: {bonuses}.',
  },

  'guide.ygios.turn': { en: 'Turn', ja: '手番', uk: 'Хід' },
  'guide.ygios.turn.text': {
    en: 'Play one card and carry out everything that comes of it, or back off before playing. There is nothing else to do in a turn, and no choice to pass. Then the other player moves.',
    ja: 'カードを1枚プレイして、そこから起こることをすべて処理します。または、プレイする前に身を引きます。手番にできるのはそれだけで、自分からパスすることはできません。そのあと相手の手番になります。',
    uk: 'Зіграйте одну карту й виконайте все, що з цього випливає, або відступіть, поки не зіграли. Більше в хід нічого не роблять, і пасувати з власної волі не можна. Потім ходить суперник.',
  },
  'guide.ygios.face-up': { en: 'Playing face-up', ja: '表向きでプレイする', uk: 'Грати горілиць' },
  'guide.ygios.face-up.text': {
    en: 'Both see the card, and its ability fires, in whatever Zone it lies. A card with a Requirement may only be played face-up where the Requirement can be met.',
    ja: 'カードは両者に見え、どのゾーンでも能力が発動します。条件のあるカードは、条件を満たせるゾーンでだけ表向きにプレイできます。',
    uk: 'Карту бачать обидва, і її здібність спрацьовує, хоч би в якій зоні вона лежала. Карту з умовою можна зіграти горілиць лише там, де умову можна виконати.',
  },
  'guide.ygios.face-down': { en: 'Face-down cards', ja: '裏向きのカード', uk: 'Карти долілиць' },
  'guide.ygios.face-down.text': {
    en: 'Any card may be played face-down. It counts {faceDown} in every Zone, has no ability and needs no Requirement. If something flips it up later, its ability fires then. Nothing is turned up at the end of a round.',
    ja: 'どのカードも裏向きでプレイできます。どのゾーンでも想いは{faceDown}で、能力はなく、条件も不要です。あとで表にされると、そのとき能力が発動します。ラウンドの終わりに表にすることはありません。',
    uk: 'Будь-яку карту можна зіграти долілиць. У кожній зоні її відданість — {faceDown}, здібності вона не має, а умови не потребує. Якщо згодом її перевернуть горілиць, здібність спрацює тоді. Наприкінці раунду карт не відкривають.',
  },
  'guide.ygios.pass': { en: 'Passing', ja: 'パス', uk: 'Пас' },
  'guide.ygios.pass.text': {
    en: 'Nobody passes of their own will. With an empty hand the turn passes by itself. If you hold cards and none may be played anywhere, passing is all that is left besides backing off. Either way it counts as a turn, so locks run out.',
    ja: '自分からパスすることはできません。手札がなければ、自動的にパスになります。手札があってもどこにもプレイできないときは、パスするか、身を引くことになります。どちらも1手番と数えるので、ロックの残りは減ります。',
    uk: 'З власної волі не пасують. Якщо рука порожня, хід минає сам. Якщо карти є, але жодної ніде не можна зіграти, лишається пас або відступ. Пас однаково рахується як хід, тож строк блокувань спливає.',
  },
  'guide.ygios.back-off': { en: 'Back Off', ja: '身を引く', uk: 'Відступити' },
  'guide.ygios.back-off.text': {
    en: 'Only at the start of your own turn, before playing, with cards in your hand. The table says what the opponent gets. {backOffInPlayout, select, true {It is allowed even if the opponent has no cards left.} other {It is not allowed once the opponent has no cards left.}} You count as the loser and open the next round.',
    ja: '自分の手番の初め、プレイする前で、手札があるときだけできます。相手の得点は表のとおりです。{backOffInPlayout, select, true {相手の手札がなくてもできます。} other {相手の手札がなくなってからはできません。}}身を引いたほうが敗者で、次のラウンドの先攻になります。',
    uk: 'Лише на початку власного ходу, до розігрування, з картами в руці. Скільки дістає суперник, показує таблиця. {backOffInPlayout, select, true {Можна й тоді, коли в суперника вже немає карт.} other {Коли в суперника вже немає карт, відступити не можна.}} Ви вважаєтеся переможеним і відкриваєте наступний раунд.',
  },
  'guide.ygios.play-out': { en: 'Play-out', ja: '出し切り', uk: 'Догравання' },
  'guide.ygios.play-out.text': {
    en: 'If the opponent has no cards when your turn begins, you play everything you hold in this one turn, card by card, in any order, also cards you gain meanwhile. For locks it is a single turn. {playoutEndsRound, select, true {Then the round is over, even if the opponent has got new cards.} other {If the opponent has got new cards by then, the round goes on.}}',
    ja: '自分の手番の初めに相手の手札がなければ、その手番のうちに手札をすべてプレイします。順番は自由で、1枚ずつ処理し、途中で得たカードもプレイします。ロックにとっては1手番です。{playoutEndsRound, select, true {その後、相手に新しい手札があってもラウンドは終わります。} other {その間に相手が手札を得ていれば、ラウンドは続きます。}}',
    uk: 'Якщо на початку вашого ходу в суперника немає карт, ви за цей один хід граєте все, що маєте: по одній карті, в будь-якому порядку, разом із картами, здобутими тим часом. Для блокувань це один хід. {playoutEndsRound, select, true {Після цього раунд закінчено, навіть якщо суперник дістав нові карти.} other {Якщо суперник тим часом дістав карти, раунд триває.}}',
  },
});
