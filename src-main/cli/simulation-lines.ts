import { botWord } from '@shared/api/bot-words';
import type { Share, SimulationReport, Spread } from '@shared/api/lab';
import { isMessageKey, translateKey, type Translator } from '@shared/i18n/translator';
import { columns } from './columns';
import { shortRevision } from './find-revision';

/** A report as a person reads it. `asked` are the rule options given on the command line. */
export function simulationLines(
  t: Translator,
  report: SimulationReport,
  asked: Readonly<Record<string, boolean | string>>,
): string[] {
  const { figures, bots } = report;
  const whole = new Intl.NumberFormat(t.language);
  const percent = new Intl.NumberFormat(t.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const mean = new Intl.NumberFormat(t.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  const shareRow = (label: string, { count, rate, low, high }: Share): string[] => [
    `  ${label}`,
    whole.format(count),
    percent.format(rate),
    `${percent.format(low)} – ${percent.format(high)}`,
  ];
  const spreadRow = (label: string, spread: Spread): string[] => [
    `  ${label}`,
    mean.format(spread.mean),
    ...[spread.median, spread.p95, spread.max].map((value) => whole.format(value)),
  ];
  const shareHead = [t('lab.head.count'), t('lab.head.share'), t('lab.head.interval')];

  return [
    ...headLines(t, report, asked),
    '',
    ...columns([
      [t('lab.head.won'), ...shareHead],
      ...bots.map((bot, nth) => shareRow(`${nth + 1}. ${botWord(bot)}`, figures.bots[nth === 0 ? 0 : 1])),
      ...figures.seats.map((seat, nth) => shareRow(t('lab.row.seat', { seat: nth === 0 ? 'A' : 'B' }), seat)),
      shareRow(t('lab.row.first-opener'), figures.openerWonTimeline),
      [''],
      [t('lab.head.rounds'), ...shareHead],
      shareRow(t('lab.row.opener'), figures.openerWonRound),
      shareRow(t('lab.row.swept'), figures.swept),
      ...figures.ends.map((end) => shareRow(endText(t, end.end), end)),
    ]),
    '',
    ...columns([
      [t('lab.head.length'), t('lab.head.mean'), t('lab.head.median'), t('lab.head.p95'), t('lab.head.max')],
      spreadRow(t('lab.row.rounds'), figures.roundsPerTimeline),
      spreadRow(t('lab.row.plays'), figures.playsPerRound),
    ]),
    '',
    ...columns([
      [t('lab.head.cards'), t('lab.head.up'), t('lab.head.down')],
      ...figures.cards.map(({ id, up, down }) => [`  ${id}`, whole.format(up), whole.format(down)]),
    ]),
  ];
}

function headLines(
  t: Translator,
  { figures, pack, revision, mode, seeds, mostRounds }: SimulationReport,
  asked: Readonly<Record<string, boolean | string>>,
): string[] {
  const { games, finished, unfinished, loops, decisions: count, rounds } = figures;
  const options = Object.entries(asked).map(([name, value]) => `${name}=${String(value)}`);
  const lines = [
    t('lab.pack', { pack, revision: shortRevision(revision), mode }),
    options.length > 0 ? t('lab.options', { options }) : t('lab.options-of-pack'),
    t('lab.games', { games, first: String(seeds.first), last: String(seeds.last) }),
    t('lab.decisions', { count, rounds }),
  ];
  if (unfinished > 0) lines.push(t('lab.unfinished', { count: unfinished, games, rounds: mostRounds }));
  const first = loops.first[0];
  if (first) {
    const cards = loops.cards.length > 0 ? loops.cards.map(({ id }) => id) : t('lab.nobody');
    const swapped = first.swapped ? 'yes' : 'no';
    lines.push(t('lab.loops', { count: loops.count, games, cards, seed: String(first.seed), swapped }));
  }
  if (finished < games) lines.push(t('lab.finished', { finished, games }));
  return lines;
}

/** A game may have other ways to end a round than there are words for. */
function endText(t: Translator, end: string): string {
  const key = `lab.row.end.${end}`;
  return isMessageKey(key) ? translateKey(t.language, key, {}) : end;
}
