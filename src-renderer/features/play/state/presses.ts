import type { Attachment } from 'svelte/attachments';

/** What is asked of a click: the browser's event has all of it. */
interface Click {
  /** How many in a row, as the system counts them; 0: by a key or by a program. */
  readonly detail: number;
  readonly timeStamp: number;
  readonly target: unknown;
}

/** Nobody sees what has changed under the pointer, and presses it, in so few milliseconds. */
export const echo = 300;

/**
 * A press is meant for what was there when it began. After an answer the next question may have a button at the same
 * spot, and the list of answers opens under the pointer: the second half of a double press, or a finger that is lifted
 * late, would give an answer to a question that nobody has read.
 */
export class Presses {
  #begunAt: number | null = null;
  #last: (Click & { readonly question: number }) | null = null;

  /** A pointer goes down while this question is asked. */
  begin(question: number): void {
    this.#begunAt = question;
  }

  counts(click: Click, question: number): boolean {
    if (click.detail === 0) return true;
    if (this.#begunAt !== null && this.#begunAt !== question) return false;
    const last = this.#last;
    const isEcho = click.detail > 1 && last !== null && click.timeStamp - last.timeStamp < echo;
    if (isEcho && (last.target !== click.target || last.question !== question)) return false;
    this.#last = { detail: click.detail, timeStamp: click.timeStamp, target: click.target, question };
    return true;
  }
}

/** Keys that answer. Held down, they would answer one question after another. */
const answering = /^(Enter|[1-9])$/;

/** Lets only presses for the current question through to the table. `question`: its number. */
export const onePress =
  (question: () => number): Attachment<HTMLElement> =>
  (room) => {
    const presses = new Presses();
    const stop = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    const down = (): void => presses.begin(question());
    const click = (event: MouseEvent): void => {
      if (!presses.counts(event, question())) stop(event);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.repeat && answering.test(event.key)) stop(event);
    };
    const before = { capture: true };
    room.addEventListener('pointerdown', down, before);
    room.addEventListener('click', click, before);
    room.addEventListener('keydown', key, before);
    return () => {
      room.removeEventListener('pointerdown', down, before);
      room.removeEventListener('click', click, before);
      room.removeEventListener('keydown', key, before);
    };
  };
