import { defineMessages } from '../define';

/** A duel as a screen shows it; what every game says is in match.ts. */
export const matchGoverning = defineMessages({
  // --- Where it stands
  'match.governing.head': {
    en: '{step, select, setUp {Opening hands} refill {Turn {turn, number} of {seat}, refill step} refresh {Turn {turn, number} of {seat}, refresh step} main {Turn {turn, number} of {seat}, main step} other {Turn {turn, number} of {seat}, end step}}',
    ja: '{step, select, setUp {最初の手札} refill {第{turn, number}ターン、{seat}の補充ステップ} refresh {第{turn, number}ターン、{seat}のリフレッシュステップ} main {第{turn, number}ターン、{seat}のメインステップ} other {第{turn, number}ターン、{seat}の終了ステップ}}',
    uk: '{step, select, setUp {Початкові руки} refill {Хід {turn, number}, {seat}: поповнення} refresh {Хід {turn, number}, {seat}: збадьорення} main {Хід {turn, number}, {seat}: головний крок} other {Хід {turn, number}, {seat}: кінець ходу}}',
  },
  'match.governing.host': {
    en: 'Host: {sp, number} of {max, number} SP',
    ja: '主催者の体力 {sp, number}／{max, number}',
    uk: 'Господар: витривалість {sp, number} з {max, number}',
  },
  'match.governing.ap': { en: '{n, number} AP', ja: '行動力 {n, number}', uk: 'Очки дій: {n, number}' },
  'match.governing.drawCost': {
    en: 'Draw: {n, number} AP',
    ja: 'ドロー費用 {n, number}',
    uk: 'Ціна добору: {n, number}',
  },
  'match.governing.refreshCost': {
    en: 'Refresh: {n, number} AP',
    ja: 'リフレッシュ費用 {n, number}',
    uk: 'Ціна збадьорення: {n, number}',
  },
  'match.governing.step': {
    en: '{n, select, 1 {Refill step} 2 {Refresh step} 3 {Main step} other {End step}}',
    ja: '{n, select, 1 {補充ステップ} 2 {リフレッシュステップ} 3 {メインステップ} other {終了ステップ}}',
    uk: '{n, select, 1 {Поповнення} 2 {Збадьорення} 3 {Головний крок} other {Кінець ходу}}',
  },
  // How far a number is from what is printed.
  'match.governing.peChange': { en: 'PE {signed}', ja: '演技力 {signed}', uk: 'Енергія {signed}' },
  'match.governing.maxChange': {
    en: 'Max SP {signed}',
    ja: '最大体力 {signed}',
    uk: 'Максимум витривалості {signed}',
  },
  'match.governing.out': { en: 'Out of the duel', ja: '脱落', uk: 'Вибуває з дуелі' },
  'match.governing.pe': { en: 'PE {n, number}', ja: '演技力 {n, number}', uk: 'Енергія виступу {n, number}' },
  'match.governing.sp': {
    en: 'SP {sp, number} of {max, number}',
    ja: '体力 {sp, number}／{max, number}',
    uk: 'Витривалість {sp, number} з {max, number}',
  },
  'match.governing.exhausted': { en: 'Exhausted', ja: '休み中', uk: 'Виснаження' },
  'match.governing.unsettled': { en: 'Unsettled', ja: 'なじんでいない', uk: 'Ще не призвичаєно' },
  'match.governing.encore': {
    en: '{n, plural, one {# encore counter} other {# encore counters}}',
    ja: 'アンコールカウンター{n, plural, other {#個}}',
    uk: '{n, plural, one {# фішка «біс»} few {# фішки «біс»} many {# фішок «біс»} other {# фішки «біс»}}',
  },
  'match.governing.token': { en: 'Token', ja: 'トークン', uk: 'Жетон' },
  'match.governing.owner': { en: 'Owner: {seat}', ja: '持ち主：{seat}', uk: 'Власник: {seat}' },
  'match.governing.worn': { en: 'On {wearer}', ja: '{wearer}につけている', uk: 'Прикріплено: {wearer}' },
  'match.governing.swings': { en: 'Swing', ja: 'スイング', uk: 'Свінг' },
  'match.governing.aimed': { en: 'Target: {targets}', ja: '対象：{targets}', uk: 'Ціль: {targets}' },
  'match.governing.whose': { en: 'By {seat}', ja: '{seat}のもの', uk: 'Гравець {seat}' },

  // --- What is asked
  'match.governing.ask.main': {
    en: '{seat}: choose what to do in the main step.',
    ja: '{seat}：メインステップで行うことを選んでください。',
    uk: '{seat}: виберіть, що зробити на головному кроці.',
  },
  'match.governing.ask.answer': {
    en: '{seat}: answer, or pass{by}.',
    ja: '{seat}：応答するか、パスしてください{by}。',
    uk: '{seat}: дайте відповідь або пасуйте{by}.',
  },
  'match.governing.ask.stepIn': {
    en: '{seat}: choose a Furre to step in for the Host{by}.',
    ja: '{seat}：主催者の代わりに出るファーレを選んでください{by}。',
    uk: '{seat}: виберіть Фурре, що вийде на заміну Господареві{by}.',
  },
  'match.governing.ask.refresh': {
    en: '{seat}: pay {n, number} AP to refresh?',
    ja: '{seat}：行動力を{n, number}払ってリフレッシュしますか？',
    uk: '{seat}: заплатити за збадьорення {n, plural, one {# очко дій} few {# очки дій} many {# очок дій} other {# очка дій}}?',
  },
  'match.governing.ask.target': {
    en: '{seat}: choose the target{by}.',
    ja: '{seat}：対象を選んでください{by}。',
    uk: '{seat}: виберіть ціль{by}.',
  },
  'match.governing.ask.order': {
    en: '{seat}: choose the order in which the skills go off.',
    ja: '{seat}：スキルが働く順番を選んでください。',
    uk: '{seat}: виберіть порядок, у якому спрацюють уміння.',
  },
  'match.governing.ask.pick': {
    en: '{seat}: choose what {verb, select, exhaust {is exhausted} refresh {is refreshed} bowOut {bows out} move {leaves play} lose {loses SP} regain {regains SP} counter {gets encore counters} groove {is given groove} control {changes its controller} other {the skill is about}}{by}.',
    ja: '{seat}：{verb, select, exhaust {休ませる} refresh {リフレッシュする} bowOut {退場する} move {場を離れる} lose {体力を失う} regain {体力を回復する} counter {アンコールカウンターを置く} groove {ノリを与える} control {コントローラーを変える} other {スキルの}}相手を選んでください{by}。',
    uk: '{seat}: виберіть, {verb, select, exhaust {кого чи що виснажити} refresh {кого чи що збадьорити} bowOut {хто чи що відкланюється} move {хто чи що виходить із гри} lose {хто втрачає витривалість} regain {хто повертає витривалість} counter {хто отримує фішки «біс»} groove {кому подарувати драйв} control {над ким чи чим перейде контроль} other {кого чи чого стосується вміння}}{by}.',
  },
  'match.governing.ask.may': {
    en: '{seat}: {verb, select, draw {draw} ap {gain AP} token {create tokens} other {use this part of the skill}}{by}?',
    ja: '{seat}：{verb, select, draw {カードを引きますか} ap {行動力を得ますか} token {トークンを出しますか} other {スキルのこの部分を行いますか}}{by}？',
    uk: '{seat}: {verb, select, draw {добрати карти} ap {отримати очки дій} token {створити жетони} other {виконати цю частину вміння}}{by}?',
  },
  'match.governing.ask.discard': {
    en: '{seat}: choose a card to discard.',
    ja: '{seat}：捨てるカードを選んでください。',
    uk: '{seat}: виберіть карту, яку скинути.',
  },
  'match.governing.ask.mulligan': {
    en: '{seat}: keep this hand?',
    ja: '{seat}：この手札で始めますか？',
    uk: '{seat}: лишити цю руку?',
  },
  'match.governing.ask.number': {
    en: '{seat}: choose X{by}.',
    ja: '{seat}：Xを選んでください{by}。',
    uk: '{seat}: виберіть X{by}.',
  },
  'match.governing.ask.aim': {
    en: '{seat}: choose {several, select, yes {target {nth, number} of {of, number}} other {the target}}{by}.',
    ja: '{seat}：対象{several, select, yes {（{nth, number}／{of, number}）} other {}}を選んでください{by}。',
    uk: '{seat}: виберіть ціль{several, select, yes { {nth, number} із {of, number}} other {}}{by}.',
  },

  // --- Answers
  'match.governing.play': {
    en: 'Play {card}{aimed, select, yes { on {targets}} other {}}{free, select, yes {, X = {x, number}} other {}}',
    ja: '{aimed, select, yes {{targets}を対象に} other {}}{card}をプレイする{free, select, yes {（X＝{x, number}）} other {}}',
    uk: 'Розіграти {card}{aimed, select, yes { на {targets}} other {}}{free, select, yes {, X = {x, number}} other {}}',
  },
  'match.governing.activate': {
    en: 'Activate {several, select, yes {skill {skill, number} of {card}} other {the skill of {card}}}{aimed, select, yes { on {targets}} other {}}',
    ja: '{aimed, select, yes {{targets}を対象に} other {}}{card}の{several, select, yes {スキル{skill, number}} other {スキル}}を起動する',
    uk: 'Активувати вміння {several, select, yes {№ {skill, number} } other {}}{card}{aimed, select, yes { на {targets}} other {}}',
  },
  'match.governing.swing': {
    en: 'Swing with {card} at {target}',
    ja: '{card}で{target}にスイングする',
    uk: 'Свінг: {card} проти {target}',
  },
  'match.governing.swingWith': { en: 'Swing with {card}', ja: '{card}でスイングする', uk: 'Свінг: {card}' },
  'match.governing.x': { en: 'X = {x, number}', ja: 'X＝{x, number}', uk: 'X = {x, number}' },
  'match.governing.draw': {
    en: 'Draw a card ({n, number} AP)',
    ja: 'カードを引く（行動力{n, number}）',
    uk: 'Добрати карту ({n, plural, one {# очко дій} few {# очки дій} many {# очок дій} other {# очка дій}})',
  },
  'match.governing.end': { en: 'End the turn', ja: 'ターンを終える', uk: 'Закінчити хід' },
  'match.governing.stepIn': {
    en: '{card} steps in',
    ja: '{card}が代わりに出る',
    uk: '{card} виходить на заміну',
  },
  'match.governing.nobody': {
    en: 'Nobody steps in',
    ja: '誰も代わりに出ない',
    uk: 'Ніхто не виходить на заміну',
  },
  'match.governing.refresh': {
    en: 'Refresh ({n, number} AP)',
    ja: 'リフレッシュする（行動力{n, number}）',
    uk: 'Збадьорити ({n, plural, one {# очко дій} few {# очки дій} many {# очок дій} other {# очка дій}})',
  },
  'match.governing.noRefresh': { en: 'Do not refresh', ja: 'リフレッシュしない', uk: 'Не збадьорювати' },
  'match.governing.choose': { en: 'Choose {things}', ja: '{things}を選ぶ', uk: 'Вибрати {things}' },
  'match.governing.order': {
    en: 'In this order: {skills}',
    ja: '次の順：{skills}',
    uk: 'У такому порядку: {skills}',
  },
  'match.governing.skill': {
    en: '{caused, select, yes {{card} because of {event}} other {{card}}}',
    ja: '{caused, select, yes {{event}による{card}} other {{card}}}',
    uk: '{caused, select, yes {{card} (причина: {event})} other {{card}}}',
  },
  'match.governing.discard': { en: 'Discard {card}', ja: '{card}を捨てる', uk: 'Скинути {card}' },
  'match.governing.mulligan': {
    en: 'Take a mulligan',
    ja: '手札を引き直す',
    uk: 'Замінити руку',
  },
  'match.governing.keep': { en: 'Keep the hand', ja: 'この手札で始める', uk: 'Лишити руку' },
});
