import type { SimulationReport } from '@shared/api/lab';
import type { Translator } from '@shared/i18n/translator';
import { duelLines } from './duel-lines';
import { timelineLines } from './timeline-lines';

/** A report as a person reads it. `asked` are the rule options given on the command line. */
export function simulationLines(
  t: Translator,
  report: SimulationReport,
  asked: Readonly<Record<string, boolean | string>>,
): string[] {
  switch (report.game) {
    case 'ygios':
      return timelineLines(t, report, asked);
    case 'governing':
      return duelLines(t, report, asked);
  }
}
