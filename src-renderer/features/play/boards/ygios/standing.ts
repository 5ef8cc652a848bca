import type { YgiosMark } from '@shared/api/marks-ygios';
import type { SeenMark, SeenPlace } from '@shared/api/matches';

/** How one side stands in a Zone. */
export interface Standing {
  readonly seat: number;
  readonly devotion: SeenMark | null;
  /** Whether it controls the Zone. */
  readonly control: SeenMark | null;
  /** By how much it leads; 0: it is a tie, which the one who opened has. */
  readonly lead: number;
  readonly locks: readonly SeenMark[];
}

const wordsOf = (marks: readonly SeenMark[], is: YgiosMark): readonly SeenMark[] =>
  marks.filter((mark) => mark.is === is);

export function standingOf({ marks }: Pick<SeenPlace, 'marks'>, seat: number): Standing {
  const totals = wordsOf(marks, 'devotion');
  const own = totals.find((mark) => mark.seat === seat) ?? null;
  const others = totals.filter((mark) => mark.seat !== seat).map(({ n }) => n ?? 0);
  return {
    seat,
    devotion: own,
    control: wordsOf(marks, 'control').find((mark) => mark.seat === seat) ?? null,
    lead: (own?.n ?? 0) - Math.max(0, ...others),
    locks: wordsOf(marks, 'lock').filter((mark) => mark.seat === seat),
  };
}

/** Where it will lie is not known yet: in which order Zones are drawn says nothing. */
export const isUnplaced = ({ marks }: Pick<SeenPlace, 'marks'>): boolean =>
  wordsOf(marks, 'unplaced').length > 0;

const known: ReadonlySet<string> = new Set<YgiosMark>(['devotion', 'control', 'lock', 'unplaced']);
/** Marks of a Zone that the board has no place of its own for: shown in words. */
export const otherMarks = ({ marks }: Pick<SeenPlace, 'marks'>): readonly SeenMark[] =>
  marks.filter(({ is }) => !known.has(is));

/** The places of a points track, from 0 to what wins; markers beyond it stand on its last place. */
export function trackOf(points: readonly (SeenMark | null)[]): {
  readonly last: number;
  readonly at: readonly number[];
} {
  const last = Math.max(1, ...points.map((mark) => mark?.of ?? mark?.n ?? 0));
  return { last, at: points.map((mark) => Math.min(last, Math.max(0, mark?.n ?? 0))) };
}
