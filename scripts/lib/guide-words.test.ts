import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { shortestChain } from '../lint/module-graph.mjs';

const root = resolve(import.meta.dirname, '../..');
const words = 'src-shared/i18n/messages/guide/';
const wayFrom = (start: string): string[] | null =>
  shortestChain(
    root,
    start,
    ({ typeOnly }) => !typeOnly,
    ({ to }) => to?.startsWith(words) ?? false,
  );

/** What is imported at once is in the start-up script, and the guide would take a tenth of its budget. */
it('the words of the guide are not in the start-up script', () => {
  expect(wayFrom('src-renderer/main.ts')).toBeNull();
});

it('nor in what a match needs at once', () => {
  expect(wayFrom('src-renderer/features/play/PlayDesk.svelte')).toBeNull();
});

it('the chain is found where there is one', () => {
  expect(wayFrom('src-renderer/features/help/HelpDesk.svelte')?.at(-1)).toMatch(words);
});
