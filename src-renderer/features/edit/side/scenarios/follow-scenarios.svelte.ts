import type { Client } from '../../../../api/client';
import type { EditDesk } from '../../state/desk.svelte';
import type { Timers } from '../../state/drafts';
import { isTried, subjectOf } from '../../state/subject';

/** After the last key: a run costs the workbench as much as a few hundred keystrokes. */
const pause = 700;

const hasScenarios = (path: string): boolean => {
  const subject = subjectOf(path);
  return isTried(subject) || subject?.is === 'scenarios';
};

/**
 * Runs the scenarios about the document in front when it comes there, after each save, and after a pause in typing.
 * To be called where effects may be.
 */
export function followScenarios(desk: () => EditDesk, client: Pick<Client, 'on'>, timers: Timers): void {
  const run = (): void => {
    const path = desk().document?.key.path;
    if (path !== undefined && hasScenarios(path)) void desk().pack?.scenarios.run(path);
  };
  let waiting: number | null = null;
  const stop = (): void => {
    if (waiting !== null) timers.cancel(waiting);
    waiting = null;
  };
  const later = (): void => {
    stop();
    waiting = timers.later(run, pause);
  };
  // Not its path: a copy of a pack has documents of the same.
  const document = $derived(desk().document);
  $effect(() => {
    if (!document) return;
    const ended = timers.later(run, 0);
    return () => timers.cancel(ended);
  });
  $effect(() => {
    const ends = [
      client.on('packs.changed', ({ pack }) => {
        if (pack !== null && pack !== desk().pack?.id) return;
        stop();
        run();
      }),
      client.on('drafts.changed', ({ pack }) => {
        if (pack === desk().pack?.id) later();
      }),
    ];
    return () => {
      stop();
      for (const end of ends) end();
    };
  });
}
