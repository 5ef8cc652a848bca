import type { SeenLog, Viewer } from '../../engine/kernel/log';
import type { LogLine } from '../seen-table';
import type { PackWords } from './pack-words';

/**
 * What happened on the way to a table: what came with its last answer, behind what was there before. Tables share
 * what they have in common, and what was said once is not said again: a match is looked at after every answer.
 */
export class ToldLog<Table, Entry> {
  readonly #before: ToldLog<Table, Entry> | null;
  readonly #log: SeenLog<Table, Entry>;
  readonly #said = new WeakMap<PackWords, Map<Viewer, LogLine[]>>();

  constructor(before: ToldLog<Table, Entry> | null, log: SeenLog<Table, Entry>) {
    this.#before = before;
    this.#log = log;
  }

  attach(t: Table): void {
    this.#log.attach(t);
  }

  lines(viewer: Viewer, words: PackWords, say: (entry: Entry) => LogLine): LogLine[] {
    const parts = [this.#own(viewer, words, say)];
    for (let part = this.#before; part; part = part.#before) parts.push(part.#own(viewer, words, say));
    return parts.reverse().flat();
  }

  #own(viewer: Viewer, words: PackWords, say: (entry: Entry) => LogLine): LogLine[] {
    const known = this.#said.get(words) ?? new Map<Viewer, LogLine[]>();
    this.#said.set(words, known);
    const said = known.get(viewer) ?? this.#log.logFor(viewer).map(say);
    known.set(viewer, said);
    return said;
  }
}

/** Every card that an entry of a log names, wherever in it: only what its viewer may know is in there. */
export function idsNamed(entry: unknown, keys: readonly string[]): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.entries(entry).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return keys.includes(key) ? [value] : [];
    if (Array.isArray(value) && keys.includes(key))
      return value.flatMap((one) => (typeof one === 'string' ? [one] : idsNamed(one, keys)));
    return idsNamed(value, keys);
  });
}
