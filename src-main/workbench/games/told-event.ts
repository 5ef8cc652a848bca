import type { SeenEvent } from '@shared/api/matches';

type Move = Extract<SeenEvent, { readonly is: 'move' }>;

/** What an animation follows, in no language and of no pack yet: a card that moves goes by its id. */
export type ToldEvent =
  | Exclude<SeenEvent, Move>
  | (Omit<Move, 'path'> & {
      /** null: the viewer does not know which it is. */
      readonly card: string | null;
    });
type ToldMove = Extract<ToldEvent, { readonly is: 'move' }>;

export const moves = (from: string | null, to: string | null, more: Partial<ToldMove> = {}): ToldMove => ({
  is: 'move',
  card: null,
  handle: null,
  from,
  to,
  faceDown: false,
  count: 1,
  ...more,
});

export const marks = (handle: string | null, place: string | null = null): ToldEvent[] =>
  handle === null && place === null ? [] : [{ is: 'mark', handle, place }];

export const seenEvents = (
  events: readonly ToldEvent[],
  pathOf: (card: string) => string | null,
): SeenEvent[] =>
  events.map((event) => {
    if (event.is !== 'move') return event;
    const { card, ...rest } = event;
    return { ...rest, path: card === null ? null : pathOf(card) };
  });
