/**
 * An event is declared once, in a table of its game: its parts, of which sort each is, and what the eye follows. From
 * that table follow the events that a game tells (`EventOf`), the entries of a seat's log (`EntryOf`) and what a
 * sentence is said with (`Sentences`).
 */
export type Declared = Readonly<Record<string, OneDeclared>>;
export type OneDeclared = Readonly<Record<string, Part | Unsaid | Untold | Move>> & {
  readonly eye?: string | Move;
};

/** One of a few words, or the name of a sort. */
type Part = readonly string[] | string;
export interface Unsaid<P extends Part = Part> {
  readonly unsaid: P;
}
export interface Untold<P extends Part = Part> {
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

export type PartOf<E> = Exclude<keyof E, 'eye'>;
type RawOf<P, Raws> = P extends Unsaid<infer U> | Untold<infer U>
  ? RawOf<U, Raws>
  : P extends readonly (infer Word)[]
    ? Word
    : P extends keyof Raws
      ? Raws[P]
      : never;

/** `Raws`: what a part of each sort is in the engine. A sort that is not among them is no part of an event. */
export type EventOf<D, Raws> = { readonly [K in keyof D]: OneEvent<D, K, Raws> }[keyof D];
export type OneEvent<D, K extends keyof D, Raws> = { readonly is: K } & {
  readonly [P in PartOf<D[K]> as [RawOf<D[K][P], Raws>] extends [never] ? never : P]: RawOf<D[K][P], Raws>;
};

/** The sentences of a log, and what each is said with. */
export type Sentences<D, Prefix extends string, Special extends keyof D = never> = {
  readonly [K in Exclude<keyof D, Special> & string as `${Prefix}${K}`]: ParamsOf<D[K]>;
};
export type ParamsOf<E> = {
  readonly [P in PartOf<E> as E[P] extends Part ? P : never]: string | number;
};
