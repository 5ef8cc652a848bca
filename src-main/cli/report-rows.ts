import { botWord } from '@shared/api/bot-words';
import type { CommonFigures, ReportHead, Share, Spread } from '@shared/api/lab';
import type { Translator } from '@shared/i18n/translator';
import { seatLetters } from '../workbench/matches/match-seats';
import { named, type ReportNames } from './report-names';

/** The rows that reports of every game are made of, with the numbers as the language writes them. */
export interface ReportRows {
  whole(value: number): string;
  /** The heads of the columns of shares. */
  readonly shareHead: readonly string[];
  share(label: string, share: Share): string[];
  readonly lengthHead: readonly string[];
  spread(label: string, spread: Spread): string[];
  /** Who won, by bot and by seat. */
  winners(bots: ReportHead['bots'], figures: CommonFigures): string[][];
}

export function reportRows(t: Translator): ReportRows {
  const whole = new Intl.NumberFormat(t.language);
  // A median may lie between two whole numbers.
  const figure = new Intl.NumberFormat(t.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(t.language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const mean = new Intl.NumberFormat(t.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const share = (label: string, { count, rate, low, high }: Share): string[] => [
    `  ${label}`,
    figure.format(count),
    percent.format(rate),
    `${percent.format(low)} – ${percent.format(high)}`,
  ];
  return {
    whole: (value) => whole.format(value),
    shareHead: [t('lab.head.count'), t('lab.head.share'), t('lab.head.interval')],
    share,
    lengthHead: [
      t('lab.head.length'),
      t('lab.head.mean'),
      t('lab.head.median'),
      t('lab.head.p95'),
      t('lab.head.max'),
    ],
    spread: (label, spread) => [
      `  ${label}`,
      mean.format(spread.mean),
      ...[spread.median, spread.p95, spread.max].map((value) => figure.format(value)),
    ],
    winners: (bots, { bots: byBot, seats }) => [
      ...byBot.map((won, nth) => share(`${nth + 1}. ${bots[nth] ? botWord(bots[nth]) : ''}`, won)),
      ...seats.map((won, nth) => share(t('lab.row.seat', { seat: seatLetters[nth] ?? '' }), won)),
    ],
  };
}

export const optionsLine = (t: Translator, asked: Readonly<Record<string, boolean | string>>): string => {
  const options = Object.entries(asked).map(([name, value]) => `${name}=${String(value)}`);
  return options.length > 0 ? t('lab.options', { options }) : t('lab.options-of-pack');
};

/** What the sentence about texts without end needs; null where there were none. */
export function loopWords(t: Translator, { loops, games }: CommonFigures, { cards: names }: ReportNames) {
  const first = loops.first[0];
  if (!first) return null;
  const cards =
    loops.cards.length > 0 ? loops.cards.map(({ id }) => named(id, names.get(id))) : t('lab.nobody');
  const swapped = first.rotation > 0 ? 'yes' : 'no';
  return { count: loops.count, games, cards, seed: String(first.seed), swapped } as const;
}
