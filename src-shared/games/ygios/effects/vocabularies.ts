import type { RuleWord, Verb } from './words';

/** The words one game knows, by the place they may stand in. */
export interface Vocabulary {
  /** In the texts of cards and in what happens to a card that enters. */
  readonly steps: readonly Verb[];
  /** At the natural end of a round, where nobody acts and nothing fires. */
  readonly scoring: readonly Verb[];
  readonly rules: readonly RuleWord[];
}

/** One grammar for every game; a game only says which of its words it knows. */
export const vocabularies = {
  ygios: {
    steps: ['draw', 'putBack', 'play', 'discard', 'return', 'move', 'flip', 'lock', 'gain'],
    scoring: ['score'],
    rules: ['full', 'fixed', 'base', 'add', 'protected', 'forbid', 'margin'],
  },
} as const satisfies Readonly<Record<string, Vocabulary>>;
