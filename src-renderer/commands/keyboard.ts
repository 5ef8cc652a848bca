import { isMac, type Keys } from '../state/keys';
import { isUsable, keysOf, type Command, type CommandContext } from './command';
import { matchesKeys } from './match-keys';
import { commands } from './registry';
import { runCommand } from './run-command';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    // the last one is the code editor's, which is none of the others
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [role=textbox]'));

/** Keys that would not type anything: they mean the same in a text field. */
const typesNothing = (keys: Keys): boolean => /^Mod\+|F\d+$/.test(keys);

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
        ((typesNothing(keys) && !candidate.notInText) || !isTextField(event.target)),
    ),
  );
  if (!command || !isUsable(command, context) || isBehindDialog(command, context)) return;
  event.preventDefault();
  if (!event.repeat) void runCommand(command, context);
}
