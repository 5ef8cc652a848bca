import type { CallResult } from '@shared/api/bridge';
import type { Answer, CallName, Params } from '@shared/api/calls';
import type { Failure } from '@shared/api/failures';
import type { DefinitionSummary, PackSummary, RevisionSummary } from '@shared/api/models';
import type { Client } from '../../../api/client';

/** Only for tests: a workbench whose every question waits until the test answers it, in any order. */
export class FakeClient implements Client {
  readonly asked: Question[] = [];

  call<N extends CallName>(name: N, params: Params<N>): Promise<CallResult<N>> {
    return new Promise((resolve) => {
      this.asked.push({
        name,
        params,
        // The type of the answer is checked where it is given, by `answer` below.
        resolve: (result) => resolve(result as CallResult<N>),
      });
    });
  }

  on(): () => void {
    return () => undefined;
  }

  onConnection(): () => void {
    return () => undefined;
  }

  /** The waiting questions of one call, oldest first. */
  waiting<N extends CallName>(name: N): Params<N>[] {
    return this.asked.filter((question) => question.name === name).map(({ params }) => params as Params<N>);
  }

  /** Answers the `index`-th waiting question of that call and lets everything that follows from it happen. */
  async answer<N extends CallName>(name: N, value: Answer<N>, index = 0): Promise<void> {
    await this.#settle(name, { ok: true, value }, index);
  }

  async fail(name: CallName, error: Failure, index = 0): Promise<void> {
    await this.#settle(name, { ok: false, error }, index);
  }

  async #settle(name: CallName, result: unknown, index: number): Promise<void> {
    const question = this.asked.filter((other) => other.name === name)[index];
    if (!question) throw new Error(`nobody asked ${name} (${index}); asked: ${this.#names()}`);
    this.asked.splice(this.asked.indexOf(question), 1);
    question.resolve(result);
    await settled();
  }

  #names(): string {
    return this.asked.map((question) => question.name).join(', ');
  }
}

interface Question {
  readonly name: CallName;
  readonly params: unknown;
  resolve(result: unknown): void;
}

/** All promise reactions that are ready have run after one turn of the event loop. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const revision = (digit: string): string => digit.repeat(64);

export const aPack = (change: Partial<PackSummary> = {}): PackSummary => ({
  id: 'mine',
  game: 'ygios',
  names: { en: 'Mine', ja: '私の', uk: 'Мій' },
  shipped: false,
  origin: null,
  head: revision('a'),
  definitions: 3,
  changedAt: 0,
  deletedAt: null,
  ...change,
});

export const aDefinition = (id: string, change: Partial<DefinitionSummary> = {}): DefinitionSummary => ({
  path: `cards/${id}.json`,
  kind: 'card',
  id,
  names: { en: id, ja: id, uk: id },
  number: 1,
  group: 'home',
  face: null,
  hash: revision('1'),
  ...change,
});

export const aRevision = (digit: string, change: Partial<RevisionSummary> = {}): RevisionSummary => ({
  id: revision(digit),
  parent: null,
  time: 0,
  message: { code: 'edited' },
  changes: 1,
  ...change,
});
