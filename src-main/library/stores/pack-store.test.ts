import { describe, expect, test } from 'vitest';
import type { FailureCode } from '@shared/api/failures';
import { manifestPath } from '@shared/language/pack-format';
import type { FileEdit, Library, Outcome } from '../library';
import {
  bytesOf,
  must,
  openOrThrow,
  renamedCard,
  syntheticCard,
  syntheticPack,
  tempFolder,
} from '../test-support';

const imported = { code: 'imported', file: 'x.heartdeck' } as const;
const edited = { code: 'edited' } as const;
const names = { en: 'My copy', ja: '私のコピー', uk: 'Моя копія' };
const one = syntheticCard(1);

/** A library with a pack of 200 definitions, at a time that goes on by one a call. */
async function withPack(act: (library: Library, pack: string, head: string) => void): Promise<void> {
  using folder = tempFolder();
  let time = 1_000;
  const library = await openOrThrow({ dataDir: folder.path, now: () => time++ });
  const { id, head } = must(library.packs.create({ files: syntheticPack(200), message: imported }));
  try {
    act(library, id, head);
  } finally {
    library.close();
  }
}

const codeOf = (outcome: Outcome<unknown>): FailureCode | 'ok' => (outcome.ok ? 'ok' : outcome.error.code);
const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

test('what goes in comes out to the byte, in the order of paths', () =>
  withPack(({ packs }, pack) => {
    const files = syntheticPack(200);
    const out = must(packs.files(pack));
    expect([...out.keys()]).toEqual([...files.keys()].sort());
    for (const [path, bytes] of files) expect(Buffer.from(out.get(path)!).equals(bytes), path).toBe(true);
    expect(Buffer.from(must(packs.file(pack, one.path))).equals(one.bytes)).toBe(true);
  }));

test('a pack tells of itself', () =>
  withPack(({ packs }, pack, head) => {
    expect(pack).toMatch(/^synthetic-pack-[0-9a-f]{12}$/);
    expect(must(packs.get(pack))).toEqual({
      id: pack,
      game: 'ygios',
      names: { en: 'Synthetic pack', ja: '合成パック', uk: 'Синтетичний набір' },
      shipped: false,
      origin: null,
      head,
      definitions: 200,
      changedAt: must(packs.history(pack))[0]!.time,
      deletedAt: null,
    });
  }));

describe('a save', () => {
  test('makes the next revision and leaves the old one', () =>
    withPack(({ packs }, pack, head) => {
      const saved = must(packs.commit(pack, head, [renamedCard(1, 'Changed')], edited));
      expect(saved).toMatchObject({ parent: head, message: edited, changes: 1 });
      expect(must(packs.get(pack))).toMatchObject({
        head: saved.id,
        changedAt: saved.time,
        definitions: 200,
      });
      expect(textOf(must(packs.file(pack, one.path)))).toContain('Changed');
      expect(Buffer.from(must(packs.file(pack, one.path, head))).equals(one.bytes)).toBe(true);
      expect(must(packs.files(pack, head)).get(one.path)).toEqual(Buffer.from(one.bytes));
    }));

  test('adds, changes and removes files at once', () =>
    withPack(({ packs, definitions }, pack, head) => {
      const added = syntheticCard(9001);
      const edits = [added, renamedCard(2, 'Changed'), { path: one.path, bytes: null }];
      expect(must(packs.commit(pack, head, edits, edited)).changes).toBe(3);
      expect(must(packs.get(pack)).definitions).toBe(200);
      expect(codeOf(packs.file(pack, one.path))).toBe('no-such-definition');
      expect(codeOf(definitions.get(pack, added.path))).toBe('ok');
    }));

  const refusals: readonly [what: string, code: FailureCode, edits: FileEdit[]][] = [
    ['the same contents', 'nothing-changed', [one]],
    ['no edits', 'nothing-changed', []],
    ['removing what is not there', 'nothing-changed', [{ path: 'cards/absent.json', bytes: null }]],
    ['a path outside', 'invalid-definition', [{ path: '../x.json', bytes: one.bytes }]],
    ['an absolute path', 'invalid-definition', [{ path: '/etc/passwd', bytes: one.bytes }]],
    [
      'a good and a bad path',
      'invalid-definition',
      [renamedCard(2, 'x'), { path: 'cards/A.json', bytes: one.bytes }],
    ],
  ];
  test.each(refusals)('of %s is refused as %s', (_what, code, edits) =>
    withPack(({ packs }, pack, head) => {
      expect(codeOf(packs.commit(pack, head, edits, edited))).toBe(code);
      expect(must(packs.get(pack)).head).toBe(head);
      expect(must(packs.history(pack))).toHaveLength(1);
    }),
  );

  test('without pack.json is refused, whatever else is in it', () =>
    withPack(({ packs }, pack, head) => {
      const edits = [renamedCard(2, 'x'), { path: manifestPath, bytes: null }];
      expect(packs.commit(pack, head, edits, edited)).toEqual({
        ok: false,
        error: {
          code: 'invalid-definition',
          data: {
            diagnostics: [
              { code: 'missing-file', severity: 'error', file: manifestPath, data: { path: manifestPath } },
            ],
          },
        },
      });
      expect(must(packs.get(pack)).head).toBe(head);
    }));

  test('on an old base is refused', () =>
    withPack(({ packs }, pack, head) => {
      must(packs.commit(pack, head, [renamedCard(1, 'First')], edited));
      expect(codeOf(packs.commit(pack, head, [renamedCard(1, 'Second')], edited))).toBe('stale-base');
      expect(textOf(must(packs.file(pack, one.path)))).toContain('First');
    }));

  test('of pack.json renames the pack; a broken one leaves it its name', () =>
    withPack(({ packs }, pack, head) => {
      const manifest = { format: 1, game: 'ygios', names };
      const renamed = must(
        packs.commit(pack, head, [{ path: manifestPath, bytes: bytesOf(manifest) }], edited),
      );
      expect(must(packs.get(pack)).names).toEqual(names);
      must(packs.commit(pack, renamed.id, [{ path: manifestPath, bytes: bytesOf({ oops: 1 }) }], edited));
      expect(must(packs.get(pack)).names).toEqual(names);
    }));
});

