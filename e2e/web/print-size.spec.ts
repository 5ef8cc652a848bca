import type { Size } from '@shared/geometry/sheets/model';
import { papers } from '@shared/geometry/sheets/sizes';
import type { PrintSettings } from '@shared/print/model';
import { shippedPresets } from '@shared/print/presets';
import { middleOf, type Box } from '../support/pdf/matrix';
import { measuredPdf, onCard, type CardOnPage } from '../support/pdf/measured';
import { decodePng, pixelAt } from '../support/png-read';
import { expect, jobOf, settingsWith, sheets, test } from '../support/printing';

/** In millimetres. A thousandth of a card's height is more than four times as much. */
const exact = 0.02;
const hundredth = 0.01;
const poker: Size = { w: 63, h: 88 };
const [a4, a3, letter] = papers.map(({ size }) => size);

/** Lying cards stand on their side on the page. */
const asRead = ({ up }: CardOnPage, { w, h }: Size): Size =>
  Math.abs(up.y) > 0.5 ? { w, h } : { w: h, h: w };

function expectSame(found: number, wanted: number, what: string, most = exact): void {
  expect(Math.abs(found - wanted), `${what}: ${found} instead of ${wanted}`).toBeLessThan(most);
}

const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

function expectSameBox(found: Box, wanted: Box, what: string, most = exact): void {
  for (const side of ['x', 'y', 'w', 'h'] as const)
    expectSame(found[side], wanted[side], `${what}, ${side}`, most);
}

const layouts: readonly [string, PrintSettings, Size][] = [
  ['A4', settingsWith(sheets()), poker],
  ['A4 with bleed', settingsWith(sheets({ bleed: 3, gap: 2 })), poker],
  ['Letter', settingsWith(sheets({ paper: letter!, bleed: 1.5 })), poker],
  ['A3 sideways', settingsWith(sheets({ paper: a3!, turn: 'sideways', bleed: 3 })), poker],
  ['both sides', settingsWith(sheets({ backs: 'long-edge', bleed: 1.5 })), poker],
  ['a larger card', settingsWith(sheets({ bleed: 2 }), { card: { w: 63.5, h: 88.9 } }), { w: 63.5, h: 88.9 }],
  ['a smaller card', settingsWith(sheets(), { card: { w: 59, h: 86 } }), { w: 59, h: 86 }],
];

for (const [name, settings, cut] of layouts) {
  test(`every card is as large in the file as it says: ${name}`, async ({ print }) => {
    const { bytes, cards: count } = await print(jobOf(settings));
    const pages = await measuredPdf(bytes);
    const { bleed, backs } = settings.layout;
    const cards = pages.flatMap((page) => page.cards);
    expect(count).toBe(38);
    expect(cards).toHaveLength(backs === 'none' ? count : 2 * count);
    // As designed it is 63 × 88: in another size it keeps its shape.
    const scale = Math.min(cut.w / poker.w, cut.h / poker.h);
    for (const card of cards) {
      const { printed, sheet, painted } = card;
      const size = asRead(card, printed);
      const isLying = size.w > size.h;
      const wanted = isLying ? { w: cut.h, h: cut.w } : cut;
      expectSame(size.w, wanted.w + 2 * bleed, 'printed width');
      expectSame(size.h, wanted.h + 2 * bleed, 'printed height');
      // What is drawn inside is at the same scale, and in the middle: the sheet under everything on the card …
      const drawn = asRead(card, sheet);
      const designed = isLying ? { w: poker.h, h: poker.w } : poker;
      expectSame(drawn.w, designed.w * scale, 'drawn width');
      expectSame(drawn.h, designed.h * scale, 'drawn height');
      expectSame(middleOf(sheet).x, middleOf(printed).x, 'middle');
      expectSame(middleOf(sheet).y, middleOf(printed).y, 'middle');
      // … and its ground, which leaves no white hair at any edge of what is printed.
      const hair = 0.005;
      const isGround = ({ is, seen }: CardOnPage['painted'][number]): boolean =>
        is === 'fill' && seen.w > printed.w - hair && seen.h > printed.h - hair;
      expect(painted.slice(1).some(isGround), `${card.drawing} has no ground`).toBe(true);
    }
  });
}

