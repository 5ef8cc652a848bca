import { z } from 'zod';
import { matchId } from './match-start';
import { bytes, packId, packPath, settingsSchema, taskId } from './models';

export const taskStages = [
  'reading',
  'checking',
  'writing',
  'packing',
  'playing',
  'waiting',
  'drawing',
  'pages',
] as const;
export type TaskStage = (typeof taskStages)[number];

/** Everything the workbench or its host tells the renderer unasked. */
export const events = {
  'task.progress': z.object({ task: taskId, stage: z.enum(taskStages), done: z.number(), total: z.number() }),
  'settings.changed': settingsSchema,
  'packs.changed': z.object({ pack: packId.nullable() }),
  /** A draft came, changed or went, by whichever window. */
  'drafts.changed': z.object({ pack: packId, path: packPath }),
  /** An answer was given or taken back, by whoever. */
  'match.changed': z.object({ match: matchId }),
  /** A command chosen in the native menu. */
  'host.command': z.object({ id: z.string() }),
  /** A pack or a match that was opened through the operating system. */
  'host.openFile': z.object({ fileName: z.string(), bytes }),
} as const;

export type EventName = keyof typeof events;
export type EventData<N extends EventName> = z.infer<(typeof events)[N]>;
export type AnyEvent = { [N in EventName]: { name: N; data: EventData<N> } }[EventName];

export const eventNames = Object.keys(events) as readonly EventName[];
