import { isUsable, type Command, type CommandContext } from '../commands/command';
import { recentCommands } from '../commands/recent-commands';
import { searchCommands } from '../commands/search-commands';
import type { I18n } from '../state/i18n.svelte';
import { nextItem } from '../ui/roving';

/** What the palette shows for what is typed, and which line is marked. Made anew each time it opens. */
export class PaletteState {
  #query = $state('');
  #marked = $state(0);
  readonly #usable: readonly Command[];
  readonly found: readonly Command[] = $derived.by(() =>
    searchCommands(this.#query, this.#usable, this.#i18n.language, recentCommands.ids),
  );
  readonly marked: Command | undefined = $derived(this.found[this.#marked]);
  readonly #i18n: I18n;

  constructor(all: readonly Command[], context: CommandContext, i18n: I18n) {
    this.#i18n = i18n;
    this.#usable = all.filter((command) => command.id !== 'palette' && isUsable(command, context));
  }

  get query(): string {
    return this.#query;
  }

  set query(query: string) {
    this.#query = query;
    this.#marked = 0;
  }

  mark(command: Command): void {
    this.#marked = this.found.indexOf(command);
  }

  /** Whether the key was one that moves the mark. Home and End stay with the text. */
  press(key: string): boolean {
    if (key === 'Home' || key === 'End') return false;
    const to = nextItem(key, this.#marked, this.found.length, 'y');
    if (to !== null) this.#marked = to;
    return to !== null;
  }
}
