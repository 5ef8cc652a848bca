import { expect, it } from 'vitest';
import { ariaKeys, keyLabels } from '../state/keys';
import { nextItem } from './roving';

it.each<[string, number, number, 'x' | 'y', number | null]>([
  ['ArrowDown', 0, 3, 'y', 1],
  ['ArrowDown', 2, 3, 'y', 0],
  ['ArrowUp', 0, 3, 'y', 2],
  ['ArrowDown', -1, 3, 'y', 0],
  ['ArrowDown', 0, 3, 'x', null],
  ['ArrowRight', 0, 3, 'x', 1],
  ['ArrowLeft', 0, 3, 'x', 2],
  ['Home', 2, 3, 'y', 0],
  ['End', 0, 3, 'y', 2],
  ['a', 0, 3, 'y', null],
  ['ArrowDown', 0, 0, 'y', null],
])('%s from %s of %s on %s goes to %s', (key, at, count, axis, to) => {
  expect(nextItem(key, at, count, axis)).toBe(to);
});

it.each([
  ['Mod+Shift+P', false, ['Ctrl', 'Shift', 'P'], 'Control+Shift+P'],
  ['Mod+Shift+P', true, ['⌘', '⇧', 'P'], 'Meta+Shift+P'],
  ['Mod+Comma', false, ['Ctrl', ','], 'Control+,'],
])('%s, on a Mac: %s', (keys, mac, labels, aria) => {
  expect(keyLabels(keys, mac)).toEqual(labels);
  expect(ariaKeys(keys, mac)).toBe(aria);
});
