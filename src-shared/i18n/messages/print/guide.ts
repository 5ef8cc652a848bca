import { defineMessages } from '../../define';

/** The help on printing. A section is `print.guide.<section>.title` and its paragraphs, numbered from 1. */
export const printGuide = defineMessages({
  'print.guide.title': { en: 'Printing cards', ja: 'カードの印刷', uk: 'Друк карт' },

  'print.guide.home.title': { en: 'Printing at home', ja: '自宅で印刷する', uk: 'Друк удома' },
  'print.guide.home.1': {
    en: 'Print the PDF at 100 %, “actual size”. “Fit to page” makes cards smaller than their sleeves. The page with instructions has a ruler to check it with.',
    ja: 'PDF は倍率 100%（「実際のサイズ」）で印刷します。「用紙に合わせる」だと、カードがスリーブより小さくなります。説明ページの物差しで確かめられます。',
    uk: 'Друкуйте PDF у масштабі 100 %, «фактичний розмір». «Умістити на сторінку» зменшує карти. Перевірте лінійкою на сторінці з порадами.',
  },
  'print.guide.home.2': {
    en: 'For sleeves, plain paper before an old card is enough. Without sleeves, take card stock of 200 to 300 g/m² that the printer can feed.',
    ja: 'スリーブに入れるなら、普通紙を古いカードの前に重ねるだけで十分です。スリーブなしなら、プリンターに通る 200～300 g/m² の厚紙を使います。',
    uk: 'Для протекторів досить звичайного паперу перед старою картою. Без протекторів візьміть картон 200–300 г/м², який подає принтер.',
  },
  'print.guide.home.3': {
    en: 'The style “Low ink” draws outlines on white: for first tests and for printers without colour.',
    ja: 'スタイル「省インク」は白地に線で描きます。試作や白黒プリンターに向いています。',
    uk: 'Стиль «Ощадний друк» малює контури на білому: для перших проб і чорно-білих принтерів.',
  },
  'print.guide.home.4': {
    en: 'After a change, print only what looks different from the revision you printed last: choose that one by its time. The short code at the foot of each card changes when that card changes.',
    ja: '変更した後は、前に印刷した版を日時で選べば、その版から見た目の変わったものだけを印刷できます。各カードの下端の短い記号は、そのカードを変えると変わります。',
    uk: 'Після змін друкуйте лише те, що виглядає інакше, ніж у надрукованій версії: виберіть її за часом. Короткий код унизу кожної карти змінюється разом із цією картою.',
  },

  'print.guide.cutting.title': { en: 'Cutting', ja: '切る', uk: 'Різання' },
  'print.guide.cutting.1': {
    en: 'Cut with a knife along a metal ruler, or with a trimmer, from mark to mark: first all cuts in one direction, then the strips.',
    ja: 'カッターと金属の定規、または裁断機で、線から線へ切ります。まず一方向に全部切り、それから細長い紙を切り分けます。',
    uk: 'Ріжте ножем уздовж металевої лінійки або різаком від мітки до мітки: спершу всі різи в один бік, потім смуги.',
  },
  'print.guide.cutting.2': {
    en: 'Without bleed and gap, neighbours share one cut. With bleed, colour runs beyond the cut and a slip of the knife shows no white; each card then has cuts of its own.',
    ja: '塗り足しと間隔が 0 なら、隣のカードと切る線が共通です。塗り足しがあると、少しずれて切っても白い縁が出ませんが、カードごとに切ることになります。',
    uk: 'Без вильотів і проміжків сусідні карти мають спільний різ. З вильотом колір іде за різ, і похибка ножа не лишає білого; тоді в кожної карти свої різи.',
  },
  'print.guide.cutting.3': {
    en: 'Cut the sheets in the order of their numbers: the cards come out in the order of the list.',
    ja: '用紙の番号順に切れば、カードは一覧の順に並びます。',
    uk: 'Розрізайте аркуші за номерами: карти лежатимуть у порядку списку.',
  },

  'print.guide.backs.title': { en: 'Backs and calibration', ja: '裏面と調整', uk: 'Сорочки й калібрування' },
  'print.guide.backs.1': {
    en: 'Both sides: choose the same edge here and in the printer’s dialog. If backs come out upside down, the other edge is the right one.',
    ja: '両面：ここと、プリンターの設定で同じとじ方を選びます。裏面が上下逆になるときは、もう一方のとじ方にします。',
    uk: 'З обох боків: виберіть той самий край тут і у вікні принтера. Якщо сорочки догори ногами, потрібен інший край.',
  },
  'print.guide.backs.2': {
    en: 'Print the calibration page once, hold it against the light, and read how far the second side lies to the right and down. Type both numbers into “Printer offset”; a number to the left or up is negative.',
    ja: '調整用紙を一度印刷して光にかざし、裏面が右と下へどれだけずれているかを読み取り、「プリンターのずれ」に入力します。左や上へのずれは負の数にします。',
    uk: 'Надрукуйте сторінку калібрування, подивіться крізь неї на світло й прочитайте, наскільки другий бік зсунуто праворуч і донизу. Уведіть ці числа в «Зсув принтера»; ліворуч і догори — від’ємні.',
  },
  'print.guide.backs.3': {
    en: 'To fold: front and back lie side by side. Score the dashed line, fold, glue, let it dry, and cut afterwards.',
    ja: '折る方法：表と裏が隣り合います。破線に筋を付けて折り、のりで貼り、乾いてから切ります。',
    uk: 'Складання: лице й сорочка лежать поруч. Продавте пунктир, складіть, склейте, дайте висохнути й лише тоді ріжте.',
  },
  'print.guide.backs.4': {
    en: 'Sheets of their own: every back lies where its front does, so that the cut stacks match. Cut both, then glue each back behind its front or slip the two into one sleeve. They are not mirrored: to print on the other side of the fronts, choose both sides.',
    ja: '別の用紙：裏面は表と同じ位置に並ぶので、切った束の順がそろいます。両方を切ってから、表の後ろに貼るか、一緒にスリーブに入れます。左右は反転しません。表の紙の裏側に印刷するときは、両面を選んでください。',
    uk: 'Окремі аркуші: кожна сорочка лежить там, де її лице, тож вирізані стоси збігаються. Виріжте обидва, тоді приклейте сорочку до лиця або вкладіть їх разом у протектор. Вони не віддзеркалені: щоб друкувати на звороті лиць, виберіть друк з обох боків.',
  },

  'print.guide.shops.title': { en: 'Print shops', ja: '印刷所', uk: 'Друкарні' },
  'print.guide.shops.1': {
    en: 'Each shop has a preset with the size, bleed and order that it asks for. Keep text and numbers well inside the cut; the shipped templates do.',
    ja: '各印刷所の求める寸法、塗り足し、順序はプリセットにあります。文字や数字は切る線から離してください。付属のテンプレートはそうなっています。',
    uk: 'Для кожної друкарні є заготовка з потрібними розміром, вильотом і порядком. Тримайте текст і числа далеко від різу; готові шаблони так і зроблено.',
  },
  'print.guide.shops.2': {
    en: 'Heartdeck makes PDF in RGB colours with exact page, bleed and trim boxes. It does not make PDF/X-1a or CMYK: where a shop insists on it, convert the file with a prepress program first.',
    ja: 'Heartdeck の PDF は RGB で、ページ、塗り足し、仕上がりの枠が正確に入っています。PDF/X-1a や CMYK は作りません。印刷所が求める場合は、先に印刷用のソフトで変換してください。',
    uk: 'Heartdeck створює PDF у RGB з точними межами сторінки, вильоту й різу. PDF/X-1a і CMYK він не створює: якщо друкарня їх вимагає, спершу перетворіть файл у програмі для переддрукарської підготовки.',
  },
  'print.guide.shops.3': {
    en: 'Requirements change: compare with the shop’s own page before you order.',
    ja: '条件は変わることがあります。注文の前に印刷所のページで確かめてください。',
    uk: 'Вимоги змінюються: перед замовленням звірте їх на сторінці друкарні.',
  },
  'print.guide.shop': { en: 'Shop', ja: '印刷所', uk: 'Друкарня' },
  'print.guide.shop-size': { en: 'One card', ja: 'カード1枚', uk: 'Одна карта' },
  'print.guide.shop-bleed': { en: 'Bleed', ja: '塗り足し', uk: 'Виліт' },
  'print.guide.shop-wants': { en: 'What it takes', ja: '入稿の形', uk: 'Що приймає' },
  'print.guide.shop-pixels': {
    en: '{w} × {h} pixels at 300 dpi',
    ja: '300 dpi で {w} × {h} ピクセル',
    uk: '{w} × {h} пікселів при 300 dpi',
  },
  'print.guide.shop.makeplayingcards': {
    en: 'PNG per card with bleed, 300 dpi or more; fronts and backs are uploaded apart.',
    ja: '塗り足しを含むカードごとの PNG、300 dpi 以上。表と裏は別々に入稿します。',
    uk: 'PNG кожної карти з вильотом, від 300 dpi; лиця й сорочки завантажують окремо.',
  },
  'print.guide.shop.the-game-crafter': {
    en: 'PNG per card with bleed at 300 dpi, RGB; the back is uploaded once.',
    ja: '塗り足しを含むカードごとの PNG、300 dpi、RGB。裏面は1枚だけ入稿します。',
    uk: 'PNG кожної карти з вильотом при 300 dpi, RGB; сорочку завантажують один раз.',
  },
  'print.guide.shop.drivethrucards': {
    en: 'One PDF, back and front in turn. PDF/X-1a in CMYK with at most 240 % ink is asked for: convert it first.',
    ja: '裏・表の順に並んだ一つの PDF。PDF/X-1a、CMYK、インク総量 240% 以下が条件なので、先に変換します。',
    uk: 'Один PDF, сорочка й лице по черзі. Потрібен PDF/X-1a у CMYK, фарби не більш як 240 %: спершу перетворіть.',
  },
  'print.guide.shop.mbprint': {
    en: 'One PDF without marks, front and back in turn; nothing important within 4 mm of the cut.',
    ja: 'トンボのない一つの PDF、表・裏の順。切る線から 4 mm 以内に大事なものを置きません。',
    uk: 'Один PDF без міток, лице й сорочка по черзі; нічого важливого ближче ніж 4 мм до різу.',
  },

  'print.guide.tabletop.title': {
    en: 'Tabletop Simulator',
    ja: 'Tabletop Simulator',
    uk: 'Tabletop Simulator',
  },
  'print.guide.tabletop.1': {
    en: 'The export is a ZIP file with a deck for each size and back: a picture of 10 × 7 places, none larger than 4096 pixels, and its back. The list manifest.json says which card is where. Tokens and mats are not in it.',
    ja: '書き出されるのは ZIP ファイルです。寸法と裏面ごとに一つのデッキになり、10 × 7 の枠に並べた 4096 ピクセル以下の画像と、その裏面が入ります。どのカードがどこにあるかは manifest.json にあります。トークンとマットは入りません。',
    uk: 'Експорт — файл ZIP. Для кожного розміру й сорочки є колода: зображення на 10 × 7 місць, не більше за 4096 пікселів, і його сорочка. Список manifest.json каже, де яка карта. Жетонів і полів у ньому немає.',
  },
  'print.guide.tabletop.2': {
    en: 'In the game choose Objects, Components, Cards, Custom Deck. Give it the picture as Face and the back as Back, width 10, height 7, and the number of cards as in the list. The last place is what others see of a hand.',
    ja: 'ゲームでは Objects、Components、Cards、Custom Deck を選びます。Face に画像、Back に裏面を指定し、横 10、縦 7、カードの数は一覧のとおりに入力します。最後の枠は、他の人から見た手札の絵です。',
    uk: 'У грі виберіть Objects, Components, Cards, Custom Deck. Укажіть зображення як Face, сорочку як Back, ширину 10, висоту 7 і кількість карт зі списку. Останнє місце — те, що інші бачать у руці.',
  },
});
