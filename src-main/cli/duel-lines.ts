import type { DuelReport } from '@shared/api/lab';
import type { Translator } from '@shared/i18n/translator';
import { columns } from './columns';
import { shortRevision } from './find-pack';
import { cardLabels, named, type ReportNames } from './report-names';
import { loopWords, optionsLine, reportRows } from './report-rows';

/** A report about duels as a person reads it. */
export function duelLines(
  t: Translator,
  report: DuelReport,
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
      [t('lab.duel.won'), ...rows.shareHead],
      ...rows.winners(bots, figures),
      rows.share(t('lab.duel.first'), figures.firstPlayerWon),
      rows.share(t('lab.duel.draws'), figures.draws),
    ]),
    '',
    ...columns([rows.lengthHead, rows.spread(t('lab.duel.turns'), figures.turns)]),
    '',
    ...columns([
      [t('lab.head.cards'), t('lab.duel.played')],
      ...figures.cards.map(({ id, played }) => [label(id), rows.whole(played)]),
    ]),
  ];
}

function headLines(
  t: Translator,
  { figures, pack, revision, seeds }: DuelReport,
  asked: Readonly<Record<string, boolean | string>>,
  names: ReportNames,
): string[] {
  const { games, finished, decisions: count } = figures;
  const lines = [
    t('lab.duel.pack', { pack: named(pack, names.pack), revision: shortRevision(revision) }),
    optionsLine(t, asked),
    t('lab.duel.games', { games, first: String(seeds.first), last: String(seeds.last) }),
    t('lab.duel.decisions', { count }),
  ];
  const loops = loopWords(t, figures, names);
  if (loops) lines.push(t('lab.duel.loops', loops));
  if (finished < games) lines.push(t('lab.duel.finished', { finished, games }));
  return lines;
}
