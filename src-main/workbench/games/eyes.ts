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
type PlaceIn<D, E, K extends keyof D> =
  Exclude<Moving<D[K]>, keyof Event<E, K>> | WordOf<D[K][Moving<D[K]> & keyof D[K]]>;
type WithEye<D, Name> = { [K in keyof D]: Name extends EyeOf<D[K]> ? K : never }[keyof D];
type WithPlace<D, E, Name> = { [K in keyof D]: Name extends PlaceIn<D, E, K> ? K : never }[keyof D];
type Event<E, Is> = Extract<E, { readonly is: Is }>;

// Methods, so that the compiler lets one of a few events stand for any of them where they are looked up by name.
type Follow<T, One> = { follow(t: T, event: One, viewer: Viewer): ToldEvent[] }['follow'];
type Find<T, One> = { find(t: T, event: One): string | null }['find'];

/** How a game's screen follows what its events are declared with. A name that is not looked after does not compile. */
interface Eyes<T, D, E> {
  readonly named: {
    readonly [Name in EyeOf<D[keyof D]> & string]: Follow<T, Event<E, WithEye<D, Name>>>;
  };
  /** What a screen calls the places of moves; null: off the table. */
  readonly places: {
    readonly [Name in { [K in keyof D]: PlaceIn<D, E, K> }[keyof D] & string]: Find<
      T,
      Event<E, WithPlace<D, E, Name>>
    >;
  };
  /** A part that is a place by its number. */
  readonly place?: (t: T, n: number) => string;
  /** `what` goes from one place to another. `onto`: where to, as the event says it. */
  moved(t: T, what: readonly number[], viewer: Viewer, way: Way): ToldEvent[];
}

type Named<Value> = Readonly<Record<string, Value>>;
interface Way {
  readonly from: string | null;
  readonly to: string | null;
  readonly onto: unknown;
}

/** What the eye follows when something happens, for one viewer. */
export const followedBy =
  <T, E extends { readonly is: string }>() =>
  <D extends Declared>(declared: D, eyes: Eyes<T, D, E>) =>
  (t: T, event: E, viewer: Viewer): ToldEvent[] => {
    const eye = declared[event.is]?.eye;
    if (eye === undefined) return [];
    const named = eyes.named as Named<Follow<T, E>>;
    if (typeof eye === 'string') return named[eye]?.(t, event, viewer) ?? [];
    const parts = event as E & Named<unknown>;
    const places = eyes.places as Named<Find<T, E>>;
    const placeOf = (name: string): string | null => {
      const place = parts[name] ?? name;
      return typeof place === 'number'
        ? (eyes.place?.(t, place) ?? null)
        : (places[String(place)]?.(t, event) ?? null);
    };
    const way = { from: placeOf(eye.from), to: placeOf(eye.to), onto: parts[eye.to] ?? eye.to };
    return eyes.moved(t, [parts[eye.what]].flat() as number[], viewer, way);
  };
