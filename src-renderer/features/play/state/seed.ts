/** null: none was typed; undefined: what was typed is no seed. */
export function seedOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const seed = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(seed) ? seed : undefined;
}

/** Short enough to be told to somebody, and enough of them that no deal comes twice. */
const seeds = 1_000_000_000;

export function randomSeed(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % seeds;
}
