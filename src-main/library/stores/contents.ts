import { failure } from '@shared/api/failures';
import { err, ok } from '@shared/util/result';
import type { Outcome } from '../library';
import type { Blobs } from '../storage/blobs';
import type { Revision, Revisions } from '../storage/revisions';
import type { PackTable } from './pack-table';

/** Finds what a pack held at a revision. */
export class Contents {
  constructor(
    readonly packs: PackTable,
    readonly revisions: Revisions,
    readonly blobs: Blobs,
  ) {}

  has(pack: string): boolean {
    return this.packs.get(pack) !== null;
  }

  /** The given revision, which must be one of this pack's, or else the newest. */
  revision(pack: string, id?: string): Outcome<Revision> {
    const summary = this.packs.get(pack);
    if (!summary) return err(failure('no-such-pack', { pack }));
    const wanted = id ?? summary.head;
    const found = this.revisions.get(wanted);
    return found?.pack === pack ? ok(found) : err(failure('no-such-revision', { revision: wanted }));
  }
}
