import type {
  CardType,
  ChangeableStat,
  CostWord,
  ObjectEvent,
  Ref,
  RuleWord,
  TurnEvent,
  Verb,
} from '@shared/language/governing/words';
import { inReadingOrder, type RuleId } from './rules';

type By<Word extends string> = Readonly<Record<Word, readonly RuleId[]>>;

/**
 * The words of the effect language by the part they play, each with the rules that say what it does there. One
 * word may play several: `exhaust` is a verb, an event and a cost. A word that joins the language and has no entry
 * here does not compile; an empty list says that its card text tells everything.
 */
const verbs: By<Verb> = {
  add: [],
  set: [],
  cannot: ['X1'],
  must: ['X1'],
  control: ['E2'],
  exhaust: ['E3', 'E4'],
  refresh: ['E3', 'E4'],
  bowOut: ['N5'],
  move: ['N5'],
  lose: ['N2', 'N3'],
  regain: ['N2'],
  groove: ['N6'],
  counter: ['N5', 'X1'],
  pick: ['N4', 'I1'],
  draw: ['I1'],
  ap: ['N2'],
  token: ['N2', 'N9'],
  later: ['N6', 'C3'],
};

const standing: By<RuleWord> = { add: [], cost: [], cannot: ['X1'], must: ['X1'] };
const costChanges: By<CostWord> = { draw: ['N7'], refresh: ['N8'] };

/** Where a stat is changed; which of the four Max rules begin and end it depends on the direction. */
const changedStats: By<ChangeableStat> = { pe: ['N3'], maxSp: ['N3'] };
const maxChanges: By<'raised' | 'lowered'> = { raised: ['M1', 'M4'], lowered: ['M2', 'M3'] };

/** Whose number is read: what is acted on is in play, the others may be gone or may never have been chosen. */
const readFrom: By<Ref> = {
  this: ['N5'],
  wearer: [],
  target: ['N4'],
  picked: ['N4'],
  event: ['N5'],
  it: [],
};
const numbers: By<'half' | 'minus' | 'sum' | 'X'> = { half: ['N1'], minus: [], sum: [], X: ['N2'] };

const triggerOrder = ['C3', 'C4'] as const;
const triggers: By<ObjectEvent | TurnEvent> = {
  enter: triggerOrder,
  bowOut: ['N5', ...triggerOrder],
  swing: triggerOrder,
  exhaust: ['E3', ...triggerOrder],
  refresh: ['E3', ...triggerOrder],
  refill: triggerOrder,
  end: triggerOrder,
};
const costs: By<'exhaust'> = { exhaust: ['E1', 'E2', 'E3'] };
/** What a card is by its type alone, and what it enters with. */
const types: By<CardType> = { furre: ['E2'], treat: [], alteration: [], haven: [], action: [] };
const counters: By<'encore'> = { encore: ['N5', 'X1'] };
/** Several players choose (C1), or do the same one after another (C2). */
const several: By<'choose' | 'act'> = { choose: ['C1'], act: ['C2'] };
/** A trigger may be left without a target; what is played may not. */
const targets: By<'triggered' | 'played'> = { triggered: ['I1', 'I2'], played: ['I2'] };

export const rulesByWord = {
  verbs,
  standing,
  costChanges,
  changedStats,
  maxChanges,
  readFrom,
  numbers,
  triggers,
  costs,
  types,
  counters,
  several,
  targets,
} as const;

/** Max SP goes both ways: a word alone does not say which. */
const stats = {
  pe: changedStats.pe,
  maxSp: [...changedStats.maxSp, ...Object.values(maxChanges).flat()],
} as const;
const actors = { each: Object.values(several).flat() } as const;
const aims = { target: targets.triggered } as const;

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
  aims,
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
