import type { SeenMark, SeenMatch } from '@shared/api/matches';

/** What one viewer sees of a table, in words: the part of a match that only its game can tell. */
export interface SeenTable extends Pick<SeenMatch, 'headline' | 'places' | 'question' | 'outcome' | 'log'> {
  /** For each seat, in short: points, cards in hand. */
  readonly figures: readonly (readonly SeenMark[])[];
}

export type LogLine = SeenMatch['log'][number];
