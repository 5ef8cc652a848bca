import type { SeenCard, SeenPlace } from '@shared/api/matches';

/** A list of answers to choose from, beside what was pressed. */
export interface AnswerMenu {
  readonly title: string;
  readonly answers: readonly number[];
  readonly anchor: HTMLElement;
}

type Thing = SeenCard | SeenPlace;
interface Offer {
  readonly name: string;
  readonly answers: readonly number[];
}

/**
 * How an answer is given on the table: what has one answer is it; what has several shows them, and meanwhile only
 * what still goes with it is lit, so that a card and then a place, or two cards, are an answer too.
 */
export class Choosing {
  #picked = $state.raw<readonly Thing[]>([]);
  menu = $state.raw<AnswerMenu | null>(null);
  readonly #give: (answer: number) => void;

  constructor(give: (answer: number) => void) {
    this.#give = give;
  }

  get hasPicked(): boolean {
    return this.#picked.length > 0;
  }

  isPicked(thing: Thing): boolean {
    return this.#picked.includes(thing);
  }

  /** Of the answers of a thing, those that go with everything that was pressed before. */
  offered(thing: Thing): readonly number[] {
    return thing.answers.filter((one) => this.#picked.every(({ answers }) => answers.includes(one)));
  }

  press(thing: Thing, anchor: HTMLElement): void {
    // Nothing that goes with what was picked: the press is a new beginning.
    if (this.offered(thing).length === 0) this.clear();
    const answers = this.offered(thing);
    if (answers.length > 1 && !this.isPicked(thing)) this.#picked = [...this.#picked, thing];
    this.open({ name: thing.name, answers }, anchor);
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
    this.#picked = [];
    this.menu = null;
  }
}
