import type { Size } from '@shared/geometry/sheets/model';

/** One sheet for as long as the page lives: it is written over. */
let sheet: CSSStyleSheet | null = null;

/** How large the pages are that the browser prints, in millimetres. */
export const setPageSize = (size: Size): void => write(rule('', size));

/** Several sizes in one file: what says `page: <name>` is printed on one as large as that. */
export const setPageSizes = (sizes: ReadonlyMap<string, Size>): void =>
  write([...sizes].map(([name, size]) => rule(name, size)).join('\n'));

const rule = (name: string, { w, h }: Size): string => `@page ${name} { size: ${w}mm ${h}mm; margin: 0; }`;

function write(rules: string): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rules);
}
