import { defineMessages } from '../../define';

/** How to play Yandere Girlfriends. Every number is the pack's: a changed pack tells its own. */
export const ygiosPages = defineMessages({
  'guide.ygios.page.goal': { en: 'What it is about', ja: 'ゲームの目的', uk: 'Про що ця гра' },
  'guide.ygios.page.goal.text': {
    en: 'Two players compete over {zones, plural, one {# Zone} other {# Zones}}: {zoneNames}. Whoever controls most of them when a round ends wins the round and scores. A player who has {pointsToWin, plural, one {# point} other {# points}} after a round wins the Timeline, which is the whole match.',
    ja: '2人のプレイヤーが、{zoneNames}の{zones}つのゾーンを取り合います。ラウンドの終わりに多くのゾーンを支配しているほうがそのラウンドの勝者となり、好感度を得ます。ラウンド後の好感度が{pointsToWin}点以上なら、世界線、つまり対戦全体の勝ちです。',
    uk: 'Двоє гравців змагаються за {zones, plural, one {# зону} few {# зони} many {# зон} other {# зони}}: {zoneNames}. Хто наприкінці раунду контролює більшість зон, той виграє раунд і дістає бали. Гравець, у якого після раунду є {pointsToWin, plural, one {# бал} few {# бали} many {# балів} other {# бала}}, виграє часову лінію — усю партію.',
  },
  'guide.ygios.page.card': { en: 'Reading a card', ja: 'カードの見方', uk: 'Що видно на карті' },
  'guide.ygios.page.card.text': {
    en: 'The large number is Devotion: what the card is worth. Colour and sign name its home Zone, where it counts in full. Below the picture stands its ability; a card without one simply counts.',
    ja: '大きな数字は想いで、カードの価値を表します。色とマークは、想いがそのまま数えられる本来のゾーンを示します。絵の下にあるのが能力です。能力のないカードは、想いを数えるだけです。',
    uk: 'Велике число — відданість: стільки карта варта. Колір і знак указують на її рідну зону, де відданість рахується повністю. Під малюнком — здібність; карта без неї просто рахується.',
  },
  'guide.ygios.page.turn': { en: 'Your turn', ja: '手番にすること', uk: 'Ваш хід' },
  'guide.ygios.page.turn.text': {
    en: 'Play exactly one card from your hand to any Zone, face-up or face-down. Face-up, its ability happens at once. Face-down, it has no ability, counts {faceDown}, and only you know what it is. Then the other player moves; nobody may skip a turn.',
    ja: '手札から1枚だけ、好きなゾーンに表向きか裏向きでプレイします。表向きなら、能力がすぐに発動します。裏向きなら能力はなく、想いは{faceDown}で、何のカードかはあなただけが知っています。そのあと相手の手番になります。自分からパスすることはできません。',
    uk: 'Зіграйте рівно одну карту з руки в будь-яку зону, горілиць або долілиць. Здібність карти, зіграної горілиць, спрацьовує одразу. Карта долілиць здібності не має, її відданість — {faceDown}, і лише ви знаєте, що це за карта. Потім ходить суперник; пропустити хід не можна.',
  },
  'guide.ygios.page.distance': {
    en: 'What a card counts',
    ja: '想いの数え方',
    uk: 'Скільки важить карта',
  },
  'guide.ygios.page.distance.text': {
    en: 'A face-up card counts in full in its home Zone. In a Zone next to that it counts {divisor, select, 2 {half, rounded down} other {its Devotion divided by {divisor}, rounded down}}. Farther away it counts 0, though its ability still happens. Face-down, every card counts {faceDown} anywhere.',
    ja: '表向きのカードは、本来のゾーンなら想いをそのまま数えます。その隣のゾーンでは{divisor, select, 2 {半分（端数切り捨て）} other {{divisor}で割った数（端数切り捨て）}}です。さらに離れると0ですが、能力は発動します。裏向きのカードは、どこでも{faceDown}です。',
    uk: 'У рідній зоні карта горілиць рахується повністю. У сусідній із нею зоні — {divisor, select, 2 {наполовину, із заокругленням униз} other {як відданість, поділена на {divisor}, із заокругленням униз}}. Ще далі — 0, але здібність однаково спрацьовує. Долілиць кожна карта всюди має відданість {faceDown}.',
  },
  'guide.ygios.page.control': { en: 'Holding a Zone', ja: 'ゾーンの支配', uk: 'Хто контролює зону' },
  'guide.ygios.page.control.text': {
    en: 'Add up your own cards in a Zone; the higher total controls it. Equal totals go to the first player, who opened the round. That holds for empty Zones too, so every Zone always belongs to somebody.',
    ja: 'ゾーンごとに自分のカードの想いを合計し、多いほうが支配します。同点なら、そのラウンドの先攻のものです。カードが1枚もないゾーンも同じなので、どのゾーンにも必ず支配者がいます。',
    uk: 'Підсумуйте відданість своїх карт у зоні: контролює її той, у кого сума більша. За рівності зона дістається першому гравцеві — тому, хто відкрив раунд. Це стосується і порожніх зон, тож кожна зона завжди чиясь.',
  },
  'guide.ygios.page.abilities': { en: 'Abilities', ja: '能力', uk: 'Здібності' },
  'guide.ygios.page.abilities.text': {
    en: 'An ability fires whenever its card turns face-up: played that way, or flipped later, even by the opponent. Signs tell how it works. Persistent ones last while the card stays face-up, locks close a Zone for some turns, and protected cards are out of reach of every card text.',
    ja: '能力は、カードが表になったときに発動します。表向きでプレイしたときも、あとから表にされたときも同じで、相手が表にした場合も発動します。働き方はマークでわかります。永続は表向きの間ずっと続き、ロックは何手番かゾーンを閉ざし、保護されたカードにはどのカードのテキストも及びません。',
    uk: 'Здібність спрацьовує щоразу, коли карта опиняється горілиць: так її зіграли або згодом перевернули, навіть якщо це зробив суперник. Як вона діє, підкажуть знаки. Постійна триває, доки карта лежить горілиць, блокування закриває зону на кілька ходів, а захищеної карти не торкається текст жодної карти.',
  },
  'guide.ygios.page.back-off': { en: 'Backing off', ja: '身を引く', uk: 'Відступ' },
  'guide.ygios.page.back-off.text': {
    en: 'At the start of your turn you may give the round up instead of playing. Your opponent then scores by the cards you still hold: the more cards, the cheaper for you. Bonuses score nothing, and you open the next round.',
    ja: '手番の初めに、カードをプレイする代わりにラウンドから身を引けます。相手は、あなたの手札の枚数に応じて好感度を得ます。手札が多いうちほど、損は小さく済みます。ゾーンボーナスの得点はなく、次のラウンドはあなたが先攻です。',
    uk: 'На початку свого ходу можна не грати карту, а здати раунд. Суперник дістає бали залежно від того, скільки карт у вас лишилося: що їх більше, то дешевший відступ. Бонуси зон балів не дають, а наступний раунд відкриваєте ви.',
  },
  'guide.ygios.page.end': { en: 'The end of a round', ja: 'ラウンドの終わり', uk: 'Кінець раунду' },
  'guide.ygios.page.end.text': {
    en: 'Once a player has no cards left, the other plays the whole remaining hand in one turn. When both hands are empty, most Zones earn {wonRound, plural, one {# point} other {# points}}. {sweepIs, select, loss {Holding all of them is zealous and costs {penalty, plural, one {# point} other {# points}} instead.} gain {Holding all of them earns {penalty, plural, one {# point} other {# points}} instead.} other {Holding all of them earns nothing.}} The loser of the round opens the next one.',
    ja: '片方の手札がなくなると、もう片方は残りの手札をその手番のうちにすべてプレイします。両者の手札がなくなったら、多くのゾーンを支配したほうが{wonRound}点を得ます。{sweepIs, select, loss {ただし全ゾーンを支配すると欲張りとみなされ、代わりに{penalty}点を失います。} gain {全ゾーンを支配すると、代わりに{penalty}点を得ます。} other {全ゾーンを支配しても得点はありません。}}ラウンドの敗者が、次のラウンドの先攻です。',
    uk: 'Коли в одного гравця карт не лишилося, другий за один хід дограє всю свою руку. Коли порожні обидві руки, більшість зон приносить {wonRound, plural, one {# бал} few {# бали} many {# балів} other {# бала}}. {sweepIs, select, loss {Хто захопив усі зони, зажадав забагато і натомість втрачає {penalty, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.} gain {Усі зони разом приносять натомість {penalty, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.} other {Усі зони разом не приносять нічого.}} Переможений відкриває наступний раунд.',
  },
  'guide.ygios.page.modes': {
    en: 'Simple and Advanced',
    ja: 'シンプルとアドバンス',
    uk: 'Простий і розширений режими',
  },
  'guide.ygios.page.modes.text': {
    en: 'Simple: cards of Devotion {simpleMin} to {simpleMax}, {simpleHand} in each hand. Advanced: cards of Devotion {advancedMin} to {advancedMax}; you get {advancedDeal, plural, one {# card} other {# cards}} and secretly put {sculpt, plural, one {# of them} other {# of them}} aside. {advancedShuffle, select, true {The row of Zones is shuffled.} other {The row of Zones stays as it is.}} {advancedBonuses, select, true {A bonus on each Zone changes what holds there.} other {There are no Zone Bonuses.}}',
    ja: 'シンプルでは想い{simpleMin}〜{simpleMax}のカードを使い、手札は{simpleHand}枚です。アドバンスでは想い{advancedMin}〜{advancedMax}のカードを使い、{advancedDeal}枚の手札から{sculpt}枚を秘密に除きます。{advancedShuffle, select, true {ゾーンの並びはシャッフルします。} other {ゾーンの並びは変わりません。}}{advancedBonuses, select, true {各ゾーンにはボーナスが置かれ、そこでのルールを変えます。} other {ゾーンボーナスはありません。}}',
    uk: 'Простий режим: карти з відданістю від {simpleMin} до {simpleMax}, по {simpleHand} в руці. Розширений: карти від {advancedMin} до {advancedMax}; вам роздають {advancedDeal, plural, one {# карту} few {# карти} many {# карт} other {# карти}}, і {sculpt, plural, one {# з них} few {# з них} many {# з них} other {# з них}} ви таємно прибираєте. {advancedShuffle, select, true {Ряд зон перемішують.} other {Ряд зон не змінюється.}} {advancedBonuses, select, true {На кожній зоні лежить бонус, що змінює правила в ній.} other {Бонусів зон немає.}}',
  },
});
