import { expect, it } from 'vitest';
import { contains, inset, type Box } from '../box';
import type { Item, Line, Page, Placed, SheetLayout } from './model';
import { planPages } from './plan-pages';
import { even, pick, randomCards, randomFrom, randomSheets, type Random } from './test-layouts';

const seed = Number(process.env['HEARTDECK_SEED'] ?? Date.now() % 1_000_000);
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 300);
const near = 1e-6;

interface Printed {
  readonly items: readonly Item[];
  readonly layout: SheetLayout;
  readonly pages: readonly Page[];
  readonly said: string;
}

/** Random jobs that can be printed; a test that finds none of them has proved nothing. */
function* jobs(
  random: Random,
  changed: (random: Random) => Partial<SheetLayout> = () => ({}),
): Generator<Printed> {
  let found = 0;
  for (let round = 0; round < rounds; round++) {
    const [layout, items] = [randomSheets(random, changed(random)), randomCards(random)];
    const planned = planPages(items, layout);
    if (!planned.ok) {
      expect(['too-large', 'no-room', 'larger-than-paper', 'offset-too-large']).toContain(planned.error.code);
      continue;
    }
    found++;
    yield { items, layout, pages: planned.value, said: JSON.stringify({ layout, items }) };
  }
  expect(found).toBeGreaterThan(rounds / 4);
}

