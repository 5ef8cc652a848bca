import { toasts } from '../state/toasts.svelte';
import { isUsable, type Command, type CommandContext } from './command';
import { recentCommands } from './recent-commands';

/** The one way a command runs: by key, palette or menu. A bug in it is told and does no other harm. */
export async function runCommand(command: Command, context: CommandContext): Promise<void> {
  if (!isUsable(command, context)) return;
  recentCommands.add(command.id);
  try {
    await command.run(context);
  } catch (error) {
    toasts.fail({ code: 'internal', data: { detail: String(error) } });
  }
}
