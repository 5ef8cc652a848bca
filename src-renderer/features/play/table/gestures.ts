import type { Attachment } from 'svelte/attachments';
import type { SeenCard } from '@shared/api/matches';
import { isFar, type Point, type Target } from '../state/drag.svelte';
import { isCard } from '../state/things';
import type { TableDesk } from './desk.svelte';
import { gripOn } from './grip';

/** Longer than a tap, shorter than patience. */
const longPress = 450;

interface Options {
  readonly card: SeenCard;
  /** The id of the place it lies in. */
  readonly place: string;
  readonly desk: TableDesk;
}

/**
 * What fingers, mouse and keys do with a card besides pressing it: it is dragged, and it opens large by a long press,
 * a double click or Space. Pointer events and not the browser's drag and drop: that one draws its own picture, works
 * with no finger, and tells nobody what lies under it. What it is about is asked for when something happens: cards are
 * seen anew after each answer, and listening anew with each of them costs more than drawing it.
 */
export const gestures =
  (options: () => Options): Attachment<HTMLElement> =>
  (button) => {
    let from: Point | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The click that ends a drag or a long press is none. */
    let isSpent = false;
    let isLong = false;
    /** What it was about when it was taken: at the end there may be nobody left to ask. */
    let taken: Options | null = null;
    const held = (): TableDesk | null =>
      taken && taken.desk.drag.held?.card === taken.card ? taken.desk : null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      isSpent = false;
      clearTimeout(timer);
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        from = null;
        isSpent = true;
        isLong = true;
        button.dataset['long'] = '';
      }, longPress);
    };
    const move = (event: PointerEvent): void => {
      const at = { x: event.clientX, y: event.clientY };
      if (from && isFar(from, at)) {
        clearTimeout(timer);
        if (mayTake(options(), button)) take(event, from);
        from = null;
      }
      const desk = held();
      desk?.drag.move(at, targetAt(desk, at));
    };
    const take = (event: PointerEvent, at: Point): void => {
      taken = options();
      const { card, place, desk } = taken;
      isSpent = true;
      button.setPointerCapture(event.pointerId);
      desk.why.clear();
      desk.choosing.hold(card);
      desk.drag.take({ card, from: place, ...gripOn(button.getBoundingClientRect(), at) }, at);
      addEventListener('keydown', escape, { capture: true });
    };
    const end = (): void => {
      clearTimeout(timer);
      from = null;
      delete button.dataset['long'];
      removeEventListener('keydown', escape, { capture: true });
    };
    const up = (): void => {
      end();
      // Not before the finger is gone: what it lets go of beside a dialog would close it.
      if (isLong) setTimeout(large);
      isLong = false;
      held()?.drop();
    };
    const cancel = (): void => {
      end();
      held()?.cancelDrag();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
    };
    const click = (event: MouseEvent): void => {
      if (!isSpent) return;
      isSpent = false;
      event.stopImmediatePropagation();
    };
    const large = (): void => {
      const { card, desk } = options();
      desk.look.openLarge(card);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== ' ') return;
      // Enter presses a card, Space reads it.
      event.preventDefault();
      if (event.type === 'keydown' && !event.repeat) large();
    };
    const menu = (event: Event): void => {
      // A long press of a finger opens the card; the browser's menu would cover it.
      if (isSpent) event.preventDefault();
    };

    const listeners: Readonly<Record<string, (event: never) => void>> = {
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: cancel,
      click,
      dblclick: large,
      keydown: key,
      keyup: key,
      contextmenu: menu,
    };
    for (const [name, listen] of Object.entries(listeners))
      button.addEventListener(name, listen as EventListener, { capture: name === 'click' });
    return () => {
      cancel();
      for (const [name, listen] of Object.entries(listeners))
        button.removeEventListener(name, listen as EventListener, { capture: name === 'click' });
    };
  };

/** Whether a finger on it moves the card: anywhere else it scrolls what it lies in. */
export const mayDrag = ({ card, place, desk }: Options): boolean =>
  card.handle !== null && (card.answers.length > 0 || isOwnHand(desk, card, place));

/** In a list over the table there is nowhere to drag it to. */
const mayTake = (options: Options, button: HTMLElement): boolean =>
  options.desk.isAsked && mayDrag(options) && button.closest('dialog') === null;

const isOwnHand = ({ seen, near }: TableDesk, { owner }: SeenCard, id: string): boolean =>
  owner === near && seen.places.find((place) => place.id === id)?.is === 'hand';

/** What of the table lies under the pointer. */
function targetAt(desk: TableDesk, { x, y }: Point): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const thing = desk.thingAt(element);
    if (!thing) continue;
    const stands = element.closest<HTMLElement>(isCard(thing) ? '[data-handle]' : '[data-place]');
    if (stands) return { thing, element: stands };
  }
  return null;
}
