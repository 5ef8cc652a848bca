import type { PaperTurn } from '@shared/geometry/sheets/model';
import { papers } from '@shared/geometry/sheets/sizes';
import { shippedPresets } from '@shared/print/presets';
import { middleOf, type Box, type Point } from '../support/pdf/matrix';
import { measuredPdf, type CardOnPage, type MeasuredPage } from '../support/pdf/measured';
import { runsIn, wordsIn, type Run } from '../support/pdf/words';
import { expect, jobOf, settingsWith, sheets, test } from '../support/printing';

const exact = 0.05;
/** An odd number, cards that stand and cards that lie: two forms of back. */
const seven = [
  ...[1, 2, 3, 4].map((number) => `cards/home-${number}.json`),
  ...['paranoia', 'love-triangle', 'secret-hideout'].map((id) => `bonuses/${id}.json`),
];

type Edge = 'long-edge' | 'short-edge';

/** Where a point of the second side is seen from the first, after the printer turned the paper over that edge. */
function throughPaper({ w, h }: MeasuredPage['size'], edge: Edge, { x, y }: Point): Point {
  const isLongUpright = h > w;
  return (edge === 'long-edge') === isLongUpright ? { x: w - x, y } : { x, y: h - y };
}

/** A direction, as it is seen from there. */
function turnedOver(size: MeasuredPage['size'], edge: Edge, { x, y }: Point): Point {
  const zero = throughPaper(size, edge, { x: 0, y: 0 });
  const there = throughPaper(size, edge, { x, y });
  return { x: there.x - zero.x, y: there.y - zero.y };
}

const isNear = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < exact;

function expectNear(one: Point, other: Point, what: string): void {
  expect(isNear(one, other), `${what}: ${JSON.stringify(one)}, ${JSON.stringify(other)}`).toBe(true);
}

const isLying = ({ sheet: { w, h }, up }: CardOnPage): boolean => (Math.abs(up.y) > 0.5 ? w > h : h > w);

/** The words of a card stand as the card does: a matrix alone could be wrong about what is inside. */
function expectUpright(card: CardOnPage, runs: readonly Run[]): void {
  const words = runsIn(runs, card.printed);
  expect(words.length).toBeGreaterThan(3);
  for (const { up } of words) expectNear(up, card.up, 'the words of a card');
}

const shift = ({ x, y, w, h }: Box, by: Point): Box => ({ x: x + by.x, y: y + by.y, w, h });

/** Each front with what lies behind it on the paper. */
function pairsOf(
  front: MeasuredPage,
  back: MeasuredPage,
  edge: Edge,
  offset: Point,
): { readonly front: CardOnPage; readonly back: CardOnPage }[] {
  expect(back.size).toEqual(front.size);
  expect(back.cards).toHaveLength(front.cards.length);
  const left = new Set(back.cards);
  return front.cards.map((card) => {
    const behind = [...left].filter((one) => {
      const there = throughPaper(front.size, edge, middleOf(shift(one.sheet, offset)));
      return isNear(middleOf(card.sheet), there);
    });
    expect(behind, 'cards behind a card').toHaveLength(1);
    const [found] = behind as [CardOnPage];
    left.delete(found);
    return { front: card, back: found };
  });
}

const turns: readonly PaperTurn[] = ['upright', 'sideways'];
const offsets: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1.2, y: -0.7 },
];

