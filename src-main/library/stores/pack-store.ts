import { failure } from '@shared/api/failures';
import type { FileChange, PackSummary, RevisionMessage, RevisionSummary } from '@shared/api/models';
import { withNames } from '@shared/language/edit-names';
import type { Names } from '@shared/language/names';
import { manifestPath, parsePackPath } from '@shared/language/pack-format';
import { err, ok } from '@shared/util/result';
import type {
  CommitOptions,
  FileEdit,
  NewPack,
  Outcome,
  PackFiles,
  PackStore,
  StoredAsset,
} from '../library';
import { LibraryTrouble, type Session } from '../session';
import { DamagedData } from '../storage/damage';
import { summaryOf, type Revision } from '../storage/revisions';
import { findInTree, readTree, diffTrees } from '../storage/tree-read';
import type { Contents } from './contents';
import type { DraftTable } from './draft-table';
import { PackSizes } from './pack-sizes';
import { headOf, type PackWriter } from './pack-writer';
import { diagnostic } from '@shared/language/diagnostics';
import { shownPath } from '@shared/language/pack-paths';
import { randomBytes } from 'node:crypto';
import type { Blobs } from '../storage/blobs';
import type { Hash } from '../storage/hash';

/** Newest first; with a path only the revisions in which that file came, changed or went. */
function historyOf(blobs: Blobs, revisions: readonly Revision[], path?: string): RevisionSummary[] {
  if (path === undefined) return revisions.map(summaryOf);
  const contents = revisions.map(({ tree }) => findInTree(blobs, tree, path));
  return revisions
    .filter((_revision, index) => contents[index] !== (contents[index + 1] ?? null))
    .map(summaryOf);
}

