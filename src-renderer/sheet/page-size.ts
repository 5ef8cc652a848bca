import type { Size } from '@shared/geometry/sheets/model';

/** One sheet for as long as the page lives: it is written over. */
let sheet: CSSStyleSheet | null = null;

/** How large the pages are that the browser prints, in millimetres. */
export function setPageSize({ w, h }: Size): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(`@page { size: ${w}mm ${h}mm; margin: 0; }`);
}
