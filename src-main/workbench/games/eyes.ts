import type { Declared, Move } from '../../engine/kernel/events';
import type { Viewer } from '../../engine/kernel/log';
import type { ToldEvent } from './told-event';

type EyeOf<E> = E extends { readonly eye: infer Eye } ? Eye : never;
type Moving<E> = E extends { readonly eye: Move<string, infer Place> } ? Place : never;
type WordOf<P> = P extends readonly (infer Word)[]
  ? Word
  : P extends { readonly unsaid: readonly (infer Word)[] }
    ? Word
    : never;
/** Each name of a place in a declared move. A part that is one of a few words names the place by the word. */
type PlaceIn<E> = Exclude<Moving<E>, keyof E> | WordOf<E[Moving<E> & keyof E]>;
type WithEye<D, Name> = { [K in keyof D]: Name extends EyeOf<D[K]> ? K : never }[keyof D];
type WithPlace<D, Name> = { [K in keyof D]: Name extends PlaceIn<D[K]> ? K : never }[keyof D];
type Event<E, Is> = Extract<E, { readonly is: Is }>;

/** How a game's screen follows what its events are declared with. A name that is not looked after does not compile. */
interface Eyes<T, D, E> {
  readonly named: {
    readonly [Name in EyeOf<D[keyof D]> & string]: (
      t: T,
      event: Event<E, WithEye<D, Name>>,
      viewer: Viewer,
    ) => ToldEvent[];
  };
  /** What a screen calls the places of moves; null: off the table. */
  readonly places: {
    readonly [Name in { [K in keyof D]: PlaceIn<D[K]> }[keyof D] & string]: (
      t: T,
      event: Event<E, WithPlace<D, Name>>,
    ) => string | null;
  };
  /** A part that is a place by its number. */
  readonly place?: (t: T, n: number) => string;
  /** `what` goes from one place to another. `onto`: where to, as the event says it. */
  moved(t: T, what: readonly number[], viewer: Viewer, way: Way): ToldEvent[];
}

type Named<Value> = Readonly<Record<string, Value>>;
export interface Way {
  readonly from: string | null;
  readonly to: string | null;
  readonly onto: unknown;
}

/** What the eye follows when something happens, for one viewer. */
export const followedBy =
  <T, E extends { readonly is: string }>() =>
  <const D extends Declared>(declared: D, eyes: Eyes<T, D, E>) =>
  (t: T, event: E, viewer: Viewer): ToldEvent[] => {
    const eye = declared[event.is]?.eye;
    if (eye === undefined) return [];
    const named = eyes.named as unknown as Named<(t: T, event: E, viewer: Viewer) => ToldEvent[]>;
    if (typeof eye === 'string') return named[eye]?.(t, event, viewer) ?? [];
    const parts = event as unknown as Named<unknown>;
    const places = eyes.places as unknown as Named<(t: T, event: E) => string | null>;
    const placeOf = (name: string): string | null => {
      const place = parts[name] ?? name;
      return typeof place === 'number'
        ? (eyes.place?.(t, place) ?? null)
        : (places[String(place)]?.(t, event) ?? null);
    };
    const way = { from: placeOf(eye.from), to: placeOf(eye.to), onto: parts[eye.to] ?? eye.to };
    return eyes.moved(t, [parts[eye.what]].flat() as number[], viewer, way);
  };