describe('history', () => {
  test('is newest first, and of one file only what touched it', () =>
    withPack(({ packs }, pack, head) => {
      const path = one.path;
      const second = must(packs.commit(pack, head, [renamedCard(2, 'other')], edited));
      const third = must(packs.commit(pack, second.id, [{ path, bytes: null }], { code: 'deleted' }));
      const fourth = must(packs.commit(pack, third.id, [one], { code: 'restored', revision: head }));
      const ids = (path?: string) => must(packs.history(pack, path)).map(({ id }) => id);
      expect(ids()).toEqual([fourth.id, third.id, second.id, head]);
      expect(ids(path)).toEqual([fourth.id, third.id, head]);
      expect(ids(syntheticCard(2).path)).toEqual([second.id, head]);
      expect(ids('cards/absent.json')).toEqual([]);
      expect(must(packs.history(pack))[0]).toEqual(fourth);
    }));

  test('compares two revisions', () =>
    withPack(({ packs }, pack, head) => {
      const art = { path: 'art/face.png', bytes: Uint8Array.of(1, 2, 255) };
      const edits = [renamedCard(2, 'Changed'), { path: one.path, bytes: null }, art];
      const { id } = must(packs.commit(pack, head, edits, edited));
      const changes = must(packs.compare(pack, head, id));
      expect(changes.map(({ path }) => path)).toEqual(
        ['art/face.png', syntheticCard(2).path, one.path].sort(),
      );
      expect(changes.find(({ path }) => path === one.path)).toEqual({
        path: one.path,
        before: textOf(one.bytes),
        after: null,
      });
      expect(changes[0]?.before).toBeNull();
      expect(changes[0]?.after).toMatch(/^sha256 [0-9a-f]{64}$/);
      expect(must(packs.compare(pack, id, id))).toEqual([]);
    }));
});

describe('a copy', () => {
  test('has the files of the original, its own name and its own history', () =>
    withPack(({ packs, definitions }, pack) => {
      const copy = must(packs.fork(pack, names));
      expect(copy).toMatchObject({ names, origin: pack, shipped: false, definitions: 200 });
      const [mine, theirs] = [must(packs.files(copy.id)), must(packs.files(pack))];
      expect([...mine.keys()]).toEqual([...theirs.keys()]);
      const different = [...mine].filter(([path, bytes]) => textOf(bytes) !== textOf(theirs.get(path)));
      expect(different.map(([path]) => path)).toEqual([manifestPath]);
      expect(must(packs.history(copy.id))).toMatchObject([{ parent: null, message: { code: 'forked' } }]);
      // The two go separate ways, in search too.
      must(packs.commit(copy.id, copy.head, [renamedCard(1, 'Onlyhere')], edited));
      const total = (id: string) =>
        must(definitions.find(id, { text: 'onlyhere', kinds: [], groups: [] }, 0, 10)).total;
      expect([total(copy.id), total(pack)]).toEqual([1, 0]);
    }));

  test('keeps the comments of pack.json', () =>
    withPack(({ packs }, pack, head) => {
      const source = `// mine\n{ "format": 1, "game": "ygios", "names": { "en": "a", "ja": "b", "uk": "c" } /* end */ }\n`;
      const bytes = new TextEncoder().encode(source);
      must(packs.commit(pack, head, [{ path: manifestPath, bytes }], edited));
      const copy = must(packs.fork(pack, names));
      expect(textOf(must(packs.file(copy.id, manifestPath)))).toBe(
        source.replace('"a"', '"My copy"').replace('"b"', '"私のコピー"').replace('"c"', '"Моя копія"'),
      );
    }));

  test('two copies in the same moment are two packs', () =>
    withPack(({ packs }, pack) => {
      expect(must(packs.fork(pack, names)).id).not.toBe(must(packs.fork(pack, names)).id);
      expect(packs.list()).toHaveLength(3);
    }));
});

