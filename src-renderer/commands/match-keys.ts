import type { Keys } from '../state/keys';

/** The part of a keyboard event that decides; a test writes it out. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Keys that are named in a shortcut because their sign would be misread in it, and where they lie. */
const named: Readonly<Record<string, { keys: readonly string[]; codes: readonly string[] }>> = {
  Comma: { keys: [','], codes: ['Comma'] },
  Plus: { keys: ['+', '='], codes: ['Equal', 'NumpadAdd'] },
  Minus: { keys: ['-', '−', '_'], codes: ['Minus', 'NumpadSubtract'] },
  Slash: { keys: ['/'], codes: ['Slash', 'NumpadDivide'] },
};

/**
 * Letters go by what the key types, so that Dvorak works. Where that is no Latin letter (Ukrainian layout,
 * kana input), they go by the key's place.
 */
function isKey(press: KeyPress, wanted: string): boolean {
  const name = named[wanted];
  if (name) return name.keys.includes(press.key) || (!isAscii(press.key) && name.codes.includes(press.code));
  if (wanted.length > 1) return press.key === wanted;
  if (/\d/.test(wanted)) return press.code === `Digit${wanted}` || press.code === `Numpad${wanted}`;
  if (isAscii(press.key)) return press.key.toUpperCase() === wanted;
  return press.code === `Key${wanted}`;
}

const isAscii = (key: string): boolean => /^[ -~]$/.test(key);

/** Whether Plus needs Shift depends on the layout, so it is not asked about for signs. */
const anyShift = (key: string): boolean => key in named;

export function matchesKeys(press: KeyPress, keys: Keys, mac: boolean): boolean {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  const mod = parts.includes('Mod');
  const [modPressed, otherPressed] = mac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  return (
    modPressed === mod &&
    !otherPressed &&
    press.altKey === parts.includes('Alt') &&
    (anyShift(key) || press.shiftKey === parts.includes('Shift')) &&
    isKey(press, key)
  );
}
