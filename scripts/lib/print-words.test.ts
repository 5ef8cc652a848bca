import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { shortestChain } from '../lint/module-graph.mjs';

const root = resolve(import.meta.dirname, '../..');
const words = 'src-shared/i18n/messages/print-pages.ts';
const wayFrom = (start: string): string[] | null =>
  shortestChain(
    root,
    start,
    ({ typeOnly }) => !typeOnly,
    ({ to }) => to === words,
  );

/** What is imported at once is in the start-up script, and nobody prints while it starts. */
it('the words of printed pages are not in the start-up script', () => {
  expect(wayFrom('src-renderer/main.ts')).toBeNull();
});

it('the chain is found where there is one', () => {
  expect(wayFrom('src-renderer/sheet/NotesPage.svelte')?.at(-1)).toBe(words);
});
