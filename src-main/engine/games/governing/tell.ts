import { none } from '../../kernel/cards';
import { skipped } from '../../kernel/governing/skip';
import type { PartSkip, SkippedPart, Sought } from './events';
import type { Table } from './table';

interface Missing {
  readonly ref?: number;
  readonly seat?: number;
  readonly definition?: number;
  readonly sought?: Sought;
}

/** I1: a part that can't be done is told, and the rest goes on. Says nothing when nobody listens. */
export function tellSkipped(
  t: Table,
  part: SkippedPart,
  why: PartSkip,
  { ref = none, seat = none, definition = none, sought = null }: Missing,
): void {
  if (t.log) t.log({ ...skipped(part, why), at: t.moment, thing: ref, seat, card: definition, sought });
}
