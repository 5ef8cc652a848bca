import { expect, it } from 'vitest';
import { commands } from '../commands/registry';
import { recentCommands } from '../commands/run-command';
import { testContext } from '../commands/test-context';
import { actionNames } from '../state/actions.svelte';
import { I18n } from '../state/i18n.svelte';
import { PaletteState } from './palette-state.svelte';

const palette = (all = commands, context = testContext()): PaletteState => {
  const i18n = new I18n();
  i18n.choose('en');
  return new PaletteState(all, context, i18n);
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

it('marks nothing that takes something away unless it was asked for', () => {
  const context = testContext();
  context.actions.register(Object.fromEntries(actionNames.map((name) => [name, () => undefined])));
  recentCommands.add('pack.delete');
  recentCommands.add('undo');
  const state = palette(commands, context);
  const taking = state.found.filter(({ destructive }) => destructive);
  expect(taking.map(({ id }) => id)).toContain('pack.delete');
  expect(state.found.slice(-taking.length)).toEqual(taking);
  expect(state.marked?.id).not.toBe('undo');
  expect(state.marked?.destructive ?? false).toBe(false);
  state.query = 'delete';
  expect(state.marked?.id).toBe('pack.delete');
  state.query = ' ';
  expect(state.marked?.destructive ?? false).toBe(false);

  const alone = palette(
    commands.filter(({ id }) => id === 'pack.delete'),
    context,
  );
  expect(alone.marked).toBeUndefined();
  expect(alone.press('ArrowDown')).toBe(true);
  expect(alone.marked?.id).toBe('pack.delete');
});
