import { toasts } from '../state/toasts.svelte';
import { isUsable, type Command, type CommandContext } from './command';

const storageKey = 'heartdeck.recent-commands';
const most = 5;
/**
 * Nobody looks for the palette in the palette. With undo as the first entry, Enter pressed by habit would undo a
 * change.
 */
const notKept = ['palette', 'undo'];

/** The commands used last, newest first. A convenience: where storage is refused it lasts until the reload. */
class RecentCommands {
  #ids: readonly string[] = read();

  get ids(): readonly string[] {
    return this.#ids;
  }

  add(id: string): void {
    if (notKept.includes(id)) return;
    this.#ids = [id, ...this.#ids.filter((other) => other !== id)].slice(0, most);
    try {
      localStorage.setItem(storageKey, JSON.stringify(this.#ids));
    } catch {
      // Storage is off or full; the list in memory is enough.
    }
  }
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export const recentCommands = new RecentCommands();

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
