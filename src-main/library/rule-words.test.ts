import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Library } from './library';
import { libraryFile } from './library-paths';
import { must, openOrThrow, tempFolder } from './test-support';

const packs = resolve(import.meta.dirname, '../../resources/packs');

function shipped(game: string): Map<string, Uint8Array> {
  const folder = join(packs, game);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
  );
}

const found = (library: Library, pack: string, text: string): string[] =>
  must(
    library.definitions.find(pack, { text, kinds: ['card', 'bonus', 'token'], groups: [] }, 0, 100),
  ).rows.map(({ id }) => id);

/** Words that stand in no document: only the text made from the effects has them. */
const words: readonly [game: string, text: string, id: string, notId: string][] = [
  ['ygios', 'lock all zones', 'town-5', 'home-1'],
  ['ygios', '隣接するすべて', 'town-5', 'home-1'],
  ['ygios', 'заблокуйте', 'town-5', 'home-1'],
  ['governing', 'gives groove', 'a11', 'd05'],
  ['governing', '最大体力', 't02', 'd05'],
  ['governing', 'свінгувати', 'd04', 'd05'],
];

describe('the words on a card', () => {
  it.each(words)('%s: “%s” finds %s', async (game, text, id, notId) => {
    using folder = tempFolder();
    const library = await openOrThrow({ dataDir: folder.path });
    const { id: pack } = must(library.packs.create({ files: shipped(game), message: { code: 'edited' } }));
    const ids = found(library, pack, text);
    library.close();
    expect(ids).toContain(id);
    expect(ids).not.toContain(notId);
  });

  it('are found in a library of an older release', async () => {
    using folder = tempFolder();
    copyFileSync(join(import.meta.dirname, 'test-files/library-v2.sqlite'), libraryFile(folder.path));
    const library = await openOrThrow({ dataDir: folder.path });
    const [pack] = library.packs.list();
    const ids = found(library, pack?.id ?? '', 'свінгувати');
    library.close();
    expect(ids).toContain('d04');
  });

  it('change with the effects', async () => {
    using folder = tempFolder();
    const library = await openOrThrow({ dataDir: folder.path });
    const { id: pack, head } = must(
      library.packs.create({ files: shipped('ygios'), message: { code: 'edited' } }),
    );
    const path = 'cards/town-5.json';
    const { source } = must(library.definitions.get(pack, path));
    const { fire: _, ...rest } = JSON.parse(source) as Record<string, unknown>;
    const bytes = new TextEncoder().encode(JSON.stringify(rest));
    must(library.packs.commit(pack, head, [{ path, bytes }], { code: 'edited' }));
    const ids = found(library, pack, 'lock all zones');
    library.close();
    expect(ids).not.toContain('town-5');
  });
});
