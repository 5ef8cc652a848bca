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

/** Groups in the order of the native menu and of the shortcuts list. */
export const commandGroups = ['pack', 'edit', 'go', 'view', 'language', 'help'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** A message without placeholders can't be told from one with by its key; a test formats them all. */
export interface Command {
  readonly id: string;
  /** A function where the words come late and are no message of the start-up script. */
  readonly title: MessageKey | ((language: Language) => string);
  /** Stands in front of the title: what the thing is called in every language. */
  readonly mark?: string;
  /** Other names people look for, in English if not in several: the palette's second chance in every language. */
  readonly also?: readonly string[];
  readonly group: CommandGroup;
  /** The first is shown; all work. */
  readonly keys?: Keys | readonly Keys[];
  /** Its keys mean something else in a text field, and in the native menu, which has them for text. */
  readonly notInText?: boolean;
  /** Where it stands in its group; without it, after those that have one. */
  readonly order?: number;
  /** Takes something away: it comes last, and is chosen only by someone who asked for it. */
  readonly destructive?: boolean;
  /** One of many alike: the palette shows it to who types something, not to who only opens it. */
  readonly onlyAsked?: boolean;
  /** A command that can't do anything now is neither shown nor run. */
  when?(context: CommandContext): boolean;
  run(context: CommandContext): void | Promise<void>;
}

/** Only checks the type: a command file's default export is a plain value. */
export const defineCommand = (command: Command): Command => command;

export const keysOf = ({ keys }: Command): readonly Keys[] =>
  keys === undefined ? [] : typeof keys === 'string' ? [keys] : keys;

const unordered = 1000;
/** By group, in the group's own order, and what takes something away at the very end. */
export const byPlace = (a: Command, b: Command): number =>
  Number(a.destructive ?? false) - Number(b.destructive ?? false) ||
  commandGroups.indexOf(a.group) - commandGroups.indexOf(b.group) ||
  (a.order ?? unordered) - (b.order ?? unordered) ||
  (a.id < b.id ? -1 : 1);

export const isUsable = (command: Command, context: CommandContext): boolean =>
  command.when?.(context) ?? true;
