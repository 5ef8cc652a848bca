import type { SeenCard, SeenEvent, SeenLine, SeenPlace } from '@shared/api/matches';

type MoveEvent = Extract<SeenEvent, { is: 'move' }>;

/** Where a card is on the screen: itself, if it can be told from the others there, or else its place. */
export interface Spot {
  readonly place: string | null;
  readonly handle: string | null;
}

/** In milliseconds from the moment the screen has changed. */
interface Timed {
  readonly delay: number;
  readonly duration: number;
}

/** One thing that the eye follows. */
export type Step = Timed &
  (
    | {
        readonly is: 'move';
        readonly from: Spot;
        readonly to: Spot;
        /** null: its back is all that may be seen. */
        readonly path: string | null;
      }
    | { readonly is: 'flip' | 'mark'; readonly at: Spot }
    | { readonly is: 'score'; readonly seat: number }
  );

const durations = { move: 260, flip: 220, mark: 240, score: 300 } as const;
/** From one to the next: they overlap, so that much that happened is no long film. */
const stagger = 110;
/** Nobody waits longer, however much happened: then things begin closer to each other. */
const mostDelay = 900;
/** Cards that go together, such as a deal: more would be a flicker. */
const mostTogether = 5;

type Places = readonly SeenPlace[];
const cardIn = (places: Places, id: string | null, match: (card: SeenCard) => boolean): SeenCard | null =>
  places.find((place) => place.id === id)?.cards.find(match) ?? null;

/** Where it was: the very card, if only one there has its face. */
function startOf(before: Places, { from, path, handle }: MoveEvent): Spot {
  const same = cardIn(before, from, (card) => card.handle !== null && card.handle === handle);
  const known = path === null ? null : cardIn(before, from, (card) => card.path === path);
  return { place: from, handle: (same ?? known)?.handle ?? null };
}

function movesOf(
  event: MoveEvent,
  before: Places,
  after: Places,
): readonly Omit<Step & { is: 'move' }, keyof Timed>[] {
  const lies =
    event.handle === null ? null : cardIn(after, event.to, ({ handle }) => handle === event.handle);
  // What it is told by the event and by what lies there now: whichever hides it is right.
  const hidden =
    event.faceDown || event.path === null || (lies !== null && (lies.faceDown || lies.path === null));
  const move = {
    is: 'move' as const,
    from: startOf(before, event),
    to: { place: event.to, handle: lies ? event.handle : null },
    path: hidden ? null : event.path,
  };
  return Array.from({ length: Math.min(mostTogether, Math.max(1, event.count)) }, () => move);
}

type Untimed = Step extends infer S ? (S extends Step ? Omit<S, keyof Timed> : never) : never;

function stepsOf(event: SeenEvent, before: Places, after: Places): readonly Untimed[] {
  switch (event.is) {
    case 'move':
      return event.from === null && event.to === null ? [] : movesOf(event, before, after);
    case 'flip':
      return [{ is: 'flip', at: { place: event.place, handle: event.handle } }];
    case 'mark':
      return event.handle === null && event.place === null
        ? []
        : [{ is: 'mark', at: { place: event.place, handle: event.handle } }];
    case 'score':
      return event.n === 0 ? [] : [{ is: 'score', seat: event.seat }];
  }
}

/** The card that a step is about: what happens to one card happens one after the other. */
const aboutOf = (step: Untimed): string | null =>
  step.is === 'move' ? step.to.handle : step.is === 'score' ? null : step.at.handle;

/**
 * What is shown of what happened: in order, overlapping, and never more of a card than this seat may see afterwards.
 * A card that went on to another place is shown on its way there only as often as it moved.
 */
export function planOf(
  lines: readonly Pick<SeenLine, 'events'>[],
  before: Places,
  after: Places,
): readonly Step[] {
  const untimed = lines.flatMap(({ events }) => events).flatMap((event) => stepsOf(event, before, after));
  const each = Math.min(stagger, mostDelay / Math.max(1, untimed.length));
  const free = new Map<string, number>();
  return untimed.map((step, at) => {
    const about = aboutOf(step);
    const delay = Math.round(Math.max(at * each, about === null ? 0 : (free.get(about) ?? 0)));
    const duration = durations[step.is];
    if (about !== null) free.set(about, delay + duration);
    return { ...step, delay, duration };
  });
}
