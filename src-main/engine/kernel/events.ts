import type { Viewer } from './log';
import type { Params } from './speech';

/**
 * An event is declared once, in a table of its game: its parts, of which sort each is, and what the eye follows. From
 * that table follow the events that a game tells (`EventOf`), the entries of a seat's log (`EntryOf`) and what a
 * sentence is said with (`Sentences`).
 */
export type Declared = Readonly<Record<string, OneDeclared>>;
type OneDeclared = Readonly<Record<string, Part | Unsaid | Untold | Move>> & { readonly eye?: string | Move };

/** One of a few words, or the name of a sort. */
type Part = readonly string[] | string;
interface Unsaid<P extends Part = Part> {
  readonly unsaid: P;
}

interface Untold<P extends Part = Part> {
  readonly untold: P;
}

/** A part that only the engine reads: it is in no entry. */
export const untold = <const P extends Part>(part: P): Untold<P> => ({ untold: part });
/** A part that an entry has and its sentence has not. */
export const unsaid = <const P extends Part>(part: P): Unsaid<P> => ({ unsaid: part });

/** The eye follows cards. `what`: a part of the event; `from`, `to`: a part that is a place, or a place by its name. */
export interface Move<What extends string = string, Place extends string = string> {
  readonly what: What;
  readonly from: Place;
  readonly to: Place;
}
export const move = <const What extends string, const Place extends string>(
  what: What,
  from: Place,
  to: Place,
): Move<What, Place> => ({ what, from, to });

type PartOf<E> = Exclude<keyof E, 'eye'>;
type See<T, From, Seen> = (t: T, from: From, viewer: Viewer) => Seen;
type Say<S, Seen, Entry> = (speech: S, seen: Seen, entry: Entry) => string | number;

/**
 * What a game knows of its sorts.
 * `told`: a part of the event, what a viewer may know of it, and its words.
 * `read`: a part that the event does not bring along; it is read from the table, when the event happens.
 * `silent`: the same, but nothing says it.
 * `phrase`: a part of the sentence alone, which follows from the whole entry.
 */
export const sortsOn = <T, S>() => ({
  told: <Raw, Seen, Entry>(see: See<T, Raw, Seen>, say: Say<S, Seen, Entry>) => ({ see, say }),
  read: <Event, Seen, Entry>(read: See<T, Event, Seen>, say: Say<S, Seen, Entry>) => ({ read, say }),
  silent: <Event, Seen>(read: See<T, Event, Seen>) => ({ read }),
  phrase: <Entry>(phrase: (speech: S, entry: Entry) => string) => ({ phrase }),
});

type RawOf<P, Raws> = P extends Unsaid<infer U> | Untold<infer U>
  ? RawOf<U, Raws>
  : P extends readonly (infer Word)[]
    ? Word
    : P extends keyof Raws
      ? Raws[P]
      : never;

type SeenOf<P, Sorts> =
  P extends Unsaid<infer U>
    ? SeenOf<U, Sorts>
    : P extends readonly (infer Word)[]
      ? Word
      : P extends keyof Sorts
        ? Sorts[P] extends { see: (...from: never) => infer Seen } | { read: (...from: never) => infer Seen }
          ? Seen
          : never
        : never;

/** `Raws`: what a part of each sort is in the engine. A sort that is not among them is no part of an event. */
export type EventOf<D, Raws> = { readonly [K in keyof D]: OneEvent<D, K, Raws> }[keyof D];
type OneEvent<D, K extends keyof D, Raws> = { readonly is: K } & {
  readonly [P in PartOf<D[K]> as [RawOf<D[K][P], Raws>] extends [never] ? never : P]: RawOf<D[K][P], Raws>;
};

/** What happened, as one viewer may know it. */
export type EntryOf<D, Sorts> = { readonly [K in keyof D]: OneEntry<D, K, Sorts> }[keyof D];
type OneEntry<D, K extends keyof D, Sorts> = { readonly is: K } & {
  readonly [P in PartOf<D[K]> as [SeenOf<D[K][P], Sorts>] extends [never] ? never : P]: SeenOf<
    D[K][P],
    Sorts
  >;
};

