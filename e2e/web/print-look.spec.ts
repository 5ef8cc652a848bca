import { shippedPresets } from '@shared/print/presets';
import { languages } from '@shared/util/languages';
import { unzipSync } from 'fflate';
import type { Box } from '../support/pdf/matrix';
import { measuredPdf } from '../support/pdf/measured';
import { decodePng, pixelAt, type Pixels } from '../support/png-read';
import { expect, jobOf, settingsWith, sheets, test, type Job } from '../support/printing';

const { a4, 'a4-duplex': duplex } = shippedPresets;

/** A name, the job, and which of its pages. */
const pictures: readonly (readonly [string, Job, number])[] = [
  ...languages.map((language) => [`cards-${language}`, jobOf(a4, { languages: [language] }), 2] as const),
  ...languages.map((language) => [`notes-${language}`, jobOf(duplex, { languages: [language] }), 1] as const),
  ['low-ink', jobOf({ ...a4, style: 'low-ink', notes: false }), 4],
  // Both forms of back on one sheet.
  ['backs', jobOf({ ...duplex, notes: false }), 8],
  ['fold-over', jobOf(settingsWith(sheets({ backs: 'fold-over', bleed: 2 }), { titles: true })), 4],
  ['calibration', jobOf({ ...duplex, notes: false, calibration: true }), 1],
  ['calibration-back', jobOf({ ...duplex, notes: false, calibration: true }), 2],
  ['governing', jobOf(a4, { pack: 'governing', languages: ['uk'] }), 3],
];

for (const [name, job, page] of pictures) {
  test(`a printed page looks as it was looked at: ${name}`, async ({ print, reader }) => {
    const { bytes } = await print(job);
    const picture = await reader.picture(bytes, page, 45);
    // Browsers draw the edges of letters a little differently from one release to the next.
    expect(picture).toMatchSnapshot(`${name}.png`, { threshold: 0.1, maxDiffPixelRatio: 0.01 });
    // A tint that no eye sees costs ink on every sheet.
    expect(pixelAt(decodePng(picture), 1, 1)).toEqual([255, 255, 255]);
    expect(reader.said).toEqual([]);
  });
}

/** The mean colour of every square millimetre in a box of a picture, row by row. */
function millimetres(picture: Pixels, { x, y, w, h }: Box, dpi: number): number[][] {
  const pixel = (mm: number): number => Math.round((mm / 25.4) * dpi);
  const cells: number[][] = [];
  for (let row = 0; row < Math.floor(h); row++) {
    for (let column = 0; column < Math.floor(w); column++) {
      const sum = [0, 0, 0];
      let count = 0;
      for (let py = pixel(y + row); py < pixel(y + row + 1); py++) {
        for (let px = pixel(x + column); px < pixel(x + column + 1); px++) {
          for (const [at, value] of pixelAt(picture, px, py).entries()) sum[at]! += value;
          count++;
        }
      }
      cells.push(sum.map((one) => one / count));
    }
  }
  return cells;
}

// In two languages the cards share their shapes; in one every shape is its card's own.
for (const chosen of [['en'], ['en', 'ja']] as const) {
  test(`another reader sees every card as the browser drew it, wherever it lies: ${chosen.join(', ')}`, async ({
    contract,
    print,
    reader,
  }) => {
    const dpi = 300;
    const only = ['cards/home-1.json', 'cards/school-2.json', 'cards/town-3.json'];
    // What is printed twice is a part that the page shows, what is printed once is written into it.
    const job = jobOf(settingsWith(sheets({ marks: 'none' })), {
      only,
      languages: chosen,
      copies: { 'cards/school-2.json': 2 },
    });
    const pictures = { what: 'png', dpi, bleed: false, job, anyway: false } as const;
    const { bytes: zip } = await contract.call('print.export', pictures);
    const drawn = Object.entries(unzipSync(zip!))
      .filter(([name]) => name.endsWith('.png') && !name.includes('back'))
      .map(([, png]) => decodePng(png));
    expect(drawn).toHaveLength(only.length * chosen.length);
    const { bytes } = await print(job);
    let seen = 0;
    for (const [at, { cards }] of (await measuredPdf(bytes)).entries()) {
      const picture = decodePng(await reader.picture(bytes, at + 1, dpi));
      for (const { printed } of cards) {
        const found = millimetres(picture, printed, dpi);
        const differing = drawn.map((one) => {
          const expected = millimetres(one, { ...printed, x: 0, y: 0 }, dpi);
          return expected.filter((cell, index) =>
            cell.some((value, part) => Math.abs(value - found[index]![part]!) > 24),
          ).length;
        });
        // Edges fall on other pixels: few millimetres have so much of them.
        expect(Math.min(...differing)).toBeLessThan(10);
        seen++;
      }
    }
    expect(seen).toBe(4 * chosen.length);
  });
}
