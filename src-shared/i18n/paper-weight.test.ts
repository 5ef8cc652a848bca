import { expect, it } from 'vitest';
import { languages } from '@shared/util/languages';
import { createPrintPageTranslator } from './print-page-translator';
import { createPrintTranslator } from './print-translator';

/** `200 to 300 g/m²`, as every language writes it. */
const weights = (text: string): readonly string[] | undefined =>
  /(\d+)\D+(\d+)\s[gг]\/[mм]²/u.exec(text)?.slice(1);

it.each(languages)('the help and the printed page name the same paper: %s', (language) => {
  const page = createPrintPageTranslator(language)('printPage.print.stock.firm');
  const help = createPrintTranslator(language)('print.guide.home.2');
  expect(weights(page), page).toEqual(['200', '300']);
  expect(weights(help), help).toEqual(weights(page));
});
