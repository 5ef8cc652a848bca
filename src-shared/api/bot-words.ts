/** Bots as they are written on the command line and shown: `random`, `random:5`, `greedy`, `ismcts`, `ismcts:300`. */
export const botNames = ['random', 'greedy', 'ismcts'] as const;
export type BotName = (typeof botNames)[number];

export type BotSpec =
  /** `backOff`: how often it backs off when it may, in percent; null: as one answer among the others. */
  | { readonly bot: 'random'; readonly backOff: number | null }
  | { readonly bot: 'greedy' }
  /** Imagines so many worlds for each answer: its strength, and how long it thinks. */
  | { readonly bot: 'ismcts'; readonly iterations: number };

/** A bot may think for so long; more is no use to anybody at a table. */
export const mostIterations = 100_000;

/**
 * How well the bot that thinks plays, from the weakest up; the easiest already beats the greedy one mostly. A screen
 * offers these; any number may be asked for.
 */
export const botLevels = ['easy', 'medium', 'strong', 'very-strong'] as const;
export type BotLevel = (typeof botLevels)[number];
export const iterationsOf: Readonly<Record<BotLevel, number>> = {
  easy: 30,
  medium: 200,
  strong: 1000,
  'very-strong': 3000,
};
export const usualIterations = iterationsOf.strong;

/** null: a number that is none of the levels. */
export const levelOf = (iterations: number): BotLevel | null =>
  botLevels.find((level) => iterationsOf[level] === iterations) ?? null;

export function botWord(spec: BotSpec): string {
  if (spec.bot === 'random') return spec.backOff === null ? 'random' : `random:${spec.backOff}`;
  return spec.bot === 'ismcts' ? `ismcts:${spec.iterations}` : spec.bot;
}

/** null: there is no such bot. */
export function parseBot(word: string): BotSpec | null {
  if (word === 'greedy') return { bot: 'greedy' };
  if (word === 'random') return { bot: 'random', backOff: null };
  if (word === 'ismcts') return { bot: 'ismcts', iterations: usualIterations };
  const [, name, digits] = /^(random|ismcts):(\d{1,6})$/.exec(word) ?? [];
  const number = Number(digits);
  if (name === 'random' && number <= 100) return { bot: 'random', backOff: number };
  return name === 'ismcts' && number >= 1 && number <= mostIterations
    ? { bot: 'ismcts', iterations: number }
    : null;
}
