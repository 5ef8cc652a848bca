import type { YgiosReport } from '@shared/api/lab';
import { isMessageKey, translateKey, type Translator } from '@shared/i18n/translator';
import { columns } from './columns';
import { shortRevision } from './find-pack';
import { cardLabels, named, type ReportNames } from './report-names';
import { loopWords, optionsLine, reportRows } from './report-rows';

/** A report about Timelines as a person reads it. */
export function timelineLines(
  t: Translator,
  report: YgiosReport,
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
      [t('lab.head.won'), ...rows.shareHead],
      ...rows.winners(bots, figures),
      rows.share(t('lab.row.first-opener'), figures.openerWonTimeline),
      [''],
      [t('lab.head.rounds'), ...rows.shareHead],
      rows.share(t('lab.row.opener'), figures.openerWonRound),
      rows.share(t('lab.row.swept'), figures.swept),
      ...figures.ends.map((end) => rows.share(endText(t, end.end), end)),
    ]),
    '',
    ...columns([
      rows.lengthHead,
      rows.spread(t('lab.row.rounds'), figures.roundsPerTimeline),
      rows.spread(t('lab.row.plays'), figures.playsPerRound),
    ]),
    '',
    ...columns([
      [t('lab.head.cards'), t('lab.head.up'), t('lab.head.down')],
      ...figures.cards.map(({ id, up, down }) => [label(id), rows.whole(up), rows.whole(down)]),
    ]),
  ];
}

function headLines(
  t: Translator,
  { figures, pack, revision, mode, seeds, mostRounds }: YgiosReport,
  asked: Readonly<Record<string, boolean | string>>,
  names: ReportNames,
): string[] {
  const { games, finished, unfinished, decisions: count, rounds } = figures;
  const lines = [
    t('lab.pack', { pack: named(pack, names.pack), revision: shortRevision(revision), mode }),
    optionsLine(t, asked),
    t('lab.games', { games, first: String(seeds.first), last: String(seeds.last) }),
    t('lab.decisions', { count, rounds }),
  ];
  if (unfinished > 0) lines.push(t('lab.unfinished', { count: unfinished, games, rounds: mostRounds }));
  const loops = loopWords(t, figures, names);
  if (loops) lines.push(t('lab.loops', loops));
  if (finished < games) lines.push(t('lab.finished', { finished, games }));
  return lines;
}

/** A game may have other ways to end a round than there are words for. */
function endText(t: Translator, end: string): string {
  const key = `lab.row.end.${end}`;
  return isMessageKey(key) ? translateKey(t.language, key, {}) : end;
}
