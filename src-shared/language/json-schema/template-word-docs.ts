import * as lists from '../definitions/template-words';
import { described, docsAmong } from '../docs/described';
import { said } from '../docs/said';

/** The sentences for the words that can stand in a template, or null. */
export const docsForTemplates = docsAmong([
  described(lists.styles, {
    illustrated: said('In colour, with pictures.', '絵付きのカラー。', 'Кольоровий, із зображеннями.'),
    'low-ink': said(
      'White with outlines, to print at home.',
      '白地に輪郭だけの家庭印刷用。',
      'Білий із контурами, для домашнього друку.',
    ),
  }),
  described(lists.ownForms, {
    card: said(
      'A card, cut like the others.',
      'ほかと同じように切るカード。',
      'Карта, яку вирізають, як інші.',
    ),
    token: said('A small token.', '小さなトークン。', 'Невеликий жетон.'),
    mat: said(
      'A mat to play on; where it is larger than the paper, several sheets make it up.',
      'プレイマット。用紙より大きければ何枚かに分けて印刷する。',
      'Ігрове поле; якщо воно більше за папір, його складають із кількох аркушів.',
    ),
  }),
  described(lists.tones, {
    home: said('The colour of Home, woven.', '家の色と織り目。', 'Колір Дому, плетіння.'),
    town: said('The colour of Town, dotted.', '街の色と水玉。', 'Колір Міста, крапки.'),
    school: said('The colour of School, ruled.', '学校の色と罫線。', 'Колір Школи, лінійки.'),
    furre: said('The colour of Furres.', 'ファーレの色。', 'Колір Фурре.'),
    treat: said('The colour of Treats.', 'ごほうびの色。', 'Колір Гостинців.'),
    alteration: said('The colour of Alterations.', '変化の色。', 'Колір Видозмін.'),
    haven: said('The colour of Havens.', '隠れ家の色。', 'Колір Прихистків.'),
    action: said('The colour of Actions.', 'アクションの色。', 'Колір Дій.'),
    ribbon: said('The rose of the ribbon.', 'リボンのばら色。', 'Рожевий, як стрічка.'),
    evening: said('A deep evening blue.', '深い夕暮れの青。', 'Глибокий вечірній синій.'),
  }),
  described(lists.inks, {
    tone: said('The colour of what is shown.', '描くものの色。', 'Колір того, що показано.'),
    'tone-soft': said('The same, pale.', '同じ色の淡い調子。', 'Той самий, блідий.'),
    'tone-deep': said('The same, dark.', '同じ色の濃い調子。', 'Той самий, темний.'),
    paper: said('Warm paper.', '温かみのある紙の色。', 'Теплий папір.'),
    sheet: said('White.', '白。', 'Білий.'),
    ink: said('The ink of texts.', '文字の色。', 'Чорнило тексту.'),
    'ink-soft': said('Softer ink.', '淡い文字の色。', 'М’якше чорнило.'),
    line: said('Thin lines.', '細い線の色。', 'Тонкі лінії.'),
    gold: said('Gold.', '金色。', 'Золотий.'),
  }),
  described(lists.shapes, {
    box: said('A rectangle.', '長方形。', 'Прямокутник.'),
    round: said('An ellipse.', '楕円。', 'Еліпс.'),
    badge: said('The badge of what is shown.', '描くもののバッジ形。', 'Емблема того, що показано.'),
    banner: said(
      'A ribbon with notched ends.',
      '両端に切れ込みのあるリボン。',
      'Стрічка з вирізаними кінцями.',
    ),
    pattern: said('The pattern of the colour.', '色ごとの模様。', 'Візерунок кольору.'),
  }),
  described(lists.aligns, {
    start: said('At the left.', '左寄せ。', 'Ліворуч.'),
    center: said('In the middle.', '中央。', 'Посередині.'),
    end: said('At the right.', '右寄せ。', 'Праворуч.'),
  }),
  described(lists.places, {
    top: said('At the top.', '上。', 'Угорі.'),
    middle: said('In the middle of the height.', '上下の中央。', 'Посередині висоти.'),
    bottom: said('At the bottom.', '下。', 'Унизу.'),
  }),
  described(lists.fits, {
    all: said(
      'First leading, then width, then size.',
      '行送り、字幅、大きさの順に詰める。',
      'Спершу відстань між рядками, тоді ширина, тоді розмір.',
    ),
    size: said('Only the size.', '大きさだけ。', 'Лише розмір.'),
    none: said('Nothing.', '変えない。', 'Нічого.'),
  }),
]);
