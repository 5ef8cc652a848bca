import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { expect, it } from 'vitest';
import { addMetadata } from './metadata';

async function saved(title: string) {
  const made = await PDFDocument.create({ updateMetadata: false });
  made.addPage();
  addMetadata(made, { title, language: 'uk', version: '1.2.3', now: new Date('2026-01-02T03:04:05Z') });
  const document = await PDFDocument.load(await made.save(), { updateMetadata: false });
  const stream = document.context.lookup(document.catalog.get(PDFName.of('Metadata')));
  if (!(stream instanceof PDFRawStream)) throw new Error('no metadata');
  return { document, packet: Buffer.from(stream.contents).toString('utf8') };
}
const titleIn = (packet: string): string | undefined => />([^<]*)<\/rdf:li><\/rdf:Alt>/.exec(packet)?.[1];
const unescaped = (text = ''): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

it.each(['Кіт & Пес', '</rdf:li><x a="1" b=\'2\'>', '恋のカード &amp; 🐾', '&#38;'])(
  '“%s” is the title in both, and no part of the markup',
  async (title) => {
    const { document, packet } = await saved(title);
    expect(document.getTitle()).toBe(title);
    expect(titleIn(packet)).not.toMatch(/[<>"']|&(?!#\d+;)/);
    expect(unescaped(titleIn(packet))).toBe(title);
  },
);

it('says who made it, when, and in which language', async () => {
  const { document, packet } = await saved('A');
  expect([document.getCreator(), document.getProducer()]).toEqual(['Heartdeck 1.2.3', 'Heartdeck 1.2.3']);
  expect(document.getCreationDate()).toEqual(new Date('2026-01-02T03:04:05Z'));
  expect(document.catalog.get(PDFName.of('Lang'))?.toString()).toBe('(uk)');
  expect(packet).toContain('<xmp:CreateDate>2026-01-02T03:04:05.000Z</xmp:CreateDate>');
  expect(packet).toContain('<dc:language><rdf:Bag><rdf:li>uk</rdf:li></rdf:Bag></dc:language>');
});
