/** A shortcut as commands write it: `Mod+Shift+P`. Mod is ⌘ on a Mac and Ctrl elsewhere. */
export type Keys = string;

const arrows = { ArrowUp: '↑', ArrowDown: '↓' };
const macSigns: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', ...arrows };
const plainSigns: Readonly<Record<string, string>> = { Mod: 'Ctrl', ...arrows };
const keySigns: Readonly<Record<string, string>> = { Comma: ',', Plus: '+', Minus: '−', Slash: '/' };

export const isMac = (): boolean => /mac/i.test(navigator.platform);

/** What stands on the keys, in the order they are pressed. */
export const keyLabels = (keys: Keys, mac: boolean = isMac()): readonly string[] =>
  keys.split('+').map((key) => (mac ? macSigns : plainSigns)[key] ?? keySigns[key] ?? key);

/** For `aria-keyshortcuts`. */
export const ariaKeys = (keys: Keys, mac: boolean = isMac()): string =>
  keys
    .split('+')
    .map((key) => (key === 'Mod' ? (mac ? 'Meta' : 'Control') : (keySigns[key] ?? key)))
    .join('+');
