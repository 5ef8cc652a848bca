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
  const [first = '', ...rest] = partsOf(phrase);
  let text = first;
  for (let i = 0; i < rest.length; i += 2) text += String(given[rest[i] ?? '']) + (rest[i + 1] ?? '');
  return text;
}

/** Words and slots in turn. There are few phrases and many cards: each phrase is taken apart once. */
const taken = new Map<string, readonly string[]>();
const mostTaken = 2000;
function partsOf(phrase: string): readonly string[] {
  let parts = taken.get(phrase);
  if (!parts) {
    parts = phrase.split(/\{(\w+)\}/u);
    if (taken.size < mostTaken) taken.set(phrase, parts);
  }
  return parts;
}