/** The sentences of a log, each with the names of what it is said with. */
export type Sentences<D, Prefix extends string, Special extends keyof D = never> = {
  readonly [K in Exclude<keyof D, Special> & string as `${Prefix}${K}`]: SaidPart<D[K]>;
};
export type SaidPart<E> = { [P in PartOf<E>]: E[P] extends Part ? P : never }[PartOf<E>];

/** The declarations, with `never` in place of each part that its sort does not fit. */
export type Fitting<D, Raws, Sorts> = {
  readonly [K in keyof D]: {
    readonly [P in keyof D[K]]: P extends 'eye'
      ? D[K][P] extends Move<infer What>
        ? What extends PartOf<D[K]>
          ? D[K][P]
          : never
        : D[K][P]
      : D[K][P] extends Unsaid<infer U>
        ? U extends string
          ? Fit<D[K][P], U, OneEvent<D, K, Raws>, unknown, Raws, Sorts>
          : D[K][P]
        : D[K][P] extends string
          ? Fit<D[K][P], D[K][P], OneEvent<D, K, Raws>, OneEntry<D, K, Sorts>, Raws, Sorts>
          : D[K][P];
  };
};
/** `Entry` is unknown where nothing is to be said. */
type Fit<As, Name extends string, Event, Entry, Raws, Sorts> = Name extends keyof Sorts
  ? [Name extends keyof Raws ? Raws[Name] : never, Event, unknown extends Entry ? never : Entry] extends [
      Sorts[Name] extends { see: (t: never, raw: infer Raw, viewer: never) => unknown } ? Raw : unknown,
      Sorts[Name] extends { read: (t: never, event: infer Needed, viewer: never) => unknown }
        ? Needed
        : unknown,
      Sorts[Name] extends { say: (speech: never, seen: never, entry: infer Needed) => unknown }
        ? Needed
        : Sorts[Name] extends { phrase: (speech: never, entry: infer Needed) => unknown }
          ? Needed
          : never,
    ]
    ? As
    : never
  : never;

interface AnySort<T, S> {
  readonly see?: See<T, unknown, unknown>;
  readonly read?: See<T, unknown, unknown>;
  readonly say?: Say<S, unknown, unknown>;
  readonly phrase?: (speech: S, entry: unknown) => string;
}
type Bag = Readonly<Record<string, unknown>>;

/** How a game's events are seen and said. */
export const toldBy =
  <T, S, Raws>() =>
  <D extends Declared, Sorts extends Readonly<Record<string, object>>>(
    declared: D & Fitting<D, Raws, Sorts>,
    sorts: Sorts,
  ) => {
    const sortOf = (part: string): AnySort<T, S> => (sorts[part] ?? {}) as AnySort<T, S>;
    const partsOf = (is: string) =>
      Object.entries<OneDeclared[string]>(declared[is] ?? {}).filter(([name]) => name !== 'eye');
    return {
      /** An event, as one viewer may know it. */
      see(t: T, event: EventOf<D, Raws>, viewer: Viewer): EntryOf<D, Sorts> {
        const { is, ...bag } = event as { readonly is: string } & Bag;
        const entry: Record<string, unknown> = { is };
        for (const [name, declaredAs] of partsOf(is)) {
          const part = 'unsaid' in Object(declaredAs) ? (declaredAs as Unsaid).unsaid : declaredAs;
          if (Array.isArray(part)) entry[name] = bag[name];
          if (typeof part !== 'string') continue;
          const { see, read } = sortOf(part);
          if (see) entry[name] = see(t, bag[name], viewer);
          if (read) entry[name] = read(t, event, viewer);
        }
        return entry as EntryOf<D, Sorts>;
      },
      /** What the sentence of an entry is said with. */
      params(speech: S, entry: EntryOf<D, Sorts>): Params {
        const bag = entry as { readonly is: string } & Bag;
        const params: Record<string, string | number> = {};
        for (const [name, part] of partsOf(bag.is)) {
          if (Array.isArray(part)) params[name] = bag[name] as string;
          if (typeof part !== 'string') continue;
          const { say, phrase } = sortOf(part);
          if (say) params[name] = say(speech, bag[name], entry);
          if (phrase) params[name] = phrase(speech, entry);
        }
        return params;
      },
    };
  };
