import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

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
