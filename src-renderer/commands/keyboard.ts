import { isMac } from '../state/keys';
import { isUsable, keysOf, type Command, type CommandContext } from './command';
import { matchesKeys } from './match-keys';
import { commands } from './registry';
import { runCommand } from './run-command';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'));

/** A dialog in front keeps its keys; the palette's own key closes the palette again. */
const isBehindDialog = (command: Command, context: CommandContext): boolean =>
  document.querySelector('dialog:modal') !== null &&
  !(command.id === 'palette' && context.overlays.open === 'palette');

/** Runs the command whose shortcut was pressed. */
export function handleKey(event: KeyboardEvent, context: CommandContext): void {
  // Keys pressed while an input method composes belong to it, whatever they would mean elsewhere.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const mac = isMac();
  const command = commands.find((candidate) =>
    keysOf(candidate).some(
      (keys) =>
        matchesKeys(event, keys, mac) &&
        ((keys.startsWith('Mod+') && !candidate.notInText) || !isTextField(event.target)),
    ),
  );
  if (!command || !isUsable(command, context) || isBehindDialog(command, context)) return;
  event.preventDefault();
  if (!event.repeat) void runCommand(command, context);
}
