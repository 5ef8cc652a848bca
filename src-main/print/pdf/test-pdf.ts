import {
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  type PDFRef,
} from 'pdf-lib';
import { packed, textOf } from './streams';

/** Small PDFs for tests, written as Chromium writes its own: one packed stream a page. */

export interface DrawnPage {
  readonly text: string;
  readonly size?: readonly [number, number];
  /** Its parts by name: made with the same document. */
  readonly parts?: (context: PDFContext) => Readonly<Record<string, PDFObject>>;
  readonly patterns?: (context: PDFContext) => Readonly<Record<string, PDFObject>>;
}

export async function drawnPdf(pages: readonly DrawnPage[]): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  for (const { text, size = [200, 300], parts, patterns } of pages) {
    const page = document.addPage([...size] as [number, number]);
    page.node.set(PDFName.of('Contents'), context.register(packed(context.obj({}), text)));
    const named = { XObject: parts?.(context) ?? {}, ...(patterns && { Pattern: patterns(context) }) };
    page.node.set(PDFName.of('Resources'), context.obj(named));
  }
  return document.save();
}

export const imageIn = (
  context: PDFContext,
  bytes: readonly number[],
  more: Record<string, PDFObject> = {},
): PDFRef => {
  const about = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1,
    Height: 1,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceGray',
  };
  return context.register(context.stream(Uint8Array.from(bytes), { ...about, ...more }));
};

/** Two colours that go over into one another. */
export const shadingIn = (context: PDFContext, matrix: readonly number[]): PDFRef =>
  context.register(
    context.obj({
      PatternType: 2,
      Matrix: [...matrix],
      Shading: { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [0, 0, 0, 9] },
    }),
  );

export const formIn = (
  context: PDFContext,
  text: string,
  resources: Record<string, PDFObject> = {},
): PDFRef =>
  context.register(
    packed(
      context.obj({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 10, 10],
        Resources: context.obj(resources),
      }),
      text,
    ),
  );

export function streamAt(context: PDFContext, ref: PDFObject | undefined): PDFRawStream {
  const found = context.lookup(ref);
  if (!(found instanceof PDFRawStream)) throw new Error('no stream');
  return found;
}

export const operatorsOf = (context: PDFContext, ref: PDFObject | undefined): string =>
  textOf(streamAt(context, ref)) ?? 'packed otherwise';

/** What a page or a part calls its parts. */
export const partsOf = (dict: PDFDict): ReadonlyMap<string, PDFObject> =>
  new Map(
    (
      dict
        .lookupMaybe(PDFName.of('Resources'), PDFDict)
        ?.lookupMaybe(PDFName.of('XObject'), PDFDict)
        ?.entries() ?? []
    ).map(([name, ref]) => [name.decodeText(), ref]),
  );

export const pageCountOf = async (pdf: Uint8Array): Promise<number> =>
  (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount();