/** What the tests know of turning they work out anew, from the corners. */
function cutOf({ x, y, size, turn }: Placed): Box {
  const [w, h] = turn === 0 || turn === 180 ? [size.w, size.h] : [size.h, size.w];
  return { x: x - w / 2, y: y - h / 2, w, h };
}
function printedOf(card: Placed): Box {
  const { x, y, w, h } = cutOf(card);
  const { top, right, bottom, left } = card.bleed;
  return { x: x - left, y: y - top, w: w + left + right, h: h + top + bottom };
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - near && b.x < a.x + a.w - near && a.y < b.y + b.h - near && b.y < a.y + a.h - near;

/** Where the top of a card points to, on the page. */
const topOf = ({ turn }: Placed): readonly [number, number] => {
  const angle = (turn * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
};

const isBack = ({ face }: Placed): boolean => face.endsWith('-back');
const frontsOf = ({ cards }: Page): Placed[] => cards.filter((card) => !isBack(card));
const roomOf = ({ size }: Page, { margins }: SheetLayout): Box => ({
  x: margins.left,
  y: margins.top,
  w: size.w - margins.left - margins.right,
  h: size.h - margins.top - margins.bottom,
});

/** The same place and the same top, seen through the paper: `mirror` says where a point of the back lies. */
function expectBehind(
  front: Placed,
  back: Placed,
  mirror: (x: number, y: number) => readonly [number, number],
  said: string,
): void {
  const [x, y] = mirror(back.x, back.y);
  expect(Math.hypot(x - front.x, y - front.y), said).toBeLessThan(near);
  const [cut, under] = [cutOf(front), cutOf(back)];
  expect(Math.hypot(cut.w - under.w, cut.h - under.h), said).toBeLessThan(near);
  const [dx, dy] = topOf(back);
  const [tipX, tipY] = mirror(back.x + dx, back.y + dy);
  const [upX, upY] = topOf(front);
  expect(Math.hypot(tipX - x - upX, tipY - y - upY), said).toBeLessThan(near);
}

it(`every card lies once, within the margins and on no other (HEARTDECK_SEED=${seed})`, () => {
  for (const { items, layout, pages, said } of jobs(randomFrom(seed))) {
    const fronts = pages.flatMap(frontsOf).map(({ face }) => face);
    expect(fronts.toSorted(), said).toEqual(items.map(({ front }) => front).toSorted());
    const backs = pages.flatMap(({ cards }) => cards.filter(isBack)).map(({ face }) => face);
    const expected = layout.backs === 'none' ? [] : items.flatMap(({ back }) => back ?? []);
    expect(backs.toSorted(), said).toEqual(expected.toSorted());
    for (const page of pages) {
      const boxes = page.cards.map(printedOf);
      const duplex = page.side === 'back' && layout.backs !== 'apart';
      if (!duplex) for (const box of boxes) expect(contains(roomOf(page, layout), box), said).toBe(true);
      boxes.forEach((box, n) =>
        expect(
          boxes.slice(n + 1).some((other) => overlap(box, other)),
          said,
        ).toBe(false),
      );
    }
  }
});

it(`backs lie behind their fronts when the paper is turned over (HEARTDECK_SEED=${seed})`, () => {
  const duplex = (random: Random): Partial<SheetLayout> => ({
    backs: pick(random, ['long-edge', 'short-edge']),
  });
  let [checked, odd] = [0, 0];
  for (const { items, layout, pages, said } of jobs(randomFrom(seed), duplex)) {
    if (items.every(({ back }) => back === null)) continue;
    expect(pages.length % 2, said).toBe(0);
    for (let n = 0; n < pages.length; n += 2) {
      const [front, back] = [pages[n]!, pages[n + 1]!];
      expect([front.side, back.side, back.marks], said).toEqual(['front', 'back', []]);
      expect(back.size, said).toEqual(front.size);
      const { w, h } = front.size;
      const longIsUpright = h >= w;
      const aboutUpright = (layout.backs === 'long-edge') === longIsUpright;
      const { x: offX, y: offY } = layout.offset;
      // the printer puts the side off, then the paper is turned over
      const mirror = (x: number, y: number): readonly [number, number] =>
        aboutUpright ? [w - (x + offX), y + offY] : [x + offX, h - (y + offY)];
      const named = new Map(back.cards.map((card) => [card.face, card]));
      for (const card of front.cards) {
        const { back: face } = items.find((item) => item.front === card.face)!;
        if (face === null) continue;
        expectBehind(card, named.get(face)!, mirror, said);
        expect(contains(inset({ x: 0, y: 0, w, h }, -near), cutOf(named.get(face)!)), said).toBe(true);
        named.delete(face);
        checked++;
      }
      expect([...named.keys()], said).toEqual([]);
      if (front.cards.length % 2 === 1) odd++;
    }
  }
  expect(Math.min(checked, odd)).toBeGreaterThan(0);
});

it(`backs lie behind their fronts when the card is folded (HEARTDECK_SEED=${seed})`, () => {
  const ways = new Set<string>();
  // a card that reaches nearly to the end of the page has no room for a mark
  const folded = (random: Random): Partial<SheetLayout> => ({
    backs: 'fold-over',
    margins: even(pick(random, [3, 6, 12])),
  });
  for (const { items, layout, pages, said } of jobs(randomFrom(seed), folded))
    for (const page of pages)
      for (const front of frontsOf(page)) {
        const { back: face } = items.find((item) => item.front === front.face)!;
        const back = page.cards.find((card) => card.face === face);
        expect(back === undefined, said).toBe(face === null);
        if (!back) continue;
        const [a, b] = [cutOf(front), cutOf(back)];
        const upright = Math.abs(a.y - b.y) < near;
        ways.add(upright ? 'upright' : 'level');
        // the two cuts meet at the fold: nothing lies between them
        const fold = upright ? a.x + a.w : a.y + a.h;
        expect(Math.abs(fold - (upright ? b.x : b.y)), said).toBeLessThan(near);
        const mirror = (x: number, y: number): readonly [number, number] =>
          upright ? [2 * fold - x, y] : [x, 2 * fold - y];
        expectBehind(front, back, mirror, said);
        const atFold = upright ? [front.bleed.right, back.bleed.left] : [front.bleed.bottom, back.bleed.top];
        expect(atFold, said).toEqual([0, 0]);
        if (layout.marks === 'none') continue;
        for (const { x1, y1, x2, y2 } of page.folds) expect(upright ? x1 - x2 : y1 - y2, said).toBe(0);
        // neighbours in a row share a fold, so it is marked somewhere on its line
        expect(
          page.folds.some(({ x1, y1 }) => Math.abs((upright ? x1 : y1) - fold) < near),
          said,
        ).toBe(true);
      }
  expect([...ways].sort()).toEqual(['level', 'upright']);
});

const boxOf = ({ x1, y1, x2, y2 }: Line): Box => ({ x: x1, y: y1, w: x2 - x1, h: y2 - y1 });
/** Boxes without area overlap nothing; a mark has ink. */
const inked = (line: Line): Box => {
  const ink = 2 * near;
  const { x, y, w, h } = boxOf(line);
  return w === 0 ? { x: x - ink, y, w: 2 * ink, h } : { x, y: y - ink, w, h: 2 * ink };
};

it(`marks lie on cuts and on no card; no title lies on either (HEARTDECK_SEED=${seed})`, () => {
  let [marks, titles] = [0, 0];
  for (const { layout, pages, said } of jobs(randomFrom(seed)))
    for (const page of pages) {
      const boxes = page.cards.map(printedOf);
      const cuts = page.cards.map(cutOf);
      const whole = { x: 0, y: 0, ...page.size };
      if (layout.marks === 'none') expect(page.marks, said).toEqual([]);
      for (const line of [...page.marks, ...page.folds]) {
        marks++;
        const upright = line.x1 === line.x2;
        expect(upright !== (line.y1 === line.y2), said).toBe(true);
        const length = line.x2 - line.x1 + line.y2 - line.y1;
        expect(length, said).toBeGreaterThanOrEqual(0.5 - near);
        expect(contains(whole, boxOf(line)), said).toBe(true);
        expect(
          boxes.some((box) => overlap(inked(line), box)),
          said,
        ).toBe(false);
        const on = cuts.flatMap(({ x, y, w, h }) => (upright ? [x, x + w] : [y, y + h]));
        // where a back is missing, the cut is beyond the empty half
        if (layout.backs !== 'fold-over')
          expect(
            on.some((at) => Math.abs(at - (upright ? line.x1 : line.y1)) < near),
            said,
          ).toBe(true);
      }
      const drawn = page.marks.map((line) => JSON.stringify(line));
      expect(new Set(drawn).size, said).toBe(drawn.length);
      if (!page.title) continue;
      titles++;
      expect(page.title.h, said).toBeGreaterThanOrEqual(2.6 - near);
      expect(contains(roomOf(page, layout), page.title), said).toBe(true);
      const others = [...boxes, ...[...page.marks, ...page.folds].map(inked)];
      expect(
        others.some((box) => overlap(inset(page.title!, 2 * near), box)),
        said,
      ).toBe(false);
    }
  expect(Math.min(marks, titles)).toBeGreaterThan(0);
});

it(`every cut is marked at both ends, beyond all that it passes (HEARTDECK_SEED=${seed})`, () => {
  const marked = (random: Random): Partial<SheetLayout> => ({
    backs: 'none',
    marks: pick(random, ['corner', 'full']),
    // room for marks beyond the bleed on every side
    margins: even(6),
  });
  /** The same page, read with its axes exchanged: one check serves both directions. */
  const swapped = ({ x, y, w, h }: Box): Box => ({ x: y, y: x, w: h, h: w });
  const check = (
    cuts: readonly Box[],
    printed: readonly Box[],
    lines: readonly Box[],
    said: string,
  ): void => {
    for (const at of cuts.flatMap(({ x, w }) => [x, x + w])) {
      const passed = printed.filter(({ x, w }) => at > x - near && at < x + w + near);
      const [first, last] = [
        Math.min(...passed.map(({ y }) => y)),
        Math.max(...passed.map(({ y, h }) => y + h)),
      ];
      const here = lines.filter(({ x, w }) => w === 0 && Math.abs(x - at) < near);
      expect(
        here.some(({ y, h }) => y + h < first + near),
        `before, at ${at}: ${said}`,
      ).toBe(true);
      expect(
        here.some(({ y }) => y > last - near),
        `behind, at ${at}: ${said}`,
      ).toBe(true);
    }
  };
  for (const { pages, said } of jobs(randomFrom(seed), marked))
    for (const { cards, marks } of pages) {
      const boxes = [cards.map(cutOf), cards.map(printedOf), marks.map(boxOf)] as const;
      check(...boxes, said);
      const [cuts, printed, lines] = boxes;
      check(cuts.map(swapped), printed.map(swapped), lines.map(swapped), said);
    }
});
