import { defineMessages } from '../define';

/** A match of Yandere Girlfriends as a screen shows it; what every game says is in match.ts. */
export const matchYgios = defineMessages({
  // --- Where it stands
  'match.ygios.head': {
    en: '{phase, select, sculpt {Round {round, number}: hands are sculpted} over {Round {round, number}} playout {Round {round, number}, play-out of {seat}} other {Round {round, number}, turn of {seat}}}',
    ja: '{phase, select, sculpt {第{round, number}ラウンド：手札を整える} over {第{round, number}ラウンド} playout {第{round, number}ラウンド、{seat}の出し切り} other {第{round, number}ラウンド、{seat}の手番}}',
    uk: '{phase, select, sculpt {Раунд {round, number}: формування рук} over {Раунд {round, number}} playout {Раунд {round, number}, догравання гравця {seat}} other {Раунд {round, number}, хід гравця {seat}}}',
  },
  // What somebody has, of what is needed or there.
  'match.ygios.points': {
    en: '{n, number} of {of, plural, one {# point} other {# points}}',
    ja: '好感度 {n, number}／{of, plural, other {#点}}',
    uk: '{n, number} з {of, plural, one {# бала} few {# балів} many {# балів} other {# бала}}',
  },
  'match.ygios.zones': {
    en: '{n, number} of {of, plural, one {# Zone} other {# Zones}}',
    ja: '支配 {n, number}／{of, number}ゾーン',
    uk: 'Зони: {n, number} з {of, number}',
  },
  'match.ygios.backingOff': {
    en: 'Backing off gives {n, plural, one {# point} other {# points}}',
    ja: '身を引くと相手に{n, plural, other {#点}}',
    uk: 'За відступ: {n, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  },
  'match.ygios.first': {
    en: 'Opened round {n, number}',
    ja: '第{n, number}ラウンドの先攻',
    uk: 'Відкриває раунд {n, number}',
  },
  'match.ygios.devotion': {
    en: 'Devotion of {seat}: {n, number}',
    ja: '{seat}の想い {n, number}',
    uk: 'Відданість {seat}: {n, number}',
  },
  'match.ygios.control': { en: '{seat} controls it', ja: '{seat}が支配', uk: 'Контролює {seat}' },
  'match.ygios.unplaced': {
    en: 'Place in the row not known yet',
    ja: '並びはまだ非公開',
    uk: 'Місце в ряду ще невідоме',
  },
  'match.ygios.lock': {
    en: 'Locked for {side}: {turns, plural, one {# turn} other {# turns}}{pending, select, yes {, from the next turn} other {}}{by}',
    ja: '{side}に対してロック：{pending, select, yes {次の手番から} other {}}{turns, plural, other {#手番}}{by}',
    uk: '{side}: заблоковано на {turns, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}{pending, select, yes {, від наступного ходу} other {}}{by}',
  },
  'match.ygios.value': {
    en: '{gained, select, yes {Devotion {n, number} ({signed})} other {Devotion {n, number}}}',
    ja: '{gained, select, yes {想い{n, number}（{signed}）} other {想い{n, number}}}',
    uk: '{gained, select, yes {Відданість {n, number} ({signed})} other {Відданість {n, number}}}',
  },
  'match.ygios.active': { en: 'In effect', ja: '効果あり', uk: 'Діє' },
  'match.ygios.protected': { en: 'Protected', ja: '保護', uk: 'Захист' },
  'match.ygios.spent': {
    en: 'Fired this round',
    ja: '発動済み',
    uk: 'Спрацювало',
  },
  'match.ygios.linked': {
    en: '{shown, select, name {Held by “{card}”} other {Held by another card}}',
    ja: '{shown, select, name {「{card}」につながっている} other {ほかのカードにつながっている}}',
    uk: '{shown, select, name {Її тримає «{card}»} other {Її тримає інша карта}}',
  },

  // --- What is asked
  'match.ygios.ask.turn': {
    en: '{seat}: choose a play{by}.',
    ja: '{seat}：プレイを選んでください{by}。',
    uk: '{seat}: виберіть, що зіграти{by}.',
  },
  'match.ygios.ask.play': {
    en: '{seat}: play one more card{by}.',
    ja: '{seat}：もう1枚プレイしてください{by}。',
    uk: '{seat}: зіграйте ще одну карту{by}.',
  },
  'match.ygios.ask.pick': {
    en: '{seat}: choose a card{verb, select, discard { to discard} return { to return to the hand} move { to move} flip { to flip} other {}}{by}.',
    ja: '{seat}：{verb, select, discard {捨てる} return {手札に戻す} move {移動する} flip {裏返す} other {}}カードを選んでください{by}。',
    uk: '{seat}: виберіть карту{verb, select, discard {, яку скинути} return {, яку повернути в руку} move {, яку перемістити} flip {, яку перевернути} other {}}{by}.',
  },
  'match.ygios.ask.zone': {
    en: '{seat}: choose {verb, select, move {the Zone the card moves to} lock {the Zone to lock} play {the Zone for the card} other {a Zone}}{by}.',
    ja: '{seat}：{verb, select, move {カードの移動先の} lock {ロックする} play {カードを置く} other {}}ゾーンを選んでください{by}。',
    uk: '{seat}: виберіть зону{verb, select, move {, куди перемістити карту} lock {, яку заблокувати} play {, куди викласти карту} other {}}{by}.',
  },
  'match.ygios.ask.may': {
    en: '{seat}: {verb, select, draw {draw cards} putBack {put the cards back} play {play a card} discard {discard a card} return {return a card to the hand} move {move a card} flip {flip a card} lock {lock a Zone} other {change the Devotion}}{by}?',
    ja: '{seat}：{verb, select, draw {カードを引きますか} putBack {カードを山に戻しますか} play {カードをプレイしますか} discard {カードを捨てますか} return {カードを手札に戻しますか} move {カードを移動しますか} flip {カードを裏返しますか} lock {ゾーンをロックしますか} other {想いを変えますか}}{by}？',
    uk: '{seat}: {verb, select, draw {узяти карти} putBack {покласти карти назад} play {зіграти карту} discard {скинути карту} return {повернути карту в руку} move {перемістити карту} flip {перевернути карту} lock {заблокувати зону} other {змінити відданість}}{by}?',
  },
  'match.ygios.ask.place': {
    en: '{seat}: choose the card to place{by}.',
    ja: '{seat}：置くカードを選んでください{by}。',
    uk: '{seat}: виберіть карту, яку викласти{by}.',
  },
  'match.ygios.ask.putUnder': {
    en: '{seat}: choose the order in which the cards go under the Set-Aside pile{by}.',
    ja: '{seat}：控えの山の一番下に置く順番を選んでください{by}。',
    uk: '{seat}: виберіть порядок, у якому карти підуть під відкладений стос{by}.',
  },
  'match.ygios.ask.discard': {
    en: '{seat}: choose what to discard from the hand{by}.',
    ja: '{seat}：捨てる手札を選んでください{by}。',
    uk: '{seat}: виберіть, що скинути з руки{by}.',
  },
  'match.ygios.ask.sculpt': {
    en: '{seat}: choose the cards to remove from the hand{by}.',
    ja: '{seat}：取り除く手札を選んでください{by}。',
    uk: '{seat}: виберіть карти, які прибрати з руки{by}.',
  },

  // --- Answers
  'match.ygios.play': {
    en: '{face, select, up {Play “{card}” face-up to {zone}} other {Play “{card}” face-down to {zone}}}',
    ja: '{face, select, up {「{card}」を表向きで「{zone}」にプレイする} other {「{card}」を裏向きで「{zone}」にプレイする}}',
    uk: '{face, select, up {Зіграти карту «{card}» горілиць у зону «{zone}»} other {Зіграти карту «{card}» долілиць у зону «{zone}»}}',
  },
  'match.ygios.backOff': { en: 'Back off', ja: '身を引く', uk: 'Відступити' },
  'match.ygios.pick': {
    en: '{shown, select, name {Choose “{card}” in {zone}} known {Choose “{card}”, face-down in {zone}} other {Choose {seat}’s face-down card {nth, number} in {zone}}}',
    ja: '{shown, select, name {「{zone}」の「{card}」を選ぶ} known {「{zone}」で裏向きの「{card}」を選ぶ} other {「{zone}」にある{seat}の裏向きのカード（{nth, number}枚目）を選ぶ}}',
    uk: '{shown, select, name {Вибрати карту «{card}» у зоні «{zone}»} known {Вибрати карту «{card}», що лежить долілиць у зоні «{zone}»} other {Вибрати карту долілиць № {nth, number} гравця {seat} у зоні «{zone}»}}',
  },
  'match.ygios.zone': { en: 'Choose {zone}', ja: '「{zone}」を選ぶ', uk: 'Вибрати зону «{zone}»' },
  'match.ygios.place': { en: 'Place “{card}”', ja: '「{card}」を置く', uk: 'Викласти карту «{card}»' },
  'match.ygios.putUnder': {
    en: 'Put under the pile in this order: {cards}',
    ja: '次の順で山の下に置く：{cards}',
    uk: 'Покласти під стос у такому порядку: {cards}',
  },
  'match.ygios.discard': { en: 'Discard {cards}', ja: '{cards}を捨てる', uk: 'Скинути {cards}' },
  'match.ygios.sculpt': { en: 'Remove {cards}', ja: '{cards}を取り除く', uk: 'Прибрати {cards}' },

  // --- Why something can't be done; most of it is said by game.refusal
  'match.ygios.why.requirement': {
    en: '“{card}” can’t be played face-up to {zone} now. {text}',
    ja: '「{card}」は今「{zone}」に表向きでプレイできません。{text}',
    uk: 'Карту «{card}» зараз не можна зіграти горілиць у зону «{zone}». {text}',
  },
  'match.ygios.why.toZones': {
    en: 'Cards are played to Zones.',
    ja: 'カードはゾーンにプレイします。',
    uk: 'Карти грають у зони.',
  },
  'match.ygios.why.onBoard': {
    en: 'In a turn a card from the hand is played; cards on the board stay where they are.',
    ja: '手番では手札のカードをプレイします。場のカードは動かせません。',
    uk: 'У свій хід грають карту з руки; карти на полі лишаються на місці.',
  },
  'match.ygios.why.bonus': {
    en: 'A Zone Bonus stays where it is.',
    ja: 'ゾーンボーナスは動かせません。',
    uk: 'Бонус зони лишається на місці.',
  },
  'match.ygios.why.zone': {
    en: '{zone} is not among the Zones that can be chosen{by}.',
    ja: '「{zone}」は選べるゾーンに含まれません{by}。',
    uk: 'Зони «{zone}» немає серед тих, які можна вибрати{by}.',
  },
  'match.ygios.why.protected': {
    en: 'This card is protected.',
    ja: 'このカードは保護されています。',
    uk: 'Ця карта захищена.',
  },
});
