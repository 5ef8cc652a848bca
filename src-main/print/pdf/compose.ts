import {
  Duplex,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PrintScaling,
  type PDFContext,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import type { Page } from '@shared/geometry/sheets/model';
import type { PrintPlan, PrintSettings } from '@shared/print/model';
import type { Language } from '@shared/util/languages';
import { addMetadata } from './metadata';
import { packResources, shareAllShapes, shareImages } from './one-of-each';
import { pageOperators, perMm, type Part } from './page-operators';
import { packed, textOf } from './streams';

/** What Chromium drew at once: a PDF, and which piece is on which of its pages. */
export interface Batch {
  readonly pdf: Uint8Array;
  readonly keys: readonly string[];
}

export interface About {
  readonly title: string;
  readonly language: Language;
  readonly version: string;
  readonly now: Date;
}

interface KnownPart extends Part {
  readonly ref: PDFRef;
}

/**
 * The sheets of a plan, put together from faces that were drawn once each. Chromium rounds pages to its own units and
 * knows no boxes; here every card is placed by numbers, and a face that is printed ten times is in the file once.
 */
export async function composePdf(
  plan: PrintPlan,
  settings: PrintSettings,
  batches: readonly Batch[],
  about: About,
  onPage: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const parts = await partsOf(document, batches);
  shareAllShapes(document.context, new Set([...parts.values()].map(({ ref }) => ref)));
  shareImages(document.context);
  packResources(document.context);
  for (const { page, number } of plan.pages) {
    addPage(document, page, parts.get(`page ${number}`) ?? null, (key) => {
      const [part, face] = [parts.get(key), plan.faces.get(key)];
      if (!part || !face) throw new Error(`${key} was not drawn`);
      return { part, face };
    });
    onPage(number);
  }
  addMetadata(document, about);
  wishForPrinter(document, settings);
  return new Uint8Array(await document.save({ objectsPerTick: 2000 }));
}

async function partsOf(document: PDFDocument, batches: readonly Batch[]): Promise<Map<string, KnownPart>> {
  const parts = new Map<string, KnownPart>();
  for (const { pdf, keys } of batches) {
    const drawn = await PDFDocument.load(pdf, { updateMetadata: false });
    const pages = await document.copyPages(
      drawn,
      keys.map((_, index) => index),
    );
    for (const [index, key] of keys.entries()) {
      const page = pages[index];
      if (page) parts.set(key, partOf(document.context, page, `P${parts.size}`));
    }
  }
  return parts;
}

/** The page becomes a part that other pages show: what is drawn on it, and what that needs. */
function partOf(context: PDFContext, page: PDFPage, name: string): KnownPart {
  const { width, height } = page.getMediaBox();
  const { node } = page;
  const contents = node.Contents();
  const text = contents instanceof PDFRawStream ? textOf(contents) : null;
  if (text === null) throw new Error('Chromium writes its pages otherwise than it did');
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: node.Resources() ?? {},
  });
  const ref = context.register(packed(dict, text));
  for (const old of [page.ref, node.get(PDFName.of('Contents'))]) {
    if (old && 'objectNumber' in old) context.delete(old as PDFRef);
  }
  return { name, height, ref };
}

function addPage(
  document: PDFDocument,
  planned: Page,
  paper: KnownPart | null,
  find: (key: string) => { readonly part: KnownPart; readonly face: FaceOf },
): void {
  const { context } = document;
  const { size, trim } = planned;
  const page = document.addPage([size.w * perMm, size.h * perMm]);
  // Everything that is printed lies on the page: there is no bleed beyond it.
  page.setBleedBox(0, 0, size.w * perMm, size.h * perMm);
  page.setTrimBox(trim.x * perMm, (size.h - trim.y - trim.h) * perMm, trim.w * perMm, trim.h * perMm);
  const used = [...(paper ? [paper] : []), ...planned.cards.map(({ face }) => find(face).part)];
  page.node.set(
    PDFName.of('Resources'),
    context.obj({ XObject: Object.fromEntries(used.map(({ name, ref }) => [name, ref])) }),
  );
  const text = pageOperators(planned, paper, find);
  page.node.set(PDFName.of('Contents'), context.register(packed(context.obj({}), text)));
}
type FaceOf = PrintPlan['faces'] extends ReadonlyMap<string, infer F> ? F : never;

/** Viewers scale pages to the paper unless they are told not to, and a card is then a card no more. */
function wishForPrinter(document: PDFDocument, { layout }: PrintSettings): void {
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.setPrintScaling(PrintScaling.None);
  preferences.setDisplayDocTitle(true);
  if (layout.backs === 'long-edge') preferences.setDuplex(Duplex.DuplexFlipLongEdge);
  else if (layout.backs === 'short-edge') preferences.setDuplex(Duplex.DuplexFlipShortEdge);
  else preferences.setDuplex(Duplex.Simplex);
}
