import { sha256, type Hash } from './hash';
import { decodeNode, fanOut, type Entries, type Leaf, type Node, type Ref } from './tree-node';

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

interface TreeChange {
  readonly before: Hash | null;
  readonly after: Hash | null;
}

/** What differs between two trees. Equal subtrees have equal hashes and are not read. */
export function diffTrees(store: NodeStore, from: Hash, to: Hash): Map<string, TreeChange> {
  const changes = new Map<string, TreeChange>();
  diffNodes(store, { hash: from }, { hash: to }, changes);
  return changes;
}

type Place = Pick<Ref, 'hash'> | null;

function diffNodes(store: NodeStore, from: Place, to: Place, changes: Map<string, TreeChange>): void {
  if (from?.hash === to?.hash) return;
  const before = from ? readNode(store, from.hash) : emptyLeaf;
  const after = to ? readNode(store, to.hash) : emptyLeaf;
  if (before.is === 'branch' && after.is === 'branch') {
    for (let digit = 0; digit < fanOut; digit++) {
      diffNodes(store, before.children[digit] ?? null, after.children[digit] ?? null, changes);
    }
    return;
  }
  const old = new Map<string, Hash>();
  const current = new Map<string, Hash>();
  gather(store, before, old);
  gather(store, after, current);
  for (const [path, hash] of old) {
    const now = current.get(path) ?? null;
    if (now !== hash) changes.set(path, { before: hash, after: now });
  }
  for (const [path, hash] of current) if (!old.has(path)) changes.set(path, { before: null, after: hash });
}
