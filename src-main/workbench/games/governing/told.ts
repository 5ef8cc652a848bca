import type { GoverningEvent } from '../../../engine/games/governing/events';
import { seenEvent, type LogEntry } from '../../../engine/games/governing/log';
import type { Program, Table } from '../../../engine/games/governing/table';
import { logFrom, type Viewer } from '../../../engine/kernel/log';
import type { ToldEvent } from '../told-event';
import { ToldLog } from '../told-log';
import { toldEvents } from './seen/events';

/** What happened, as one viewer may know it, in no language: to be said, and to be followed by the eye. */
export interface GoverningTold {
  readonly entry: LogEntry;
  readonly events: readonly ToldEvent[];
}

export type GoverningLog = ToldLog<Table, GoverningTold>;

export const newLog = ({ layout }: Program, before: GoverningLog | null): GoverningLog =>
  new ToldLog(before, logFrom(layout.seats, told));

const told = (t: Table, event: GoverningEvent, viewer: Viewer): GoverningTold => ({
  entry: seenEvent(t, event, viewer),
  events: toldEvents(t, event, viewer),
});
