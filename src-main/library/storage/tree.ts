import type { Hash } from './hash';
import { encodeNode, fanOut, leafSize, type Entries, type Node, type Ref } from './tree-node';
import { digitOf, emptyLeaf, gather, readNode, type NodeStore } from './tree-read';

/** `null` removes the path. */
export type TreeEdits = ReadonlyMap<string, Hash | null>;

/** Builds or changes a tree; only nodes on the way to a changed path are written. */
export function updateTree(store: NodeStore, root: Hash | null, edits: TreeEdits): Hash {
  const before = root === null ? emptyLeaf : readNode(store, root);
  return write(store, update(store, before, [...edits], 0)).hash;
}

/** A node in memory whose changed children are not stored yet: some of them vanish when it shrinks to a leaf. */
type Draft =
  | { readonly is: 'leaf'; readonly entries: Entries }
  | { readonly is: 'branch'; readonly count: number; readonly children: readonly (Ref | Draft | null)[] };

function countOf(node: Ref | Draft | null): number {
  if (node === null) return 0;
  return 'entries' in node ? node.entries.size : node.count;
}

function update(store: NodeStore, node: Node, edits: readonly [string, Hash | null][], depth: number): Draft {
  if (node.is === 'leaf') {
    const entries = new Map(node.entries);
    for (const [path, hash] of edits) {
      if (hash === null) entries.delete(path);
      else entries.set(path, hash);
    }
    return fromEntries(entries, depth);
  }
  const children: (Ref | Draft | null)[] = [...node.children];
  for (const [digit, part] of byDigit(edits, depth)) {
    const child = node.children[digit];
    const draft = update(store, child ? readNode(store, child.hash) : emptyLeaf, part, depth + 1);
    children[digit] = countOf(draft) === 0 ? null : draft;
  }
  const count = children.reduce((sum, child) => sum + countOf(child), 0);
  if (count > leafSize) return { is: 'branch', count, children };
  const entries = new Map<string, Hash>();
  for (const child of children) gather(store, child, entries);
  return { is: 'leaf', entries };
}

function fromEntries(entries: Entries, depth: number): Draft {
  if (entries.size <= leafSize) return { is: 'leaf', entries };
  const children: (Draft | null)[] = Array.from({ length: fanOut }, () => null);
  for (const [digit, part] of byDigit([...entries], depth)) {
    children[digit] = fromEntries(new Map(part), depth + 1);
  }
  return { is: 'branch', count: entries.size, children };
}

function byDigit<T>(rows: readonly (readonly [string, T])[], depth: number): Map<number, [string, T][]> {
  const parts = new Map<number, [string, T][]>();
  for (const [path, value] of rows) {
    const digit = digitOf(path, depth);
    const part = parts.get(digit);
    if (part) part.push([path, value]);
    else parts.set(digit, [[path, value]]);
  }
  return parts;
}

function write(store: NodeStore, node: Ref | Draft): Ref {
  if (!('is' in node)) return node;
  if (node.is === 'leaf') return { hash: store.put(encodeNode(node)), count: node.entries.size };
  const children = node.children.map((child) => (child === null ? null : write(store, child)));
  return { hash: store.put(encodeNode({ is: 'branch', children })), count: node.count };
}
