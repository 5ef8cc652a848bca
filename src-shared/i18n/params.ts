/**
 * The placeholders of a message, read off its English text by the compiler: `{count, plural, one {# card}
 * other {# cards}}` needs `count`. A call that forgets one does not compile. Branch texts hold spaces or `#`,
 * which no placeholder does.
 */
type NameIn<Inside extends string> = Inside extends `${infer Name},${string}` ? Name : Inside;
type IsName<S extends string> = S extends '' | `${string}${' ' | '#' | '{' | '.' | '’' | '\n'}${string}`
  ? never
  : S;

export type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Inside}}${string}` ? IsName<NameIn<Inside>> : never) | PlaceholdersOf<Rest>
  : never;

export type ParamsOf<Text extends string> = {
  readonly [N in PlaceholdersOf<Text>]: string | number | readonly string[];
};
