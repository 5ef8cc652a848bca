import type { Compared, CompareReport, Estimate } from '@shared/api/compare';

/** One figure of a comparison, ready to be told. */
export interface Measure {
  readonly is: 'card-wins' | 'first-wins' | 'length.rounds' | 'length.turns';
  /** Rates are told in percent, and their differences in points of it. */
  readonly unit: 'percent' | 'number';
  readonly compared: Compared;
  readonly verdict: Verdict;
}

export const verdicts = ['none', 'open', 'more', 'less'] as const;
/** null: there is nothing to compare. */
export type Verdict = (typeof verdicts)[number] | null;

export function verdictOf(difference: Estimate | null): Verdict {
  if (!difference) return null;
  const { value, low, high } = difference;
  if (value === 0 && low === 0 && high === 0) return 'none';
  if (low > 0) return 'more';
  return high < 0 ? 'less' : 'open';
}

export function measuresIn(report: CompareReport): Measure[] {
  const measure = (is: Measure['is'], unit: Measure['unit'], compared: Compared): Measure => ({
    is,
    unit,
    compared,
    verdict: verdictOf(compared.difference),
  });
  return [
    ...(report.card === null ? [] : [measure('card-wins', 'percent', report.cardWins)]),
    measure('first-wins', 'percent', report.firstWins),
    measure(`length.${report.lengthIn}`, 'number', report.length),
  ];
}
