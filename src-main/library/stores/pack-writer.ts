import type { PackSummary, RevisionMessage } from '@shared/api/models';
import { manifestPath, manifestSchema } from '@shared/language/pack-format';
import { ranksIn, type Ranks } from '@shared/language/pack-order';
import type { Session } from '../session';
import { DamagedData } from '../storage/damage';
import type { Hash } from '../storage/hash';
import type { Revision } from '../storage/revisions';
import { updateTree } from '../storage/tree';
import { countFiles, findInTree, readTree, diffTrees } from '../storage/tree-read';
import type { Contents } from './contents';
import type { DefinitionTable } from './definition-table';
import type { PackLabel } from './pack-table';
import { parse } from 'jsonc-parser';

/** What pack.json says of its pack; null when it says it wrongly. */
function readManifest(source: string): PackLabel | null {
  const manifest = parsed(source);
  return manifest.success ? { game: manifest.data.game, names: manifest.data.names } : null;
}

/** The order that it gives to definitions; none while it is wrong. */
function readRanks(source: string): Ranks {
  const manifest = parsed(source);
  return ranksIn(manifest.success ? manifest.data.order : undefined);
}

const parsed = (source: string) =>
  manifestSchema().safeParse(parse(source, [], { allowTrailingComma: true }));

export interface FirstRevision {
  readonly message: RevisionMessage;
  readonly shipped: boolean;
  readonly origin: string | null;
}

/**
 * The three ways a head comes to be: a new pack, a copy, the next revision. Each keeps revision, pack and
 * definitions in step; the caller's transaction makes it one step.
 */
export class PackWriter {
  constructor(
    readonly session: Session,
    readonly contents: Contents,
    readonly definitions: DefinitionTable,
  ) {}

  /** Stores contents and returns the tree that holds them. `null` removes a path. */
  tree(base: Hash | null, files: Iterable<readonly [string, Uint8Array | null]>): Hash {
    const { blobs } = this.contents;
    const edits = new Map<string, Hash | null>();
    for (const [path, bytes] of files) edits.set(path, bytes && blobs.put(bytes));
    return updateTree(blobs, base, edits);
  }

  create(id: string, tree: Hash, how: FirstRevision): void {
    this.#begin(id, tree, how);
    this.definitions.update(id, readTree(this.contents.blobs, tree), ranksOf(this.contents, tree));
  }

  /** `tree` is the original's, but for files that are not definitions. */
  copy(original: string, id: string, tree: Hash, how: FirstRevision): void {
    this.#begin(id, tree, how);
    this.definitions.copyAll(original, id);
  }

  advance(pack: PackSummary, head: Revision, tree: Hash, message: RevisionMessage): Revision {
    const { packs, revisions, blobs } = this.contents;
    const changes = diffTrees(blobs, head.tree, tree);
    const time = this.session.now();
    const revision = revisions.add({
      pack: pack.id,
      number: head.number + 1,
      parent: head.id,
      tree,
      time,
      message,
      changes: changes.size,
    });
    // A manifest in the middle of being edited keeps the pack under the name it had.
    packs.setHead(pack.id, revision.id, this.#readLabel(tree) ?? pack, time);
    const ranks = ranksOf(this.contents, tree);
    this.definitions.update(
      pack.id,
      [...changes].map(([path, { after }]) => [path, after]),
      ranks,
    );
    if (changes.has(manifestPath)) this.definitions.resort(pack.id, ranks);
    return revision;
  }

  #begin(id: string, tree: Hash, { message, shipped, origin }: FirstRevision): void {
    const { packs, revisions, blobs } = this.contents;
    const label = this.label(tree);
    const time = this.session.now();
    const changes = countFiles(blobs, tree);
    const head = revisions.add({ pack: id, number: 1, parent: null, tree, time, message, changes });
    packs.add(id, label, { shipped, origin, head: head.id, time });
  }

  /** The label of a pack that has passed validatePack. */
  label(tree: Hash): PackLabel {
    const label = this.#readLabel(tree);
    if (!label) throw new Error('the pack was not validated');
    return label;
  }

  #readLabel(tree: Hash): PackLabel | null {
    const { blobs } = this.contents;
    const manifest = findInTree(blobs, tree, manifestPath);
    return manifest === null ? null : readManifest(blobs.get(manifest).toString('utf8'));
  }
}

/** The order that the pack itself gives to its definitions. */
export function ranksOf({ blobs }: Contents, tree: Hash): Ranks {
  const manifest = findInTree(blobs, tree, manifestPath);
  return manifest === null ? ranksIn(undefined) : readRanks(blobs.get(manifest).toString('utf8'));
}

/** The head of a pack that is in the table must exist. */
export function headOf(contents: Contents, pack: PackSummary): Revision {
  const head = contents.revisions.get(pack.head);
  if (!head) throw new DamagedData(`revision ${pack.head} is missing`);
  return head;
}
