import { explain } from '../../../engine/games/ygios/explain';
import type { RoundExplained } from '../../../engine/games/ygios/explain/round';
import { roundAt, seats } from '../../../engine/games/ygios/layout';
import { seenEvent, type LogEntry } from '../../../engine/games/ygios/log';
import type { YgiosEvent } from '../../../engine/games/ygios/events';
import type { Table } from '../../../engine/games/ygios/table';
import { logFrom, type Viewer } from '../../../engine/kernel/log';
import { at } from '../../../engine/kernel/state';
import type { ToldEvent } from '../told-event';
import { ToldLog } from '../told-log';
import { toldEvents } from './seen/events';

/** What happened, as one viewer may know it, in no language: to be said, to be followed by the eye, to be summed up. */
export interface YgiosTold {
  readonly entry: LogEntry;
  readonly events: readonly ToldEvent[];
  /** At the end of a round. Once the next one is dealt, nothing on the table tells it any more. */
  readonly ended: { readonly round: number; readonly explained: RoundExplained } | null;
}

export type YgiosLog = ToldLog<Table, YgiosTold>;

export const newLog = (before: YgiosLog | null): YgiosLog => new ToldLog(before, logFrom(seats, told));

const told = (t: Table, event: YgiosEvent, viewer: Viewer): YgiosTold => ({
  entry: seenEvent(t, event, viewer),
  events: toldEvents(t, event, viewer),
  ended: event.is === 'roundEnds' ? roundEnded(t, viewer) : null,
});

function roundEnded(t: Table, viewer: Viewer): YgiosTold['ended'] {
  const explained = explain(t, { is: 'round' }, viewer);
  return explained?.is === 'round' ? { round: at(t.s, roundAt), explained } : null;
}
