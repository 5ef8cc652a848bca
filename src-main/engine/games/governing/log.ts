import { toldBy, type EntryOf } from '../../kernel/sorts';
import { logFrom, type SeenLog } from '../../kernel/log';
import { events, type GoverningEvent, type RawParts } from './events';
import { sorts } from './sorts';
import type { Table } from './table';
import type { Speech } from './words/speech';

/** What happened, as one seat may know it. `by` is whose text did it, null when the rules did. */
export type LogEntry = EntryOf<typeof events, typeof sorts>;

export const { see: seenEvent, params: entryParams } = toldBy<Table, Speech, RawParts>()(events, sorts);

export type GameLog = SeenLog<Table, LogEntry>;

export const createLog = (seats: number): GameLog =>
  logFrom<GoverningEvent, Table, LogEntry>(seats, seenEvent);
