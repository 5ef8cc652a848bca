import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFContext, type PDFObject } from 'pdf-lib';
import { isForm, isImage, streamsIn } from './streams';

/** Dictionaries inside of a stream's own are written out in full; apart from it they are packed with all others. */
export function packResources(context: PDFContext): void {
  const name = PDFName.of('Resources');
  for (const { stream } of streamsIn(context).filter(isForm)) {
    const resources = stream.dict.get(name);
    if (resources instanceof PDFDict) stream.dict.set(name, context.register(resources));
  }
}

/**
 * A picture that is on many cards, of one batch or of several, is kept once. Its mask is a picture too, which it refers
 * to: two are seen to be equal only when their masks have become one.
 */
export function shareImages(context: PDFContext): void {
  while (shareEqualImages(context));
}

/** Whether there were any. */
function shareEqualImages(context: PDFContext): boolean {
  const first = new Map<string, PDFRef>();
  const instead = new Map<PDFRef, PDFRef>();
  for (const { ref, stream } of streamsIn(context).filter(isImage)) {
    const hash = createHash('sha1').update(stream.dict.toString()).update(stream.contents).digest('base64');
    const known = first.get(hash);
    if (known) instead.set(ref, known);
    else first.set(hash, ref);
  }
  if (instead.size === 0) return false;
  for (const [, object] of context.enumerateIndirectObjects()) replaceRefs(object, instead);
  for (const ref of instead.keys()) context.delete(ref);
  return true;
}

function replaceRefs(object: PDFObject, instead: ReadonlyMap<PDFRef, PDFRef>): void {
  if (object instanceof PDFRawStream) replaceRefs(object.dict, instead);
  else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      const other = value instanceof PDFRef ? instead.get(value) : undefined;
      if (other) object.set(key, other);
      else replaceRefs(value, instead);
    }
  } else if (object instanceof PDFArray) {
    for (const [index, value] of object.asArray().entries()) {
      const other = value instanceof PDFRef ? instead.get(value) : undefined;
      if (other) object.set(index, other);
      else replaceRefs(value, instead);
    }
  }
}
