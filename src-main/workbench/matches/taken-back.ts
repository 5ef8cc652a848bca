import type { MatchMove } from './match-table';
import { Recent } from '../recent';

/** Answers that one undo took back, in their order; `at`: how many were left. */
export interface TakenBack {
  readonly at: number;
  readonly seat: number;
  readonly moves: readonly MatchMove[];
}

/** What was taken back and may be given again, the last first, for each match until somebody answers otherwise. */
export class TakenBacks {
  readonly #of = new Recent<readonly TakenBack[]>(8);

  /** Only where it was taken back: what another window has done since comes first. */
  next(match: string, answers: number): TakenBack | null {
    const last = this.#of.get(match)?.at(-1);
    return last?.at === answers ? last : null;
  }
  add(match: string, taken: TakenBack): void {
    this.#of.keep(match, [...(this.#of.get(match) ?? []), taken]);
  }
  /** What is left when the last is given again. */
  rest(match: string): readonly TakenBack[] {
    return (this.#of.get(match) ?? []).slice(0, -1);
  }
  putBack(match: string, rest: readonly TakenBack[]): void {
    this.#of.keep(match, rest);
  }
  forget(match: string): void {
    this.#of.drop(match);
  }
}
