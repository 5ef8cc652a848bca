import { menuNames, type MenuName } from '@shared/api/menus';
import type { MessageKey } from '@shared/i18n/messages/index';
import type { Language } from '@shared/util/languages';
import type { Client } from '../api/client';
import type { Actions } from '../state/actions.svelte';
import type { Keys } from '../state/keys';
import type { Navigation } from '../state/navigation.svelte';
import type { Overlays } from '../state/overlays.svelte';
import type { SettingsState } from '../state/settings.svelte';
import type { Undo } from '../state/undo.svelte';

/** What a command may touch. Screens take part through `actions`: commands know no screen. */
export interface CommandContext {
  readonly client: Client;
  readonly navigation: Navigation;
  readonly settings: SettingsState;
  readonly actions: Actions;
  readonly overlays: Overlays;
  readonly undo: Undo;
  reload(): void;
}

/** A message without placeholders can't be told from one with by its key; a test formats them all. */
export interface Command {
  readonly id: string;
  /** A function where the words come late and are no message of the start-up script. */
  readonly title: MessageKey | ((language: Language) => string);
  /** Stands in front of the title: what the thing is called in every language. */
  readonly mark?: string;
  /** Other names people look for, in English if not in several: the palette's second chance in every language. */
  readonly also?: readonly string[];
  /** Where the native menu has it; the palette and the list of shortcuts say the same word. */
  readonly menu: MenuName;
  /** Its place there. The whole number is the section: a line separates it from the next. */
  readonly order: number;
  /** The first is shown; all work. */
  readonly keys?: Keys | readonly Keys[];
  /** Its keys mean something else in a text field, and in the native menu, which has them for text. */
  readonly notInText?: boolean;
  /** Takes something away: last in its section and in the palette, where only someone who asked for it gets it. */
  readonly destructive?: boolean;
  /** One of many alike: the palette shows it to who types something, not to who only opens it. */
  readonly onlyAsked?: boolean;
  /** Whether this is the choice in force, for one of several with titles like “Theme: dark”. The menu marks it. */
  isOn?(context: CommandContext): boolean;
  /** A command that can't do anything now is neither shown nor run. */
  when?(context: CommandContext): boolean;
  run(context: CommandContext): void | Promise<void>;
}

export const keysOf = ({ keys }: Command): readonly Keys[] =>
  keys === undefined ? [] : typeof keys === 'string' ? [keys] : keys;

/** By menu, in the menu's own order, and what takes something away at the very end. */
export const byPlace = (a: Command, b: Command): number =>
  Number(a.destructive ?? false) - Number(b.destructive ?? false) ||
  menuNames.indexOf(a.menu) - menuNames.indexOf(b.menu) ||
  a.order - b.order;

export const isUsable = (command: Command, context: CommandContext): boolean =>
  !command.isOn?.(context) && (command.when?.(context) ?? true);
