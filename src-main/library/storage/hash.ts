import { createHash } from 'node:crypto';

/** SHA-256 as 64 hex digits, the name of a blob, a tree or a revision. */
export type Hash = string;

// Not the quicker crypto.hash: early releases of Node 20 lack it and would stop before they can be told that
// they are too old.
export const sha256 = (content: Uint8Array | string): Hash =>
  createHash('sha256').update(content).digest('hex');

/** In the database a hash is its 32 bytes: half the room of the digits. */
export const toColumn = (value: Hash): Buffer => Buffer.from(value, 'hex');
export const fromColumn = (column: Uint8Array): Hash => Buffer.from(column).toString('hex');
