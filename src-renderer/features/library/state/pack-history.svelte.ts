import { SvelteMap } from 'svelte/reactivity';
import type { Failure } from '@shared/api/failures';
import type { FileChange, RevisionSummary } from '@shared/api/models';
import type { Calls } from '../../../api/client';

/** The revisions of a whole pack, and the files that differ between two of them. */
export class PackHistory {
  revisions = $state.raw<readonly RevisionSummary[] | null>(null);
  from = $state<string | null>(null);
  to = $state<string | null>(null);
  changes = $state.raw<readonly FileChange[] | null>(null);
  failure = $state.raw<Failure | null>(null);

  /** The one file that a revision changed, as far as its comparison is known. */
  readonly #only = new SvelteMap<string, FileChange>();
  readonly #client: Calls;
  #generation = 0;

  constructor(
    readonly pack: string,
    client: Calls,
  ) {
    this.#client = client;
  }

  async load(): Promise<void> {
    const answer = await this.#client.call('packs.history', { pack: this.pack });
    if (!answer.ok) {
      this.failure = answer.error;
      return;
    }
    this.revisions = answer.value;
    const newest = answer.value[0];
    if (newest) await this.choose(newest);
  }

  /** Shows what one revision changed. The first has nothing before it to compare with. */
  choose(revision: RevisionSummary): Promise<void> {
    const known = this.revisions?.some(({ id }) => id === revision.parent) ?? false;
    return this.compare(known ? revision.parent : null, revision.id);
  }

  async compare(from: string | null, to: string): Promise<void> {
    const generation = ++this.#generation;
    this.from = from;
    this.to = to;
    if (from === null || from === to) {
      this.changes = [];
      return;
    }
    const answer = await this.#client.call('packs.compare', { pack: this.pack, from, to });
    if (generation !== this.#generation) return;
    this.changes = answer.ok ? answer.value : null;
    this.failure = answer.ok ? null : answer.error;
    const [only, ...others] = answer.ok ? answer.value : [];
    const isStep = this.revisions?.some(({ id, parent }) => id === to && parent === from) ?? false;
    if (only && others.length === 0 && isStep) this.#only.set(to, only);
  }

  /** What a revision is about, where it changed one file and its comparison was looked at. */
  onlyChange(revision: string): FileChange | null {
    return this.#only.get(revision) ?? null;
  }
}
