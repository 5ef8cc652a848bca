import { PDFArray, PDFDict, PDFRef, PDFStream, type PDFContext, type PDFObject } from 'pdf-lib';

/** A file has every object that was ever registered. Those that nothing in it leads to any more are left out. */
export function dropUnused(context: PDFContext): void {
  const used = new Set<PDFRef>();
  const waiting: PDFObject[] = Object.values(context.trailerInfo).filter((one) => one !== undefined);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFRef) {
      if (used.has(next)) continue;
      used.add(next);
      const object = context.lookup(next);
      if (object) waiting.push(object);
    } else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFDict) waiting.push(...next.values());
    else if (next instanceof PDFStream) waiting.push(next.dict);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref);
}
