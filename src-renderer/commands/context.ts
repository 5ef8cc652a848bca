import { client } from '../api/client';
import { actions } from '../state/actions.svelte';
import { navigation } from '../state/navigation.svelte';
import { overlays } from '../state/overlays.svelte';
import { settings } from '../state/settings.svelte';
import { undo } from '../state/undo.svelte';
import type { CommandContext } from './command';

/** What commands touch in the running application. */
export const context: CommandContext = {
  client,
  navigation,
  settings,
  actions,
  overlays,
  undo,
  reload: () => location.reload(),
};
