import { defineMessages } from '../define';

/** Before a match: what is played, by whom, with which rules; and the matches there are. */
export const playLobby = defineMessages({
  'play.new': { en: 'New match', ja: '新しい対戦', uk: 'Нова партія' },
  'play.pack': { en: 'Pack', ja: 'パック', uk: 'Набір' },
  'play.revision': { en: 'Revision', ja: '版', uk: 'Версія' },
  'play.revision-newest': { en: 'Newest', ja: '最新', uk: 'Найновіша' },
  'play.revision-of': { en: '{time}: {message}', ja: '{time}：{message}', uk: '{time}: {message}' },
  'play.mode': { en: 'Mode', ja: 'モード', uk: 'Режим' },
  'play.mode-simple': { en: 'Simple', ja: 'シンプル', uk: 'Простий' },
  'play.mode-advanced': { en: 'Advanced', ja: 'アドバンス', uk: 'Розширений' },
  'play.mode-about': {
    en: '{mode, select, simple {The 18 basic cards, Zones in a fixed order, no Zone Bonuses. Good for a first match.} other {All 24 cards, Zones in any order, Zone Bonuses, and a hand you shape yourself.}}',
    ja: '{mode, select, simple {基本の18枚だけを使います。ゾーンの並びは固定で、ゾーンボーナスはありません。初めての対戦に向いています。} other {24枚すべてを使います。ゾーンの並びは変わり、ゾーンボーナスがあり、手札は自分で整えます。}}',
    uk: '{mode, select, simple {18 базових карт, сталий порядок зон, без бонусів зон. Добре для першої партії.} other {Усі 24 карти, зони в будь-якому порядку, бонуси зон і рука, яку добираєте самі.}}',
  },
  'play.seats': { en: 'Players', ja: 'プレイヤー', uk: 'Гравці' },
  'play.swap': { en: 'Swap seats', ja: '席を入れ替える', uk: 'Поміняти місцями' },
  'play.rotate': {
    en: 'Move everyone on by one seat',
    ja: '全員の席を1つずらす',
    uk: 'Пересадити всіх на одне місце',
  },
  'play.seat-number': { en: 'Number of players', ja: 'プレイヤーの人数', uk: 'Кількість гравців' },
  'play.seat-name': { en: 'Name of player {seat}', ja: 'プレイヤー{seat}の名前', uk: 'Ім’я гравця {seat}' },
  'play.seat-who': {
    en: 'Who plays {seat}',
    ja: 'プレイヤー{seat}の担当',
    uk: 'Хто грає за {seat}',
  },
  'play.seat': { en: 'Player {seat}', ja: 'プレイヤー{seat}', uk: 'Гравець {seat}' },
  'play.who': {
    en: '{who, select, human {Person at this screen} greedy {Bot: looks one move ahead} other {Bot: plays at random}}',
    ja: '{who, select, human {この画面の前の人} greedy {ボット：一手先を読む} other {ボット：でたらめに選ぶ}}',
    uk: '{who, select, human {Людина за цим екраном} greedy {Бот: дивиться на хід уперед} other {Бот: грає навмання}}',
  },
  /** The bot that thinks, by its level; how much it tries says how long it takes. */
  'play.who-level': {
    en: 'Thinking bot: {level} ({tries, number} tries)',
    ja: '考えるボット：{level}（試行{tries, number}回）',
    uk: 'Бот-мислитель: {level} (спроб: {tries, number})',
  },
  'play.who-short': {
    en: '{who, select, greedy {Greedy bot} random {Random bot} other {Thinking bot}}',
    ja: '{who, select, greedy {一手先を読むボット} random {でたらめなボット} other {考えるボット}}',
    uk: '{who, select, greedy {Жадібний бот} random {Випадковий бот} other {Бот-мислитель}}',
  },
  'play.options': { en: 'Rule options', ja: 'ルールのオプション', uk: 'Варіанти правил' },
  'play.options-changed': {
    en: '{count, plural, =0 {all as the rules say} one {# differs} other {# differ}}',
    ja: '{count, plural, =0 {すべてルールどおり} other {#件を変更}}',
    uk: '{count, plural, =0 {усе за правилами} one {# змінено} few {# змінено} many {# змінено} other {# змінено}}',
  },
  'play.options-reset': {
    en: 'All as the rules say',
    ja: 'すべてルールどおりに戻す',
    uk: 'Усе за правилами',
  },
  'play.options-none': {
    en: 'The rules of this pack leave nothing to choose.',
    ja: 'このパックのルールに選べるオプションはありません。',
    uk: 'Правила цього набору не мають варіантів.',
  },
  'play.option-default': {
    en: '{text} (as the rules say)',
    ja: '{text}（ルールどおり）',
    uk: '{text} (за правилами)',
  },
  'play.seed': { en: 'Seed', ja: 'シード', uk: 'Зерно' },
  'play.seed-another': { en: 'Another seed', ja: '別のシード', uk: 'Інше зерно' },
  'play.seed-hint': {
    en: 'The same number deals the same cards.',
    ja: '同じ数なら同じ配り方になります。',
    uk: 'Те саме число роздає ті самі карти.',
  },
  'play.seed-bad': {
    en: 'A seed is a whole number, such as 7.',
    ja: 'シードは7のような整数です。',
    uk: 'Зерно — це ціле число, наприклад 7.',
  },
  'play.designer': { en: 'Designer mode', ja: 'デザイナーモード', uk: 'Режим автора' },
  'play.designer-hint': {
    en: 'Every card can be looked at, and everything taken back freely.',
    ja: 'すべてのカードを見ることができ、いつでも自由に取り消せます。',
    uk: 'Можна дивитися всі карти й вільно повертати будь-який хід.',
  },
  'play.start': { en: 'Start', ja: '開始', uk: 'Почати' },

  'play.resume': { en: 'Earlier matches', ja: 'これまでの対戦', uk: 'Попередні партії' },
  'play.resume-none': {
    en: 'Every answer is kept: a match can be left and taken up again here.',
    ja: '選択はすべて保存されます。対戦を離れても、ここから再開できます。',
    uk: 'Кожне рішення зберігається: партію можна залишити й продовжити звідси.',
  },
  'play.players-of': { en: '{first} – {second}', ja: '{first} 対 {second}', uk: '{first} – {second}' },
  'play.answers-given': {
    en: '{count, plural, one {# answer} other {# answers}}',
    ja: '選択{count, plural, other {#回}}',
    uk: '{count, plural, one {# рішення} few {# рішення} many {# рішень} other {# рішення}}',
  },
  'play.running': { en: 'Running', ja: '進行中', uk: 'Триває' },
  'play.turn-of': { en: 'Turn: {name}', ja: '{name}の番', uk: 'Хід: {name}' },
  'play.over': { en: 'Over', ja: '終了', uk: 'Завершено' },
  'play.designer-mark': { en: 'Designer', ja: 'デザイナー', uk: 'Автор' },
  'play.go-on': { en: 'Resume', ja: '再開', uk: 'Продовжити' },
  'play.show-replay': { en: 'Replay', ja: 'リプレイ', uk: 'Повтор' },
  'play.earlier-all': {
    en: '{count, plural, one {Show # more} other {Show # more}}',
    ja: '{count, plural, other {ほか#件を表示}}',
    uk: '{count, plural, one {Показати ще #} few {Показати ще #} many {Показати ще #} other {Показати ще #}}',
  },
  'play.pack-gone': { en: 'Deleted pack', ja: '削除されたパック', uk: 'Видалений набір' },

  'play.import': { en: 'Open a match file…', ja: '対戦ファイルを開く…', uk: 'Відкрити файл партії…' },
  'play.drop': {
    en: 'Drop a match file to open it',
    ja: 'ドロップすると対戦ファイルを開きます',
    uk: 'Відпустіть файл партії, щоб відкрити його',
  },
  'play.imported': {
    en: 'Match opened: {count, plural, one {# answer} other {# answers}}.',
    ja: '対戦を開きました（選択{count, plural, other {#回}}）。',
    uk: 'Партію відкрито: {count, plural, one {# рішення} few {# рішення} many {# рішень} other {# рішення}}.',
  },
  'play.refused': {
    en: 'The match file was not opened',
    ja: '対戦ファイルを開けませんでした',
    uk: 'Файл партії не відкрито',
  },
  'play.refused-unchanged': {
    en: 'Nothing was stored.',
    ja: '何も保存していません。',
    uk: 'Нічого не збережено.',
  },
  'play.refused-open': {
    en: '{count, plural, one {Open the first choice as a replay} other {Open the first # choices as a replay}}',
    ja: '最初の{count, plural, other {#回の選択}}をリプレイとして開く',
    uk: '{count, plural, one {Відкрити перше # рішення як повтор} few {Відкрити перші # рішення як повтор} many {Відкрити перші # рішень як повтор} other {Відкрити перші # рішення як повтор}}',
  },
});
