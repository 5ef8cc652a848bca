import type { GoverningReport } from '@shared/api/lab';
import type { Translator } from '@shared/i18n/translator';
import { columns } from './columns';
import { shortRevision } from './find-pack';
import { cardLabels, named, type ReportNames } from './report-names';
import { loopWords, optionsLine, reportRows } from './report-rows';

/** A report about duels as a person reads it. */
export function governingLines(
  t: Translator,
  report: GoverningReport,
  asked: Readonly<Record<string, boolean | string>>,
  names: ReportNames,
): string[] {
  const { figures, bots } = report;
  const rows = reportRows(t);
  const ids = figures.cards.map(({ id }) => id);
  const label = cardLabels(ids, names);
  return [
    ...headLines(t, report, asked, names),
    '',
    ...columns([
      [t('lab.governing.won'), ...rows.shareHead],
      ...rows.winners(bots, figures),
      rows.share(t('lab.governing.first'), figures.firstPlayerWon),
      rows.share(t('lab.governing.draws'), figures.draws),
    ]),
    '',
    ...columns([rows.lengthHead, rows.spread(t('lab.governing.turns'), figures.turns)]),
    '',
    ...columns([
      [t('lab.head.cards'), t('lab.governing.played')],
      ...figures.cards.map(({ id, played }) => [label(id), rows.whole(played)]),
    ]),
  ];
}

function headLines(
  t: Translator,
  { figures, pack, revision, seeds }: GoverningReport,
  asked: Readonly<Record<string, boolean | string>>,
  names: ReportNames,
): string[] {
  const { games, finished, decisions: count } = figures;
  const lines = [
    t('lab.governing.pack', { pack: named(pack, names.pack), revision: shortRevision(revision) }),
    optionsLine(t, asked),
    t('lab.governing.games', { games, first: String(seeds.first), last: String(seeds.last) }),
    t('lab.governing.decisions', { count }),
  ];
  const loops = loopWords(t, figures, names);
  if (loops) lines.push(t('lab.governing.loops', loops));
  if (finished < games) lines.push(t('lab.governing.finished', { finished, games }));
  return lines;
}
