import type { Declared, EventOf, Move, OneDeclared, OneEvent, PartOf, Unsaid } from './events';
import type { Viewer } from './log';
import type { Params } from './speech';

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

/** What happened, as one viewer may know it. */
export type EntryOf<D, Sorts> = { readonly [K in keyof D]: OneEntry<D, K, Sorts> }[keyof D];
type OneEntry<D, K extends keyof D, Sorts> = { readonly is: K } & {
  readonly [P in PartOf<D[K]> as [SeenOf<D[K][P], Sorts>] extends [never] ? never : P]: SeenOf<
    D[K][P],
    Sorts
  >;
};

/** The declarations, with `never` in place of each part that its sort does not fit. */
type Fitting<D, Raws, Sorts> = {
  readonly [K in keyof D]: {
    readonly [P in keyof D[K]]: P extends 'eye'
      ? FitMove<D[K][P], PartOf<D[K]>>
      : D[K][P] extends Unsaid<infer U>
        ? Fit<D[K][P], U, OneEvent<D, K, Raws>, never, Raws, Sorts>
        : Fit<D[K][P], D[K][P], OneEvent<D, K, Raws>, OneEntry<D, K, Sorts>, Raws, Sorts>;
  };
};
type FitMove<Eye, Part> = Eye extends Move<infer What> ? (What extends Part ? Eye : never) : Eye;
/** What a sort is seen from and what it is said with are there. A sort without words is said with `never`. */
type Fit<As, P, Event, Entry, Raws, Sorts> = P extends string
  ? P extends keyof Sorts
    ? [From<Sorts[P], P extends keyof Raws ? Raws[P] : unknown, Event>, Entry] extends [
        SeenFrom<Sorts[P]>,
        SaidWith<Sorts[P]>,
      ]
      ? As
      : never
    : never
  : As;
type From<Sort, Raw, Event> = Sort extends { see: unknown } ? Raw : Event;
type SeenFrom<Sort> = Sort extends
  | { see: (t: never, from: infer From, viewer: never) => unknown }
  | { read: (t: never, from: infer From, viewer: never) => unknown }
  ? From
  : unknown;
type SaidWith<Sort> = Sort extends
  | { say: (speech: never, seen: never, entry: infer Entry) => unknown }
  | { phrase: (speech: never, entry: infer Entry) => unknown }
  ? Entry
  : never;

interface AnySort<T, S> {
  readonly see?: See<T, unknown, unknown>;
  readonly read?: See<T, unknown, unknown>;
  readonly say?: Say<S, unknown, unknown>;
  readonly phrase?: (speech: S, entry: unknown) => string;
}
type Bag = Readonly<Record<string, unknown>>;

/** How a game's events are seen and said. Its declarations and its sorts have to fit. */
export const toldBy =
  <T, S, Raws>() =>
  <D extends Declared, Sorts extends Readonly<Record<string, object>>>(
    declared: D & Fitting<D, Raws, Sorts>,
    sorts: Sorts,
  ) => {
    const word: AnySort<T, S> = { see: (_t, one) => one, say: (_speech, one) => String(one) };
    const partsOf = (one: OneDeclared) =>
      Object.entries(one).flatMap(([name, declaredAs]) => {
        if (name === 'eye' || declaredAs === undefined) return [];
        if (typeof declaredAs === 'object' && 'untold' in declaredAs) return [];
        const isSaid = typeof declaredAs === 'string' || Array.isArray(declaredAs);
        const part =
          typeof declaredAs === 'object' && 'unsaid' in declaredAs ? declaredAs.unsaid : declaredAs;
        const sort: AnySort<T, S> = typeof part === 'string' ? (sorts[part] ?? {}) : word;
        return [{ name, sort, isSaid }];
      });
    const parts = new Map(Object.entries<OneDeclared>(declared).map(([is, one]) => [is, partsOf(one)]));
    return {
      /** An event, as one viewer may know it. */
      see(t: T, event: EventOf<D, Raws>, viewer: Viewer): EntryOf<D, Sorts> {
        const bag = event as { readonly is: string } & Bag;
        const entry: Record<string, unknown> = { is: bag.is };
        for (const { name, sort } of parts.get(bag.is) ?? []) {
          if (sort.see) entry[name] = sort.see(t, bag[name], viewer);
          if (sort.read) entry[name] = sort.read(t, event, viewer);
        }
        return entry as EntryOf<D, Sorts>;
      },
      /** What the sentence of an entry is said with. */
      params(speech: S, entry: EntryOf<D, Sorts>): Params {
        const bag = entry as { readonly is: string } & Bag;
        const params: Record<string, string | number> = {};
        for (const { name, sort, isSaid } of parts.get(bag.is) ?? []) {
          if (isSaid && sort.say) params[name] = sort.say(speech, bag[name], entry);
          if (isSaid && sort.phrase) params[name] = sort.phrase(speech, entry);
        }
        return params;
      },
    };
  };
