import { shippedPresets } from '@shared/print/presets';
import { languages } from '@shared/util/languages';
import { decodePng, pixelAt } from '../support/png-read';
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
