import { none } from '../../kernel/cards';
import { skipped } from '../../kernel/governing/skip';
import type { PartSkip, SkippedPart } from './events';
import type { Table } from './table';

/** I1: a part that can't be done is told, and the rest goes on. Says nothing when nobody listens. */
export function tellSkipped(
  t: Table,
  part: SkippedPart,
  why: PartSkip,
  { ref = none, seat = none, definition = none }: { ref?: number; seat?: number; definition?: number },
): void {
  if (t.log) t.log({ ...skipped(part, why), at: t.moment, ref, seat, definition });
}
