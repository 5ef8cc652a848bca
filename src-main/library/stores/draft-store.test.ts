import { expect, test } from 'vitest';
import { mostDraftLength, mostDrafts } from '@shared/api/editing';
import { definitionPath } from '@shared/language/pack-format';
import type { Library } from '../library';
import { must, openOrThrow, renamedCard, syntheticCard, syntheticPack, tempFolder } from '../test-support';

const message = { code: 'edited' } as const;
const one = syntheticCard(1);
const two = syntheticCard(2);

async function opened(): Promise<
  Disposable & { library: Library; pack: string; head: string; again(): Promise<Library> }
> {
  const folder = tempFolder();
  let time = 0;
  const open = () => openOrThrow({ dataDir: folder.path, now: () => (time += 1) });
  let library = await open();
  const { id: pack, head } = must(
    library.packs.create({ files: syntheticPack(20), message: { code: 'imported', file: 'x' } }),
  );
  return {
    get library() {
      return library;
    },
    pack,
    head,
    again: async () => {
      library.close();
      return (library = await open());
    },
    [Symbol.dispose]: () => {
      library.close();
      folder[Symbol.dispose]();
    },
  };
}

const refusal = (outcome: { ok: boolean; error?: { code: string } }) =>
  outcome.ok ? 'ok' : outcome.error?.code;

test.each([
  ['nothing', ''],
  ['half a document', '{ "id": "home-'],
  ['not JSON at all', 'Привіт, 世界\u0000\u2028'],
  ['half of a surrogate pair', 'a\ud83d'],
  ['the longest there may be', 'я'.repeat(mostDraftLength)],
])('what was typed is there again to the letter: %s', async (_what, source) => {
  using desk = await opened();
  expect(must(desk.library.drafts.put(desk.pack, one.path, desk.head, source))).toEqual({ kept: true });
  const library = await desk.again();
  const [draft, ...others] = must(library.drafts.list(desk.pack));
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ path: one.path, base: desk.head });
  expect(draft?.source === source).toBe(true);
});

test('the newer draft of a document takes the place of the older one; others stay, in the order of paths', async () => {
  using desk = await opened();
  const { drafts } = desk.library;
  for (const [path, source] of [
    [two.path, 'b'],
    [one.path, 'a'],
    ['cards/new-one.json', 'n'],
    [one.path, 'a2'],
  ] as const)
    must(drafts.put(desk.pack, path, desk.head, source));
  const listed = must(drafts.list(desk.pack)).map(({ path, source }) => [path, source]);
  expect(listed).toEqual(
    [
      [one.path, 'a2'],
      ['cards/new-one.json', 'n'],
      [two.path, 'b'],
    ].sort(([a], [b]) => (a! < b! ? -1 : 1)),
  );
});

test('text that says what is saved is no draft, and ends the one there was', async () => {
  using desk = await opened();
  const { drafts } = desk.library;
  must(drafts.put(desk.pack, one.path, desk.head, 'typed'));
  const saved = new TextDecoder().decode(one.bytes);
  expect(must(drafts.put(desk.pack, one.path, desk.head, saved))).toEqual({ kept: false });
  expect(must(drafts.list(desk.pack))).toEqual([]);
});

test('a save ends the drafts of what it saves, and of nothing else', async () => {
  using desk = await opened();
  const { drafts, packs } = desk.library;
  for (const { path } of [one, two]) must(drafts.put(desk.pack, path, desk.head, 'typed'));
  const edits = [renamedCard(1, 'Saved')];
  expect(refusal(packs.commit(desk.pack, '0'.repeat(64), edits, message, { dropDrafts: true }))).toBe(
    'stale-base',
  );
  expect(must(drafts.list(desk.pack))).toHaveLength(2);
  const saved = must(packs.commit(desk.pack, desk.head, edits, message, { dropDrafts: true }));
  expect(must(drafts.list(desk.pack)).map(({ path }) => path)).toEqual([two.path]);
  // Another way to change the document, such as a rename in the library, leaves what was typed.
  must(packs.commit(desk.pack, saved.id, [renamedCard(2, 'Renamed')], message));
  expect(must(drafts.list(desk.pack)).map(({ path, base }) => [path, base])).toEqual([[two.path, desk.head]]);
});

test('a draft is dropped once', async () => {
  using desk = await opened();
  must(desk.library.drafts.put(desk.pack, one.path, desk.head, 'typed'));
  expect(must(desk.library.drafts.drop(desk.pack, one.path))).toEqual({ found: true });
  expect(must(desk.library.drafts.drop(desk.pack, one.path))).toEqual({ found: false });
});

test('a deleted pack keeps its drafts and takes no new ones; undeleted it has them', async () => {
  using desk = await opened();
  const { drafts, packs } = desk.library;
  must(drafts.put(desk.pack, one.path, desk.head, 'typed'));
  must(packs.setDeleted(desk.pack, true));
  expect(refusal(drafts.put(desk.pack, one.path, desk.head, 'more'))).toBe('no-such-pack');
  must(packs.setDeleted(desk.pack, false));
  expect(must(drafts.list(desk.pack))).toMatchObject([{ source: 'typed' }]);
});

test('a copy begins without drafts', async () => {
  using desk = await opened();
  must(desk.library.drafts.put(desk.pack, one.path, desk.head, 'typed'));
  const copy = must(desk.library.packs.fork(desk.pack, { en: 'a', ja: 'b', uk: 'c' }));
  expect(must(desk.library.drafts.list(copy.id))).toEqual([]);
});

test('what can’t be kept is refused with its reason', async () => {
  using desk = await opened();
  const { drafts, packs } = desk.library;
  const shipped = must(packs.installShipped('original', syntheticPack(10)));
  const long = 'x'.repeat(mostDraftLength + 1);
  const table: [string, Parameters<typeof drafts.put>][] = [
    ['no-such-pack', ['nowhere', one.path, desk.head, '']],
    ['pack-read-only', [shipped.id, one.path, shipped.head, '']],
    ['no-such-revision', [desk.pack, one.path, '0'.repeat(64), '']],
    ['no-such-revision', [desk.pack, one.path, shipped.head, '']],
    ['invalid-definition', [desk.pack, '../pack.json', desk.head, '']],
    ['invalid-definition', [desk.pack, 'art/picture.png', desk.head, '']],
    ['draft-too-long', [desk.pack, one.path, desk.head, long]],
  ];
  for (const [code, call] of table) expect([code, refusal(drafts.put(...call))]).toEqual([code, code]);
  for (let number = 0; number < mostDrafts; number++) {
    must(drafts.put(desk.pack, definitionPath('card', `new-${number}`), desk.head, ''));
  }
  expect(refusal(drafts.put(desk.pack, one.path, desk.head, ''))).toBe('too-many-drafts');
  expect(refusal(drafts.put(desk.pack, definitionPath('card', 'new-0'), desk.head, 'again'))).toBe('ok');
});
