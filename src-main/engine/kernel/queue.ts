import { passBudget } from './budgets';
import { at, type State } from './state';

/** First in, first out, as words of the state. An entry is one number of the game's own making. */
export interface QueueLayout {
  /** Where the pair (read, written) lies. */
  readonly fingers: number;
  readonly entries: number;
  readonly capacity: number;
}

export const queued = (q: QueueLayout, s: State): number => at(s, q.fingers + 1) - at(s, q.fingers);

export function enqueue(q: QueueLayout, s: State, entry: number): void {
  const written = at(s, q.fingers + 1);
  if (written - at(s, q.fingers) >= q.capacity) return passBudget(s, 'queue');
  s[q.entries + (written < q.capacity ? written : written % q.capacity)] = entry;
  s[q.fingers + 1] = written + 1;
}

export function dequeue(q: QueueLayout, s: State): number {
  const read = at(s, q.fingers);
  const where = q.entries + (read < q.capacity ? read : read % q.capacity);
  const entry = at(s, where);
  s[where] = 0;
  if (read + 1 === at(s, q.fingers + 1)) {
    // Empty: begin at the front again, so that games that stand alike have the same words.
    s[q.fingers] = 0;
    s[q.fingers + 1] = 0;
  } else s[q.fingers] = read + 1;
  return entry;
}

/** Takes the entry behind the first `skipped` ones; those behind it move up. */
export function dequeueBehind(q: QueueLayout, s: State, skipped: number): number {
  if (skipped === 0) return dequeue(q, s);
  const place = (index: number): number => q.entries + (index % q.capacity);
  const first = at(s, q.fingers) + skipped;
  const last = at(s, q.fingers + 1) - 1;
  const entry = at(s, place(first));
  for (let i = first; i < last; i++) s[place(i)] = at(s, place(i + 1));
  s[place(last)] = 0;
  s[q.fingers + 1] = last;
  return entry;
}

/** Takes back the entries that `gone` names; their places stay, marked -1. */
export function strike(q: QueueLayout, s: State, gone: (entry: number) => boolean): void {
  for (let i = at(s, q.fingers); i < at(s, q.fingers + 1); i++) {
    const where = q.entries + (i % q.capacity);
    if (gone(at(s, where))) s[where] = -1;
  }
}

export function contains(q: QueueLayout, s: State, wanted: (entry: number) => boolean): boolean {
  for (let i = at(s, q.fingers); i < at(s, q.fingers + 1); i++)
    if (wanted(at(s, q.entries + (i % q.capacity)))) return true;
  return false;
}
