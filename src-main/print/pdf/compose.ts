import { setImmediate } from 'node:timers/promises';
import {
  Duplex,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PrintScaling,
  type PDFContext,
  type PDFDict,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import type { Page } from '@shared/geometry/sheets/model';
import type { PrintPlan, PrintSettings } from '@shared/print/model';
import { addMetadata, type About } from './metadata';
import { packResources, shareImages } from './one-of-each';
import { PageNames } from './page-names';
import { pageOperators, perMm, type Part } from './page-operators';
import { ShapeStore } from './shape-store';
import { isForm, packed, streamsIn } from './streams';
import { dropUnused } from './unused';

/** What Chromium drew at once: a PDF, and which piece is on which of its pages. */
export interface Batch {
  readonly pdf: Uint8Array;
  readonly keys: readonly string[];
}

/** What Chromium drew on one of its pages, as a part of this document. */
interface KnownPart {
  readonly name: string;
  readonly ref: PDFRef;
  /** Of that page, in points. */
  readonly height: number;
}

/**
 * The sheets of a plan, put together from faces that were drawn once each. Chromium rounds pages to its own units and
 * knows no boxes; here every card is placed by numbers, and a face that is printed ten times is in the file once: as a
 * part that pages show. One that is printed once is written into its page.
 * Batches are taken as they come, and kept as small as they will be in the file: of two thousand cards no more than
 * one batch is ever in memory as it was drawn.
 */
export class Composer {
  readonly #document: PDFDocument;
  readonly #shapes: ShapeStore;
  readonly #parts = new Map<string, KnownPart>();

  private constructor(document: PDFDocument) {
    this.#document = document;
    this.#shapes = new ShapeStore(document.context);
  }

  static async begin(): Promise<Composer> {
    return new Composer(await PDFDocument.create({ updateMetadata: false }));
  }

  async add({ pdf, keys }: Batch): Promise<void> {
    const { context } = this.#document;
    const before = context.largestObjectNumber;
    const drawn = await PDFDocument.load(pdf, { updateMetadata: false });
    // Faces are known by the number of their page: one more or less, and cards would bear each other's names.
    if (drawn.getPageCount() !== keys.length)
      throw new Error(`${drawn.getPageCount()} pages were drawn instead of ${keys.length}`);
    const pages = await this.#document.copyPages(
      drawn,
      keys.map((_, index) => index),
    );
    const wholes = new Set<PDFRef>();
    for (const [index, key] of keys.entries()) {
      const page = pages[index];
      if (!page) continue;
      const part = partOf(context, page, `P${this.#parts.size}`);
      this.#parts.set(key, part);
      wholes.add(part.ref);
    }
    const fresh = streamsIn(context).filter((found) => found.ref.objectNumber > before && isForm(found));
    this.#shapes.share(fresh.map((found) => ({ ...found, isPage: wholes.has(found.ref) })));
  }

  async finish(
    plan: PrintPlan,
    settings: PrintSettings,
    about: About,
    onPage: (done: number) => void,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { context } = this.#document;
    const { pages, faces } = plan;
    shareImages(context);
    const copies = copiesOf(pages);
    for (const planned of pages) {
      const names = new PageNames(context);
      const partOf = ({ name, ref, height }: KnownPart, isOnce: boolean): Part => ({
        height,
        draw: (at) => {
          const part = isOnce ? context.lookup(ref) : null;
          const inlined = part instanceof PDFRawStream ? names.inlined(part, at) : null;
          return inlined ?? names.shown(name, ref);
        },
      });
      const paper = this.#parts.get(`page ${planned.number}`);
      const text = pageOperators(planned, paper ? partOf(paper, true) : null, (key) => {
        const [part, face] = [this.#parts.get(key), faces.get(key)];
        if (!part || !face) throw new Error(`${key} was not drawn`);
        return { part: partOf(part, copies.get(key) === 1), face };
      });
      addPage(this.#document, planned.page, names.dict, text);
      onPage(planned.number);
      // Whoever wants to call it off must be heard.
      await setImmediate();
    }
    addMetadata(this.#document, about);
    wishForPrinter(this.#document, pages, settings);
    packResources(context);
    dropUnused(context);
    return new Uint8Array(await this.#document.save({ objectsPerTick: 2000 }));
  }
}

/** The page becomes a part that other pages show: what is drawn on it, and what that needs. */
function partOf(context: PDFContext, page: PDFPage, name: string): KnownPart {
  const { width, height } = page.getMediaBox();
  const { node } = page;
  const contents = node.Contents();
  if (!(contents instanceof PDFRawStream)) throw new Error('Chromium writes its pages otherwise than it did');
  // Its own dictionary says how it is packed.
  const dict = contents.dict.clone(context);
  const about = context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] });
  for (const [key, value] of about.entries()) dict.set(key, value);
  dict.set(PDFName.of('Resources'), node.Resources() ?? context.obj({}));
  const ref = context.register(PDFRawStream.of(dict, contents.contents));
  for (const old of [page.ref, node.get(PDFName.of('Contents'))]) {
    if (old && 'objectNumber' in old) context.delete(old as PDFRef);
  }
  return { name, height, ref };
}

/** How often each face is on a page. */
function copiesOf(pages: PrintPlan['pages']): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const { page } of pages)
    for (const { face } of page.cards) copies.set(face, (copies.get(face) ?? 0) + 1);
  return copies;
}

function addPage(document: PDFDocument, { size, trim }: Page, resources: PDFDict, text: string): void {
  const { context } = document;
  const page = document.addPage([size.w * perMm, size.h * perMm]);
  // Everything that is printed lies on the page: there is no bleed beyond it.
  page.setBleedBox(0, 0, size.w * perMm, size.h * perMm);
  page.setTrimBox(trim.x * perMm, (size.h - trim.y - trim.h) * perMm, trim.w * perMm, trim.h * perMm);
  page.node.set(PDFName.of('Resources'), resources);
  page.node.set(PDFName.of('Contents'), context.register(packed(context.obj({}), text)));
}

/** Viewers scale pages to the paper unless they are told not to, and a card is then a card no more. */
function wishForPrinter(document: PDFDocument, pages: PrintPlan['pages'], { layout }: PrintSettings): void {
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.setPrintScaling(PrintScaling.None);
  preferences.setDisplayDocTitle(true);
  // Of the pages and not of the settings: fronts alone on both sides of the paper are lost.
  const hasBacks = pages.some(({ page }) => page.side === 'back');
  if (hasBacks && layout.backs === 'long-edge') preferences.setDuplex(Duplex.DuplexFlipLongEdge);
  else if (hasBacks && layout.backs === 'short-edge') preferences.setDuplex(Duplex.DuplexFlipShortEdge);
  else preferences.setDuplex(Duplex.Simplex);
}
