import type { Params } from '@shared/api/calls';
import type { SeenMatch } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import type { Client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import { eyesOf, type Sitting } from './eyes';
import { freshSince } from './fresh';

export type Calls = Pick<Client, 'call'>;

/** What the screen shows of a match. Between two people it holds nothing that either of them must not see. */
export type Shown =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly failure: AnyFailure }
  | { readonly is: 'handOver'; readonly to: number; readonly name: string; readonly mayOpen: boolean }
  | {
      readonly is: 'table';
      readonly seat: number | null;
      readonly seen: SeenMatch;
      /** Since the last decision: cards that came, and how much of the log is older. */
      readonly fresh: ReadonlySet<string>;
      readonly oldLog: number;
    };

const asksBot = ({ players, question }: SeenMatch): boolean =>
  question !== null && players[question.seat]?.is === 'bot';

/** One match at the table: whose turn it is to look, and the answers that are given. */
export class PlayedMatch {
  shown = $state.raw<Shown>({ is: 'waiting' });
  /** An answer is on its way: a second one would be to a question that is no longer asked. */
  busy = $state(false);
  #sitting: Sitting = 'nobody';
  /** Counts what was asked: an answer that comes late is not shown. */
  #turn = 0;
  /** How much of the log each seat has read: a number tells nobody else anything. */
  readonly #read = new Map<number | null, number>();
  readonly #client: Calls;
  readonly #tell: (failure: AnyFailure) => void;

  constructor(
    readonly id: string,
    private readonly language: () => Language,
    client: Calls,
    tell: (failure: AnyFailure) => void,
  ) {
    this.#client = client;
    this.#tell = tell;
  }

  /** Also after news of the match, and in another language. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    const seat = this.#sitting === 'designer' ? null : this.#sitting === 'nobody' ? 0 : this.#sitting;
    await this.#look(seat, turn);
  }

  /** The one who is asked sits before the screen now; or a designer, who plays every side with open cards. */
  async sitDown(sitting: number | 'designer'): Promise<void> {
    this.#sitting = sitting;
    await this.load();
  }

  async answer(answer: number): Promise<void> {
    await this.#do('matches.answer', (given) => ({ ...given, answer }));
  }

  async undo(): Promise<void> {
    await this.#do('matches.undo', (given) => given);
  }

  /** The news of an own answer come before the answer itself: they say nothing new. */
  async changed(match: string): Promise<void> {
    if (match === this.id && !this.busy) await this.load();
  }

  async #do<N extends 'matches.answer' | 'matches.undo'>(
    name: N,
    params: (given: Params<'matches.undo'>) => Params<N>,
  ): Promise<void> {
    const { shown } = this;
    if (this.busy || shown.is !== 'table') return;
    this.busy = true;
    const turn = ++this.#turn;
    const given = { match: this.id, seat: shown.seat, language: this.language(), number: shown.seen.answers };
    const result = await this.#client.call<'matches.answer' | 'matches.undo'>(name, params(given));
    this.busy = false;
    if (turn !== this.#turn) return;
    if (result.ok) return this.#take(result.value, shown.seat, turn);
    this.#tell(result.error);
    await this.load();
  }

  async #look(seat: number | null, turn: number): Promise<void> {
    const seen = await this.#client.call('matches.see', { match: this.id, seat, language: this.language() });
    if (turn !== this.#turn) return;
    if (!seen.ok) this.shown = { is: 'failed', failure: seen.error };
    else await this.#take(seen.value, seat, turn);
  }

  async #take(seen: SeenMatch, seat: number | null, turn: number): Promise<void> {
    const eyes = eyesOf(seen, this.#sitting);
    if ('handOver' in eyes) {
      const name = seen.players[eyes.handOver]?.name ?? '';
      this.shown = { is: 'handOver', to: eyes.handOver, name, mayOpen: seen.mayOpen };
      return;
    }
    if (eyes.look !== seat) return this.#look(eyes.look, turn);
    const before = this.shown.is === 'table' && this.shown.seat === seat ? this.shown : null;
    // The same question in another language, or seen again: what is marked stays marked.
    const again = before?.seen.answers === seen.answers;
    this.shown = {
      is: 'table',
      seat,
      seen,
      fresh: again ? before.fresh : freshSince(before?.seen ?? null, seen),
      oldLog: again ? before.oldLog : Math.min(seen.log.length, this.#read.get(seat) ?? seen.log.length),
    };
    this.#read.set(seat, seen.log.length);
    // Bots answer so many questions a call and no more: looking again lets them go on, as long as they do.
    if (asksBot(seen) && !again) await this.#look(seat, turn);
  }
}
