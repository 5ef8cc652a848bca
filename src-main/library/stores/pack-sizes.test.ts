import { expect, test } from 'vitest';
import { manifestPath, packLimits } from '@shared/language/pack-format';
import type { FileEdit, Library, Outcome } from '../library';
import { must, openOrThrow, syntheticPack, tempFolder } from '../test-support';

const edited = { code: 'edited' } as const;
/** Equal contents are stored once, so that a pack of 256 MiB takes 16 on the disk. */
const large = new Uint8Array(packLimits.assetBytes);
const small = new Uint8Array(1);
const art = (number: number, bytes: Uint8Array | null): FileEdit => ({ path: `art/a${number}.png`, bytes });
const diagnosticsOf = (outcome: Outcome<unknown>) =>
  !outcome.ok && outcome.error.code === 'invalid-definition' ? outcome.error.data.diagnostics : [];

/** A library with a pack of a manifest and as many pictures as are asked for. */
async function withArt(
  count: number,
  bytes: Uint8Array,
  act: (packs: Library['packs'], pack: string, head: string) => void,
): Promise<void> {
  using folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path });
  const files = new Map([[manifestPath, syntheticPack(3).get(manifestPath) ?? small]]);
  for (let number = 0; number < count; number++) files.set(`art/a${number}.png`, bytes);
  const { id, head } = must(library.packs.create({ files, message: { code: 'imported', file: 'x' } }));
  try {
    act(library.packs, id, head);
  } finally {
    library.close();
  }
}

test('a save may fill a pack to its last file, and no further', () =>
  withArt(packLimits.files - 2, small, (packs, pack, head) => {
    const full = must(packs.commit(pack, head, [{ path: 'art/last.png', bytes: small }], edited));
    const more = packs.commit(pack, full.id, [{ path: 'art/more.png', bytes: small }], edited);
    expect(diagnosticsOf(more)).toEqual([
      {
        code: 'too-many-files',
        severity: 'error',
        file: manifestPath,
        data: { count: packLimits.files + 1, max: packLimits.files },
      },
    ]);
    expect(must(packs.get(pack)).head).toBe(full.id);
    const swap = [art(0, null), { path: 'art/more.png', bytes: small }];
    must(packs.commit(pack, full.id, swap, edited));
  }));

test('a save may fill a pack to its last byte, and no further', () =>
  withArt(14, large, (packs, pack, head) => {
    const manifest = must(packs.file(pack, manifestPath)).byteLength;
    const first = must(packs.commit(pack, head, [art(14, large)], edited));
    const rest = new Uint8Array(packLimits.assetBytes - manifest);
    const full = must(packs.commit(pack, first.id, [art(15, rest)], edited));
    const size = packLimits.packBytes + 1;
    const refused = [
      {
        code: 'pack-too-big',
        severity: 'error',
        file: manifestPath,
        data: { size, max: packLimits.packBytes },
      },
    ];
    // A second try is not helped by the first one's having been counted.
    for (const path of ['art/more.png', 'art/again.png']) {
      expect(diagnosticsOf(packs.commit(pack, full.id, [{ path, bytes: small }], edited))).toEqual(refused);
    }
    expect(must(packs.get(pack)).head).toBe(full.id);
    const smaller = must(packs.commit(pack, full.id, [art(0, small)], edited));
    must(packs.commit(pack, smaller.id, [{ path: 'art/more.png', bytes: small }], edited));
  }));

test('a pack that was too large already can be made smaller, not larger', () =>
  withArt(18, large, (packs, pack, head) => {
    const smaller = must(packs.commit(pack, head, [art(17, null)], edited));
    const larger = packs.commit(pack, smaller.id, [art(17, small)], edited);
    expect(diagnosticsOf(larger)).toMatchObject([{ code: 'pack-too-big' }]);
  }));