/** In the order of paths. Pictures are named by their hash: there is no text to compare. */
function compareTrees(blobs: Blobs, from: Hash, to: Hash): FileChange[] {
  const textOf = (path: string, hash: Hash | null): string | null => {
    if (hash === null) return null;
    return parsePackPath(path)?.is === 'asset' ? `sha256 ${hash}` : blobs.get(hash).toString('utf8');
  };
  return [...diffTrees(blobs, from, to)]
    .map(([path, { before, after }]) => ({ path, before: textOf(path, before), after: textOf(path, after) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** A new pack's id: readable on a command line, and never given twice. */
function newPackId(names: Names): string {
  const words = names.en
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['pack'];
  return `${words.join('-').slice(0, 40).replace(/-$/, '')}-${randomBytes(6).toString('hex')}`;
}

/**
 * Whatever the caller has checked: no path that could leave the pack's folder on export gets in, and no pack
 * loses the file that says what it is, without which no export of it could be read again.
 */
function checkPaths(edits: readonly FileEdit[]): Outcome<null> {
  const diagnostics = edits.flatMap(({ path, bytes }) => {
    const file = shownPath(path);
    if (parsePackPath(path) === null) return [diagnostic('bad-path', { file }, { path: file })];
    const gone = path === manifestPath && bytes === null;
    return gone ? [diagnostic('missing-file', { file }, { path: file })] : [];
  });
  return diagnostics.length === 0 ? ok(null) : err(failure('invalid-definition', { diagnostics }));
}

const utf8 = new TextEncoder();

export class Packs implements PackStore {
  readonly #session: Session;
  readonly #contents: Contents;
  readonly #writer: PackWriter;
  readonly #drafts: DraftTable;
  readonly #sizes: PackSizes;

  constructor(session: Session, contents: Contents, writer: PackWriter, drafts: DraftTable) {
    this.#session = session;
    this.#contents = contents;
    this.#writer = writer;
    this.#drafts = drafts;
    this.#sizes = new PackSizes(session.db, contents.blobs);
  }

  list(): PackSummary[] {
    return LibraryTrouble.unless(this.#session.read(() => ok(this.#contents.packs.all())));
  }

  get(pack: string): Outcome<PackSummary> {
    return this.#session.read(() => this.#summary(pack));
  }

  create({ files, message, origin }: NewPack): Outcome<PackSummary> {
    return this.#session.write(() => {
      const tree = this.#writer.tree(null, files);
      const id = newPackId(this.#writer.label(tree).names);
      this.#writer.create(id, tree, { message, shipped: false, origin: origin ?? null });
      return this.#summary(id);
    });
  }

  installShipped(shippedId: string, files: PackFiles): Outcome<PackSummary> {
    // Looked up in the transaction that writes: two programs may start on a new library at once.
    return this.#session.write(() => {
      const message: RevisionMessage = { code: 'shipped' };
      const tree = this.#writer.tree(null, files);
      const pack = this.#summary(shippedId);
      if (!pack.ok) this.#writer.create(shippedId, tree, { message, shipped: true, origin: null });
      else {
        const head = headOf(this.#contents, pack.value);
        if (tree === head.tree) return pack;
        this.#writer.advance(pack.value, head, tree, message);
      }
      return this.#summary(shippedId);
    });
  }

  fork(pack: string, names: Names): Outcome<PackSummary> {
    return this.#session.write(() => {
      const original = this.#summary(pack);
      if (!original.ok) return original;
      const { blobs } = this.#contents;
      const head = headOf(this.#contents, original.value);
      const manifest = findInTree(blobs, head.tree, manifestPath);
      if (manifest === null) throw new DamagedData(`pack ${pack} has no ${manifestPath}`);
      const renamed = utf8.encode(withNames(blobs.get(manifest).toString('utf8'), names));
      const tree = this.#writer.tree(head.tree, [[manifestPath, renamed]]);
      const id = newPackId(names);
      const message: RevisionMessage = { code: 'forked', from: original.value.names };
      this.#writer.copy(pack, id, tree, { message, shipped: false, origin: pack });
      return this.#summary(id);
    });
  }

  setDeleted(pack: string, deleted: boolean): Outcome<PackSummary> {
    return this.#session.write(() => {
      const found = this.#writable(pack);
      if (!found.ok) return found;
      // Deleting again keeps the time of the first: a repeated click is not a new deletion.
      const time = deleted ? (found.value.deletedAt ?? this.#session.now()) : null;
      this.#contents.packs.setDeleted(pack, time);
      return this.#summary(pack);
    });
  }

  files(pack: string, revision?: string): Outcome<PackFiles> {
    return this.#session.read(() => {
      const at = this.#contents.revision(pack, revision);
      if (!at.ok) return at;
      const { blobs } = this.#contents;
      const paths = [...readTree(blobs, at.value.tree)].sort(([a], [b]) => (a < b ? -1 : 1));
      return ok(new Map(paths.map(([path, hash]) => [path, blobs.get(hash)])));
    });
  }

  listing(pack: string, revision?: string): Outcome<ReadonlyMap<string, string>> {
    return this.#session.read(() => {
      const at = this.#contents.revision(pack, revision);
      if (!at.ok) return at;
      const files = [...readTree(this.#contents.blobs, at.value.tree)];
      return ok(new Map(files.sort(([a], [b]) => (a < b ? -1 : 1))));
    });
  }

  content(pack: string, revision?: string): Outcome<string> {
    return this.#session.read(() => {
      const at = this.#contents.revision(pack, revision);
      return at.ok ? ok(at.value.tree) : at;
    });
  }

  withContent(content: string): Outcome<readonly { readonly pack: string; readonly revision: string }[]> {
    return this.#session.read(() => {
      const found = this.#contents.revisions.withTree(content).filter(({ pack }) => {
        const summary = this.#summary(pack);
        return summary.ok && summary.value.deletedAt === null;
      });
      return ok(found.map(({ id, pack }) => ({ pack, revision: id })));
    });
  }

  assets(pack: string, revision?: string): Outcome<readonly StoredAsset[]> {
    const files = this.listing(pack, revision);
    if (!files.ok) return files;
    const assets = [...files.value].filter(([path]) => parsePackPath(path)?.is === 'asset');
    return ok(assets.map(([path, hash]) => ({ path, hash })));
  }

  file(pack: string, path: string, revision?: string): Outcome<Uint8Array> {
    return this.#session.read(() => {
      const at = this.#contents.revision(pack, revision);
      if (!at.ok) return at;
      const hash = findInTree(this.#contents.blobs, at.value.tree, path);
      if (hash === null) return err(failure('no-such-definition', { pack, path }));
      return ok(this.#contents.blobs.get(hash));
    });
  }

  some(pack: string, paths: readonly string[], revision?: string): Outcome<PackFiles> {
    return this.#session.read(() => {
      const at = this.#contents.revision(pack, revision);
      if (!at.ok) return at;
      const { blobs } = this.#contents;
      return ok(
        new Map(
          paths.flatMap((path) => {
            const hash = findInTree(blobs, at.value.tree, path);
            return hash === null ? [] : [[path, blobs.get(hash)] as const];
          }),
        ),
      );
    });
  }

  history(pack: string, path?: string): Outcome<RevisionSummary[]> {
    return this.#session.read(() => {
      const { revisions, blobs } = this.#contents;
      const found = this.#summary(pack);
      return found.ok ? ok(historyOf(blobs, revisions.ofPack(pack), path)) : found;
    });
  }

  compare(pack: string, from: string, to: string): Outcome<FileChange[]> {
    return this.#session.read(() => {
      const before = this.#contents.revision(pack, from);
      if (!before.ok) return before;
      const after = this.#contents.revision(pack, to);
      if (!after.ok) return after;
      return ok(compareTrees(this.#contents.blobs, before.value.tree, after.value.tree));
    });
  }

  commit(
    pack: string,
    base: string,
    edits: readonly FileEdit[],
    message: RevisionMessage,
    { dropDrafts = false }: CommitOptions = {},
  ): Outcome<RevisionSummary> {
    const paths = checkPaths(edits);
    if (!paths.ok) return paths;
    return this.#session.write(() => {
      const found = this.#writable(pack);
      if (!found.ok) return found;
      if (found.value.deletedAt !== null) return err(failure('no-such-pack', { pack }));
      if (found.value.head !== base) return err(failure('stale-base', { pack }));
      const head = headOf(this.#contents, found.value);
      const tree = this.#writer.tree(
        head.tree,
        edits.map(({ path, bytes }) => [path, bytes]),
      );
      if (tree === head.tree) return err(failure('nothing-changed', {}));
      const tooLarge = this.#sizes.problem(pack, head.tree, tree);
      if (tooLarge) return err(failure('invalid-definition', { diagnostics: [tooLarge] }));
      const revision = this.#writer.advance(found.value, head, tree, message);
      if (dropDrafts) for (const { path } of edits) this.#drafts.drop(pack, path);
      return ok(summaryOf(revision));
    });
  }

  #summary(pack: string): Outcome<PackSummary> {
    const found = this.#contents.packs.get(pack);
    return found ? ok(found) : err(failure('no-such-pack', { pack }));
  }

  #writable(pack: string): Outcome<PackSummary> {
    const found = this.#summary(pack);
    return found.ok && found.value.shipped ? err(failure('pack-read-only', { pack })) : found;
  }
}
