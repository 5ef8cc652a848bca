/** Bots as they are written on the command line and shown: `random`, `random:5`, `greedy`. */
export const botNames = ['random', 'greedy'] as const;
export type BotName = (typeof botNames)[number];

export type BotSpec =
  /** `backOff`: how often it backs off when it may, in percent; null: as one answer among the others. */
  { readonly bot: 'random'; readonly backOff: number | null } | { readonly bot: 'greedy' };

export const botWord = (spec: BotSpec): string =>
  spec.bot === 'random' && spec.backOff !== null ? `random:${spec.backOff}` : spec.bot;

/** null: there is no such bot. */
export function parseBot(word: string): BotSpec | null {
  if (word === 'greedy') return { bot: 'greedy' };
  if (word === 'random') return { bot: 'random', backOff: null };
  const percent = /^random:(\d{1,3})$/.exec(word)?.[1];
  return percent !== undefined && Number(percent) <= 100 ? { bot: 'random', backOff: Number(percent) } : null;
}
