import { describe, expect, it } from 'vitest';
import { createTranslator } from '@shared/i18n/translator';
import type { Printable } from '@shared/print/model';
import { readCopies, readOnly } from './cards';
import { readLanguages } from './export-cards';

const t = createTranslator('en');
const printables: readonly Printable[] = [
  { key: 'cards/home-1.json', group: 'cards', copies: 1 },
  { key: 'cards/town-1.json', group: 'cards', copies: 1 },
  { key: 'cards/twin.json', group: 'cards', copies: 1 },
  { key: 'bonuses/twin.json', group: 'cards', copies: 1 },
  { key: 'own/reference', group: 'own', copies: 2 },
];

describe('which cards', () => {
  it.each([
    [undefined, null],
    [['home-1'], ['cards/home-1.json']],
    [['cards/home-1'], ['cards/home-1.json']],
    [['cards/home-1.json'], ['cards/home-1.json']],
    [['town-1,home-1'], ['cards/town-1.json', 'cards/home-1.json']],
    [
      ['home-1', ' reference', 'home-1'],
      ['cards/home-1.json', 'own/reference'],
    ],
    [['own/reference'], ['own/reference']],
    [['bonuses/twin'], ['bonuses/twin.json']],
  ])('%j', (given, keys) => {
    expect(readOnly(t, printables, given)).toEqual({ ok: true, value: keys });
  });

  it.each([
    [['hmoe-1'], /“hmoe-1”\. Nearest: “home-1”\..*“text”.*; besides there are own\/reference\.$/],
    [['card/home-1'], /Nearest: “cards\/home-1”/],
    [['cards/hmoe-1.json'], /Nearest: “cards\/home-1\.json”/],
    [['zzzzzzzzz'], /“zzzzzzzzz”\. The command/],
    [['home-1,'], /“”/],
    [['twin'], /“twin”.*cards\/twin\.json, bonuses\/twin\.json/],
  ])('%j is refused', (given, says) => {
    const read = readOnly(t, printables, given);
    expect(!read.ok && read.error.text).toMatch(says);
  });

  it('names nothing besides where there is nothing', () => {
    const read = readOnly(t, printables.slice(0, 2), ['zzzzzzzzz']);
    expect(!read.ok && read.error.text).toMatch(/the ids of its cards\.$/);
  });
});

describe('how many', () => {
  const all = (copies: number) => Object.fromEntries(printables.map(({ key }) => [key, copies]));
  it.each([
    [undefined, {}],
    [['2'], all(2)],
    [['home-1=3'], { 'cards/home-1.json': 3 }],
    [['home-1=3', 'home-1=4'], { 'cards/home-1.json': 4 }],
    [['2', 'own/reference=5'], { ...all(2), 'own/reference': 5 }],
    [['own/reference=500', '1'], { ...all(1), 'own/reference': 500 }],
  ])('%j', (given, copies) => {
    expect(readCopies(t, printables, given)).toEqual({ ok: true, value: copies });
  });

  it.each([
    [['0'], /“0”.*--copies.*1 to 500/],
    [['501'], /“501”/],
    [['home-1=1.5'], /“1\.5”/],
    [['home-1='], /--copies/],
    [['home-1'], /“home-1”.*--copies/],
    [['hmoe-1=2'], /Nearest: “home-1”/],
    [['=2'], /“”/],
  ])('%j is refused', (given, says) => {
    const read = readCopies(t, printables, given);
    expect(!read.ok && read.error.text).toMatch(says);
  });
});

describe('in which languages', () => {
  it.each([
    [undefined, ['en']],
    [['ja'], ['ja']],
    [['ja,en'], ['ja', 'en']],
    [
      ['uk', 'ja', 'uk'],
      ['uk', 'ja'],
    ],
    [['all'], ['en', 'ja', 'uk']],
    [['uk,all'], ['uk', 'en', 'ja']],
  ])('%j', (given, languages) => {
    expect(readLanguages(t, given)).toEqual({ ok: true, value: languages });
  });

  it.each([[['de']], [['en,']], [['EN']], [['en', 'all,fr']]])('%j is refused', (given) => {
    const read = readLanguages(t, given);
    expect(!read.ok && read.error.text).toMatch(/--lang.*en, ja, uk, all/);
  });
});
