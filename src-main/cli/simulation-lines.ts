import type { SimulationReport } from '@shared/api/lab';
import type { Translator } from '@shared/i18n/translator';
import { governingLines } from './governing-lines';
import { noNames, type ReportNames } from './report-names';
import { timelineLines } from './timeline-lines';

/** A report as a person reads it. `asked` are the rule options given on the command line. */
export function simulationLines(
  t: Translator,
  report: SimulationReport,
  asked: Readonly<Record<string, boolean | string>>,
  names: ReportNames = noNames,
): string[] {
  switch (report.game) {
    case 'ygios':
      return timelineLines(t, report, asked, names);
    case 'governing':
      return governingLines(t, report, asked, names);
  }
}
