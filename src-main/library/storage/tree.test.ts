import { describe, expect, test } from 'vitest';
import { randomFrom } from '../test-support';
import { sha256, type Hash } from './hash';
import { updateTree } from './tree';
import { decodeNode, leafSize } from './tree-node';
import { countFiles, findInTree, readTree, diffTrees, type NodeStore } from './tree-read';

class MemoryNodes implements NodeStore {
  readonly nodes = new Map<Hash, Buffer>();
  reads = 0;
  written = 0;

  get(hash: Hash): Buffer {
    this.reads++;
    const node = this.nodes.get(hash);
    if (!node) throw new Error(`no node ${hash}`);
    return node;
  }

  put(bytes: Buffer): Hash {
    const hash = sha256(bytes);
    if (!this.nodes.has(hash)) this.written += bytes.length;
    this.nodes.set(hash, bytes);
    return hash;
  }
}

const pathOf = (number: number): string => `cards/card-${number}.json`;
const filesUpTo = (count: number): Map<string, Hash> =>
  new Map(Array.from({ length: count }, (_, number) => [pathOf(number), sha256(`content ${number}`)]));

const sizes = [0, 1, leafSize - 1, leafSize, leafSize + 1, 200, 1500] as const;

describe.each(sizes)('a tree of %i files', (size) => {
  const store = new MemoryNodes();
  const files = filesUpTo(size);
  const root = updateTree(store, null, files);

  test('gives back its files', () => {
    expect(readTree(store, root)).toEqual(new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))));
    expect(countFiles(store, root)).toBe(size);
    for (const [path, hash] of files) expect(findInTree(store, root, path)).toBe(hash);
    expect(findInTree(store, root, 'cards/absent.json')).toBeNull();
  });

  test('is a leaf exactly when it is small', () => {
    expect(decodeNode(store.get(root)).is).toBe(size <= leafSize ? 'leaf' : 'branch');
  });

  test('loses and regains a file', () => {
    const added = updateTree(store, root, new Map([['pack.json', sha256('new')]]));
    expect(added).not.toBe(root);
    expect(updateTree(store, added, new Map([['pack.json', null]]))).toBe(root);
  });
});

test('equal files give equal trees, whatever the history', () => {
  const seed = Date.now() % 1_000_000;
  const random = randomFrom(seed);
  for (let round = 0; round < 10; round++) {
    const store = new MemoryNodes();
    const files = new Map<string, Hash>();
    let root = updateTree(store, null, new Map());
    for (let step = 0; step < 60; step++) {
      const edits = new Map<string, Hash | null>();
      // Around the size at which a leaf becomes a branch and back, and in large leaps.
      const among = random(3) === 0 ? 3000 : 100;
      for (let count = random(among === 100 ? 12 : 400); count >= 0; count--) {
        edits.set(pathOf(random(among)), random(2) === 0 ? null : sha256(`content ${random(1000)}`));
      }
      const before = root;
      const old = new Map(files);
      root = updateTree(store, root, edits);
      for (const [path, hash] of edits) {
        if (hash === null) files.delete(path);
        else files.set(path, hash);
      }
      const label = `seed ${seed}, round ${round}, step ${step}`;
      expect(root, label).toBe(updateTree(new MemoryNodes(), null, files));
      expect(differences(old, files), label).toEqual(sorted(diffTrees(store, before, root)));
    }
  }
});

function differences(before: ReadonlyMap<string, Hash>, after: ReadonlyMap<string, Hash>) {
  const paths = new Set([...before.keys(), ...after.keys()]);
  const changes = [...paths].map(
    (path) => [path, { before: before.get(path) ?? null, after: after.get(path) ?? null }] as const,
  );
  return sorted(new Map(changes.filter(([, change]) => change.before !== change.after)));
}

const sorted = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

describe('in a pack of 10 000 files', () => {
  const store = new MemoryNodes();
  const root = updateTree(store, null, filesUpTo(10_000));

  test('one changed file writes a few kilobytes', () => {
    store.written = 0;
    updateTree(store, root, new Map([[pathOf(77), sha256('changed')]]));
    expect(store.written).toBeGreaterThan(0);
    expect(store.written).toBeLessThan(8 * 1024);
  });

  test('comparing reads only what differs', () => {
    const changed = updateTree(store, root, new Map([[pathOf(77), sha256('changed')]]));
    store.reads = 0;
    expect([...diffTrees(store, root, changed).keys()]).toEqual([pathOf(77)]);
    expect(store.reads).toBeLessThan(12);
    store.reads = 0;
    expect(diffTrees(store, root, root).size).toBe(0);
    expect(store.reads).toBe(0);
  });
});

test('bytes that are no node are refused', () => {
  for (const bytes of ['', 'HDtree', 'HDtree1', 'HDtree1X', '{"id":"home-1"}']) {
    expect(() => decodeNode(Buffer.from(bytes))).toThrow();
  }
});
