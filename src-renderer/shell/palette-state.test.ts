import { expect, it } from 'vitest';
import { commands } from '../commands/registry';
import { testContext } from '../commands/test-context';
import { I18n } from '../state/i18n.svelte';
import { PaletteState } from './palette-state.svelte';

const palette = (): PaletteState => {
  const i18n = new I18n();
  i18n.choose('en');
  return new PaletteState(commands, testContext(), i18n);
};

it('shows neither itself nor what can’t be used now', () => {
  const ids = palette().found.map(({ id }) => id);
  expect(ids).not.toContain('palette');
  expect(ids).not.toContain('text.normal');
  expect(ids).toContain('go.settings');
});

it('marks the best answer, moves around the ends, and starts anew with each letter', () => {
  const state = palette();
  state.query = 'theme';
  const ids = state.found.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(state.marked?.id).toBe(ids[0]);
  expect(state.press('ArrowUp')).toBe(true);
  expect(state.marked?.id).toBe(ids.at(-1));
  state.query = 'theme d';
  expect(state.marked?.id).toBe('theme.dark');
});

it('leaves other keys to the text field', () => {
  const state = palette();
  expect(['a', 'Home', 'End', 'ArrowLeft', 'Escape'].map((key) => state.press(key))).toEqual(
    Array(5).fill(false),
  );
});

it('marks nothing when nothing is found', () => {
  const state = palette();
  state.query = 'qqqq';
  expect(state.found).toEqual([]);
  expect(state.marked).toBeUndefined();
  expect(state.press('ArrowDown')).toBe(false);
});
