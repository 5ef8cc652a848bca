import { untrack } from 'svelte';
import type { Client } from '../../../api/client';
import { connection } from '../../../state/connection.svelte';
import { EditDesk, type DeskParts } from './desk.svelte';

let kept: EditDesk | null = null;

/** Kept while another screen is in front: who comes back finds the same documents, and at once. */
export function keptDesk(parts: DeskParts): EditDesk {
  kept ??= untrack(() => makeDesk(parts));
  return kept;
}

/** Its derived values belong to no screen: those of a screen that is gone would never change again. */
function makeDesk(parts: DeskParts): EditDesk {
  const made: EditDesk[] = [];
  $effect.root(() => void made.push(new EditDesk(parts)));
  return made[0] ?? new EditDesk(parts);
}

/** Keeps the desk in step with what others save and type, for as long as the screen is in front. */
export function followLibrary(
  desk: EditDesk,
  client: Pick<Client, 'on'>,
  refresh: () => Promise<void>,
): void {
  // While another screen was in front, or without a connection, no event came for changes made elsewhere, and drafts
  // could not be kept.
  $effect(() => {
    if (connection.connected)
      untrack(() => {
        void desk.drafts.keepAll();
        void refresh();
      });
  });
  $effect(() =>
    client.on('packs.changed', ({ pack }) => {
      if (pack === null || pack === desk.pack?.id) void refresh();
    }),
  );
  $effect(() =>
    client.on('drafts.changed', ({ pack }) => {
      if (pack !== desk.pack?.id) return;
      void desk.refreshDrafts();
      void desk.pack.readProblems();
    }),
  );
  // Leaving the screen, or the page, loses nothing that was typed.
  $effect(() => () => void desk.drafts.keepAll());
}