for (const edge of ['long-edge', 'short-edge'] as const) {
  for (const turn of turns) {
    for (const offset of offsets) {
      const off = offset.x === 0 ? 'a printer that is right' : 'a printer that is off';
      test(`backs lie behind their fronts: ${edge}, ${turn}, ${off}`, async ({ print, reader }) => {
        const layout = sheets({ backs: edge, turn, bleed: 2, gap: 1, offset });
        const { bytes } = await print(jobOf(settingsWith(layout), { only: seven }));
        const pages = await measuredPdf(bytes);
        const words = await reader.words(bytes);
        expect(pages.length % 2).toBe(0);
        const drawings = { lying: new Set<string>(), standing: new Set<string>() };
        let count = 0;
        for (let at = 0; at < pages.length; at += 2) {
          const [first, second] = [pages[at]!, pages[at + 1]!];
          expect(first.size.w > first.size.h).toBe(turn === 'sideways');
          for (const { front, back } of pairsOf(first, second, edge, offset)) {
            count++;
            expectUpright(front, words[at]!);
            expectNear(turnedOver(first.size, edge, back.up), front.up, 'the head of a back');
            expect(isLying(back)).toBe(isLying(front));
            expect([back.printed.w, back.printed.h].map(Math.round)).toEqual(
              [front.printed.w, front.printed.h].map(Math.round),
            );
            expect(wordsIn(words[at + 1]!, back.printed)).toBe('');
            drawings[isLying(front) ? 'lying' : 'standing'].add(back.drawing);
            expect(isLying(front)).toBe(wordsIn(words[at]!, front.printed).includes('ZoneBonus'));
          }
        }
        expect(count).toBe(seven.length);
        // One drawing for each form, whatever is in front of it.
        expect([drawings.lying.size, drawings.standing.size]).toEqual([1, 1]);
        expect(drawings.lying).not.toEqual(drawings.standing);
      });
    }
  }
}

for (const paper of [papers[0].size, papers[2].size]) {
  test(`folded, a back comes to lie behind its front: ${paper.w} mm wide`, async ({ print, reader }) => {
    const layout = sheets({ paper, backs: 'fold-over', bleed: 2, gap: 2 });
    const { bytes } = await print(jobOf(settingsWith(layout), { only: seven }));
    const words = await reader.words(bytes);
    let folded = 0;
    for (const [at, page] of (await measuredPdf(bytes)).entries()) {
      const fronts = page.cards.filter((card) => runsIn(words[at]!, card.printed).length > 0);
      const backs = page.cards.filter((card) => runsIn(words[at]!, card.printed).length === 0);
      expect(backs).toHaveLength(fronts.length);
      for (const front of fronts) {
        expectUpright(front, words[at]!);
        const across = page.lines.flatMap(([one, other]) => {
          const upright = Math.abs(one.x - other.x) < 0.01;
          return backs.filter((back) => {
            const there = middleOf(back.sheet);
            const mirrored = upright
              ? { x: 2 * one.x - there.x, y: there.y }
              : { x: there.x, y: 2 * one.y - there.y };
            const head = upright ? { x: -back.up.x, y: back.up.y } : { x: back.up.x, y: -back.up.y };
            return isNear(mirrored, middleOf(front.sheet)) && isNear(head, front.up);
          });
        });
        const [back] = across;
        expect(new Set(across).size, 'backs across a fold').toBe(1);
        // Nothing is cut between the two, so neither is printed beyond the fold.
        const touching = [
          Math.abs(front.printed.x + front.printed.w - back!.printed.x),
          Math.abs(back!.printed.x + back!.printed.w - front.printed.x),
          Math.abs(front.printed.y + front.printed.h - back!.printed.y),
          Math.abs(back!.printed.y + back!.printed.h - front.printed.y),
        ];
        expect(Math.min(...touching)).toBeLessThan(0.01);
        folded++;
      }
    }
    expect(folded).toBe(seven.length);
  });
}

test('a shop gets fronts and backs in the order it takes them', async ({ print, reader }) => {
  const orders = { mbprint: 'front-back', drivethrucards: 'back-front', 'the-game-crafter': 'fronts-backs' };
  for (const [shop, order] of Object.entries(orders) as ['mbprint', string][]) {
    const { bytes } = await print(jobOf(shippedPresets[shop], { only: seven }));
    const sides = (await reader.words(bytes)).map((runs) => (runs.length > 0 ? 'front' : 'back'));
    const wanted =
      order === 'fronts-backs'
        ? [...seven.map(() => 'front'), ...seven.map(() => 'back')]
        : seven.flatMap(() => order.split('-'));
    expect(sides).toEqual(wanted);
    const pages = await measuredPdf(bytes);
    const lying = pages.map(({ size }) => size.w > size.h);
    const shapeOf = (is: string): boolean[] => lying.filter((_, at) => sides[at] === is);
    expect(shapeOf('back')).toEqual(shapeOf('front'));
  }
});
