import { inflateSync } from 'node:zlib';
import { PDFBool, PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import type { Answer } from '@shared/api/calls';
import { shippedPresets } from '@shared/print/presets';
import { languages, type Language } from '@shared/util/languages';
import { ownPack } from '../support/own-pack';
import { measuredPdf } from '../support/pdf/measured';
import { objectsOf } from '../support/pdf/objects';
import { named } from '../support/pdf/painted';
import { plain, wordsIn } from '../support/pdf/words';
import { png } from '../support/png';
import { expect, jobOf, settingsWith, sheets, test } from '../support/printing';

type Text = Answer<'texts.ofPack'>[number];

/** Costs that are drawn and not written. */
const signs: readonly string[] = ['Exhaust', '休ませる', 'Виснажити'];

/** Keywords stand in a place of their own, so what is said is looked for sentence by sentence. */
const sentences = ({ text }: Text): string[] =>
  text
    .split(/[:：.。,、\n]+/u)
    .map(plain)
    .filter((sentence) => sentence !== '' && !signs.includes(sentence));

for (const pack of ['ygios', 'governing']) {
  for (const language of languages) {
    test(`every word on a card is text in the file: ${pack}, ${language}`, async ({
      print,
      reader,
      contract,
    }) => {
      const once = Object.fromEntries(
        (await contract.call('faces.get', { pack })).cards.map(({ definition }) => [definition.path, 1]),
      );
      const twice = pack === 'ygios' ? 'cards/home-2.json' : 'cards/a02.json';
      const settings = settingsWith(sheets({ bleed: 1 }));
      const copies = { ...once, [twice]: 2 };
      const { bytes } = await print(jobOf(settings, { pack, languages: [language], copies }));
      const words = await reader.words(bytes);
      const cards = (await measuredPdf(bytes)).flatMap((page, at) =>
        page.cards.map(({ printed }) => wordsIn(words[at]!, printed)),
      );
      const texts = await contract.call('texts.ofPack', { pack, language });
      expect(texts.length).toBeGreaterThan(25);
      for (const text of texts) {
        const said = [plain(text.name), ...sentences(text)];
        // Its id stands at the foot: two cards may say the same.
        const found = cards.filter(
          (card) =>
            card.includes(plain(`${text.id} ${language.toUpperCase()}`)) &&
            said.every((one) => card.includes(one)),
        );
        const wanted = twice.includes(`/${text.id}.`) ? 2 : 1;
        expect(found.length, `${text.id}: ${said.join(' | ')}`).toBe(wanted);
      }
      expect(reader.said).toEqual([]);
    });
  }
}

test('fonts are embedded TrueType, cut down to what is used, and icons are no pictures', async ({
  print,
}) => {
  const jobs = [
    { pack: 'ygios', languages },
    { pack: 'governing', languages: ['ja'] },
  ] as const;
  for (const job of jobs) {
    const settings = { ...shippedPresets['a4-duplex'], calibration: true };
    const { bytes } = await print(jobOf(settings, job));
    const { fonts, images } = await objectsOf(bytes);
    expect(fonts.length).toBeGreaterThan(2);
    for (const { name, kind, inner, hasTrueType } of fonts) {
      expect([kind, inner], name).toEqual(
        kind === 'TrueType' ? ['TrueType', null] : ['Type0', 'CIDFontType2'],
      );
      expect(name).toMatch(/^[A-Z]{6}\+\S+/);
      expect(hasTrueType, name).toBe(true);
    }
    expect(images).toBe(0);
    // Nothing of it is needed twice: a deck in three languages with notes stays small enough to be sent by mail.
    expect(bytes.byteLength).toBeLessThan(4_000_000);
  }
});

test('a picture on five cards is in the file once', async ({ print, contract }) => {
  const pack = await ownPack(contract, 'ygios', 'One picture');
  const onto = [1, 2, 3, 4, 5].map((number) => `cards/school-${number}.json`);
  const { path } = await contract.call('assets.put', {
    pack: pack.id,
    fileName: 'desk.png',
    bytes: Uint8Array.from(png(400, 300)),
  });
  await pack.change(onto, { art: { image: path } });
  const job = jobOf(settingsWith(sheets()), { pack: pack.id, only: onto, languages: ['en', 'ja'] });
  const { bytes, troubles } = await print(job);
  expect(troubles).toEqual([]);
  expect((await objectsOf(bytes)).images).toBe(1);
  const cards = (await measuredPdf(bytes)).flatMap((page) => page.cards);
  expect(cards).toHaveLength(10);
  for (const { painted } of cards) expect(painted.filter(({ is }) => is === 'image')).toHaveLength(1);
});

const titles: Readonly<Record<Language, string>> = {
  en: 'Yandere Girlfriends',
  ja: 'ヤンデレ彼女',
  uk: 'Дівчата-яндере',
};

for (const [preset, duplex] of [
  ['a4', 'Simplex'],
  ['a4-duplex', 'DuplexFlipLongEdge'],
] as const) {
  test(`a file says what it is and how to print it: ${preset}`, async ({ print, reader }) => {
    for (const language of languages) {
      const { bytes, fileName } = await print(
        jobOf(shippedPresets[preset], { languages: [language], only: ['cards/home-1.json'] }),
      );
      expect(fileName).toMatch(new RegExp(`-${language}\\.pdf$`));
      const { document } = await objectsOf(bytes);
      expect(document.getTitle()).toContain(titles[language]);
      expect(document.getProducer()).toMatch(/^Heartdeck \d/);
      expect(document.getCreator()).toBe(document.getProducer());
      const { catalog } = document;
      expect(String(catalog.lookup(PDFName.of('Lang')))).toBe(`(${language})`);
      const preferences = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
      expect(named(preferences, 'PrintScaling')).toBe('None');
      expect(named(preferences, 'Duplex')).toBe(duplex);
      expect(preferences.lookup(PDFName.of('DisplayDocTitle'))).toBe(PDFBool.True);
      const packet = catalog.lookup(PDFName.of('Metadata'));
      if (!(packet instanceof PDFRawStream)) throw new Error('no XMP');
      const raw = Buffer.from(packet.contents);
      const xmp = (packet.dict.has(PDFName.of('Filter')) ? inflateSync(raw) : raw).toString('utf8');
      expect(xmp).toContain('<x:xmpmeta');
      expect(xmp).toContain(titles[language]);
      expect(xmp).toContain(`<rdf:li>${language}</rdf:li>`);
      await reader.words(bytes);
    }
    expect(reader.said).toEqual([]);
  });
}
