import type { CallResult } from '@shared/api/bridge';
import type { SeenLine, SeenMatch } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import type { AnyFailure } from '../../../state/failure-text';
import { eyesAllowed, firstEyes, type ReplaySeat } from './eyes';
import { freshSince } from './fresh';
import type { Calls } from './played-match.svelte';

/** A match as it is looked at again. Before it is known who looks, nothing of it is held. */
export type ReplayShown =
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly failure: AnyFailure }
  | { readonly is: 'whoLooks'; readonly seats: readonly { readonly seat: number; readonly name: string }[] }
  | {
      readonly is: 'table';
      readonly seat: ReplaySeat;
      /** As it stood then. */
      readonly seen: SeenMatch;
      /** What was told up to the end, each line with its place. */
      readonly log: readonly SeenLine[];
      readonly eyes: readonly ReplaySeat[];
      /** Cards that came with the last step. */
      readonly fresh: ReadonlySet<string>;
    };

const whoMayLook = (whole: SeenMatch): readonly { seat: number; name: string }[] =>
  eyesAllowed(whole).flatMap((seat) =>
    seat === null ? [] : [{ seat, name: whole.players[seat]?.name ?? '' }],
  );

/** Steps through a match: where it stands, whose eyes it has. */
export class Replay {
  shown = $state.raw<ReplayShown>({ is: 'waiting' });
  readonly #client: Calls;
  #seat: ReplaySeat | undefined = undefined;
  #whole: SeenMatch | null = null;
  #wanted = 0;
  #going = false;
  /** Counts beginnings: what comes late is in another language, or of other eyes. */
  #turn = 0;

  constructor(
    readonly id: string,
    private readonly language: () => Language,
    client: Calls,
  ) {
    this.#client = client;
  }

  get at(): number {
    return this.shown.is === 'table' ? this.shown.seen.answers : 0;
  }

  get total(): number {
    return this.shown.is === 'table' ? this.shown.seen.total : 0;
  }

  /** Where rounds ended. */
  readonly marks: readonly number[] = $derived(
    this.shown.is === 'table'
      ? [...new Set(this.shown.log.flatMap(({ at, summary }) => (summary === null ? [] : [at])))]
      : [],
  );

  /** Also in another language, and after news of the match. */
  async load(at: number): Promise<void> {
    const turn = ++this.#turn;
    this.#wanted = at;
    // Nobody looks yet: the first seat's view only tells who may, and is not kept.
    const looked = this.#seat === undefined ? 0 : this.#seat;
    const whole = await this.#see(looked);
    if (turn !== this.#turn) return;
    if (!whole.ok) {
      this.shown = { is: 'failed', failure: whole.error };
      return;
    }
    if (this.#seat === undefined) this.#seat = firstEyes(whole.value);
    if (this.#seat === undefined) this.shown = { is: 'whoLooks', seats: whoMayLook(whole.value) };
    else if (this.#seat !== looked) await this.load(at);
    else {
      this.#whole = whole.value;
      await this.#go(turn);
    }
  }

  async lookAs(seat: ReplaySeat): Promise<void> {
    this.#seat = seat;
    await this.load(this.shown.is === 'table' ? this.at : this.#wanted);
  }

  async goTo(at: number): Promise<void> {
    this.#wanted = at;
    if (!this.#going && this.#whole) await this.#go(this.#turn);
  }

  /** One look at a time: a slider that is dragged asks for the last place only. */
  async #go(turn: number): Promise<void> {
    this.#going = true;
    let shownAt = -1;
    while (turn === this.#turn && this.#whole && shownAt !== this.#clamped()) {
      shownAt = this.#clamped();
      const seen = await this.#see(this.#seat ?? null, shownAt);
      if (turn !== this.#turn) break;
      this.#take(seen);
    }
    if (turn === this.#turn) this.#going = false;
  }

  #clamped(): number {
    return Math.min(Math.max(0, this.#wanted), this.#whole?.total ?? 0);
  }

  #take(seen: CallResult<'matches.see'>): void {
    if (!seen.ok) this.shown = { is: 'failed', failure: seen.error };
    if (!seen.ok || !this.#whole) return;
    const before = this.shown.is === 'table' ? this.shown.seen : null;
    const isStep = before !== null && before.answers + 1 === seen.value.answers;
    this.shown = {
      is: 'table',
      seat: this.#seat ?? null,
      seen: seen.value,
      log: this.#whole.log,
      // The others' cards are not a press away while there is something to hide.
      eyes: this.#whole.mayOpen ? eyesAllowed(this.#whole) : [this.#seat ?? null],
      fresh: isStep ? freshSince(before, seen.value) : new Set(),
    };
  }

  #see(seat: ReplaySeat, at?: number): Promise<CallResult<'matches.see'>> {
    const wanted = { match: this.id, seat, language: this.language() };
    return this.#client.call('matches.see', at === undefined ? wanted : { ...wanted, at });
  }
}
