import { defineMessages } from '../define';

/** What the commands `print` and `png` say. What the Print screen says too is in `print`. */
export const cliPrint = defineMessages({
  'cli.command.print': {
    en: 'write the cards as a PDF, to be printed at home or in a shop',
    ja: '自宅や印刷所で印刷するため、カードを PDF に書き出す',
    uk: 'записати карти у PDF, щоб друкувати вдома чи в друкарні',
  },
  'cli.command.png': {
    en: 'write every card as a PNG picture, all of them in one ZIP file',
    ja: 'カードを1枚ずつ PNG 画像にし、一つの ZIP ファイルに書き出す',
    uk: 'записати кожну карту як зображення PNG, усі в одному файлі ZIP',
  },

  'cli.option.card-lang': {
    en: 'languages of the cards, such as en,ja, or all; messages come in the first one',
    ja: 'カードの言語。en,ja のように並べるか、all ですべて。メッセージは最初の言語で表示する',
    uk: 'мови карт, наприклад en,ja, або all — усі; повідомлення — першою з них',
  },
  'cli.option.only': {
    en: 'only these cards, by id or file, such as home-1 or cards/home-1.json (everything if left out; with one card a page, no tokens and mats)',
    ja: 'このカードだけ。home-1 や cards/home-1.json のように ID かファイルで指定（省略時はすべて。1枚1ページのときはトークンとマットを除く）',
    uk: 'лише ці карти за ID або файлом, наприклад home-1 чи cards/home-1.json (типово — усе; по карті на сторінку — без жетонів і полів)',
  },
  'cli.option.copies': {
    en: 'copies of every card, or of one, such as home-1=3 (as many as the rules need if left out)',
    ja: '各カードの枚数。1種類だけなら home-1=3 のように指定（省略時はルールに必要な枚数）',
    uk: 'кількість примірників кожної карти або однієї, наприклад home-1=3 (типово — як потрібно за правилами)',
  },
  'cli.option.since': {
    en: 'only what looks different from how it was in this revision',
    ja: 'この版から見た目の変わったものだけ',
    uk: 'лише те, що від цієї версії змінилося на вигляд',
  },
  'cli.option.print-out': {
    en: 'file to write; an existing one is replaced when the new one is complete (named after the pack if left out)',
    ja: '書き出すファイル。既存のファイルは、新しいファイルが完成してから置き換える（省略時はパックの名前）',
    uk: 'файл для запису; наявний буде замінено, коли новий готовий (типово — за назвою набору)',
  },
  'cli.option.anyway': {
    en: 'even if words don’t fit or pictures are missing',
    ja: '文字があふれたり、絵がなかったりしても書き出す',
    uk: 'навіть якщо тексти не вміщуються або бракує зображень',
  },
  'cli.option.preset': {
    en: 'begin with a preset: a4, letter, a4-duplex, makeplayingcards, the-game-crafter, drivethrucards, mbprint, or the name of your own (a4 if left out)',
    ja: '元にするプリセット：a4、letter、a4-duplex、makeplayingcards、the-game-crafter、drivethrucards、mbprint、または自分用のプリセット名（省略時は a4）',
    uk: 'почати із заготовки: a4, letter, a4-duplex, makeplayingcards, the-game-crafter, drivethrucards, mbprint або назва власної (типово a4)',
  },
  'cli.option.card': {
    en: 'size of the cut card: designed, poker, us-poker, bridge, mini, tarot, japanese, square, or millimetres such as 63x88',
    ja: '切ったカードの寸法：designed（デザインのまま）、poker、us-poker、bridge、mini、tarot、japanese、square、または 63x88 のようにミリメートルで',
    uk: 'розмір вирізаної карти: designed (як задумано), poker, us-poker, bridge, mini, tarot, japanese, square або міліметри, наприклад 63x88',
  },
  'cli.option.style': {
    en: 'style: illustrated or low-ink',
    ja: 'スタイル：illustrated（絵付き）または low-ink（省インク）',
    uk: 'стиль: illustrated (ілюстрований) або low-ink (ощадний друк)',
  },
  'cli.option.paper': {
    en: 'paper: a4, a3, letter, legal, or millimetres such as 148x210',
    ja: '用紙：a4、a3、letter、legal、または 148x210 のようにミリメートルで',
    uk: 'папір: a4, a3, letter, legal або міліметри, наприклад 148x210',
  },
  'cli.option.turn': {
    en: 'how the paper lies: auto (as more cards fit), upright or sideways',
    ja: '用紙の向き：auto（多く入る向き）、upright（縦）、sideways（横）',
    uk: 'орієнтація паперу: auto (щоб умістилося більше), upright (книжкова) або sideways (альбомна)',
  },
  'cli.option.margins': {
    en: 'margins of the paper in millimetres: one number, or top,right,bottom,left',
    ja: '用紙の余白（ミリメートル）：一つの数、または 5,5,10,5 のように上・右・下・左の順で',
    uk: 'поля паперу в міліметрах: одне число або верхнє,праве,нижнє,ліве',
  },
  'cli.option.gap': {
    en: 'gap between cards in millimetres',
    ja: 'カードの間隔（ミリメートル）',
    uk: 'проміжок між картами в міліметрах',
  },
  'cli.option.bleed': {
    en: 'bleed in millimetres: colour beyond the cut',
    ja: '塗り足し（ミリメートル）：切る線の外側まで伸ばす色',
    uk: 'виліт у міліметрах: колір за лінією різу',
  },
  'cli.option.png-bleed': {
    en: 'bleed around every picture in millimetres; 0 ends it at the cut (as in the preset if left out)',
    ja: '各画像の周りの塗り足し（ミリメートル）。0 なら切る線まで（省略時はプリセットのとおり）',
    uk: 'виліт навколо кожного зображення в міліметрах; 0 — рівно до різу (типово — як у заготовці)',
  },
  'cli.option.marks': {
    en: 'crop marks: corner, full or none',
    ja: 'トンボ：corner（角）、full（全線）、none（なし）',
    uk: 'мітки різу: corner (кутики), full (суцільні) або none (немає)',
  },
  'cli.option.backs': {
    en: 'backs: none, long-edge or short-edge (printed on both sides), fold-over, or apart (on sheets of their own)',
    ja: '裏面：none（なし）、long-edge か short-edge（両面印刷の長辺・短辺とじ）、fold-over（折る）、apart（別の用紙）',
    uk: 'сорочки: none (без них), long-edge чи short-edge (з обох боків), fold-over (скласти) або apart (на окремих аркушах)',
  },
  'cli.option.offset': {
    en: 'how many millimetres the printer puts backs off, to the right and down; it is taken back',
    ja: 'プリンターによる裏面のずれ（右へと下へのミリメートル）。その分だけ戻す',
    uk: 'на скільки міліметрів принтер зсуває сорочки праворуч і донизу; зсув буде враховано',
  },
  'cli.option.single': {
    en: 'one card a page with 3 mm of bleed, for print shops',
    ja: '印刷所向けに、塗り足し 3 mm で1ページに1枚',
    uk: 'по одній карті на сторінку з вильотом 3 мм, для друкарень',
  },
  'cli.option.order': {
    en: 'the same, with pages in the order front-back, back-front or fronts-backs',
    ja: '同じく、ページの順序を front-back（表・裏）、back-front（裏・表）、fronts-backs（表を全部、次に裏）で指定',
    uk: 'те саме, зі сторінками в порядку front-back, back-front або fronts-backs (усі лиця, потім сорочки)',
  },
  'cli.option.titles': {
    en: 'title on every sheet: yes or no',
    ja: '各用紙の見出し：yes または no',
    uk: 'заголовок на кожному аркуші: yes або no',
  },
  'cli.option.notes': {
    en: 'page with instructions: yes or no',
    ja: '説明ページ：yes または no',
    uk: 'сторінка з порадами: yes або no',
  },
  'cli.option.calibration': {
    en: 'calibration page: yes or no',
    ja: '調整用紙：yes または no',
    uk: 'сторінка калібрування: yes або no',
  },
  'cli.option.dpi': {
    en: 'resolution: 300 or 600 dpi (300 if left out)',
    ja: '解像度：300 または 600 dpi（省略時は 300）',
    uk: 'роздільність: 300 або 600 dpi (типово 300)',
  },
  'cli.option.tabletop': {
    en: 'sheets of 10 x 7 cards for Tabletop Simulator instead',
    ja: '代わりに、Tabletop Simulator 用の 10 x 7 枚のシートにする',
    uk: 'натомість аркуші 10 x 7 карт для Tabletop Simulator',
  },

  'cli.error.bad-length': {
    en: '“{found}” is not a value of {option}. Give millimetres from 0 to {max, number}, such as {example}.',
    ja: '{option} に「{found}」は使えません。0 から {max, number} までのミリメートルで指定してください（例：{example}）。',
    uk: '«{found}» не підходить для {option}. Укажіть міліметри від 0 до {max, number}, наприклад {example}.',
  },
  'cli.error.bad-size': {
    en: '“{found}” is not a value of {option}. Possible: {known}, or width and height in millimetres, such as {example}.',
    ja: '{option} に「{found}」は使えません。使える値：{known}、またはミリメートルの幅と高さ（例：{example}）。',
    uk: '«{found}» не підходить для {option}. Можливі значення: {known} або ширина й висота в міліметрах, наприклад {example}.',
  },
  'cli.error.bad-margins': {
    en: '“{found}” is not a value of --margins. Give millimetres from 0 to {max, number}: one number such as 5, or top,right,bottom,left such as 5,5,10,5.',
    ja: '--margins に「{found}」は使えません。0 から {max, number} までのミリメートルで、5 のような一つの数か、上・右・下・左の順に 5,5,10,5 のように指定してください。',
    uk: '«{found}» не підходить для --margins. Укажіть міліметри від 0 до {max, number}: одне число, як-от 5, або верхнє,праве,нижнє,ліве, як-от 5,5,10,5.',
  },
  'cli.error.bad-offset': {
    en: '“{found}” is not a value of --offset. Give two lengths in millimetres, to the right and down, such as 0.5,-1.',
    ja: '--offset に「{found}」は使えません。右へと下への二つの長さをミリメートルで指定してください（例：0.5,-1）。',
    uk: '«{found}» не підходить для --offset. Укажіть дві довжини в міліметрах, праворуч і донизу, наприклад 0.5,-1.',
  },
  'cli.error.unknown-preset': {
    en: 'There is no preset “{found}”.{near, select, yes { Nearest: “{nearest}”.} other {}} Known: {known}.',
    ja: 'プリセット「{found}」はありません。{near, select, yes {近いもの：「{nearest}」。} other {}}使えるもの：{known}。',
    uk: 'Заготовки «{found}» немає.{near, select, yes { Найближча: «{nearest}».} other {}} Відомі: {known}.',
  },
  'cli.error.unknown-card': {
    en: 'The pack has nothing to print called “{found}”.{near, select, yes { Nearest: “{nearest}”.} other {}} The command “text” lists the ids of its cards{has, select, own {; besides there are {own}} other {}}.',
    ja: 'このパックに印刷できる「{found}」はありません。{near, select, yes {近いもの：「{nearest}」。} other {}}カードの ID はコマンド「text」で見られます{has, select, own {（ほかに {own}）} other {}}。',
    uk: 'У наборі немає для друку «{found}».{near, select, yes { Найближче: «{nearest}».} other {}} ID його карт показує команда «text»{has, select, own {; крім них є {own}} other {}}.',
  },
  'cli.error.several-cards': {
    en: 'Several things are called “{found}”. Give one of these: {known}.',
    ja: '「{found}」という名前のものが複数あります。次のどれかを指定してください：{known}。',
    uk: '«{found}» називається кілька речей. Укажіть одну з цих: {known}.',
  },

  'cli.print.letters': {
    en: 'no font has {letters}',
    ja: 'フォントにない文字 {letters}',
    uk: 'у шрифтах немає {letters}',
  },
  'cli.print.use-anyway': {
    en: 'Mend these cards, or give --anyway to write them as they are.',
    ja: 'カードを直してください。このまま書き出すには --anyway を付けます。',
    uk: 'Виправте ці карти або додайте --anyway, щоб записати їх як є.',
  },
  'cli.print.as-it-is': {
    en: '{count, plural, one {Words or a picture are missing in # place of what was written:} other {Words or pictures are missing in # places of what was written:}}',
    ja: '文字か絵が欠けるところが{count, plural, other {#か所}}あるまま書き出しました：',
    uk: '{count, plural, one {Записано, хоча в # місці бракує слів або малюнка:} few {Записано, хоча в # місцях бракує слів або малюнків:} many {Записано, хоча в # місцях бракує слів або малюнків:} other {Записано, хоча в # місця бракує слів або малюнків:}}',
  },
  'cli.print.done': {
    en: '“{name}” was written to {file}: {cards, plural, one {# piece} other {# pieces}} on {pages, plural, one {# page} other {# pages}}, languages: {languages}.',
    ja: '「{name}」を {file} に書き出しました（{cards, plural, other {#枚}}・{pages, plural, other {#ページ}}、言語：{languages}）。',
    uk: '«{name}» записано в {file}: {cards, plural, one {# шт.} few {# шт.} many {# шт.} other {# шт.}} на {pages, plural, one {# сторінці} few {# сторінках} many {# сторінках} other {# сторінки}}, мови: {languages}.',
  },
  'cli.png.done': {
    en: '“{name}” was written to {file}: {pages, plural, one {# picture} other {# pictures}}, languages: {languages}.',
    ja: '「{name}」を {file} に書き出しました（画像{pages, plural, other {#枚}}、言語：{languages}）。',
    uk: '«{name}» записано в {file}: {pages, plural, one {# зображення} few {# зображення} many {# зображень} other {# зображення}}, мови: {languages}.',
  },
});
