import { expect, it } from 'vitest';
import { matchesKeys, type KeyPress } from './match-keys';

const press = (key: string, code: string, modifiers = ''): KeyPress => ({
  key,
  code,
  ctrlKey: modifiers.includes('C'),
  metaKey: modifiers.includes('M'),
  shiftKey: modifiers.includes('S'),
  altKey: modifiers.includes('A'),
});

const pc = false;
const mac = true;

it.each<[string, KeyPress, string, boolean, boolean]>([
  // what, pressed, shortcut, on a Mac, matches
  ['plain', press('k', 'KeyK', 'C'), 'Mod+K', pc, true],
  ['⌘ on a Mac', press('k', 'KeyK', 'M'), 'Mod+K', mac, true],
  ['Ctrl on a Mac is another key', press('k', 'KeyK', 'C'), 'Mod+K', mac, false],
  ['the Windows key is not Mod', press('k', 'KeyK', 'M'), 'Mod+K', pc, false],
  ['both held', press('k', 'KeyK', 'CM'), 'Mod+K', pc, false],
  ['Mod missing', press('k', 'KeyK'), 'Mod+K', pc, false],
  ['Shift too many', press('K', 'KeyK', 'CS'), 'Mod+K', pc, false],
  ['AltGr types, it commands nothing', press('k', 'KeyK', 'CA'), 'Mod+K', pc, false],
  ['with Shift', press('P', 'KeyP', 'CS'), 'Mod+Shift+P', pc, true],
  ['Shift missing', press('p', 'KeyP', 'C'), 'Mod+Shift+P', pc, false],
  ['Caps Lock', press('K', 'KeyK', 'C'), 'Mod+K', pc, true],
  ['Ukrainian layout', press('л', 'KeyK', 'C'), 'Mod+K', pc, true],
  ['Ukrainian layout, other key', press('о', 'KeyJ', 'C'), 'Mod+K', pc, false],
  ['kana input', press('の', 'KeyK', 'C'), 'Mod+K', pc, true],
  ['Dvorak: the letter counts', press('k', 'KeyV', 'C'), 'Mod+K', pc, true],
  ['Dvorak: the place does not', press('t', 'KeyK', 'C'), 'Mod+K', pc, false],
  ['digit', press('1', 'Digit1', 'C'), 'Mod+1', pc, true],
  ['digit on AZERTY', press('&', 'Digit1', 'C'), 'Mod+1', pc, true],
  ['digit of the number pad', press('0', 'Numpad0', 'C'), 'Mod+0', pc, true],
  ['comma', press(',', 'Comma', 'C'), 'Mod+Comma', pc, true],
  ['comma on a Ukrainian layout is б', press('б', 'Comma', 'C'), 'Mod+Comma', pc, true],
  ['plus without Shift', press('=', 'Equal', 'C'), 'Mod+Plus', pc, true],
  ['plus with Shift', press('+', 'Equal', 'CS'), 'Mod+Plus', pc, true],
  ['plus of the number pad', press('+', 'NumpadAdd', 'C'), 'Mod+Plus', pc, true],
  ['plus on a Japanese keyboard', press('+', 'Semicolon', 'CS'), 'Mod+Plus', pc, true],
  ['minus', press('-', 'Minus', 'C'), 'Mod+Minus', pc, true],
  ['slash', press('/', 'Slash', 'C'), 'Mod+Slash', pc, true],
  ['slash on a German keyboard needs Shift', press('/', 'Digit7', 'CS'), 'Mod+Slash', pc, true],
  ['slash alone', press('/', 'Slash'), 'Slash', pc, true],
  ['a named key', press('F2', 'F2'), 'F2', pc, true],
  ['Delete', press('Delete', 'Delete'), 'Delete', pc, true],
])('%s', (_what, pressed, keys, onMac, matches) => {
  expect(matchesKeys(pressed, keys, onMac)).toBe(matches);
});
