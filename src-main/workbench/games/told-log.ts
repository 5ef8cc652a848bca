import type { SeenLog, Viewer } from '../../engine/kernel/log';
import type { LogLine } from '../matches/seen-table';
import type { PackWords } from './pack-words';

/**
 * What happened on the way to a table: what came with its last answer, behind what was there before. Tables share
 * what they have in common, and what was said once is not said again: a match is looked at after every answer.
 */
export class ToldLog<Table, Told> {
  readonly #before: ToldLog<Table, Told> | null;
  readonly #log: SeenLog<Table, Told>;
  /** How many answers had been given. */
  readonly #at: number;
  readonly #said = new WeakMap<PackWords, Map<Viewer, LogLine[]>>();

  constructor(before: ToldLog<Table, Told> | null, log: SeenLog<Table, Told>) {
    this.#before = before;
    this.#log = log;
    this.#at = before ? before.#at + 1 : 0;
  }

  attach(t: Table): void {
    this.#log.attach(t);
  }

  lines(viewer: Viewer, words: PackWords, say: (told: Told) => Omit<LogLine, 'at'>): LogLine[] {
    return this.#parts().flatMap((part) => part.#own(viewer, words, say));
  }

  /** Everything that a viewer knows to have happened, oldest first. */
  told(viewer: Viewer): Told[] {
    return this.#parts().flatMap((part) => part.#log.logFor(viewer));
  }

  #parts(): ToldLog<Table, Told>[] {
    const parts: ToldLog<Table, Told>[] = [this];
    for (let part = this.#before; part; part = part.#before) parts.push(part);
    return parts.reverse();
  }

  #own(viewer: Viewer, words: PackWords, say: (told: Told) => Omit<LogLine, 'at'>): LogLine[] {
    const known = this.#said.get(words) ?? new Map<Viewer, LogLine[]>();
    this.#said.set(words, known);
    const said =
      known.get(viewer) ?? this.#log.logFor(viewer).map((told) => ({ ...say(told), at: this.#at }));
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