describe('a shipped pack', () => {
  const shipped = (library: Library) => must(library.packs.installShipped('original', syntheticPack(20)));

  test('can be copied and nothing else', () =>
    withPack((library) => {
      const { id, head } = shipped(library);
      const { packs } = library;
      expect(codeOf(packs.commit(id, head, [renamedCard(1, 'x')], edited))).toBe('pack-read-only');
      expect(codeOf(packs.setDeleted(id, true))).toBe('pack-read-only');
      expect(must(packs.fork(id, names)).shipped).toBe(false);
      expect(packs.list()[0]).toMatchObject({ id: 'original', shipped: true });
    }));

  test('follows the release, and makes no revision without a change', () =>
    withPack((library) => {
      const { id, head } = shipped(library);
      const { packs } = library;
      expect(must(packs.installShipped(id, syntheticPack(20))).head).toBe(head);
      const next = must(packs.installShipped(id, syntheticPack(25)));
      expect(next.definitions).toBe(25);
      expect(must(packs.history(id))).toMatchObject([
        { id: next.head, parent: head, changes: 5 },
        { id: head },
      ]);
      expect(must(packs.installShipped(id, syntheticPack(20))).definitions).toBe(20);
    }));
});

test('deleting can be undone, and a deleted pack is not saved to', () =>
  withPack(({ packs }, pack, head) => {
    const deleted = must(packs.setDeleted(pack, true));
    expect(deleted.deletedAt).not.toBeNull();
    expect(must(packs.setDeleted(pack, true)).deletedAt).toBe(deleted.deletedAt);
    expect(codeOf(packs.commit(pack, head, [renamedCard(1, 'x')], edited))).toBe('no-such-pack');
    expect(must(packs.setDeleted(pack, false)).deletedAt).toBeNull();
    expect(codeOf(packs.commit(pack, head, [renamedCard(1, 'x')], edited))).toBe('ok');
  }));

test('what is not there is named', () =>
  withPack(({ packs, definitions }, pack) => {
    const other = must(packs.fork(pack, names));
    const unknown = 'f'.repeat(64);
    const table: readonly [Outcome<unknown>, FailureCode][] = [
      [packs.get('absent'), 'no-such-pack'],
      [packs.files('absent'), 'no-such-pack'],
      [packs.history('absent'), 'no-such-pack'],
      [packs.fork('absent', names), 'no-such-pack'],
      [packs.setDeleted('absent', true), 'no-such-pack'],
      [packs.commit('absent', unknown, [one], edited), 'no-such-pack'],
      [packs.files(pack, unknown), 'no-such-revision'],
      [packs.files(pack, 'nonsense'), 'no-such-revision'],
      [packs.files(pack, other.head), 'no-such-revision'],
      [packs.compare(pack, unknown, unknown), 'no-such-revision'],
      [definitions.get(pack, 'cards/absent.json'), 'no-such-definition'],
      [definitions.get(pack, 'pack.json'), 'no-such-definition'],
      [definitions.get('absent', one.path), 'no-such-pack'],
      [definitions.find('absent', { text: '', kinds: [], groups: [] }, 0, 1), 'no-such-pack'],
    ];
    for (const [outcome, code] of table) expect(codeOf(outcome)).toBe(code);
  }));

test('a content is found again by its hash, under whatever name, as long as its pack is there', () =>
  withPack(({ packs }, pack, head) => {
    const content = must(packs.content(pack));
    const twin = must(packs.create({ files: syntheticPack(200), message: imported }));
    expect(must(packs.content(twin.id))).toBe(content);
    const next = must(packs.commit(pack, head, [renamedCard(1, 'Another')], edited));
    expect(must(packs.content(pack))).not.toBe(content);
    expect(must(packs.content(pack, head))).toBe(content);
    expect(must(packs.withContent(content))).toEqual([
      { pack: twin.id, revision: twin.head },
      { pack, revision: head },
    ]);
    expect(must(packs.withContent(must(packs.content(pack, next.id))))).toEqual([
      { pack, revision: next.id },
    ]);
    must(packs.setDeleted(twin.id, true));
    expect(must(packs.withContent(content))).toEqual([{ pack, revision: head }]);
    expect(must(packs.withContent('nothing'))).toEqual([]);
  }));
