import { PDFDocument, type PDFPage } from 'pdf-lib';
import type { Box, Point } from './matrix';
import { paintedPage, type Painted, type Shown } from './painted';

/** A side of a card as the file places it, in millimetres from the upper left corner of the page. */
export interface CardOnPage {
  /** Which drawing it is: the same on every copy. */
  readonly drawing: string;
  /** What of it is printed. */
  readonly printed: Box;
  /** The sheet that lies below everything on a card: as large as its cut if it is drawn at its true size. */
  readonly sheet: Box;
  /** Where its head is, by the matrix that places it: one long, y downwards. */
  readonly up: Point;
  readonly painted: readonly Painted[];
}

export interface PageBoxes {
  readonly media: Box;
  readonly bleed: Box;
  readonly trim: Box;
}

export interface MeasuredPage {
  readonly size: { readonly w: number; readonly h: number };
  readonly boxes: PageBoxes;
  readonly cards: readonly CardOnPage[];
  /** Words and rulers. */
  readonly papers: readonly Shown[];
  /** Lines that the page itself draws: where to cut and to fold. */
  readonly lines: readonly (readonly [Point, Point])[];
}

const mm = 25.4 / 72;

export async function measuredPdf(bytes: Uint8Array): Promise<readonly MeasuredPage[]> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getPages().map(measuredPage);
}

function measuredPage(page: PDFPage): MeasuredPage {
  const { size, shown, own } = paintedPage(page);
  return {
    size,
    boxes: {
      media: boxOf(page.getMediaBox(), page),
      bleed: boxOf(page.getBleedBox(), page),
      trim: boxOf(page.getTrimBox(), page),
    },
    cards: shown.filter(({ isCut }) => isCut).map(cardOf),
    papers: shown.filter(({ isCut }) => !isCut),
    lines: own.flatMap(({ lines }) => lines),
  };
}

function cardOf({ name, clip, matrix, painted }: Shown): CardOnPage {
  const [, , c, d] = matrix;
  const length = Math.hypot(c, d);
  const sheet = painted.find(({ is }) => is === 'fill');
  if (!sheet) throw new Error(`${name} is empty`);
  return {
    drawing: name,
    printed: clip,
    sheet: sheet.box,
    up: { x: c / length, y: d / length },
    painted,
  };
}

const boxOf = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  page: PDFPage,
): Box => ({
  x: x * mm,
  y: (page.getMediaBox().height - y - height) * mm,
  w: width * mm,
  h: height * mm,
});

/** A box as who reads the card sees it, from the upper left corner of its sheet. */
export function onCard({ sheet, up }: Pick<CardOnPage, 'sheet' | 'up'>, { x, y, w, h }: Box): Box {
  const left = x - sheet.x;
  const top = y - sheet.y;
  const right = sheet.x + sheet.w - x - w;
  const bottom = sheet.y + sheet.h - y - h;
  if (up.y < -0.5) return { x: left, y: top, w, h };
  if (up.y > 0.5) return { x: right, y: bottom, w, h };
  return up.x > 0 ? { x: top, y: right, w: h, h: w } : { x: bottom, y: left, w: h, h: w };
}
