import type { Failure } from '@shared/api/failures';
import type { RevisionSummary } from '@shared/api/models';
import { err, ok, type Result } from '@shared/util/result';
import type { Calls } from '../../../api/client';
import { compareTexts, type DiffLine } from '../text/diff-lines';

export const comparisons = ['previous', 'now'] as const;
export type Comparison = (typeof comparisons)[number];

/** The revisions that touched one definition, and the difference the reader looks at. */
export class DefinitionHistory {
  revisions = $state.raw<readonly RevisionSummary[] | null>(null);
  chosen = $state.raw<RevisionSummary | null>(null);
  against = $state<Comparison>('previous');
  diff = $state.raw<readonly DiffLine[] | null>(null);
  /** The chosen revision removed the definition: there is nothing in it to restore. */
  chosenIsGone = $state(false);
  failure = $state.raw<Failure | null>(null);

  readonly #client: Calls;
  /** A revision never changes, so its text is asked for once; null where it has no such file. */
  readonly #texts = new Map<string, string | null>();
  /** Two counters: a choice made while the list is read anew must not drop that list. */
  #lists = 0;
  #comparisons = 0;

  constructor(
    readonly pack: string,
    readonly path: string,
    client: Calls,
  ) {
    this.#client = client;
  }

  /** Also called when the pack changed; the reader's choice stays if it still exists. */
  async load(): Promise<void> {
    const generation = ++this.#lists;
    const answer = await this.#client.call('packs.history', { pack: this.pack, path: this.path });
    if (generation !== this.#lists) return;
    if (!answer.ok) {
      this.failure = answer.error;
      return;
    }
    this.failure = null;
    this.revisions = answer.value;
    const kept = answer.value.find(({ id }) => id === this.chosen?.id);
    this.chosen = kept ?? answer.value[0] ?? null;
    await this.#compare();
  }

  choose(revision: RevisionSummary): Promise<void> {
    this.chosen = revision;
    return this.#compare();
  }

  compareWith(against: Comparison): Promise<void> {
    this.against = against;
    return this.#compare();
  }

  /** The newest revision in the list holds what is current. */
  isCurrent(revision: RevisionSummary): boolean {
    return this.revisions?.[0]?.id === revision.id;
  }

  async #compare(): Promise<void> {
    const generation = ++this.#comparisons;
    const chosen = this.chosen;
    const newest = this.revisions?.[0];
    if (!chosen || !newest) {
      this.diff = null;
      return;
    }
    const [text, other] = await Promise.all([
      this.#textAt(chosen.id),
      this.#textAt(this.against === 'now' ? newest.id : chosen.parent),
    ]);
    if (generation !== this.#comparisons) return;
    if (!text.ok || !other.ok) {
      this.failure = text.ok ? (other.ok ? null : other.error) : text.error;
      return;
    }
    this.failure = null;
    this.chosenIsGone = text.value === null;
    this.diff =
      this.against === 'now' ? compareTexts(text.value, other.value) : compareTexts(other.value, text.value);
  }

  async #textAt(revision: string | null): Promise<Result<string | null, Failure>> {
    if (revision === null) return ok(null);
    const known = this.#texts.get(revision);
    if (known !== undefined) return ok(known);
    const answer = await this.#client.call('definitions.get', { pack: this.pack, path: this.path, revision });
    if (!answer.ok && answer.error.code !== 'no-such-definition') return err(answer.error);
    const text = answer.ok ? answer.value.source : null;
    this.#texts.set(revision, text);
    return ok(text);
  }
}
