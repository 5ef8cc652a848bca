import type { Answer } from '@shared/api/calls';
import type { SeenAnswer, SeenMatch } from '@shared/api/matches';
import type { AnyFailure } from '../../../state/failure-text';
import type { Calls } from './played-match.svelte';

/** As many as are worth reading; the rest is dust. */
const most = 5;
/** So that a press is answered soon, also on a slow machine. */
const iterations = 1000;

export interface HintedAnswer {
  readonly answer: number;
  readonly text: string;
  /** Of all its thought, 0 to 1. */
  readonly share: number;
}
export type HintShown =
  | { readonly is: 'none' }
  | { readonly is: 'thinking'; readonly task: string }
  | { readonly is: 'told'; readonly answers: readonly HintedAnswer[] };

interface Table {
  readonly seat: number | null;
  readonly seen: SeenMatch;
}

/** What a bot would do in place of whoever looks, for as long as that question is asked. */
export class MatchHint {
  #shown = $state.raw<HintShown>({ is: 'none' });
  /** The question it is about: another one, and it is gone. */
  #about = $state.raw<{
    readonly match: string;
    readonly number: number;
    readonly seat: number | null;
  } | null>(null);
  readonly #client: Calls;
  readonly #table: () => Table;
  readonly #tell: (failure: AnyFailure) => void;

  constructor(client: Calls, table: () => Table, tell: (failure: AnyFailure) => void) {
    this.#client = client;
    this.#table = table;
    this.#tell = tell;
  }

  get shown(): HintShown {
    return this.#isOfNow ? this.#shown : { is: 'none' };
  }

  /** Only who is asked can be helped; one answer needs no advice. */
  get canAsk(): boolean {
    return (this.#table().seen.question?.answers?.length ?? 0) > 1;
  }

  get #isOfNow(): boolean {
    const { seat, seen } = this.#table();
    const about = this.#about;
    return about?.match === seen.match && about.number === seen.answers && about.seat === seat;
  }

  /** How much of its thought went to what some thing on the table stands for; null: none worth a mark. */
  shareOf(answers: readonly number[]): number | null {
    const { shown } = this;
    if (shown.is !== 'told') return null;
    const share = shown.answers.reduce((sum, one) => sum + (answers.includes(one.answer) ? one.share : 0), 0);
    return share > 0 ? share : null;
  }

  /** The one it would give, if it is about this thing. */
  isBest(answers: readonly number[]): boolean {
    const { shown } = this;
    const [best] = shown.is === 'told' ? shown.answers : [];
    return best !== undefined && answers.includes(best.answer);
  }

  async ask(task: string = crypto.randomUUID()): Promise<void> {
    if (!this.canAsk || this.shown.is === 'thinking') return;
    const { seat, seen } = this.#table();
    const { match, answers: number } = seen;
    this.#about = { match, number, seat };
    this.#shown = { is: 'thinking', task };
    const told = await this.#client.call('matches.hint', { match, seat, number, iterations, task });
    if (this.#shown.is !== 'thinking' || this.#shown.task !== task) return;
    this.#shown = told.ok
      ? { is: 'told', answers: inWords(told.value, seen.question?.answers ?? []) }
      : { is: 'none' };
    // What was stopped, or overtaken by an answer, needs no words.
    if (!told.ok && told.error.code !== 'cancelled' && this.#isOfNow) this.#tell(told.error);
  }

  async close(): Promise<void> {
    const shown = this.#shown;
    this.#shown = { is: 'none' };
    if (shown.is === 'thinking') await this.#client.call('tasks.cancel', { task: shown.task });
  }
}

function inWords(
  { answers }: Answer<'matches.hint'>,
  offered: readonly SeenAnswer[],
): readonly HintedAnswer[] {
  return answers
    .filter(({ share }) => share > 0)
    .slice(0, most)
    .flatMap(({ answer, share }) => {
      const text = offered[answer]?.text;
      return text === undefined ? [] : [{ answer, text, share }];
    });
}
