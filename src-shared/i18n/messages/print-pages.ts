import { defineMessages } from '../define';

/**
 * Words on printed pages that are no cards. They come late, with what draws such pages, and stand in the language
 * that is printed, whatever the screen speaks.
 */
export const printPages = defineMessages({
  'printPage.size': { en: '{w} × {h}\u00a0mm', ja: '{w} × {h}\u00a0mm', uk: '{w} × {h}\u00a0мм' },
  'printPage.mm': { en: '{length}\u00a0mm', ja: '{length}\u00a0mm', uk: '{length}\u00a0мм' },
  'printPage.paper.a3': { en: 'A3', ja: 'A3', uk: 'A3' },
  'printPage.paper.a4': { en: 'A4', ja: 'A4', uk: 'A4' },
  'printPage.paper.a5': { en: 'A5', ja: 'A5', uk: 'A5' },
  'printPage.paper.letter': { en: 'Letter', ja: 'レター', uk: 'Letter' },
  'printPage.paper.legal': { en: 'Legal', ja: 'リーガル', uk: 'Legal' },
  'printPage.style.illustrated': { en: 'Illustrated', ja: '絵付き', uk: 'Ілюстрований' },
  'printPage.style.low-ink': { en: 'Low ink', ja: '省インク', uk: 'Ощадний друк' },

  'printPage.title.place': {
    en: 'Page {number} of {pages}',
    ja: '{pages}ページ中{number}ページ',
    uk: 'Сторінка {number} з {pages}',
  },
  'printPage.title.backs': {
    en: 'Backs, page {number} of {pages}',
    ja: '裏面、{pages}ページ中{number}ページ',
    uk: 'Сорочки, сторінка {number} з {pages}',
  },

  'printPage.notes.heading': { en: 'Print, cut, play', ja: '印刷から遊ぶまで', uk: 'Від друку до гри' },
  'printPage.notes.cards': { en: 'Pieces', ja: '点数', uk: 'Деталей' },
  'printPage.notes.sheets': { en: 'Sheets', ja: '用紙の枚数', uk: 'Аркушів' },
  'printPage.notes.paper': { en: 'Paper', ja: '用紙', uk: 'Папір' },
  'printPage.notes.size': { en: 'Card size', ja: 'カードの大きさ', uk: 'Розмір карти' },
  'printPage.notes.asDesigned': { en: 'As designed', ja: 'デザインどおり', uk: 'Як задумано' },
  'printPage.notes.language': { en: 'Language', ja: '言語', uk: 'Мова' },
  'printPage.notes.languages': { en: 'Languages', ja: '言語', uk: 'Мови' },
  'printPage.notes.style': { en: 'Style', ja: 'スタイル', uk: 'Стиль' },

  'printPage.print.heading': { en: 'Print', ja: '印刷する', uk: 'Друк' },
  'printPage.print.scale': {
    en: 'Choose the paper {paper} and “Actual size” or 100%. Never “Fit to page”: it makes every card smaller.',
    ja: '用紙は{paper}、倍率は「実際のサイズ」か100%を選びます。「用紙に合わせる」ではカードが小さくなります。',
    uk: 'Виберіть папір {paper} і «Фактичний розмір» або 100\u00a0%. Не «За розміром сторінки»: карти стануть меншими.',
  },
  'printPage.print.backs.none': {
    en: 'Print on one side. These cards have no backs of their own.',
    ja: '片面に印刷します。この印刷には裏面がありません。',
    uk: 'Друкуйте з одного боку. Сорочок у цьому друку немає.',
  },
  'printPage.print.backs.long-edge': {
    en: 'Print on both sides, and let the paper turn over its long edge.',
    ja: '両面に印刷し、「長辺とじ」を選びます。',
    uk: 'Друкуйте з обох боків із перевертанням за довгим краєм.',
  },
  'printPage.print.backs.short-edge': {
    en: 'Print on both sides, and let the paper turn over its short edge.',
    ja: '両面に印刷し、「短辺とじ」を選びます。',
    uk: 'Друкуйте з обох боків із перевертанням за коротким краєм.',
  },
  'printPage.print.backs.fold-over': {
    en: 'Print on one side. Front and back lie on either side of the dashed line, where the paper is folded.',
    ja: '片面に印刷します。表と裏は破線をはさんで並び、破線で折って合わせます。',
    uk: 'Друкуйте з одного боку. Лице і сорочка лежать обабіч пунктирної лінії, за якою папір складають.',
  },
  'printPage.print.backs.apart': {
    en: 'Print on one side. The backs are on sheets of their own.',
    ja: '片面に印刷します。裏面は別の用紙に印刷されます。',
    uk: 'Друкуйте з одного боку. Сорочки — на окремих аркушах.',
  },
  'printPage.print.stock.firm': {
    en: 'Take firm paper of 200 to 300\u00a0g/m² if the printer can feed it. For sleeves, plain paper will do.',
    ja: 'プリンターに通る200〜300\u00a0g/m²の厚紙を使います。スリーブに入れるなら普通紙で十分です。',
    uk: 'Візьміть картон 200–300\u00a0г/м², який подає принтер. Для протекторів досить звичайного паперу.',
  },
  'printPage.print.stock.thin': {
    en: 'Paper of 80 to 120\u00a0g/m² folds cleanly, and lies double in the end.',
    ja: '80〜120\u00a0g/m²の紙がきれいに折れます。仕上がりは二重の厚さです。',
    uk: 'Папір 80–120\u00a0г/м² складається рівно, а в готовій карті він подвійний.',
  },
  'printPage.print.trial': {
    en: 'Print this page and one sheet first, as a trial.',
    ja: 'まずこのページとカード1枚分の用紙だけを試しに印刷します。',
    uk: 'Спершу надрукуйте на пробу цю сторінку й один аркуш.',
  },
  'printPage.print.trialLight': {
    en: 'Print one sheet first, as a trial. Against the light, front and back must lie on each other.',
    ja: 'まず1枚だけ試しに印刷し、光に透かして表と裏が重なるかを見ます。',
    uk: 'Спершу надрукуйте один аркуш на пробу. На світлі лице й сорочка мають збігатися.',
  },

  'printPage.check.heading': { en: 'Measure', ja: '測る', uk: 'Перевірка' },
  'printPage.check.words': {
    en: 'This rule is 50\u00a0mm long. If yours says otherwise, the page was scaled.',
    ja: 'この目盛りは50\u00a0mmです。違っていれば、拡大か縮小がかかっています。',
    uk: 'Ця лінійка має 50\u00a0мм. Якщо ваша показує інше, масштаб друку змінено.',
  },

  'printPage.off.heading': { en: 'If backs are off', ja: '裏面がずれたら', uk: 'Якщо сорочки зсунуті' },
  'printPage.off.here': {
    en: 'The calibration on page {page} tells how far. Type what you read there into “Printer offset” and print again.',
    ja: '{page}ページの調整用紙でずれがわかります。読み取った数を「プリンターのずれ」に入れて、もう一度印刷します。',
    uk: 'Наскільки, покаже калібрування на сторінці {page}. Впишіть прочитане в «Зсув принтера» і надрукуйте знову.',
  },
  'printPage.off.elsewhere': {
    en: 'Print again with the calibration page: it tells how far. Type what you read there into “Printer offset”.',
    ja: '調整用紙を付けて印刷すると、ずれがわかります。読み取った数を「プリンターのずれ」に入れます。',
    uk: 'Надрукуйте сторінку калібрування: вона покаже, наскільки. Прочитане впишіть у «Зсув принтера».',
  },
  'printPage.off.taken': {
    en: 'This job already takes back {x}\u00a0mm to the right and {y}\u00a0mm down.',
    ja: 'この印刷では、右へ{x}\u00a0mm、下へ{y}\u00a0mmのずれを直してあります。',
    uk: 'У цьому друку вже враховано зсув: {x}\u00a0мм праворуч і {y}\u00a0мм донизу.',
  },

  'printPage.cut.heading': { en: 'Cut', ja: '切る', uk: 'Розрізання' },
  'printPage.cut.figure': {
    en: 'Page {page}, with its cuts in order',
    ja: '{page}ページと切る順番',
    uk: 'Сторінка {page} і порядок розрізів',
  },
  'printPage.cut.foldFirst': {
    en: 'Fold along the dashed line with the print outside, glue the halves together, and press them under books until dry.',
    ja: '印刷面を外にして破線で折り、内側をのりで貼り、乾くまで本などの重しをのせます。',
    uk: 'Складіть за пунктиром друком назовні, склейте половини й тримайте під книжками, доки не висохнуть.',
  },
  'printPage.cut.foldAfter': {
    en: 'Cut the pairs out, then fold each along its dashed line, print outside, and glue it.',
    ja: '表裏ひと組ずつ切り出してから、印刷面を外にして破線で折り、貼り合わせます。',
    uk: 'Виріжте пари, потім складіть кожну за її пунктиром друком назовні й склейте.',
  },
  'printPage.cut.marks.corner': {
    en: 'Lay a steel ruler from mark to mark.',
    ja: 'トンボからトンボへ金属の定規を当てます。',
    uk: 'Прикладайте металеву лінійку від мітки до мітки.',
  },
  'printPage.cut.marks.full': {
    en: 'Lay a steel ruler along the printed lines.',
    ja: '印刷された線に金属の定規を当てます。',
    uk: 'Прикладайте металеву лінійку до надрукованих ліній.',
  },
  'printPage.cut.marks.none': {
    en: 'There are no marks: lay a steel ruler along the edges of the cards.',
    ja: 'トンボはありません。カードの縁に金属の定規を当てます。',
    uk: 'Міток немає: прикладайте металеву лінійку до країв карт.',
  },
  'printPage.cut.marks.bleed': {
    en: 'There are no marks: the cut is {bleed}\u00a0mm inside the edge of the print.',
    ja: 'トンボはありません。印刷の端から{bleed}\u00a0mm内側を切ります。',
    uk: 'Міток немає: ріжте на {bleed}\u00a0мм углиб від краю друку.',
  },
  'printPage.cut.sheet': {
    en: 'Right across the sheet: {steps}.',
    ja: '用紙の端から端まで切ります（{steps}）。',
    uk: 'Крізь увесь аркуш: {steps}.',
  },
  'printPage.cut.strips': {
    en: 'Then the strips: {steps}. Two or three may lie on each other.',
    ja: '次に帯を切ります（{steps}）。数枚重ねてもかまいません。',
    uk: 'Тоді смуги: {steps}. Можна складати по дві-три.',
  },
  'printPage.cut.rest': {
    en: 'What is left, piece by piece: {steps}.',
    ja: '残りを1つずつ切ります（{steps}）。',
    uk: 'Решта, по одній: {steps}.',
  },
  'printPage.cut.waste': {
    en: 'Colour runs {bleed}\u00a0mm beyond each cut. What falls off between the cards is waste.',
    ja: '色は切る線の外へ{bleed}\u00a0mmはみ出しています。カードの間の切れ端は捨てます。',
    uk: 'Колір заходить на {bleed}\u00a0мм за розріз. Обрізки між картами викиньте.',
  },

  'printPage.join.heading': { en: 'Put together', ja: '仕上げる', uk: 'Складання' },
  'printPage.join.backs.none': {
    en: 'Sleeves with an opaque back make all cards alike. A playing card behind each makes it stiff.',
    ja: '裏が透けないスリーブに入れると、どのカードも同じに見えます。後ろにトランプを1枚入れるとしっかりします。',
    uk: 'Протектори з непрозорим тилом роблять карти однаковими. Гральна карта позаду додає цупкості.',
  },
  'printPage.join.backs.turned': {
    en: 'Play them as they are, or in sleeves. Rounded corners last longer and shuffle better.',
    ja: 'そのままでも、スリーブに入れても遊べます。角を丸めると長持ちし、切りやすくなります。',
    uk: 'Грайте ними так або в протекторах. Заокруглені кутики довше служать і легше тасуються.',
  },
  'printPage.join.backs.fold-over': {
    en: 'A glue stick or spray glue does not warp the paper. Rub each card flat from the fold outwards.',
    ja: 'スティックのりかスプレーのりなら紙が波打ちません。折り目から外へこすって平らにします。',
    uk: 'Клей-олівець або клей-спрей не жолобить паперу. Розгладжуйте карту від згину назовні.',
  },
  'printPage.join.backs.apart': {
    en: 'Glue each back behind its front, or slip both into one sleeve with a playing card between them.',
    ja: '裏面を表の後ろに貼るか、間にトランプを1枚はさんで一緒にスリーブに入れます。',
    uk: 'Приклейте сорочку до лиця або вкладіть обидві в один протектор, а між ними — гральну карту.',
  },
  'printPage.join.tokens': {
    en: 'The tokens belong to the game as well. Keep them in a bag of their own.',
    ja: 'トークンもゲームの一部です。別の袋に入れておきます。',
    uk: 'Жетони теж належать до гри. Тримайте їх в окремому мішечку.',
  },
  'printPage.join.mat': {
    en: '{count, plural, one {The mat is on # sheet: cut it out.} other {The mat is on # sheets: cut the parts out and join them with tape on the back.}}',
    ja: '{count, plural, =1 {マットは用紙1枚です。切り出します。} other {マットは用紙#枚です。切り出して、裏からテープでつなぎます。}}',
    uk: 'Ігрове поле — на {count, plural, =1 {1 аркуші: виріжте його} one {# аркуші: виріжте частини й скріпіть їх стрічкою зі споду} few {# аркушах: виріжте частини й скріпіть їх стрічкою зі споду} many {# аркушах: виріжте частини й скріпіть їх стрічкою зі споду} other {# аркуша: виріжте частини й скріпіть їх стрічкою зі споду}}.',
  },
  'printPage.join.matGlue': {
    en: 'The mat is on {count, plural, one {# sheet} other {# sheets}}: cut the parts out, lay each over its neighbour up to the dashed line, and glue.',
    ja: '{count, plural, other {マットは用紙#枚です。切り出して、隣の破線まで重ねて貼ります。}}',
    uk: 'Ігрове поле — на {count, plural, one {# аркуші} few {# аркушах} many {# аркушах} other {# аркуша}}: виріжте частини, накладіть кожну на сусідню до пунктиру й склейте.',
  },
  'printPage.join.languages': {
    en: 'Each language is a complete set. The foot of every card names its language.',
    ja: '言語ごとに完全なひとそろいです。言語は各カードの下端でわかります。',
    uk: 'Кожна мова — окремий повний набір. Мову вказано внизу кожної карти.',
  },
  'printPage.join.revision': {
    en: 'The foot of every card tells its revision. Look there before you mix older prints with these.',
    ja: '各カードの下端に版が書かれています。前に印刷したカードと混ぜるときは確かめてください。',
    uk: 'Унизу кожної карти вказано версію. Погляньте на неї, перш ніж змішувати з раніше надрукованими.',
  },

  'printPage.calibration.heading': { en: 'Calibration', ja: 'プリンターの調整', uk: 'Калібрування' },
  'printPage.calibration.front': { en: 'First side', ja: '1面目', uk: 'Перший бік' },
  'printPage.calibration.back': { en: 'Second side', ja: '2面目', uk: 'Другий бік' },
  'printPage.scale.heading': { en: 'Is the size right?', ja: '大きさは正しいか', uk: 'Чи правильний розмір' },
  'printPage.scale.measure': {
    en: 'Lay a ruler along both lines: {x}\u00a0mm across, {y}\u00a0mm down.',
    ja: '2本の線に定規を当てます。横は{x}\u00a0mm、縦は{y}\u00a0mmです。',
    uk: 'Прикладіть лінійку до обох ліній: {x}\u00a0мм упоперек, {y}\u00a0мм донизу.',
  },
  'printPage.scale.wrong': {
    en: 'If they differ, choose “Actual size” or 100% in the print dialog, not “Fit to page”, and print again.',
    ja: '違っていたら、印刷の設定で「用紙に合わせる」をやめて「実際のサイズ」か100%を選び、印刷し直します。',
    uk: 'Якщо довжина інша, виберіть у вікні друку «Фактичний розмір» або 100\u00a0%, не «За розміром сторінки», і надрукуйте знову.',
  },
  'printPage.scale.still': {
    en: 'Still not? Type this scale into the print dialog: {x} ÷ the millimetres you measured ×\u00a0100%.',
    ja: 'それでも違うときは、印刷の倍率を「{x} ÷ 測った長さ（mm）×\u00a0100%」にします。',
    uk: 'Усе ще ні? Впишіть у вікні друку масштаб: {x} ÷ виміряні міліметри ×\u00a0100\u00a0%.',
  },
  'printPage.offset.heading': { en: 'Do both sides meet?', ja: '表と裏は合うか', uk: 'Чи збігаються боки' },
  'printPage.offset.print.long-edge': {
    en: 'Print this page and the next on one sheet, turned over its long edge.',
    ja: 'このページと次のページを、長辺とじで1枚の両面に印刷します。',
    uk: 'Надрукуйте цю сторінку й наступну на одному аркуші з перевертанням за довгим краєм.',
  },
  'printPage.offset.print.short-edge': {
    en: 'Print this page and the next on one sheet, turned over its short edge.',
    ja: 'このページと次のページを、短辺とじで1枚の両面に印刷します。',
    uk: 'Надрукуйте цю сторінку й наступну на одному аркуші з перевертанням за коротким краєм.',
  },
  'printPage.offset.goOn': {
    en: 'Then turn the sheet. The scales and what to type are on the other side.',
    ja: '用紙を裏返します。目盛りと入力する数の説明は反対の面にあります。',
    uk: 'Потім переверніть аркуш. Шкали й пояснення, що вписати, — на другому боці.',
  },
  'printPage.read.heading': { en: 'Read the offset', ja: 'ずれを読む', uk: 'Як прочитати зсув' },
  'printPage.read.hold': {
    en: 'Hold the sheet against the light, this side towards you and upright. The crosses of the first side show through.',
    ja: 'この面を手前に、正しい向きで光に透かします。1面目の十字が透けて見えます。',
    uk: 'Тримайте аркуш проти світла цим боком до себе, верхом угору. Хрестики першого боку просвічуватимуть.',
  },
  'printPage.read.x': {
    en: 'The upright line crosses the scale below: that is the offset to the right.',
    ja: '縦の線が下の目盛りと交わる数が、右へのずれです。',
    uk: 'Вертикальна лінія перетинає шкалу внизу: це зсув праворуч.',
  },
  'printPage.read.y': {
    en: 'The level line crosses the scale beside: that is the offset down.',
    ja: '横の線が右の目盛りと交わる数が、下へのずれです。',
    uk: 'Горизонтальна лінія перетинає шкалу збоку: це зсув донизу.',
  },
  'printPage.read.sign': {
    en: 'On the half marked “−” the number is negative.',
    ja: '「−」の側の数は、負の数です。',
    uk: 'На половині зі знаком «−» число від’ємне.',
  },
  'printPage.read.example': {
    en: 'Example, enlarged: 2 to the right, −1 down.',
    ja: '拡大した例：右へ2、下へ−1',
    uk: 'Приклад, збільшено: 2 праворуч, −1 донизу.',
  },
  'printPage.type.heading': { en: 'Type what you read', ja: '読んだ数を入れる', uk: 'Що вписати' },
  'printPage.type.fields': {
    en: 'Type both numbers into “Printer offset” as you read them, with their signs.',
    ja: '読んだ2つの数を、符号もそのまま「プリンターのずれ」に入れます。',
    uk: 'Впишіть обидва числа в «Зсув принтера» так, як прочитали, зі знаками.',
  },
  'printPage.type.raw': {
    en: 'An offset that is set already does not move this page: replace the old numbers, do not add to them.',
    ja: '設定ずみのずれは、このページには効きません。前の数に足さず、置き換えてください。',
    uk: 'Уже вписаний зсув цієї сторінки не рухає: замініть старі числа, а не додавайте до них.',
  },
  'printPage.type.corners': {
    en: 'Read the cross in the middle. If the corners say something else, the paper went in askew: straighten the stack and print again.',
    ja: '真ん中の十字を読みます。四隅の数が違うときは紙が斜めに入っています。紙をそろえて印刷し直します。',
    uk: 'Читайте середній хрестик. Якщо в кутах інші числа, папір зайшов криво: вирівняйте стос і надрукуйте знову.',
  },
});
