import type { Hash } from './hash';

/**
 * A tree maps paths to blobs. It is a trie over the digits of sha256(path), so that it stays balanced
 * whatever the paths are and one changed file touches one short branch. A node is a leaf exactly when
 * it holds at most `leafSize` files: equal files give equal trees, whatever their history.
 */
export const leafSize = 64;
export const fanOut = 16;

export type Entries = ReadonlyMap<string, Hash>;
export interface Ref {
  readonly hash: Hash;
  readonly count: number;
}
export interface Leaf {
  readonly is: 'leaf';
  readonly entries: Entries;
}
export interface Branch {
  readonly is: 'branch';
  readonly children: readonly (Ref | null)[];
}
export type Node = Leaf | Branch;

const magic = Buffer.from('HDtree1');
const leafMark = 0x4c;
const branchMark = 0x42;
const hashBytes = 32;

export function encodeNode(node: Node): Buffer {
  return node.is === 'leaf' ? encodeLeaf(node) : encodeBranch(node);
}

/** leaf: magic 'L', then for each path in byte order: u16 length, path in UTF-8, hash. */
function encodeLeaf({ entries }: Leaf): Buffer {
  const parts: Buffer[] = [magic, Buffer.of(leafMark)];
  const rows = [...entries].map(([path, hash]) => ({ path: Buffer.from(path), hash }));
  rows.sort((a, b) => Buffer.compare(a.path, b.path));
  for (const { path, hash } of rows) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(path.length);
    parts.push(length, path, Buffer.from(hash, 'hex'));
  }
  return Buffer.concat(parts);
}

/** branch: magic 'B', u16 saying which of the 16 children exist, then for each: u32 files below it, hash. */
function encodeBranch({ children }: Branch): Buffer {
  const parts: Buffer[] = [magic, Buffer.of(branchMark)];
  const present = Buffer.alloc(2);
  present.writeUInt16BE(children.reduce((bits, child, digit) => (child ? bits | (1 << digit) : bits), 0));
  parts.push(present);
  for (const child of children) {
    if (!child) continue;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(child.count);
    parts.push(count, Buffer.from(child.hash, 'hex'));
  }
  return Buffer.concat(parts);
}

/** Throws on bytes that no encodeNode made: the blob's own hash was right, so that is a bug. */
export function decodeNode(bytes: Buffer): Node {
  if (!bytes.subarray(0, magic.length).equals(magic)) throw new Error('not a tree node');
  const mark = bytes[magic.length];
  const body = bytes.subarray(magic.length + 1);
  if (mark === leafMark) return decodeLeaf(body);
  if (mark === branchMark) return decodeBranch(body);
  throw new Error(`unknown tree node ${String(mark)}`);
}

function decodeLeaf(body: Buffer): Leaf {
  const entries = new Map<string, Hash>();
  for (let at = 0; at < body.length;) {
    const pathEnd = at + 2 + body.readUInt16BE(at);
    const path = body.toString('utf8', at + 2, pathEnd);
    at = pathEnd + hashBytes;
    entries.set(path, body.toString('hex', pathEnd, at));
  }
  return { is: 'leaf', entries };
}

function decodeBranch(body: Buffer): Branch {
  const present = body.readUInt16BE(0);
  let at = 2;
  const children: (Ref | null)[] = [];
  for (let digit = 0; digit < fanOut; digit++) {
    if ((present & (1 << digit)) === 0) {
      children.push(null);
      continue;
    }
    children.push({ count: body.readUInt32BE(at), hash: body.toString('hex', at + 4, at + 4 + hashBytes) });
    at += 4 + hashBytes;
  }
  return { is: 'branch', children };
}
