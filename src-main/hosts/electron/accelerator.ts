/** Our names for keys that stand for a sign, and Electron's. */
const named: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Minus: '-',
  Plus: 'Plus',
  Equal: '=',
  Slash: '/',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  BracketLeft: '[',
  BracketRight: ']',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Enter: 'Return',
  Escape: 'Escape',
  Space: 'Space',
  Tab: 'Tab',
  Backspace: 'Backspace',
  Delete: 'Delete',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
};
const modifiers: Readonly<Record<string, string>> = {
  Mod: 'CommandOrControl',
  Ctrl: 'Control',
  Alt: 'Alt',
  Shift: 'Shift',
};
const isFunctionKey = (key: string): boolean => /^F(?:[1-9]|1[0-9]|2[0-4])$/.test(key);

function keyOf(key: string): string | null {
  if (Object.hasOwn(named, key)) return named[key] ?? null;
  if (isFunctionKey(key)) return key;
  return /^[A-Za-z0-9,./;'`[\]\\=-]$/.test(key) ? key.toUpperCase() : null;
}

/**
 * `Mod+Shift+P` in Electron's notation, or null: Electron throws on what it does not know, and one odd shortcut
 * must not cost the whole menu. A bare letter is no menu shortcut, for it would be taken from every text field.
 */
export function toAccelerator(keys: string): string | null {
  const parts = keys.split('+');
  const last = parts.pop() ?? '';
  const key = keyOf(last);
  if (key === null) return null;
  const held: string[] = [];
  for (const part of parts) {
    const modifier = Object.hasOwn(modifiers, part) ? modifiers[part] : undefined;
    if (modifier === undefined || held.includes(modifier)) return null;
    held.push(modifier);
  }
  const isCommand = held.some((modifier) => modifier !== 'Shift') || isFunctionKey(last);
  return isCommand ? [...held, key].join('+') : null;
}
