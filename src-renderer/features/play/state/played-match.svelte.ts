import type { Params } from '@shared/api/calls';
import type { SeenMatch } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import type { Client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import { eyesOf, type Sitting } from './eyes';
import { freshSince } from './fresh';
import { keepParts } from './kept-parts';

export type Calls = Pick<Client, 'call'>;

/** What the screen shows of a match. Between two people it holds nothing that either of them must not see. */
export type Shown =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly failure: AnyFailure }
  /** `mayOpen`: nothing is hidden from whoever sits there, so both sides may be played with open cards. */
  | { readonly is: 'handOver'; readonly to: number; readonly name: string; readonly mayOpen: boolean }
  /** Somebody wants to take back what the others must agree to. They come to the screen for it: nothing is shown. */
  | { readonly is: 'consent'; readonly by: string; readonly asked: readonly string[] }
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

/** In milliseconds: what comes sooner is felt as at once. */
const shownAfter = 100;

/** One match at the table: whose turn it is to look, and the answers that are given. */
export class PlayedMatch {
  shown = $state.raw<Shown>({ is: 'waiting' });
  /** An answer is on its way and takes so long that it has to be shown. */
  busy = $state(false);
  /** An answer is on its way: a second one would be to a question that is no longer asked. */
  #underWay = false;
  #sitting: Sitting = 'nobody';
  #takingBack: { readonly seat: number | null; readonly number: number } | null = null;
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

  /** Nobody sits here any more: a bot need not think on. */
  async leave(): Promise<void> {
    this.#turn++;
    if (this.shown.is === 'table' && this.shown.seen.thinking)
      await this.#client.call('matches.leave', { match: this.id });
  }

  /** At once where nobody has to agree; otherwise the others are asked first. */
  async undo(): Promise<void> {
    const { shown } = this;
    if (this.#underWay || shown.is !== 'table' || !shown.seen.undo) return;
    const { players, undo, answers } = shown.seen;
    if (undo.asks.length === 0) return this.#do('matches.undo', (given) => given);
    const nameOf = (seat: number): string => players[seat]?.name ?? '';
    this.#takingBack = { seat: shown.seat, number: answers };
    this.shown = { is: 'consent', by: nameOf(shown.seat ?? 0), asked: undo.asks.map(nameOf) };
  }

  /** What the others say to it. They sit before the screen now: it is handed over again, whatever they say. */
  async consent(agreed: boolean): Promise<void> {
    const taking = this.#takingBack;
    if (this.shown.is !== 'consent' || !taking || this.#underWay) return;
    this.#takingBack = null;
    this.#sitting = 'nobody';
    if (agreed) {
      const given = { match: this.id, ...taking, language: this.language(), consent: true };
      const undone = await this.#waitFor(this.#client.call('matches.undo', given));
      if (!undone.ok) this.#tell(undone.error);
    }
    await this.load();
  }

  async redo(): Promise<void> {
    if (this.shown.is === 'table' && this.shown.seen.canRedo)
      await this.#do('matches.redo', (given) => given);
  }

  /** The news of an own answer come before the answer itself: they say nothing new. */
  async changed(match: string): Promise<void> {
    if (match === this.id && !this.#underWay && this.shown.is !== 'consent') await this.load();
  }

  async #do<N extends 'matches.answer' | 'matches.undo' | 'matches.redo'>(
    name: N,
    params: (given: Params<'matches.redo'>) => Params<N>,
  ): Promise<void> {
    const { shown } = this;
    if (this.#underWay || shown.is !== 'table') return;
    const turn = ++this.#turn;
    const given = { match: this.id, seat: shown.seat, language: this.language(), number: shown.seen.answers };
    const result = await this.#waitFor(
      this.#client.call<'matches.answer' | 'matches.undo' | 'matches.redo'>(name, params(given)),
    );
    if (turn !== this.#turn) return;
    if (result.ok) return this.#take(result.value, shown.seat, turn);
    this.#tell(result.error);
    await this.load();
  }

  /** Most answers are there before anybody could see that they were waited for: drawing that would only delay them. */
  async #waitFor<T>(call: Promise<T>): Promise<T> {
    this.#underWay = true;
    const late = setTimeout(() => (this.busy = true), shownAfter);
    try {
      return await call;
    } finally {
      clearTimeout(late);
      this.#underWay = false;
      this.busy = false;
    }
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
      seen: keepParts(before?.seen ?? null, seen),
      fresh: again ? before.fresh : freshSince(before?.seen ?? null, seen),
      oldLog: again ? before.oldLog : Math.min(seen.log.length, this.#read.get(seat) ?? seen.log.length),
    };
    this.#read.set(seat, seen.log.length);
    // Bots answer so many questions a call and no more: looking again lets them go on, as long as they do. One that
    // thinks is not hurried by that: `match.changed` tells when it has answered.
    if (asksBot(seen) && !seen.thinking && !again) await this.#look(seat, turn);
  }
}
