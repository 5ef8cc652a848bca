import { cropMarkWords, type SheetLayout } from '@shared/geometry/sheets/model';
import { measuredPdf, type MeasuredPage } from '../support/pdf/measured';
import { expect, jobOf, settingsWith, sheets, test } from '../support/printing';

const exact = 0.01;

interface Mark {
  readonly runs: 'upright' | 'level';
  /** Where it lies across, and from where to where it goes. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function marksOf({ lines }: MeasuredPage): Mark[] {
  return lines.map(([one, other]) => {
    const upright = Math.abs(one.x - other.x) < exact;
    expect(upright || Math.abs(one.y - other.y) < exact, 'a slanting mark').toBe(true);
    const ends = upright ? [one.y, other.y] : [one.x, other.x];
    return {
      runs: upright ? 'upright' : 'level',
      at: upright ? one.x : one.y,
      from: Math.min(...ends),
      to: Math.max(...ends),
    };
  });
}

/** Where the knife goes: the edges of the sheets that the cards are drawn on. */
const cutsOf = ({ cards }: MeasuredPage) => ({
  upright: cards.flatMap(({ sheet: { x, w } }) => [x, x + w]),
  level: cards.flatMap(({ sheet: { y, h } }) => [y, y + h]),
});

const layouts: readonly [string, Partial<SheetLayout>][] = [
  ['close together', {}],
  ['with bleed', { bleed: 3 }],
  ['with bleed and gap', { bleed: 3, gap: 4 }],
  ['sideways, little gap', { turn: 'sideways', bleed: 0, gap: 0.5 }],
];

for (const [name, layout] of layouts) {
  for (const marks of cropMarkWords) {
    test(`marks lie on the cuts and on no card: ${name}, ${marks}`, async ({ print }) => {
      const { bytes } = await print(jobOf(settingsWith(sheets({ ...layout, marks }))));
      for (const page of await measuredPdf(bytes)) {
        const found = marksOf(page);
        if (marks === 'none') {
          expect(found).toEqual([]);
          continue;
        }
        const cuts = cutsOf(page);
        for (const { runs, at, from, to } of found) {
          expect(Math.min(...cuts[runs].map((cut) => Math.abs(cut - at))), 'off every cut').toBeLessThan(
            exact,
          );
          for (const { printed } of page.cards) {
            const across = runs === 'upright' ? [printed.x, printed.w] : [printed.y, printed.h];
            const along = runs === 'upright' ? [printed.y, printed.h] : [printed.x, printed.w];
            const [low = 0, wide = 0] = across;
            const [start = 0, long = 0] = along;
            // On an edge of what is printed it would leave half of its ink there.
            const isOver = at > low - exact && at < low + wide + exact;
            expect(isOver && from < start + long - exact && to > start + exact, 'a mark on a card').toBe(
              false,
            );
          }
        }
        // None is forgotten: each cut has a mark before the first card and one behind the last.
        for (const runs of ['upright', 'level'] as const) {
          for (const cut of cuts[runs]) {
            const onCut = found.filter((mark) => mark.runs === runs && Math.abs(mark.at - cut) < exact);
            expect(onCut.length, `marks at ${cut}`).toBeGreaterThanOrEqual(2);
          }
        }
      }
    });
  }
}
