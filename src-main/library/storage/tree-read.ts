import { sha256, type Hash } from './hash';
import { decodeNode, type Entries, type Leaf, type Node, type Ref } from './tree-node';

/** Where nodes live. `put` returns the hash of what it was given, stored or already there. */
export interface NodeStore {
  get(hash: Hash): Buffer;
  put(bytes: Buffer): Hash;
}

export const readNode = (store: NodeStore, hash: Hash): Node => decodeNode(store.get(hash));
export const digitOf = (path: string, depth: number): number => parseInt(sha256(path).charAt(depth), 16);
export const emptyLeaf: Leaf = { is: 'leaf', entries: new Map() };

/** A node in memory, in the store, or a mixture of both. */
type Tree =
  | Ref
  | { readonly is: 'leaf'; readonly entries: Entries }
  | { readonly is: 'branch'; readonly children: readonly (Tree | null)[] };

/** Adds every file at or below a node. */
export function gather(store: NodeStore, node: Tree | null, into: Map<string, Hash>): void {
  if (node === null) return;
  if (!('is' in node)) gather(store, readNode(store, node.hash), into);
  else if (node.is === 'leaf') for (const [path, hash] of node.entries) into.set(path, hash);
  else for (const child of node.children) gather(store, child, into);
}

/** All files of a tree. */
export function readTree(store: NodeStore, root: Hash): Map<string, Hash> {
  const entries = new Map<string, Hash>();
  gather(store, readNode(store, root), entries);
  return entries;
}

export function countFiles(store: NodeStore, root: Hash): number {
  const node = readNode(store, root);
  return node.is === 'leaf'
    ? node.entries.size
    : node.children.reduce((sum, child) => sum + (child?.count ?? 0), 0);
}

export function findInTree(store: NodeStore, root: Hash, path: string): Hash | null {
  let node = readNode(store, root);
  for (let depth = 0; node.is === 'branch'; depth++) {
    const child = node.children[digitOf(path, depth)];
    if (!child) return null;
    node = readNode(store, child.hash);
  }
  return node.entries.get(path) ?? null;
}
