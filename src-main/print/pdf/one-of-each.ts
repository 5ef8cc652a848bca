import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFContext, type PDFObject } from 'pdf-lib';
import { shareShapes } from './shared-shapes';
import { named, packed, streamsIn, textOf, type FoundStream } from './streams';

/** Larger than any page: the shapes lie inside of what clips them already. */
const everywhere = [-100_000, -100_000, 100_000, 100_000];

const isForm = ({ stream }: FoundStream): boolean => named(stream.dict, 'Subtype') === 'Form';
const isImage = ({ stream }: FoundStream): boolean => named(stream.dict, 'Subtype') === 'Image';

/**
 * Every path that several texts draw becomes a part of its own: see shared-shapes.ts.
 * @param pages parts that were pages
 */
export function shareAllShapes(context: PDFContext, pages: ReadonlySet<PDFRef>): void {
  const forms = streamsIn(context)
    .filter(isForm)
    .flatMap((found) => {
      const text = textOf(found.stream);
      return text === null ? [] : [{ ...found, text, isPage: pages.has(found.ref) }];
    });
  const { texts, shapes } = shareShapes(forms);
  const refs = new Map<string, PDFRef>();
  for (const [hash, text] of shapes) {
    const dict = context.obj({ Type: 'XObject', Subtype: 'Form', BBox: everywhere });
    refs.set(hash, context.register(packed(dict, text)));
  }
  for (const [index, { ref, stream }] of forms.entries()) {
    const { text, uses } = texts[index] ?? { text: '', uses: new Map<string, string>() };
    context.assign(ref, packed(stream.dict, text));
    if (uses.size === 0) continue;
    const parts = dictIn(dictIn(stream.dict, 'Resources'), 'XObject');
    for (const [hash, name] of uses) {
      const shape = refs.get(hash);
      if (shape) parts.set(PDFName.of(name), shape);
    }
  }
}

/** Several forms may share one dictionary: a name that is the same in two of them must mean the same. */
function dictIn(dict: PDFDict, key: string): PDFDict {
  const name = PDFName.of(key);
  const found = dict.lookupMaybe(name, PDFDict);
  const own = found ? found.clone(dict.context) : dict.context.obj({});
  dict.set(name, own);
  return own;
}

/** Dictionaries inside of a stream's own are written out in full; apart from it they are packed with all others. */
export function packResources(context: PDFContext): void {
  const name = PDFName.of('Resources');
  for (const { stream } of streamsIn(context).filter(isForm)) {
    const resources = stream.dict.get(name);
    if (resources instanceof PDFDict) stream.dict.set(name, context.register(resources));
  }
}

/** A picture that is on many cards, of one batch or of several, is kept once. */
export function shareImages(context: PDFContext): void {
  const first = new Map<string, PDFRef>();
  const instead = new Map<PDFRef, PDFRef>();
  for (const { ref, stream } of streamsIn(context).filter(isImage)) {
    const hash = createHash('sha1').update(stream.dict.toString()).update(stream.contents).digest('base64');
    const known = first.get(hash);
    if (known) instead.set(ref, known);
    else first.set(hash, ref);
  }
  if (instead.size === 0) return;
  for (const [, object] of context.enumerateIndirectObjects()) replaceRefs(object, instead);
  for (const ref of instead.keys()) context.delete(ref);
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
