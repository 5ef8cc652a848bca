import { failure, type Failure } from '@shared/api/failures';

const neededNapi = 10;
/** The first release of Node.js whose Node-API is new enough. */
export const neededNode = '22.12';

/**
 * better-sqlite3 ends an older Node with a segmentation fault, before any error could be caught. So this
 * is asked before it is imported. null: go on.
 */
export function nativeTrouble(napi: string | undefined, version: string): Failure | null {
  return Number(napi) >= neededNapi ? null : failure('node-too-old', { version, needed: neededNode });
}
