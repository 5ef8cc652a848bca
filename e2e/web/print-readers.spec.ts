import { unzipSync } from 'fflate';
import type { Contract } from '../support/contract';
import { ownPack } from '../support/own-pack';
import { measuredPdf, type CardOnPage } from '../support/pdf/measured';
import { decodePng, pixelAt, type Pixels } from '../support/png-read';
import { expect, jobOf, settingsWith, sheets, test, type Job } from '../support/printing';

/**
 * The browser's own picture of a card against what another reader makes of the file. Much is done to the file between
 * them: faces are written into pages or shown as parts, shapes are shared, patterns moved.
 */

const dpi = 300;
const pixels = (mm: number): number => (mm / 25.4) * dpi;

/** The mean colour of every square millimetre of a card, as who reads it sees it, row by row. */
function cells(w: number, h: number, at: (x: number, y: number) => readonly number[]): number[][] {
  const found: number[][] = [];
  for (let row = 0; row < Math.round(h); row++) {
    for (let column = 0; column < Math.round(w); column++) {
      const sum = [0, 0, 0];
      let count = 0;
      for (let y = row + 0.05; y < row + 1; y += 0.1) {
        for (let x = column + 0.05; x < column + 1; x += 0.1) {
          for (const [part, value] of at(x, y).entries()) sum[part]! += value;
          count++;
        }
      }
      found.push(sum.map((one) => one / count));
    }
  }
  return found;
}
const cellsOf = (picture: Pixels): number[][] =>
  cells((picture.width / dpi) * 25.4, (picture.height / dpi) * 25.4, (x, y) =>
    pixelAt(picture, Math.floor(pixels(x)), Math.floor(pixels(y))),
  );
function cellsOn(page: Pixels, { printed: { x, y, w, h }, up }: CardOnPage): number[][] {
  const at = (px: number, py: number): readonly number[] =>
    pixelAt(page, Math.floor(pixels(px)), Math.floor(pixels(py)));
  if (up.y < -0.5) return cells(w, h, (u, v) => at(x + u, y + v));
  if (up.y > 0.5) return cells(w, h, (u, v) => at(x + w - u, y + h - v));
  return up.x > 0 ? cells(h, w, (u, v) => at(x + w - v, y + u)) : cells(h, w, (u, v) => at(x + v, y + h - u));
}

/** How many square millimetres differ so that it can be seen; all, if they are not of one size. */
const differing = (one: readonly number[][], other: readonly number[][]): number =>
  one.length === other.length
    ? one.filter((cell, at) => cell.some((value, part) => Math.abs(value - other[at]![part]!) > 24)).length
    : one.length;

async function fronts(contract: Contract, job: Job): Promise<Map<string, number[][]>> {
  const wanted = { what: 'png', dpi, bleed: false, job, anyway: false } as const;
  const { bytes } = await contract.call('print.export', wanted);
  const files = Object.entries(unzipSync(bytes!)).filter(([name]) => /^.*(?<!backs\/[^/]*)\.png$/.test(name));
  return new Map(files.map(([name, png]) => [name, cellsOf(decodePng(png))]));
}

/** Long enough to be shared by the languages. */
const teeth = Array.from({ length: 40 }, (_, at) => `L${(at + 0.5) / 40} ${at % 2 === 0 ? 0.31 : 0.39}`).join(
  '',
);

/** Strange units, masks, opacity, colours that go over into one another, tiles: what people bring along. */
const own = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 .7">
<defs>
<linearGradient id="a"><stop offset=".4" stop-color="#124"/><stop offset=".4" stop-color="#fc6"/></linearGradient>
<radialGradient id="b"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#a03" stop-opacity=".2"/></radialGradient>
<pattern id="c" width=".1" height=".1" patternUnits="userSpaceOnUse"><path d="M0 0h.05v.05h-.05z" fill="#063"/></pattern>
<linearGradient id="e" gradientUnits="userSpaceOnUse" x1="100" x2="700" gradientTransform="scale(.00145)">
<stop offset=".5" stop-color="#fff"/><stop offset=".5" stop-color="#035"/></linearGradient>
<mask id="d"><path d="M0 0h.5v.7h-.5z" fill="#fff"/></mask>
</defs>
<path d="M0 0h1v.7h-1z" fill="url(#a)"/>
<path d="M0 .7${teeth}L1 .7z" fill="url(#e)"/>
<path d="M.5 .1h.4v.2h-.4z" fill="url(#c)"/>
<g opacity=".5" mask="url(#d)"><path d="M.2 .4h.6v.2h-.6z" fill="#808"/></g>
<circle cx=".75" cy=".5" r=".15" fill="url(#b)"/>
</svg>`;

// In two languages the cards share their shapes; in one every shape is its card's own.
for (const chosen of [['en'], ['en', 'uk']] as const) {
  test(`another reader sees every card as the browser drew it, where it lies: ${chosen.join(', ')}`, async ({
    contract,
    print,
    reader,
  }) => {
    const pack = await ownPack(contract, 'ygios', 'Readers');
    const { path } = await contract.call('assets.put', {
      pack: pack.id,
      fileName: 'own.svg',
      bytes: new TextEncoder().encode(own),
    });
    await pack.change(['cards/home-2.json'], { art: { image: path } });
    // What is printed twice is a part that the page shows, what is printed once is written into it; bonuses lie turned.
    const copies: Readonly<Record<string, number>> = {
      'cards/home-1.json': 1,
      'cards/home-2.json': 1,
      'cards/school-2.json': 2,
      'bonuses/paranoia.json': 1,
      'bonuses/love-triangle.json': 2,
    };
    const only = Object.keys(copies);
    const job = jobOf(settingsWith(sheets({ marks: 'none' })), {
      pack: pack.id,
      only,
      languages: chosen,
      copies,
    });
    const drawn = await fronts(contract, job);
    expect(drawn.size).toBe(only.length * chosen.length);
    const { bytes } = await print(job);
    const met = new Map<string, number>();
    for (const [at, { cards }] of (await measuredPdf(bytes)).entries()) {
      const picture = decodePng(await reader.picture(bytes, at + 1, dpi));
      for (const card of cards) {
        const found = cellsOn(picture, card);
        const [[name, off] = ['', Infinity]] = [...drawn]
          .map(([key, cell]) => [key, differing(cell, found)] as const)
          .toSorted(([, a], [, b]) => a - b);
        // Edges fall on other pixels: few millimetres have so much of them.
        expect(off, name).toBeLessThan(10);
        met.set(name, (met.get(name) ?? 0) + 1);
      }
    }
    const planned = chosen.flatMap((language) =>
      only.map((key) => [`${language}/${key.replace('.json', '.png')}`, copies[key]] as const),
    );
    expect(Object.fromEntries(met)).toEqual(Object.fromEntries(planned));
    expect(reader.said).toEqual([]);
  });
}
