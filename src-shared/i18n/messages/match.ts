import { defineMessages } from '../define';

/**
 * A match as a screen shows it: where it stands, what lies where, what is asked and every answer as a phrase. What
 * happened is said by `game` and `duel`. `by` stands behind a question: whose text asks, or nothing.
 */
export const match = defineMessages({
  // --- Players. The letter is what the log says in Ukrainian, where a longer name would have to be declined.
  'match.player': {
    en: '{who, select, human {Player {seat}} greedy {Player {seat} (greedy bot)} ismcts {Player {seat} (thinking bot)} other {Player {seat} (random bot)}}',
    ja: '{who, select, human {プレイヤー{seat}} greedy {プレイヤー{seat}（貪欲ボット）} ismcts {プレイヤー{seat}（思考ボット）} other {プレイヤー{seat}（無作為ボット）}}',
    uk: '{who, select, human {Гравець {seat}} greedy {Гравець {seat} (жадібний бот)} ismcts {Гравець {seat} (бот-мислитель)} other {Гравець {seat} (випадковий бот)}}',
  },
  'match.seat': { en: 'Player {seat}', ja: 'プレイヤー{seat}', uk: '{seat}' },
  'match.figure.hand': {
    en: '{n, plural, one {# card in hand} other {# cards in hand}}',
    ja: '手札{n, plural, other {#枚}}',
    uk: '{n, plural, one {# карта в руці} few {# карти в руці} many {# карт у руці} other {# карти в руці}}',
  },

  // --- Places
  'match.place.hand': { en: '{seat}’s hand', ja: '{seat}の手札', uk: 'Рука гравця {seat}' },
  'match.place.pile': { en: 'Set-Aside pile', ja: '控えの山', uk: 'Відкладений стос' },
  'match.place.discard': { en: 'Discard pile', ja: '捨て札', uk: 'Скид' },
  'match.place.aside': {
    en: 'Cards drawn to place',
    ja: '引いて脇に置いたカード',
    uk: 'Карти, відкладені вбік',
  },
  'match.place.sculpted': {
    en: 'Removed by {seat}',
    ja: '{seat}が取り除いたカード',
    uk: 'Прибрано з руки гравця {seat}',
  },
  'match.place.bonus': {
    en: 'Zone Bonus of {zone}',
    ja: '「{zone}」のゾーンボーナス',
    uk: 'Бонус зони «{zone}»',
  },
  'match.place.side': { en: '{seat}’s side', ja: '{seat}の場', uk: 'Сторона гравця {seat}' },
  'match.place.couch': { en: '{seat}’s Couch', ja: '{seat}のソファ', uk: 'Диван гравця {seat}' },
  'match.place.book': {
    en: '{seat}’s black book',
    ja: '{seat}の黒い手帳',
    uk: 'Чорний записник гравця {seat}',
  },
  'match.place.waiting': { en: 'Waiting pile', ja: '待機スタック', uk: 'Стос очікування' },
  'match.place.setOff': { en: 'Skills set off', ja: '誘発したスキル', uk: 'Уміння, що спрацювали' },
  'match.place.later': { en: 'At the end of the turn', ja: 'ターンの終わりに', uk: 'Наприкінці ходу' },
  'match.card.fromTop': {
    en: 'Number {n, number} from the top',
    ja: '上から{n, number}番目',
    uk: '№ {n, number} згори',
  },
  'match.card.down': { en: 'Face-down card', ja: '裏向きのカード', uk: 'Карта долілиць' },

  // --- Yandere Girlfriends: where it stands
  'match.ygios.head': {
    en: '{phase, select, sculpt {Round {round, number}: hands are sculpted} over {Round {round, number}} playout {Round {round, number}, play-out of {seat}} other {Round {round, number}, turn of {seat}}}',
    ja: '{phase, select, sculpt {第{round, number}ラウンド：手札を整える} over {第{round, number}ラウンド} playout {第{round, number}ラウンド、{seat}の出し切り} other {第{round, number}ラウンド、{seat}の手番}}',
    uk: '{phase, select, sculpt {Раунд {round, number}: формування рук} over {Раунд {round, number}} playout {Раунд {round, number}, догравання гравця {seat}} other {Раунд {round, number}, хід гравця {seat}}}',
  },
  'match.ygios.points': {
    en: '{n, plural, one {# point} other {# points}}',
    ja: '好感度{n, plural, other {#点}}',
    uk: '{n, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  },
  'match.ygios.devotion': {
    en: 'Devotion: {one} {a, number}, {other} {b, number}',
    ja: '想い：{one} {a, number}、{other} {b, number}',
    uk: 'Відданість: {one} {a, number}, {other} {b, number}',
  },
  'match.ygios.control': { en: '{seat} controls it', ja: '{seat}が支配', uk: 'Контролює {seat}' },
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
    ja: 'このラウンドで発動済み',
    uk: 'Цього раунду вже спрацювала',
  },
  'match.ygios.linked': {
    en: '{shown, select, name {Held by “{card}”} other {Held by another card}}',
    ja: '{shown, select, name {「{card}」につながっている} other {ほかのカードにつながっている}}',
    uk: '{shown, select, name {Її тримає «{card}»} other {Її тримає інша карта}}',
  },

  // --- Yandere Girlfriends: what is asked
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

  // --- Yandere Girlfriends: answers
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

  // --- Answers of every game
  'match.answer.pass': { en: 'Pass', ja: 'パス', uk: 'Пас' },
  'match.answer.yes': { en: 'Yes, do it', ja: 'はい、行う', uk: 'Так, зробити' },
  'match.answer.no': { en: 'No, leave it', ja: 'いいえ、行わない', uk: 'Ні, не робити' },
  'match.answer.none': { en: 'Choose none', ja: 'どれも選ばない', uk: 'Не вибирати нічого' },

  // --- The duel: where it stands
  'match.duel.head': {
    en: '{step, select, setUp {Opening hands} refill {Turn {turn, number} of {seat}, refill step} refresh {Turn {turn, number} of {seat}, refresh step} main {Turn {turn, number} of {seat}, main step} other {Turn {turn, number} of {seat}, end step}}',
    ja: '{step, select, setUp {最初の手札} refill {第{turn, number}ターン、{seat}の補充ステップ} refresh {第{turn, number}ターン、{seat}のリフレッシュステップ} main {第{turn, number}ターン、{seat}のメインステップ} other {第{turn, number}ターン、{seat}の終了ステップ}}',
    uk: '{step, select, setUp {Початкові руки} refill {Хід {turn, number}, {seat}: поповнення} refresh {Хід {turn, number}, {seat}: збадьорення} main {Хід {turn, number}, {seat}: головний крок} other {Хід {turn, number}, {seat}: кінець ходу}}',
  },
  'match.duel.host': {
    en: 'Host: {sp, number} of {max, number} SP',
    ja: '主催者の体力 {sp, number}／{max, number}',
    uk: 'Господар: витривалість {sp, number} з {max, number}',
  },
  'match.duel.ap': { en: '{n, number} AP', ja: '行動力 {n, number}', uk: 'Очки дій: {n, number}' },
  'match.duel.costs': {
    en: 'Draw: {draw, number} AP, refresh: {refresh, number} AP',
    ja: 'ドロー費用 {draw, number}、リフレッシュ費用 {refresh, number}',
    uk: 'Ціна добору: {draw, number}, ціна збадьорення: {refresh, number}',
  },
  'match.duel.out': { en: 'Out of the duel', ja: '脱落', uk: 'Вибуває з дуелі' },
  'match.duel.pe': { en: 'PE {n, number}', ja: '演技力 {n, number}', uk: 'Енергія виступу {n, number}' },
  'match.duel.sp': {
    en: 'SP {sp, number} of {max, number}',
    ja: '体力 {sp, number}／{max, number}',
    uk: 'Витривалість {sp, number} з {max, number}',
  },
  'match.duel.exhausted': { en: 'Exhausted', ja: '休み中', uk: 'Виснаження' },
  'match.duel.unsettled': { en: 'Unsettled', ja: 'なじんでいない', uk: 'Ще не призвичаєно' },
  'match.duel.encore': {
    en: '{n, plural, one {# encore counter} other {# encore counters}}',
    ja: 'アンコールカウンター{n, plural, other {#個}}',
    uk: '{n, plural, one {# фішка «біс»} few {# фішки «біс»} many {# фішок «біс»} other {# фішки «біс»}}',
  },
  'match.duel.token': { en: 'Token', ja: 'トークン', uk: 'Жетон' },
  'match.duel.owner': { en: 'Owner: {seat}', ja: '持ち主：{seat}', uk: 'Власник: {seat}' },
  'match.duel.worn': { en: 'On {wearer}', ja: '{wearer}につけている', uk: 'Прикріплено: {wearer}' },
  'match.duel.swings': { en: 'Swing', ja: 'スイング', uk: 'Свінг' },
  'match.duel.aimed': { en: 'Target: {targets}', ja: '対象：{targets}', uk: 'Ціль: {targets}' },
  'match.duel.whose': { en: 'By {seat}', ja: '{seat}のもの', uk: 'Гравець {seat}' },

  // --- The duel: what is asked
  'match.duel.ask.main': {
    en: '{seat}: choose what to do in the main step.',
    ja: '{seat}：メインステップで行うことを選んでください。',
    uk: '{seat}: виберіть, що зробити на головному кроці.',
  },
  'match.duel.ask.answer': {
    en: '{seat}: answer, or pass{by}.',
    ja: '{seat}：応答するか、パスしてください{by}。',
    uk: '{seat}: дайте відповідь або пасуйте{by}.',
  },
  'match.duel.ask.stepIn': {
    en: '{seat}: choose a Furre to step in for the Host{by}.',
    ja: '{seat}：主催者の代わりに出るファーレを選んでください{by}。',
    uk: '{seat}: виберіть Фурре, що вийде на заміну Господареві{by}.',
  },
  'match.duel.ask.refresh': {
    en: '{seat}: pay {n, number} AP to refresh?',
    ja: '{seat}：行動力を{n, number}払ってリフレッシュしますか？',
    uk: '{seat}: заплатити за збадьорення {n, plural, one {# очко дій} few {# очки дій} many {# очок дій} other {# очка дій}}?',
  },
  'match.duel.ask.target': {
    en: '{seat}: choose the target{by}.',
    ja: '{seat}：対象を選んでください{by}。',
    uk: '{seat}: виберіть ціль{by}.',
  },
  'match.duel.ask.order': {
    en: '{seat}: choose the order in which the skills go off.',
    ja: '{seat}：スキルが働く順番を選んでください。',
    uk: '{seat}: виберіть порядок, у якому спрацюють уміння.',
  },
  'match.duel.ask.pick': {
    en: '{seat}: choose what {verb, select, exhaust {is exhausted} refresh {is refreshed} bowOut {bows out} move {leaves play} lose {loses SP} regain {regains SP} counter {gets encore counters} groove {is given groove} control {changes its controller} other {the skill is about}}{by}.',
    ja: '{seat}：{verb, select, exhaust {休ませる} refresh {リフレッシュする} bowOut {退場する} move {場を離れる} lose {体力を失う} regain {体力を回復する} counter {アンコールカウンターを置く} groove {ノリを与える} control {コントローラーを変える} other {スキルの}}相手を選んでください{by}。',
    uk: '{seat}: виберіть, {verb, select, exhaust {кого чи що виснажити} refresh {кого чи що збадьорити} bowOut {хто чи що відкланюється} move {хто чи що виходить із гри} lose {хто втрачає витривалість} regain {хто повертає витривалість} counter {хто отримує фішки «біс»} groove {кому подарувати драйв} control {над ким чи чим перейде контроль} other {кого чи чого стосується вміння}}{by}.',
  },
  'match.duel.ask.may': {
    en: '{seat}: {verb, select, draw {draw} ap {gain AP} token {create tokens} other {use this part of the skill}}{by}?',
    ja: '{seat}：{verb, select, draw {カードを引きますか} ap {行動力を得ますか} token {トークンを出しますか} other {スキルのこの部分を行いますか}}{by}？',
    uk: '{seat}: {verb, select, draw {добрати карти} ap {отримати очки дій} token {створити жетони} other {виконати цю частину вміння}}{by}?',
  },
  'match.duel.ask.discard': {
    en: '{seat}: choose a card to discard.',
    ja: '{seat}：捨てるカードを選んでください。',
    uk: '{seat}: виберіть карту, яку скинути.',
  },
  'match.duel.ask.mulligan': {
    en: '{seat}: keep this hand?',
    ja: '{seat}：この手札で始めますか？',
    uk: '{seat}: лишити цю руку?',
  },

  // --- The duel: answers
  'match.duel.play': {
    en: 'Play {card}{aimed, select, yes { on {targets}} other {}}{free, select, yes {, X = {x, number}} other {}}',
    ja: '{aimed, select, yes {{targets}を対象に} other {}}{card}をプレイする{free, select, yes {（X＝{x, number}）} other {}}',
    uk: 'Розіграти {card}{aimed, select, yes { на {targets}} other {}}{free, select, yes {, X = {x, number}} other {}}',
  },
  'match.duel.activate': {
    en: 'Activate {several, select, yes {skill {skill, number} of {card}} other {the skill of {card}}}{aimed, select, yes { on {targets}} other {}}',
    ja: '{aimed, select, yes {{targets}を対象に} other {}}{card}の{several, select, yes {スキル{skill, number}} other {スキル}}を起動する',
    uk: 'Активувати вміння {several, select, yes {№ {skill, number} } other {}}{card}{aimed, select, yes { на {targets}} other {}}',
  },
  'match.duel.swing': {
    en: 'Swing with {card} at {target}',
    ja: '{card}で{target}にスイングする',
    uk: 'Свінг: {card} проти {target}',
  },
  'match.duel.draw': {
    en: 'Draw a card ({n, number} AP)',
    ja: 'カードを引く（行動力{n, number}）',
    uk: 'Добрати карту ({n, plural, one {# очко дій} few {# очки дій} many {# очок дій} other {# очка дій}})',
  },
  'match.duel.end': { en: 'End the turn', ja: 'ターンを終える', uk: 'Закінчити хід' },
  'match.duel.stepIn': {
    en: '{card} steps in',
    ja: '{card}が代わりに出る',
    uk: '{card} виходить на заміну',
  },
  'match.duel.nobody': {
    en: 'Nobody steps in',
    ja: '誰も代わりに出ない',
    uk: 'Ніхто не виходить на заміну',
  },
  'match.duel.refresh': {
    en: 'Refresh ({n, number} AP)',
    ja: 'リフレッシュする（行動力{n, number}）',
    uk: 'Збадьорити ({n, plural, one {# очко дій} few {# очки дій} many {# очок дій} other {# очка дій}})',
  },
  'match.duel.noRefresh': { en: 'Do not refresh', ja: 'リフレッシュしない', uk: 'Не збадьорювати' },
  'match.duel.choose': { en: 'Choose {things}', ja: '{things}を選ぶ', uk: 'Вибрати {things}' },
  'match.duel.order': {
    en: 'In this order: {skills}',
    ja: '次の順：{skills}',
    uk: 'У такому порядку: {skills}',
  },
  'match.duel.skill': {
    en: '{caused, select, yes {{card} because of {event}} other {{card}}}',
    ja: '{caused, select, yes {{event}による{card}} other {{card}}}',
    uk: '{caused, select, yes {{card} (причина: {event})} other {{card}}}',
  },
  'match.duel.discard': { en: 'Discard {card}', ja: '{card}を捨てる', uk: 'Скинути {card}' },
  'match.duel.mulligan': {
    en: 'Take a mulligan',
    ja: '手札を引き直す',
    uk: 'Замінити руку',
  },
  'match.duel.keep': { en: 'Keep the hand', ja: 'この手札で始める', uk: 'Лишити руку' },
});
