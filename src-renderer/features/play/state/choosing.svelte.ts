import type { SeenCard, SeenPlace } from '@shared/api/matches';

/** A list of answers to choose from, beside what was pressed. */
export interface AnswerMenu {
  readonly title: string;
  readonly answers: readonly number[];
  readonly anchor: HTMLElement;
}

interface Offer {
  readonly name: string;
  readonly answers: readonly number[];
}

/**
 * How an answer is given on the table: what has one answer is it; what has several shows them, and meanwhile only
 * what still goes with it is lit, so that a card and then a place is an answer too.
 */
export class Choosing {
  #picked = $state.raw<SeenCard | SeenPlace | null>(null);
  menu = $state.raw<AnswerMenu | null>(null);
  readonly #give: (answer: number) => void;

  constructor(give: (answer: number) => void) {
    this.#give = give;
  }

  isPicked(thing: SeenCard | SeenPlace): boolean {
    return this.#picked === thing;
  }

  /** Of the answers of a thing, those that go with what was pressed before. */
  offered(thing: SeenCard | SeenPlace): readonly number[] {
    const picked = this.#picked;
    return picked === null || picked === thing
      ? thing.answers
      : thing.answers.filter((one) => picked.answers.includes(one));
  }

  press(thing: SeenCard | SeenPlace, anchor: HTMLElement): void {
    const answers = this.offered(thing);
    // Nothing that goes with what was picked: the press is a new beginning.
    if (answers.length === 0 && this.#picked) this.clear();
    const now = answers.length > 0 ? answers : thing.answers;
    this.#picked ??= now.length > 1 ? thing : null;
    this.open({ name: thing.name, answers: now }, anchor);
  }

  open({ name, answers }: Offer, anchor: HTMLElement): void {
    const [first, second] = answers;
    if (first === undefined) this.clear();
    else if (second === undefined) this.choose(first);
    else this.menu = { title: name, answers, anchor };
  }

  choose(answer: number): void {
    this.clear();
    this.#give(answer);
  }

  /** The menu closes when somebody presses beside it: what was picked stays, for a place to go with it. */
  closeMenu(): void {
    this.menu = null;
  }

  clear(): void {
    this.#picked = null;
    this.menu = null;
  }
}
