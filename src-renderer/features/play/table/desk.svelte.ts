import type { SeenCard, SeenMatch, SeenPlace } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import { Choosing } from '../state/choosing.svelte';
import { Drag } from '../state/drag.svelte';
import { dropOf, meantBy, type Drop } from '../state/drop';
import type { MatchHint } from '../state/hint.svelte';
import type { MatchFaces } from '../state/match-faces.svelte';
import type { Calls, Shown } from '../state/played-match.svelte';
import { isCard, placeOf, type Thing } from '../state/things';
import { WhyNot } from '../state/why-not.svelte';
import type { MarkLooks } from './mark-looks';

type Pointed = Pick<SeenCard, 'path' | 'name' | 'marks'> & Partial<Pick<SeenCard, 'handle'>>;
type LookedAt = Pick<SeenCard, 'name' | 'marks'> & {
  readonly path: string;
  /** null: it is not on the table, such as a card that the log names. */
  readonly handle: string | null;
};

/** The card in the panel: the last visible one under the pointer. */
class Look {
  card = $state.raw<LookedAt | null>(null);
  /** The card that covers the table, as large as possible. */
  full = $state.raw<LookedAt | null>(null);

  at({ path, name, marks, handle = null }: Pointed): void {
    if (path !== null) this.card = { path, name, marks, handle };
  }

  openLarge({ path, name, marks, handle = null }: Pointed): void {
    if (path !== null) this.full = { path, name, marks, handle };
  }
}

interface DeskParts {
  readonly shown: () => Extract<Shown, { is: 'table' }>;
  readonly faces: () => MatchFaces;
  readonly marks: () => MarkLooks;
  readonly language: () => Language;
  readonly confirmAll: () => boolean;
  readonly give: (answer: number) => void;
  readonly client: Calls;
  /** What a bot would do; left out where nobody can be helped, such as in a replay. */
  readonly hint?: MatchHint;
}

/** What every part of the table needs: what lies there, how it is drawn, and what a press or a drop does. */
export class TableDesk {
  readonly choosing: Choosing;
  readonly look = new Look();
  readonly drag = new Drag();
  readonly why: WhyNot;
  readonly hint: MatchHint | undefined;
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.why = new WhyNot(parts.client);
    this.hint = parts.hint;
    this.choosing = new Choosing({
      // The same question, seen again, keeps what was picked for it.
      about: () => [this.seen.answers, this.seen.question, this.seen.places],
      asked: () => {
        const { question, places } = this.seen;
        return question?.answers ? { answers: question.answers, places } : null;
      },
      confirmAll: parts.confirmAll,
      give: parts.give,
    });
  }

  get seen(): SeenMatch {
    return this.#parts.shown().seen;
  }
  get faces(): MatchFaces {
    return this.#parts.faces();
  }
  get marks(): MarkLooks {
    return this.#parts.marks();
  }
  /** Places and handles of the cards that came since the last decision. */
  get fresh(): ReadonlySet<string> {
    return this.#parts.shown().fresh;
  }
  get near(): number {
    return this.#parts.shown().seat ?? 0;
  }
  /** Whoever looks is asked. */
  get isAsked(): boolean {
    return this.seen.question?.answers != null;
  }

  isLit(thing: Thing): boolean {
    return !this.choosing.isPicked(thing) && this.choosing.offered(thing).length > 0;
  }

  /** What would come of it if the card that is held were let go now. */
  get dropped(): Drop {
    const { held, over } = this.drag;
    return held ? dropOf(this.choosing, held, over) : 'back';
  }

  /** The card that is held would go there. */
  isUnder(thing: Thing): boolean {
    return this.drag.over?.thing === thing && this.choosing.offered(thing).length > 0;
  }

  /** A card in the own hand that can't be played says why; one on the table may just be looked at. */
  press(thing: Thing, anchor: HTMLElement): void {
    this.why.clear();
    const { picked } = this.choosing;
    const held = picked.find(isCard);
    if (thing.answers.length > 0 || !this.isAsked) return this.choosing.press(thing, anchor);
    const place = isCard(thing) ? placeOf(this.seen.places, thing) : null;
    if (isCard(thing) && picked.length > 0) {
      const meant = meantBy(this.choosing, thing, place);
      if (meant !== thing) return this.press(meant, anchor);
    }
    const isHeld = isCard(thing) && place?.is === 'hand';
    if (isHeld && thing.owner === this.near) this.#askWhy(thing, null, anchor);
    else if (held) this.#askWhy(held, thing, anchor);
    this.choosing.clear();
  }

  /** A press on a place itself: it counts only for what was picked, or it would be in the way of its cards. */
  pressPlace(place: SeenPlace, anchor: HTMLElement): void {
    if (this.choosing.offered(place).length > 0) return this.press(place, anchor);
    const held = this.choosing.picked.find(isCard);
    if (!held) return;
    this.why.clear();
    this.#askWhy(held, place, anchor);
    this.choosing.clear();
  }

  /** Lets go of what is dragged; whether it goes back to where it came from. */
  drop(): 'back' | 'gone' {
    const { held, over } = this.drag;
    if (!held) return 'back';
    const what = this.dropped;
    this.drag.letGo();
    this.why.clear();
    if (what === 'target' && over) this.choosing.press(over.thing, over.element);
    else if (what === 'itself' && over) this.choosing.letGo(over.element);
    else this.choosing.clear();
    if (what === 'refused' && over && this.isAsked) this.#askWhy(held.card, over.thing, over.element);
    return what === 'back' || what === 'refused' ? 'back' : 'gone';
  }

  cancelDrag(): void {
    if (this.drag.letGo()) this.choosing.clear();
  }

  /** What is meant by whoever points at an element of the page with a card: a card there, or its place. */
  thingAt(element: Element): Thing | null {
    const place = this.seen.places.find(
      ({ id }) => id === element.closest<HTMLElement>('[data-place]')?.dataset['place'],
    );
    const handle = element.closest<HTMLElement>('[data-handle]')?.dataset['handle'];
    const card = place?.cards.find((one) => one.handle !== null && one.handle === handle);
    return card && place ? meantBy(this.choosing, card, place) : (place ?? null);
  }

  /** `on`: what it was tried on, a place or the very card there; null: it was just pressed. */
  #askWhy({ handle }: SeenCard, on: Thing | null, anchor: HTMLElement): void {
    if (handle === null) return;
    const { seat, seen } = this.#parts.shown();
    const place = on && isCard(on) ? placeOf(seen.places, on) : on;
    void this.why.ask(
      {
        match: seen.match,
        seat,
        language: this.#parts.language(),
        card: handle,
        place: place?.id ?? null,
        on: on && isCard(on) ? on.handle : null,
      },
      anchor,
    );
  }
}