test('what is drawn on a card is where its template puts it', async ({ print }) => {
  const { bytes } = await print(jobOf(settingsWith(sheets({ bleed: 3 }))));
  const cards = (await measuredPdf(bytes)).flatMap((page) => page.cards);
  const frame = { x: 3, y: 17.4, w: 57, h: 33.4 };
  const frames = cards.flatMap((card) =>
    card.painted
      .map(({ box }) => onCard(card, box))
      .filter(({ w, h }) => Math.abs(w - frame.w) < 0.3 && Math.abs(h - frame.h) < 0.3)
      .slice(0, 1),
  );
  // Every Affection card has one.
  expect(frames).toHaveLength(24);
  for (const found of frames) expectSameBox(found, frame, 'the picture');
});

test('a card is 63 × 88 mm in the pixels of another program', async ({ print, reader }) => {
  const card = 'cards/home-1.json';
  const paper = { w: 80, h: 110 };
  const dpi = 600;
  const { bytes } = await print(jobOf(settingsWith(sheets({ paper, marks: 'none' })), { only: [card] }));
  const [{ printed }] = (await measuredPdf(bytes))[0]!.cards as [CardOnPage];
  const picture = decodePng(await reader.picture(bytes, 1, dpi));
  const pixels = (mm: number): number => (mm / 25.4) * dpi;
  expect(picture.width).toBe(Math.round(pixels(paper.w)));
  const isInk = (x: number, y: number): boolean => {
    const [r, g, b] = pixelAt(picture, x, y);
    return Math.min(r, g, b) < 128;
  };
  // At the very rim, where nothing but the coloured ground is.
  for (const at of [0.01, 0.99]) {
    const [x, y] = [
      Math.round(pixels(printed.x + printed.w * at)),
      Math.round(pixels(printed.y + printed.h * at)),
    ];
    const row = Array.from({ length: picture.width }, (_, one) => isInk(one, y));
    const column = Array.from({ length: picture.height }, (_, one) => isInk(x, one));
    const span = (line: readonly boolean[]): number => line.lastIndexOf(true) - line.indexOf(true) + 1;
    expect(Math.abs(span(row) - pixels(poker.w))).toBeLessThanOrEqual(1);
    expect(Math.abs(span(column) - pixels(poker.h))).toBeLessThanOrEqual(1);
    expect(Math.abs(row.indexOf(true) - pixels(printed.x))).toBeLessThanOrEqual(1);
    expect(Math.abs(column.indexOf(true) - pixels(printed.y))).toBeLessThanOrEqual(1);
  }
});

test('pages are as large as the paper, to a hundredth of a millimetre', async ({ print }) => {
  for (const paper of [a4!, a3!, letter!]) {
    for (const turn of ['upright', 'sideways'] as const) {
      const { bytes } = await print(
        jobOf(settingsWith(sheets({ paper, turn })), { only: ['cards/home-1.json'] }),
      );
      const size = turn === 'upright' ? paper : { w: paper.h, h: paper.w };
      for (const { boxes } of await measuredPdf(bytes))
        for (const box of Object.values(boxes) as Box[])
          expectSameBox(box, { x: 0, y: 0, ...size }, 'a box of the page', hundredth);
    }
  }
});

const inch = 25.4;
/** What the shops ask for on their pages, not what our presets say. */
const shops = [
  ['mbprint', { w: 69, h: 94 }, 3],
  ['drivethrucards', { w: 2.75 * inch, h: 3.75 * inch }, inch / 8],
  ['the-game-crafter', { w: 2.75 * inch, h: 3.75 * inch }, inch / 8],
  ['makeplayingcards', { w: 63 + inch / 4, h: 88 + inch / 4 }, inch / 8],
] as const;

for (const [shop, size, bleed] of shops) {
  test(`a shop gets its boxes: ${shop}`, async ({ print }) => {
    const { bytes, cards } = await print(jobOf(shippedPresets[shop]));
    const pages = await measuredPdf(bytes);
    expect(pages).toHaveLength(2 * cards);
    for (const { boxes, cards: shown, lines, papers: words } of pages) {
      const whole = { x: 0, y: 0, ...size };
      expectSameBox(boxes.media, whole, 'MediaBox', hundredth);
      expectSameBox(boxes.bleed, whole, 'BleedBox', hundredth);
      expectSameBox(boxes.trim, grown(whole, -bleed), 'TrimBox', hundredth);
      expect(shown).toHaveLength(1);
      expectSameBox(shown[0]!.printed, whole, 'the card');
      expect([lines, words]).toEqual([[], []]);
    }
  });
}
