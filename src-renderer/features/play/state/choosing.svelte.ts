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
  /** What is looked at, by the parts that count. With anything else nothing is picked yet. */
  readonly about: () => readonly unknown[];
  /** null: nobody is asked, or somebody else. */
  readonly asked: () => Asked | null;
  /** Every answer waits for a last press. */
  readonly confirmAll: () => boolean;
  readonly give: (answer: number) => void;
}

const nothing: Asked = { answers: [], places: [] };

/** What was pressed so far. */
interface Begun {
  readonly picked: readonly Thing[];
  /** What the card that is dragged does itself; null: whatever is about it. */
  readonly only: ReadonlySet<number> | null;
  /** The answer that waits to be confirmed. */
  readonly staged: number | null;
  readonly menu: AnswerMenu | null;
}
type Picks = Pick<Begun, 'picked' | 'only'>;
const untouched: Begun = { picked: [], only: null, staged: null, menu: null };

/**
 * How an answer is given on the table. What has one answer is it. What has several is picked: only what still goes
 * with it stays lit, so that a card and then a place, or two cards, are an answer too; what nothing on the table tells
 * apart is a list. An answer that is put together from several cards waits to be confirmed.
 */
export class Choosing {
  /**
   * With what it was begun for: an answer that was given stays as it was shown until the next question is there, and
   * both are drawn as one picture.
   */
  #begun = $state.raw<Begun & { readonly about: readonly unknown[] }>({ ...untouched, about: [] });
  readonly #parts: ChoosingParts;

  constructor(parts: ChoosingParts) {
    this.#parts = parts;
  }

  get #now(): Begun {
    const about = this.#parts.about();
    return about.every((part, at) => part === this.#begun.about[at]) ? this.#begun : untouched;
  }

  get picked(): readonly Thing[] {
    return this.#now.picked;
  }

  get staged(): number | null {
    return this.#now.staged;
  }

  get menu(): AnswerMenu | null {
    return this.#now.menu;
  }

  get asked(): Asked {
    return this.#askedOf(this.#now.only);
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
    const begun = this.#goesWith(thing);
    const only = begun.length > 0 ? this.#now.only : null;
    this.#goOn({ picked: [...begun, thing], only }, thing.name, anchor);
  }

  /**
   * A card that is dragged: what goes with it is lit, and nothing is answered before it is dropped. It acts: what
   * others could do with it is not meant, unless that is all there is.
   */
  hold(thing: SeenCard): void {
    const { answers } = this.#askedOf(null);
    const acts = thing.answers.filter((at) => answers[at]?.cards[0] === thing.path);
    this.#begin({ ...untouched, picked: [thing], only: acts.length > 0 ? new Set(acts) : null });
  }

  /** What is held was let go over nothing that the answers tell apart: it stands for itself. */
  letGo(anchor: HTMLElement): void {
    const [held] = this.picked;
    if (held) this.#goOn(this.#now, held.name, anchor);
  }

  /** Takes back one press, and keeps the others. */
  takeBack(thing: Thing): void {
    const picked = this.picked.filter((one) => one !== thing);
    this.#begin({ ...untouched, picked, only: picked.length > 0 ? this.#now.only : null });
  }

  open(title: string, answers: readonly number[], anchor: HTMLElement): void {
    this.#begin({ ...this.#now, menu: { title, answers, anchor } });
  }

  choose(answer: number): void {
    if (this.staged === answer) this.#parts.give(answer);
    else this.#choose(answer, this.#now);
  }

  confirm(): void {
    if (this.staged !== null) this.#parts.give(this.staged);
  }

  /** The menu closes when somebody presses beside it: what was picked stays, for a place to go with it. */
  closeMenu(): void {
    if (this.menu) this.#begin({ ...this.#now, menu: null });
  }

  clear(): void {
    if (this.isUnderWay || this.menu) this.#begin(untouched);
  }

  #begin(begun: Begun): void {
    this.#begun = { ...begun, about: this.#parts.about() };
  }

  #askedOf(only: ReadonlySet<number> | null): Asked {
    return { ...(this.#parts.asked() ?? nothing), only };
  }

  #choose(answer: number, { picked, only }: Picks): void {
    const waits = this.#parts.confirmAll() || isPutTogether(this.#askedOf(only), picked);
    if (waits) this.#begin({ picked, only, staged: answer, menu: null });
    else this.#parts.give(answer);
  }

  /** The longest beginning of what was picked that the thing goes with: another target replaces the last one. */
  #goesWith(thing: Thing): readonly Thing[] {
    for (let kept = this.picked.length; kept > 0; kept--) {
      const begun = this.picked.slice(0, kept);
      if (answersFor(this.asked, [...begun, thing]).length > 0) return begun;
    }
    return [];
  }

  #goOn({ picked, only }: Picks, name: string, anchor: HTMLElement): void {
    const asked = this.#askedOf(only);
    const answers = answersFor(asked, picked);
    const [first, second] = answers;
    if (first === undefined) return this.clear();
    if (second === undefined) return this.#choose(first, { picked, only });
    const menu = missing(asked, picked) === 'answer' ? { title: name, answers, anchor } : null;
    this.#begin({ picked, only, staged: null, menu });
  }
}
