import type { FileChange, RevisionSummary } from '@shared/api/models';
import { parsePackPath } from '@shared/language/pack-format';
import type { Blobs } from '../storage/blobs';
import type { Hash } from '../storage/hash';
import { summaryOf, type Revision } from '../storage/revisions';
import { diffTrees } from '../storage/tree-diff';
import { findInTree } from '../storage/tree-read';

/** Newest first; with a path only the revisions in which that file came, changed or went. */
export function historyOf(blobs: Blobs, revisions: readonly Revision[], path?: string): RevisionSummary[] {
  if (path === undefined) return revisions.map(summaryOf);
  const contents = revisions.map(({ tree }) => findInTree(blobs, tree, path));
  return revisions
    .filter((_revision, index) => contents[index] !== (contents[index + 1] ?? null))
    .map(summaryOf);
}

/** In the order of paths. Pictures are named by their hash: there is no text to compare. */
export function compareTrees(blobs: Blobs, from: Hash, to: Hash): FileChange[] {
  const textOf = (path: string, hash: Hash | null): string | null => {
    if (hash === null) return null;
    return parsePackPath(path)?.is === 'asset' ? `sha256 ${hash}` : blobs.get(hash).toString('utf8');
  };
  return [...diffTrees(blobs, from, to)]
    .map(([path, { before, after }]) => ({ path, before: textOf(path, before), after: textOf(path, after) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
