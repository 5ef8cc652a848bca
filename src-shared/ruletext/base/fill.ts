type Slots<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;

/**
 * A phrase with its slots filled: `fill('Draw {cards}.', { cards: '2 cards' })`. The slots are checked by the
 * compiler, and the phrases stay readable as the templates they are: later they are read backwards.
 */
export function fill<const T extends string>(
  phrase: T,
  slots: Readonly<Record<Slots<T>, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = slots;
  return phrase.replace(/\{(\w+)\}/gu, (_, slot: string) => String(given[slot]));
}
