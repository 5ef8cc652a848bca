import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DefinitionFilter } from '@shared/api/models';
import { summarise } from '@shared/language/summary';
import type { Library } from '../library';
import { normalise } from '../search-text';
import { must, openOrThrow, randomFrom, renamedCard, syntheticPack, tempFolder } from '../test-support';
import { sortKey } from './sort-key';

const files = syntheticPack(300);
const folder = tempFolder();
let library: Library;
let pack: string;

beforeAll(async () => {
  library = await openOrThrow({ dataDir: folder.path });
  pack = must(library.packs.create({ files, message: { code: 'imported', file: 'x' } })).id;
});
afterAll(() => {
  library.close();
  folder[Symbol.dispose]();
});

const all: DefinitionFilter = { text: '', kinds: [], groups: [] };
const find = (filter: Partial<DefinitionFilter>, offset = 0, limit = 500) =>
  must(library.definitions.find(pack, { ...all, ...filter }, offset, limit));

/** Every definition, in the order of lists, by plain reading of the files. */
const expected = [...files]
  .flatMap(([path, bytes]) => {
    const summary = summarise(path, new TextDecoder().decode(bytes));
    return summary ? [{ path, ...summary }] : [];
  })
  .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

test('without a filter everything is listed in order', () => {
  const found = find({});
  expect(found.rows.map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
  expect(found).toMatchObject({ total: 300, kindCounts: { card: 297, zone: 3 } });
  expect(found.groupCounts).toEqual({ home: 99, school: 99, town: 99 });
});

test('pages put together are the list', () => {
  const pages = [0, 100, 200, 300].flatMap((offset) => find({}, offset, 100).rows);
  expect(pages).toEqual(find({}).rows);
});

test('a row says what its document says', () => {
  for (const row of find({}).rows) {
    const { source, summary } = must(library.definitions.get(pack, row.path));
    expect(row).toEqual(summary);
    expect(source).toBe(new TextDecoder().decode(files.get(row.path)));
  }
});

const filters: readonly [Partial<DefinitionFilter>, (row: (typeof expected)[number]) => boolean][] = [
  [{ kinds: ['zone'] }, (row) => row.kind === 'zone'],
  [{ kinds: ['zone', 'card'] }, () => true],
  [{ kinds: ['rules'] }, () => false],
  [{ groups: ['home'] }, (row) => row.group === 'home'],
  [{ groups: ['home', 'town'] }, (row) => row.group === 'home' || row.group === 'town'],
  [{ groups: ['"; DROP TABLE pack'] }, () => false],
  [
    { kinds: ['card'], groups: ['school'], text: 'quiet' },
    (row) => row.group === 'school' && has(row, 'quiet'),
  ],
  [{ text: 'Quiet' }, (row) => has(row, 'quiet')],
  [{ text: '約束' }, (row) => has(row, '約束')],
  [{ text: 'ンブレ' }, (row) => has(row, 'んぶれ')],
  [{ text: "обов'яз" }, (row) => has(row, 'обовяз')],
  [{ text: 'umbrella quiet' }, (row) => has(row, 'quiet') && has(row, 'umbrella')],
  [{ text: 'home-12' }, (row) => row.id.startsWith('home-12')],
  [{ text: 'discard' }, (row) => has(row, 'discard')],
  [{ text: '♥' }, () => false],
  [{ text: 'nowhere' }, () => false],
];
const has = (row: (typeof expected)[number], text: string): boolean =>
  row.texts.some((value) => normalise(value).includes(text));

test.each(filters)('%j', (filter, wanted) => {
  const found = find(filter);
  const paths = expected.filter(wanted).map(({ path }) => path);
  expect(found.rows.map(({ path }) => path)).toEqual(paths);
  expect(found.total).toBe(paths.length);
});

test('counts are of what the text matches, whatever else is filtered', () => {
  const text = 'quiet';
  const { kindCounts, groupCounts } = find({ text });
  expect(find({ text, kinds: ['zone'], groups: ['town'] })).toMatchObject({
    total: 0,
    kindCounts,
    groupCounts,
  });
  expect(kindCounts['card']).toBe(find({ text, kinds: ['card'] }).total);
});

describe('after random saves', () => {
  test('list and search agree with the files', () => {
    const seed = Date.now() % 1_000_000;
    const random = randomFrom(seed);
    const fork = must(library.packs.fork(pack, { en: 'F', ja: 'F', uk: 'F' }));
    let head = fork.head;
    const words = ['apple', 'りんご', 'яблуко', 'quiet'];
    for (let step = 0; step < 60; step++) {
      const edits = Array.from({ length: 1 + random(5) }, () => {
        const edit = renamedCard(1 + random(290), `${words[random(words.length)]} ${step}`);
        return random(4) === 0 ? { ...edit, bytes: null } : edit;
      });
      const saved = library.packs.commit(fork.id, head, edits, { code: 'edited' });
      if (saved.ok) head = saved.value.id;
    }
    const now = [...must(library.packs.files(fork.id))].flatMap(([path, bytes]) => {
      const summary = summarise(path, new TextDecoder().decode(bytes));
      return summary ? [{ path, ...summary }] : [];
    });
    for (const text of ['', ...words]) {
      const found = must(library.definitions.find(fork.id, { ...all, text }, 0, 500)).rows;
      const wanted = now.filter((row) => text === '' || has(row, text));
      expect(found.map(({ path }) => path).sort(), `seed ${seed}, ${text}`).toEqual(
        wanted.map(({ path }) => path).sort(),
      );
    }
    // The original has not moved.
    expect(find({}).total).toBe(300);
    expect(find({ text: 'apple' }).total).toBe(0);
  });
});
