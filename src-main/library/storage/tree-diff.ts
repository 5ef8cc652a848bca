import type { Hash } from './hash';
import { fanOut, type Ref } from './tree-node';
import { emptyLeaf, gather, readNode, type NodeStore } from './tree-read';

export interface TreeChange {
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
