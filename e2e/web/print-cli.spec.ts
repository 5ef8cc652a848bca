import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from '@playwright/test';
import { freshDataDir, removeDataDir, runNode, startNode } from '../support/web-host';

const shipped = join(import.meta.dirname, '..', '..', 'resources', 'packs', 'ygios');
let dataDir: string;
test.beforeAll(() => {
  dataDir = freshDataDir();
});
test.afterAll(() => removeDataDir(dataDir));

const cli = (...args: readonly string[]) => runNode('cli', [...args, '--data-dir', dataDir]);

/** Everything it has to tell, for a test that wants all of it right. */
async function told(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { status, output } = await cli(...args, '--json');
  expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
  return JSON.parse(output) as Record<string, unknown>;
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const isWholePdf = (bytes: Uint8Array): boolean =>
  /^%PDF-[^]*%%EOF\s*$/.test(Buffer.from(bytes).toString('latin1'));

interface Manifest {
  readonly cards: readonly { readonly key: string; readonly front: string; readonly back: string }[];
  readonly decks: readonly { readonly face: string; readonly count: number }[];
}

function unpacked(file: string) {
  const files = unzipSync(readFileSync(file));
  const manifest = JSON.parse(textOf(files['manifest.json'] ?? new Uint8Array())) as Manifest;
  /** Width and height, as its head says. */
  const pixels = (path: string): readonly number[] => {
    const head = Buffer.from(files[path] ?? []);
    return [head.readUInt32BE(16), head.readUInt32BE(20)];
  };
  return { manifest, pixels };
}

test('the cards of a game become a PDF, and the next one takes its place', async () => {
  const file = test.info().outputPath('cards.pdf');
  const { status, output } = await cli('print', '--game', 'ygios', '--out', file);
  expect(status).toBe(0);
  expect(output).toContain(file);
  expect(output).toMatch(/55 pieces on \d+ pages, languages: en\./);
  const first = readFileSync(file);
  expect(isWholePdf(first)).toBe(true);

  const second = await told(
    'print',
    '--game',
    'ygios',
    '--lang',
    'ja,uk',
    '--only',
    'home-1,own/reference',
    '--single',
    '--copies',
    '2',
    '--out',
    file,
  );
  // Two sides of two things, twice in two languages.
  expect(second).toEqual({
    file,
    pages: 16,
    cards: 8,
    languages: ['ja', 'uk'],
    misfits: [],
    troubles: [],
    undrawn: [],
  });
  const replaced = readFileSync(file);
  expect(isWholePdf(replaced)).toBe(true);
  expect(replaced.equals(first)).toBe(false);
  expect(readdirSync(test.info().outputPath())).toEqual(['cards.pdf']);
});

test('cards that would come out wrong are named, kept back, and printed if that is wanted', async () => {
  const folder = test.info().outputPath('pack');
  cpSync(shipped, folder, { recursive: true });
  const change = (path: string, into: (value: Record<string, unknown>) => object): void => {
    const value = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record<string, unknown>;
    writeFileSync(join(folder, path), JSON.stringify(into(value)));
  };
  const long = '見'.repeat(160);
  change('cards/home-1.json', (card) => ({ ...card, flavour: { ...(card['flavour'] as object), ja: long } }));
  change('cards/home-2.json', (card) => ({ ...card, art: { icon: 'no-such-teapot' } }));
  const { id } = await told('pack', 'import', folder);
  const file = test.info().outputPath('cards.pdf');
  writeFileSync(file, 'old');
  const wanted = ['print', '--pack', String(id), '--lang', 'en,ja', '--out', file];

  const refused = await cli(...wanted);
  expect(refused.status).toBe(1);
  // The picture is missing in both languages, and is told once.
  expect(refused.output).toMatch(/^Words or pictures would be missing in 2 places\. Nothing was written\./);
  expect(refused.output).toContain('\n  Going Through Your Phone (home-1) · ja · flavour\n');
  expect(refused.output).not.toContain('(home-1) · en');
  expect(refused.output.match(/^ {2}\S.* \(cards\/home-2\.json\): .*no-such-teapot/gm)).toHaveLength(1);
  expect(refused.output).toContain('--anyway');
  expect(readFileSync(file, 'utf8')).toBe('old');

  const json = await cli(...wanted, '--json');
  expect(json.status).toBe(1);
  expect(JSON.parse(json.output)).toMatchObject({
    error: {
      code: 'print-misfits',
      data: {
        count: 2,
        boxes: [{ card: 'home-1', path: 'cards/home-1.json', language: 'ja', box: 'flavour' }],
      },
    },
  });

  const anyway = await cli(...wanted, '--anyway');
  expect(anyway.status).toBe(0);
  expect(anyway.output).toContain('missing in 2 places of what was written');
  expect(anyway.output).toContain('(home-1) · ja · flavour');
  expect(isWholePdf(readFileSync(file))).toBe(true);

  // What is wrong with other cards does not matter to these.
  const fine = ['--only', 'town-1'];
  expect(await told(...wanted, ...fine)).toMatchObject({ cards: 2, misfits: [], troubles: [] });
});

test('pictures have the size of the cards, in dots, and a list', async () => {
  const file = test.info().outputPath('cards.zip');
  const wanted = ['png', '--game', 'ygios', '--only', 'home-1', '--out', file];
  expect(await told(...wanted)).toMatchObject({ pages: 2, languages: ['en'] });
  const plain = unpacked(file);
  const [card] = plain.manifest.cards;
  expect(card?.key).toBe('cards/home-1.json');
  // 63 × 88 mm at 300 dots an inch.
  expect(plain.pixels(card?.front ?? '')).toEqual([744, 1039]);
  expect(plain.pixels(card?.back ?? '')).toEqual([744, 1039]);

  await told(...wanted, '--bleed', '3', '--dpi', '600', '--lang', 'uk');
  const large = unpacked(file);
  expect(large.pixels(large.manifest.cards[0]?.front ?? '')).toEqual([1630, 2220]);
});

test('sheets for a virtual table are no larger than it takes them', async () => {
  const file = test.info().outputPath('table.zip');
  await told('png', '--game', 'governing', '--tabletop', '--out', file);
  const { manifest, pixels } = unpacked(file);
  expect(manifest.decks.length).toBeGreaterThan(0);
  for (const { face, count } of manifest.decks) {
    expect(count).toBeLessThanOrEqual(69);
    const [w = 0, h = 0] = pixels(face);
    expect(Math.max(w, h)).toBeLessThanOrEqual(4096);
    expect(Math.max(w, h)).toBeGreaterThan(4000);
  }
});

test('Ctrl+C leaves the old file, nothing else, and no browser behind', async () => {
  const [file, temporary] = [test.info().outputPath('out', 'cards.pdf'), test.info().outputPath('tmp')];
  for (const folder of [test.info().outputPath('out'), temporary]) mkdirSync(folder, { recursive: true });
  writeFileSync(file, 'old');
  const args = ['print', '--game', 'governing', '--lang', 'all', '--out', file, '--data-dir', dataDir];
  const { child, ended } = startNode('cli', args, { TMPDIR: temporary });
  // The folder of a browser that was started; it goes when the browser has ended.
  const folders = (): string[] =>
    readdirSync(temporary).filter((name) => name.startsWith('heartdeck-print-'));
  await expect.poll(folders).toHaveLength(1);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ status: 130, output: 'Cancelled. Nothing was changed.\n' });
  expect(folders()).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(test.info().outputPath('out'))).toEqual(['cards.pdf']);
});
