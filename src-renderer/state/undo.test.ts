import { expect, it } from 'vitest';
import { Toasts } from './toasts.svelte';
import { Undo } from './undo.svelte';

it('takes back the newest change whose toast is still there, and nothing else', async () => {
  const toasts = new Toasts();
  const undo = new Undo(toasts);
  const run: string[] = [];
  const show = (name: string): number =>
    toasts.show({ text: () => name, action: { label: () => name, run: () => void run.push(name) } });
  expect(undo.newest).toBeNull();
  await undo.run();
  undo.mark(show('first'));
  const second = show('second');
  undo.mark(second);
  show('an offer');
  expect(undo.newest?.text()).toBe('second');
  await undo.run();
  await undo.run();
  await undo.run();
  expect(run).toEqual(['second', 'first']);
  expect(toasts.list.map(({ text }) => text())).toEqual(['an offer']);
});
