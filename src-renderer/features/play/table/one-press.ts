import type { Attachment } from 'svelte/attachments';
import { Presses } from '../state/presses';

/** Keys that answer: held down, they would answer one question after the other. */
const answering = /^(Enter|[1-9])$/;

/** Lets only those presses through to the table that are meant for what is asked. `question`: its number. */
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
