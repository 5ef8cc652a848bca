import { isUsable, type Command, type CommandContext } from '../commands/command';
import { recentCommands } from '../commands/run-command';
import { searchCommands } from '../commands/search-commands';
import type { I18n } from '../state/i18n.svelte';
import { nextItem } from '../ui/roving';

/** What the palette shows for what is typed, and which line is marked. Made anew each time it opens. */
export class PaletteState {
  #query = $state('');
  /** null: nobody has moved the mark yet. */
  #marked = $state<number | null>(null);
  #usable = $state.raw<readonly Command[]>([]);
  readonly #context: CommandContext;
  readonly found: readonly Command[] = $derived.by(() =>
    searchCommands(this.#query, this.#usable, this.#i18n.language, recentCommands.ids),
  );
  readonly marked: Command | undefined = $derived(this.found[this.#marked ?? this.#first()]);
  readonly #i18n: I18n;

  constructor(all: readonly Command[], context: CommandContext, i18n: I18n) {
    this.#i18n = i18n;
    this.#context = context;
    this.add(all);
  }

  /** What comes late joins what is there; the mark stays where it is until something is typed. */
  add(commands: readonly Command[]): void {
    const usable = commands.filter((command) => command.id !== 'palette' && isUsable(command, this.#context));
    this.#usable = [...this.#usable, ...usable];
  }

  get query(): string {
    return this.#query;
  }

  set query(query: string) {
    this.#query = query;
    this.#marked = null;
  }

  mark(command: Command): void {
    this.#marked = this.found.indexOf(command);
  }

  /** Whether the key was one that moves the mark. Home and End stay with the text. */
  press(key: string): boolean {
    if (key === 'Home' || key === 'End') return false;
    const to = nextItem(key, this.#marked ?? this.#first(), this.found.length, 'y');
    if (to !== null) this.#marked = to;
    return to !== null;
  }

  /** Enter pressed by habit in an empty palette must not take anything away: such a command is asked for. */
  #first(): number {
    return this.#query.trim() === '' ? this.found.findIndex((command) => !command.destructive) : 0;
  }
}
