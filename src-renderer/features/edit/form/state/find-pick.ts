interface Named {
  readonly key: string;
  readonly label: string;
  readonly help: string;
}

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

/** Those that have every word: in the name first, then those that only speak of it. */
export function found<T extends Named>(picks: readonly T[], query: string): readonly T[] {
  const words = plain(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return picks;
  const has = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const named = picks.filter(({ key, label }) => has(`${label} ${key}`));
  const spoken = picks.filter((pick) => !named.includes(pick) && has(`${pick.label} ${pick.help}`));
  return [...named, ...spoken];
}
