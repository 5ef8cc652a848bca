import { deflateSync, inflateSync } from 'node:zlib';
import { PDFName, PDFRawStream, type PDFContext, type PDFDict, type PDFRef } from 'pdf-lib';

const filter = PDFName.of('Filter');
const flate = PDFName.of('FlateDecode');

const named = (dict: PDFDict, key: string): string | null => {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
};

/** The operators of a stream; null: it is packed in a way that Chromium does not use. */
export function textOf(stream: PDFRawStream): string | null {
  const how = stream.dict.get(filter);
  if (how === undefined) return Buffer.from(stream.contents).toString('latin1');
  return how === flate ? inflateSync(stream.contents).toString('latin1') : null;
}

/** A stream of operators. The dictionary is taken over. */
export function packed(dict: PDFDict, text: string): PDFRawStream {
  const bytes = deflateSync(Buffer.from(text, 'latin1'), { level: 7 });
  dict.set(filter, flate);
  dict.set(PDFName.of('Length'), dict.context.obj(bytes.byteLength));
  return PDFRawStream.of(dict, bytes);
}

export interface FoundStream {
  readonly ref: PDFRef;
  readonly stream: PDFRawStream;
}

export const streamsIn = (context: PDFContext): FoundStream[] =>
  context
    .enumerateIndirectObjects()
    .flatMap(([ref, object]) => (object instanceof PDFRawStream ? [{ ref, stream: object }] : []));

export const isForm = ({ stream }: FoundStream): boolean => named(stream.dict, 'Subtype') === 'Form';
export const isImage = ({ stream }: FoundStream): boolean => named(stream.dict, 'Subtype') === 'Image';
