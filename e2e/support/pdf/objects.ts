import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { named } from './painted';

export interface FontInFile {
  readonly name: string;
  readonly kind: string;
  /** Of what a composite font is made of. */
  readonly inner: string | null;
  readonly hasTrueType: boolean;
}

export interface PdfObjects {
  readonly document: PDFDocument;
  readonly fonts: readonly FontInFile[];
  readonly images: number;
}

/** What a file consists of, whether or not a page shows it. */
export async function objectsOf(bytes: Uint8Array): Promise<PdfObjects> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const all = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const dicts = all.filter((object) => object instanceof PDFDict);
  const streams = all.filter((object) => object instanceof PDFRawStream);
  const inner = new Set(dicts.map(descendantOf));
  return {
    document,
    fonts: dicts.filter((dict) => named(dict, 'Type') === 'Font' && !inner.has(dict)).map(fontOf),
    images: streams.filter(({ dict }) => named(dict, 'Subtype') === 'Image').length,
  };
}

const descendantOf = (dict: PDFDict): PDFDict | null =>
  dict.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict) ?? null;

function fontOf(font: PDFDict): FontInFile {
  const inner = descendantOf(font);
  const descriptor = (inner ?? font).lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
  return {
    name: named(font, 'BaseFont') ?? '',
    kind: named(font, 'Subtype') ?? '',
    inner: inner && named(inner, 'Subtype'),
    hasTrueType: descriptor?.has(PDFName.of('FontFile2')) ?? false,
  };
}
