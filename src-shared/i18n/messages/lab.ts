import { defineMessages } from '../define';

/** What the lab says of many games. */
export const lab = defineMessages({
  'cli.command.simulate': {
    en: 'let bots play many games and show who wins, how long it takes and what is played',
    ja: 'ボット同士に何度も対戦させ、勝率・長さ・使われたカードを示す',
    uk: 'дати ботам зіграти багато партій і показати, хто перемагає, як довго й чим грають',
  },
  'cli.option.games': {
    en: 'number of games, a multiple of the number of seats: each seed is played until every bot has had every seat (about 1000 if left out)',
    ja: '対戦数（席の数の倍数）。どのボットもすべての席に着くまで同じシードで繰り返す（省略時は約 1000）',
    uk: 'кількість партій, кратна кількості місць: з кожним зерном грають, доки кожен бот не побуває на кожному місці (типово близько 1000)',
  },
  'cli.option.bots': {
    en: 'a bot for each seat: random (any answer alike, Back Off too), random:N (backs off in N percent of its turns; only where a player can), greedy, or ismcts:N (imagines N worlds for each answer; 1000 if N is left out) (random everywhere if left out)',
    ja: '席ごとのボット：random（身を引くことも含めて無作為）、random:N（手番の N% で身を引く。身を引けるゲームのみ）、greedy、ismcts:N（選択ごとに N 通りの世界を想像する。N を省くと 1000）（省略時はすべて random）',
    uk: 'бот для кожного місця: random (будь-яка відповідь, зокрема й відступ), random:N (відступає в N відсотках ходів, якщо гра це дозволяє), greedy або ismcts:N (уявляє N світів для кожної відповіді; без N — 1000) (типово всюди random)',
  },
  'cli.option.workers': {
    en: 'number of threads; the result is the same with any (one for each core if left out)',
    ja: 'スレッド数。結果には影響しない（省略時はコアの数）',
    uk: 'кількість потоків; на результат не впливає (типово — за кількістю ядер)',
  },
  'lab.error.bot': {
    en: 'There is no bot “{found}”.{near, select, yes { Nearest: “{nearest}”.} other {}} Possible: random, random:0 to random:100, greedy, ismcts, ismcts:1 to ismcts:100000.',
    ja: 'ボット「{found}」はありません。{near, select, yes {近いもの：「{nearest}」。} other {}}使えるもの：random、random:0〜random:100、greedy、ismcts、ismcts:1〜ismcts:100000。',
    uk: 'Бота «{found}» немає.{near, select, yes { Найближчий: «{nearest}».} other {}} Можливі: random, від random:0 до random:100, greedy, ismcts, від ismcts:1 до ismcts:100000.',
  },
  'failure.lab-failed': {
    en: 'The simulation broke off: {detail}',
    ja: 'シミュレーションが途中で止まりました：{detail}',
    uk: 'Симуляцію перервано: {detail}',
  },

  'lab.pack': {
    en: '{pack}, revision {revision}, {mode, select, simple {Simple mode} other {Advanced mode}}',
    ja: '{pack}、版 {revision}、{mode, select, simple {シンプルモード} other {アドバンスモード}}',
    uk: '{pack}, версія {revision}, {mode, select, simple {простий режим} other {розширений режим}}',
  },
  'lab.options': { en: 'Options: {options}', ja: 'オプション：{options}', uk: 'Параметри: {options}' },
  'lab.options-of-pack': {
    en: 'Options: as in the pack',
    ja: 'オプション：パックの既定どおり',
    uk: 'Параметри: як у наборі',
  },
  'lab.games': {
    en: '{games, plural, one {# Timeline} other {# Timelines}}, seeds {first} to {last}, each twice with the seats swapped',
    ja: '世界線{games, plural, other {#本}}、シード {first}〜{last}（席を入れ替えて2回ずつ）',
    uk: '{games, plural, one {# часова лінія} few {# часові лінії} many {# часових ліній} other {# часової лінії}}, зерна {first}–{last}, кожне двічі зі зміною місць',
  },
  'lab.unfinished': {
    en: 'Stopped after {rounds, plural, one {# round} other {# rounds}}: {count, number} of {games, plural, one {# Timeline} other {# Timelines}}.',
    ja: '世界線{games, plural, other {#本}}のうち{count, plural, other {#本}}を{rounds, plural, other {#ラウンド}}で打ち切りました。',
    uk: '{count, number} з {games, plural, one {# часової лінії} few {# часових ліній} many {# часових ліній} other {# часової лінії}} зупинено після {rounds, plural, one {# раунду} few {# раундів} many {# раундів} other {# раунду}}.',
  },
  'lab.loops': {
    en: '{count, number} of {games, plural, one {# Timeline} other {# Timelines}} ended in texts that set each other off without end. Cards at it: {cards}. First seed: {seed}{swapped, select, yes { with the seats swapped} other {}}.',
    ja: 'カードの効果が際限なく続くため、世界線{games, plural, other {#本}}のうち{count, plural, other {#本}}を打ち切りました。関わったカード：{cards}。最初のシード：{seed}{swapped, select, yes {（席の入れ替えあり）} other {}}。',
    uk: '{count, number} з {games, plural, one {# часової лінії} few {# часових ліній} many {# часових ліній} other {# часової лінії}} {count, plural, one {урвалася} few {урвалися} many {урвалося} other {урвалося}} через тексти карт, що без кінця викликають один одного. Причетні карти: {cards}. Перше зерно: {seed}{swapped, select, yes { зі зміною місць} other {}}.',
  },
  'lab.finished': {
    en: 'Only {finished, number} of {games, plural, one {# Timeline} other {# Timelines}} came to an end; the shares of Timelines won and their lengths count these alone.',
    ja: '決着した世界線は{games, plural, other {#本}}のうち{finished, plural, other {#本}}です。勝った世界線の割合と長さは、決着したものだけで計算しています。',
    uk: 'До кінця дійшло лише {finished, number} з {games, plural, one {# часової лінії} few {# часових ліній} many {# часових ліній} other {# часової лінії}}; частки виграних часових ліній та їхню тривалість пораховано тільки за ними.',
  },
  'lab.progress': {
    en: '{done, number} of {total, plural, one {# game} other {# games}}{rated, select, yes {, {rate, number} per second} other {}}',
    ja: '対戦 {done, number}/{total, plural, other {#回}}{rated, select, yes {（毎秒{rate, number}回）} other {}}',
    uk: '{done, number} з {total, plural, one {# партії} few {# партій} many {# партій} other {# партії}}{rated, select, yes {, {rate, number} за секунду} other {}}',
  },
  'lab.nobody': { en: 'none', ja: 'なし', uk: 'немає' },

  'lab.head.won': { en: 'Timelines won', ja: '勝った世界線', uk: 'Виграні часові лінії' },
  'lab.head.count': { en: 'number', ja: '数', uk: 'кількість' },
  'lab.head.share': { en: 'share', ja: '割合', uk: 'частка' },
  'lab.head.interval': { en: '95% interval', ja: '95%信頼区間', uk: '95%-й інтервал' },
  'lab.row.seat': { en: 'seat {seat}', ja: '席{seat}', uk: 'місце {seat}' },
  'lab.row.first-opener': {
    en: 'first player of the first round',
    ja: '最初のラウンドの先攻',
    uk: 'перший гравець першого раунду',
  },

  'lab.head.rounds': { en: 'Rounds', ja: 'ラウンド', uk: 'Раунди' },
  'lab.row.opener': { en: 'won by the first player', ja: '先攻の勝ち', uk: 'виграв перший гравець' },
  'lab.row.swept': { en: 'sweep', ja: '全ゾーン支配', uk: 'усі зони в переможця' },
  'lab.row.end.natural': { en: 'played to the end', ja: '最後までプレイ', uk: 'дограно до кінця' },
  'lab.row.end.backOff': { en: 'ended by Back Off', ja: '身を引いて終了', uk: 'завершено відступом' },

  'lab.head.length': { en: 'Length', ja: '長さ', uk: 'Тривалість' },
  'lab.head.mean': { en: 'mean', ja: '平均', uk: 'середнє' },
  'lab.head.median': { en: 'median', ja: '中央値', uk: 'медіана' },
  'lab.head.p95': { en: '95th percentile', ja: '95パーセンタイル', uk: '95-й перцентиль' },
  'lab.head.max': { en: 'largest', ja: '最大', uk: 'найбільше' },
  'lab.row.rounds': {
    en: 'rounds per Timeline',
    ja: '世界線あたりのラウンド数',
    uk: 'раундів на часову лінію',
  },
  'lab.row.plays': { en: 'plays per round', ja: 'ラウンドあたりのプレイ数', uk: 'карт, зіграних за раунд' },

  'lab.head.cards': { en: 'Played from hand', ja: '手札からのプレイ', uk: 'Зіграно з руки' },
  'lab.head.up': { en: 'face-up', ja: '表向き', uk: 'горілиць' },
  'lab.head.down': { en: 'face-down', ja: '裏向き', uk: 'долілиць' },
  'lab.decisions': {
    en: '{count, plural, one {# decision} other {# decisions}} in {rounds, plural, one {# round} other {# rounds}}',
    ja: '{rounds, plural, other {#ラウンド}}、選択{count, plural, other {#回}}',
    uk: '{count, plural, one {# рішення} few {# рішення} many {# рішень} other {# рішення}}, {rounds, plural, one {# раунд} few {# раунди} many {# раундів} other {# раунду}}',
  },
});
