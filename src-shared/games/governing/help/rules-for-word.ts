import { inReadingOrder, type RuleId } from '@shared/help/rules';
import { rulesByWord } from './rules-by-word';

const { verbs, standing, costChanges, readFrom, numbers, triggers, costs, types, counters } = rulesByWord;

/** Max SP goes both ways: a word alone does not say which. */
const stats = {
  pe: rulesByWord.changedStats.pe,
  maxSp: [...rulesByWord.changedStats.maxSp, ...Object.values(rulesByWord.maxChanges).flat()],
} as const;
const actors = { each: Object.values(rulesByWord.several).flat() } as const;
const targets = { target: rulesByWord.targets.triggered } as const;

const parts = [
  verbs,
  standing,
  costChanges,
  stats,
  readFrom,
  numbers,
  triggers,
  costs,
  types,
  counters,
  actors,
  targets,
] as const;

type WordsOf<Part> = Part extends unknown ? keyof Part : never;
/** A word of the effect language as it stands in a card file. */
export type EffectWord = WordsOf<(typeof parts)[number]>;

const table = new Map<string, readonly RuleId[]>();
for (const part of parts)
  for (const [word, rules] of Object.entries(part))
    table.set(word, inReadingOrder([...(table.get(word) ?? []), ...rules]));

/** What a word can have to do with, whatever part it plays: for a place that knows only the word. */
export const rulesForWord = (word: EffectWord): readonly RuleId[] => table.get(word) ?? [];

export const effectWords = [...table.keys()] as readonly EffectWord[];
