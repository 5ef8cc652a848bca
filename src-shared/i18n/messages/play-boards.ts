import { defineMessages } from '../define';

/** On the boards that are drawn for one game. */
export const playBoards = defineMessages({
  'play.ygios.controls': {
    en: 'Controls by {lead, number}',
    ja: '支配 +{lead, number}',
    uk: 'Контроль +{lead, number}',
  },
  'play.ygios.controls-tie': { en: 'Controls the tie', ja: '同点で支配', uk: 'Контроль (нічия)' },
  'play.ygios.row-secret': {
    en: 'The order of the Zones is not known yet',
    ja: 'ゾーンの並びはまだ決まっていません',
    uk: 'Порядок зон ще невідомий',
  },
  'play.ygios.row-secret-until': {
    en: 'The row is laid out once both hands are sculpted.',
    ja: '並びは、両者が手札を整えたあとに決まります。',
    uk: 'Ряд викладуть, коли обидві руки буде сформовано.',
  },
  'play.ygios.locked': {
    en: '{turns, plural, one {# turn} other {# turns}}',
    ja: '{turns, plural, other {#手番}}',
    uk: '{turns, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}',
  },
  'play.ygios.track': { en: 'Points', ja: '得点', uk: 'Бали' },
  'play.ygios.round': { en: 'Round {n, number}', ja: '第{n, number}R', uk: 'Раунд {n, number}' },
  'play.governing.host': { en: 'Host', ja: '主催者', uk: 'Господар' },
  'play.governing.dancers': { en: 'Furres', ja: 'ファーレ', uk: 'Фурре' },
  'play.governing.others': { en: 'Other cards in play', ja: '場のほかのカード', uk: 'Інші карти у грі' },
  'play.governing.steps': { en: 'Steps of the turn', ja: 'ターンのステップ', uk: 'Кроки ходу' },
  'play.governing.step-refill': { en: 'Refill', ja: '補充', uk: 'Поповнення' },
  'play.governing.step-refresh': { en: 'Refresh', ja: 'リフレッシュ', uk: 'Збадьорення' },
  'play.governing.step-main': { en: 'Main', ja: 'メイン', uk: 'Головний' },
  'play.governing.step-end': { en: 'End', ja: '終了', uk: 'Кінець' },
  'play.governing.nothing-waits': {
    en: 'Nothing waits to be carried out.',
    ja: '待機スタックは空です。',
    uk: 'У стосі очікування порожньо.',
  },
});
