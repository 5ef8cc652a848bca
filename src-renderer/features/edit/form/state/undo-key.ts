type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>;

/** Controls that take back by themselves what was typed into them. */
export const typedInto = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** What the keys of undo mean; null: something else. */
export function undoKey(event: Pressed, mac: boolean): 'undo' | 'redo' | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
  if (isComposing || altKey || !(mac ? metaKey : ctrlKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !mac && !shiftKey ? 'redo' : null;
}
