import { mostDraftLength, mostDrafts, type Draft } from '@shared/api/editing';
import { failure } from '@shared/api/failures';
import { diagnostic } from '@shared/language/diagnostics';
import { parsePackPath } from '@shared/language/pack-format';
import { shownPath } from '@shared/language/pack-paths';
import { err, ok } from '@shared/util/result';
import type { DraftStore, Outcome } from '../library';
import type { Session } from '../session';
import { findInTree } from '../storage/tree-read';
import type { Contents } from './contents';
import type { DraftTable } from './draft-table';
import { headOf } from './pack-writer';

export class Drafts implements DraftStore {
  readonly #session: Session;
  readonly #contents: Contents;
  readonly #table: DraftTable;

  constructor(session: Session, contents: Contents, table: DraftTable) {
    this.#session = session;
    this.#contents = contents;
    this.#table = table;
  }

  list(pack: string): Outcome<Draft[]> {
    return this.#session.read(() =>
      this.#contents.has(pack) ? ok(this.#table.all(pack)) : err(failure('no-such-pack', { pack })),
    );
  }

  put(pack: string, path: string, base: string, source: string): Outcome<{ kept: boolean }> {
    const parsed = parsePackPath(path);
    if (parsed === null || parsed.is === 'asset') {
      const file = shownPath(path);
      return err(
        failure('invalid-definition', { diagnostics: [diagnostic('bad-path', { file }, { path: file })] }),
      );
    }
    if (source.length > mostDraftLength) {
      return err(failure('draft-too-long', { path, length: source.length, max: mostDraftLength }));
    }
    return this.#session.write((): Outcome<{ kept: boolean }> => {
      const found = this.#contents.packs.get(pack);
      if (!found || found.deletedAt !== null) return err(failure('no-such-pack', { pack }));
      if (found.shipped) return err(failure('pack-read-only', { pack }));
      const typedOn = this.#contents.revision(pack, base);
      if (!typedOn.ok) return typedOn;
      // A late autosave must not bring back, as unsaved, what was saved a moment before.
      if (this.#saved(headOf(this.#contents, found).tree, path) === source) {
        this.#table.drop(pack, path);
        return ok({ kept: false });
      }
      if (this.#table.othersThan(pack, path) >= mostDrafts) {
        return err(failure('too-many-drafts', { pack, max: mostDrafts }));
      }
      this.#table.put(pack, path, typedOn.value.id, source, this.#session.now());
      return ok({ kept: true });
    });
  }

  drop(pack: string, path: string): Outcome<{ found: boolean }> {
    return this.#session.write(() => {
      if (!this.#contents.has(pack)) return err(failure('no-such-pack', { pack }));
      return ok({ found: this.#table.drop(pack, path) });
    });
  }

  #saved(tree: string, path: string): string | null {
    const hash = findInTree(this.#contents.blobs, tree, path);
    return hash === null ? null : this.#contents.blobs.get(hash).toString('utf8');
  }
}
