import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** PDF.js asks for Node 22 and needs it for this alone; everything here runs from Node 20 on. */
function withResolvers<T>(): {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
} {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((taken, refused) => {
    resolve = taken;
    reject = refused;
  });
  return { promise, resolve, reject };
}
if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });

/** All words of each page, read by PDF.js in Node: Electron opens no page for a reader. */
export async function pageWords(pdf: Uint8Array): Promise<string[]> {
  // PDF.js keeps the bytes it is given, and refuses a Buffer.
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return pages;
}
