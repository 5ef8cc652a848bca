import { fakeClient, type FakeClient } from '../api/fake-client';
import { Actions } from '../state/actions.svelte';
import { I18n } from '../state/i18n.svelte';
import { Navigation } from '../state/navigation.svelte';
import { Overlays } from '../state/overlays.svelte';
import { SettingsState } from '../state/settings.svelte';
import { Toasts } from '../state/toasts.svelte';
import { Undo } from '../state/undo.svelte';
import type { CommandContext } from './command';

/** Real state around a client that keeps what it is told, for tests of commands. */
export function testContext(): CommandContext & { client: FakeClient; reloads: number } {
  // What is answered to a change is not looked at: the state shows the change before it is kept.
  const client = fakeClient({ 'settings.set': () => ({ ok: true, value: settings.values }) });
  const settings = new SettingsState(client, new I18n());
  return {
    client,
    navigation: new Navigation(),
    settings,
    actions: new Actions(),
    overlays: new Overlays(),
    undo: new Undo(new Toasts()),
    reloads: 0,
    reload() {
      this.reloads++;
    },
  };
}
