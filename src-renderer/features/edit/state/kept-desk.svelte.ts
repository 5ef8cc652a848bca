import { untrack } from 'svelte';
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
