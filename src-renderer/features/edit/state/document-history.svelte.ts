import type { RevisionSummary } from '@shared/api/models';
import type { Client } from '../../../api/client';
import type { DocumentKey } from '../../../editor/models';
import type { AnyFailure } from '../../../state/failure-text';

export const comparisons = ['previous', 'now', 'original'] as const;
export type Comparison = (typeof comparisons)[number];

export interface TwoTexts {
  readonly left: string;
  readonly right: string;
}

/** The revisions of one document, and two of its texts side by side. */
export class DocumentHistory {
  revisions = $state.raw<readonly RevisionSummary[]>([]);
  chosen = $state.raw<RevisionSummary | null>(null);
  against = $state<Comparison>('previous');
  /** null: one of the two does not exist. */
  texts = $state.raw<TwoTexts | null>(null);
  /** What the chosen revision has; null: it removed the document. */
  chosenText = $state.raw<string | null>(null);
  failure = $state.raw<AnyFailure | null>(null);
  /** A revision never changes: its text is asked for once. */
  readonly #known = new Map<string, Promise<string | null>>();
  #comparing = 0;

  constructor(
    private readonly key: DocumentKey,
    /** What is in the editor just now. */
    private readonly now: () => string,
    /** The pack that this one is a copy of. */
    private readonly origin: string | null,
    private readonly client: Pick<Client, 'call'>,
  ) {}

  get comparisons(): readonly Comparison[] {
    return this.origin === null ? comparisons.filter((one) => one !== 'original') : comparisons;
  }

  async load(): Promise<void> {
    const answer = await this.client.call('packs.history', { ...this.key });
    this.failure = answer.ok ? null : answer.error;
    if (!answer.ok) return;
    this.revisions = answer.value;
    this.chosen = answer.value[0] ?? null;
    await this.#compare();
  }

  async choose(revision: RevisionSummary): Promise<void> {
    this.chosen = revision;
    await this.#compare();
  }

  async compareWith(against: Comparison): Promise<void> {
    this.against = against;
    await this.#compare();
  }

  async #compare(): Promise<void> {
    const comparing = ++this.#comparing;
    const { chosen } = this;
    const [text, other] = await Promise.all([
      chosen ? this.#textAt(chosen.id) : null,
      chosen ? this.#other(chosen) : null,
    ]);
    if (comparing !== this.#comparing) return;
    this.chosenText = text;
    if (text === null || other === null) this.texts = null;
    // The older one lies on the left.
    else this.texts = this.against === 'now' ? { left: text, right: other } : { left: other, right: text };
  }

  async #other(chosen: RevisionSummary): Promise<string | null> {
    switch (this.against) {
      case 'now':
        return this.now();
      case 'previous':
        return chosen.parent === null ? null : this.#textAt(chosen.parent);
      case 'original':
        return this.#original();
    }
  }

  async #original(): Promise<string | null> {
    const answer = await this.client.call('definitions.original', { ...this.key });
    if (!answer.ok) this.failure = answer.error;
    return answer.ok ? answer.value.source : null;
  }

  #textAt(revision: string): Promise<string | null> {
    const known = this.#known.get(revision) ?? this.#ask(revision);
    this.#known.set(revision, known);
    return known;
  }

  async #ask(revision: string): Promise<string | null> {
    const answer = await this.client.call('definitions.get', { ...this.key, revision });
    if (!answer.ok && answer.error.code !== 'no-such-definition') this.failure = answer.error;
    return answer.ok ? answer.value.source : null;
  }
}
