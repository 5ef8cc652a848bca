import { expect, it } from 'vitest';
import { Actions } from './actions.svelte';

it('a screen lends its handlers and takes only its own back', async () => {
  const actions = new Actions();
  const run: string[] = [];
  const takeBackOld = actions.register({ 'pack.fork': () => void run.push('old') });
  actions.register({ 'pack.fork': () => void run.push('new'), 'pack.delete': () => undefined });
  takeBackOld();
  expect([actions.can('pack.fork'), actions.can('pack.delete'), actions.can('pack.rename')]).toEqual([
    true,
    true,
    false,
  ]);
  await actions.run('pack.fork');
  await actions.run('pack.rename');
  expect(run).toEqual(['new']);
});

it('two that overlap leave each other’s handlers alone, whichever goes first', async () => {
  for (const first of [0, 1] as const) {
    const actions = new Actions();
    const run: string[] = [];
    const takeBack = [
      actions.register({ 'library.search': () => void run.push('search') }),
      actions.register({ 'pack.fork': () => void run.push('old'), 'pack.delete': () => undefined }),
    ] as const;
    takeBack[first]();
    actions.register({ 'pack.fork': () => void run.push('new') });
    takeBack[1 - first]!();
    expect([actions.can('pack.fork'), actions.can('pack.delete'), actions.can('library.search')]).toEqual([
      true,
      false,
      false,
    ]);
    await actions.run('pack.fork');
    expect(run).toEqual(['new']);
  }
});
