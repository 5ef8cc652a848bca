import { client } from '../api/client';
import { context } from '../commands/context';
import { findCommand } from '../commands/registry';
import { runCommand } from '../commands/run-command';
import { app } from '../state/app.svelte';
import { connection } from '../state/connection.svelte';
import { images } from '../state/images.svelte';
import { takeFile } from '../state/incoming.svelte';
import { settings } from '../state/settings.svelte';
import { tasks } from '../state/tasks.svelte';

/** Loads what every screen needs. The hosts answer even when the library can't be opened. */
export const loadBasics = async (): Promise<void> => {
  await Promise.all([app.load(), settings.load()]);
};

/** Listens to the host and the workbench as long as the application runs; returns the way to stop. */
export function watchHost(): () => void {
  const stops = [
    settings.watch(),
    tasks.watch(),
    images.watch(),
    connection.watch(() => void loadBasics()),
    client.on('host.command', ({ id }) => {
      const command = findCommand(id);
      if (command) void runCommand(command, context);
    }),
    client.on('host.openFile', (file) => void takeFile(file)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
