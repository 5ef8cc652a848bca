type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'target'
>;

const typesInto = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

/** What the keys of undo mean here; null: something else, or they belong to the field that is typed into. */
export function undoKey(event: Pressed, mac: boolean): 'undo' | 'redo' | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, target } = event;
  if (isComposing || altKey || !(mac ? metaKey : ctrlKey)) return null;
  if (target instanceof Element && target.matches(typesInto)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !mac && !shiftKey ? 'redo' : null;
}
