import type { SeenCard } from '@shared/api/matches';
import { answersFor, isPutTogether, leftBy, loose, missing, numberAmong, type Missing } from './narrowing';
import { isCard, type Asked, type Thing } from './things';

/** A list of answers to choose from, beside what was pressed. */
export interface AnswerMenu {
  readonly title: string;
  readonly answers: readonly number[];
  readonly anchor: HTMLElement;
}

export interface ChoosingParts {
  /** null: nobody is asked, or somebody else. */
  readonly asked: () => Asked | null;
  /** Every answer waits for a last press. */
  readonly confirmAll: () => boolean;
  readonly give: (answer: number) => void;
}

const nothing: Asked = { answers: [], places: [] };

/**
 * How an answer is given on the table. What has one answer is it. What has several is picked: only what still goes
 * with it stays lit, so that a card and then a place, or two cards, are an answer too; what nothing on the table tells
 * apart is a list. An answer that is put together from several cards waits to be confirmed.
 */
export class Choosing {
  picked = $state.raw<readonly Thing[]>([]);
  /** The answer that waits to be confirmed. */
  staged = $state<number | null>(null);
  menu = $state.raw<AnswerMenu | null>(null);
  /** What the card that is dragged does itself; null: whatever is about it. */
  #only = $state.raw<ReadonlySet<number> | null>(null);
  readonly #parts: ChoosingParts;

  constructor(parts: ChoosingParts) {
    this.#parts = parts;
  }

  get asked(): Asked {
    return { ...(this.#parts.asked() ?? nothing), only: this.#only };
  }

  get hasPicked(): boolean {
    return this.picked.length > 0;
  }

  /** Something was begun that can be cancelled. */
  get isUnderWay(): boolean {
    return this.hasPicked || this.staged !== null;
  }

  get missing(): Missing {
    return this.staged === null ? missing(this.asked, this.picked) : null;
  }

  /** Answers that need a button of their own, because nothing on the table leads to them. */
  get loose(): readonly number[] {
    return this.staged === null ? loose(this.asked, this.picked) : [];
  }

  get left(): readonly number[] {
    return answersFor(this.asked, this.picked);
  }

  isPicked(thing: Thing): boolean {
    return this.picked.includes(thing);
  }

  /** Of the answers of a thing, those that go with everything that was pressed before. */
  offered(thing: Thing): readonly number[] {
    if (thing.answers.length === 0) return [];
    if (!this.hasPicked) return this.#parts.asked() ? thing.answers : [];
    return leftBy(this.asked, this.picked, thing);
  }

  /** 1, 2, 3 on the cards of an answer that is put together. */
  numberOf(thing: Thing): number | null {
    return isCard(thing) ? numberAmong(this.asked, this.picked, this.staged, thing) : null;
  }

  press(thing: Thing, anchor: HTMLElement): void {
    if (this.isPicked(thing)) return this.takeBack(thing);
    if (thing.answers.length === 0) return this.clear();
    this.staged = null;
    const begun = this.#goesWith(thing);
    if (begun.length === 0) this.#only = null;
    this.picked = [...begun, thing];
    this.#goOn(thing.name, anchor);
  }

  /**
   * A card that is dragged: what goes with it is lit, and nothing is answered before it is dropped. It acts: what
   * others could do with it is not meant, unless that is all there is.
   */
  hold(thing: SeenCard): void {
    this.clear();
    const { answers } = this.asked;
    const acts = thing.answers.filter((at) => answers[at]?.cards[0] === thing.path);
    if (acts.length > 0) this.#only = new Set(acts);
    this.picked = [thing];
  }

  /** What is held was let go over nothing that the answers tell apart: it stands for itself. */
  letGo(anchor: HTMLElement): void {
    const [held] = this.picked;
    if (held) this.#goOn(held.name, anchor);
  }

  /** Takes back one press, and keeps the others. */
  takeBack(thing: Thing): void {
    this.staged = null;
    this.menu = null;
    this.picked = this.picked.filter((one) => one !== thing);
    if (!this.hasPicked) this.#only = null;
  }

  open(name: string, answers: readonly number[], anchor: HTMLElement): void {
    this.menu = { title: name, answers, anchor };
  }

  choose(answer: number): void {
    this.menu = null;
    if (this.staged !== answer && (this.#parts.confirmAll() || isPutTogether(this.asked, this.picked)))
      this.staged = answer;
    else this.#give(answer);
  }

  confirm(): void {
    if (this.staged !== null) this.#give(this.staged);
  }

  /** The menu closes when somebody presses beside it: what was picked stays, for a place to go with it. */
  closeMenu(): void {
    this.menu = null;
  }

  clear(): void {
    this.picked = [];
    this.#only = null;
    this.staged = null;
    this.menu = null;
  }

  #give(answer: number): void {
    this.clear();
    this.#parts.give(answer);
  }

  /** The longest beginning of what was picked that the thing goes with: another target replaces the last one. */
  #goesWith(thing: Thing): readonly Thing[] {
    for (let kept = this.picked.length; kept > 0; kept--) {
      const begun = this.picked.slice(0, kept);
      if (answersFor(this.asked, [...begun, thing]).length > 0) return begun;
    }
    return [];
  }

  #goOn(name: string, anchor: HTMLElement): void {
    const { left } = this;
    const [only, second] = left;
    this.menu = null;
    if (only === undefined) this.clear();
    else if (second === undefined) this.choose(only);
    else if (missing(this.asked, this.picked) === 'answer') this.open(name, left, anchor);
  }
}
