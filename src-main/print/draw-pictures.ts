import type { Size } from '@shared/geometry/sheets/model';
import type { PlannedItem } from '@shared/print/model';
import {
  noTroubles,
  withOutcome,
  type OpenJob,
  type Outcome,
  type Progress,
  type Troubles,
} from './draw-job';
import type { DrawingPage } from './engine/drawing-engine';
import { packedWell, withDensity } from './png-file';
import { cardPixels, columns, decksOf, rows, type Deck } from './tabletop';

/** A picture with its path in the archive. */
export interface Picture {
  readonly path: string;
  readonly png: Uint8Array;
}

export interface PictureWish {
  readonly dpi: number;
  readonly bleed: boolean;
}

/** Faces in a grid, each this many pixels large: what the page is asked to draw. */
interface Grid {
  readonly cells: readonly { readonly face: string; readonly column: number; readonly row: number }[];
  readonly cell: Size;
  readonly bleed: boolean;
}

const fileOf = (key: string): string => key.replace(/\.json$/, '').replace(/[^A-Za-z0-9_/-]+/g, '-');

const pixels = (millimetres: number, dpi: number): number => Math.round((millimetres / 25.4) * dpi);

/** Every face alone. A card that is printed ten times is one picture. */
export async function drawEachCard(
  page: DrawingPage,
  open: OpenJob,
  { dpi, bleed }: PictureWish,
  keep: (picture: Picture) => void,
  { signal, onFaces }: Progress,
): Promise<unknown> {
  const { faces, items } = open.plan;
  const margin = bleed ? open.job.settings.layout.bleed : 0;
  const files = new Map<string, { readonly path: string; readonly size: Size }>();
  for (const { front, back, key, language, size } of items) {
    files.set(front, { path: `${language}/${fileOf(key)}.png`, size });
    const path = back === null ? undefined : faces.get(back)?.drawn.face.id;
    if (back !== null)
      files.set(back, { path: `${language}/backs/${fileOf(path ?? back)}-${size.w}x${size.h}.png`, size });
  }
  let done = 0;
  // One picture is packed while the next one is drawn.
  let packing = Promise.resolve();
  for (const [face, { path, size }] of files) {
    const cell = { w: pixels(size.w + 2 * margin, dpi), h: pixels(size.h + 2 * margin, dpi) };
    const [taken] = await Promise.all([
      gridPicture(page, { cells: [at(face, 0)], cell, bleed }, cell),
      packing,
    ]);
    signal.throwIfAborted();
    packing = packedWell(taken).then((png) => {
      keep({ path, png: withDensity(png, dpi) });
      onFaces(++done, files.size);
    });
  }
  await packing;
  const line = ({ key, language, copies, front, back, size }: PlannedItem) => ({
    key,
    language,
    copies,
    millimetres: size,
    front: files.get(front)?.path ?? null,
    back: back === null ? null : (files.get(back)?.path ?? null),
  });
  return { dpi, bleed: margin, cards: items.map(line) };
}

/** Sheets of ten by seven, and the back of each. */
export async function drawDecks(
  page: DrawingPage,
  open: OpenJob,
  keep: (picture: Picture) => void,
  { signal, onFaces }: Progress,
): Promise<unknown> {
  const decks = decksOf(open.plan.items);
  const told: unknown[] = [];
  for (const [index, deck] of decks.entries()) {
    signal.throwIfAborted();
    told.push(await drawDeck(page, deck, index + 1, keep));
    onFaces(index + 1, decks.length);
  }
  return { decks: told };
}

async function drawDeck(
  page: DrawingPage,
  { language, size, back, cards }: Deck,
  number: number,
  keep: (picture: Picture) => void,
): Promise<unknown> {
  const cell = cardPixels(size);
  const whole = { w: cell.w * columns, h: cell.h * rows };
  const cells = cards.map(({ front }, place) => at(front, place));
  // What others see of a card in a hand.
  const hidden = back === null ? [] : [at(back, columns * rows - 1)];
  const face = `${language}/deck-${number}.png`;
  keep({
    path: face,
    png: await packedWell(
      await gridPicture(page, { cells: [...cells, ...hidden], cell, bleed: false }, whole),
    ),
  });
  const behind = back === null ? null : `${language}/deck-${number}-back.png`;
  if (back !== null && behind !== null)
    keep({
      path: behind,
      png: await packedWell(await gridPicture(page, { cells: [at(back, 0)], cell, bleed: false }, cell)),
    });
  return {
    face,
    back: behind,
    language,
    columns,
    rows,
    count: cards.length,
    pixels: whole,
    card: cell,
    sideways: size.w > size.h,
    cards: cards.map(({ key }) => key),
  };
}

const at = (face: string, place: number) => ({
  face,
  column: place % columns,
  row: Math.floor(place / columns),
});

async function gridPicture(page: DrawingPage, grid: Grid, { w, h }: Size): Promise<Uint8Array> {
  await page.call('grid', grid);
  return page.picture(w, h);
}

/** Draws all faces once to see whether everything fits: before the first picture, not after the last. */
export async function lookAtFaces(
  page: DrawingPage,
  { job, changed }: OpenJob,
  items: readonly PlannedItem[],
  signal: AbortSignal,
): Promise<Troubles> {
  await page.call('open', { job, changed });
  let found = noTroubles;
  const keys = [...new Set(items.flatMap(({ front, back }) => (back === null ? [front] : [front, back])))];
  const atOnce = 150;
  for (let from = 0; from < keys.length; from += atOnce) {
    signal.throwIfAborted();
    const outcome = (await page.call('draw', {
      faces: keys.slice(from, from + atOnce),
      pages: [],
    })) as Outcome;
    found = withOutcome(found, outcome);
  }
  return found;
}
