import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { shortestChain } from '../lint/module-graph.mjs';

const root = resolve(import.meta.dirname, '../..');
const ofPages = 'src-shared/i18n/messages/print-pages.ts';
const ofScreen = 'src-shared/i18n/messages/print/index.ts';
const wayFrom = (start: string, words: string): string[] | null =>
  shortestChain(
    root,
    start,
    ({ typeOnly }) => !typeOnly,
    ({ to }) => to === words,
  );

/** What is imported at once is in the start-up script, and nobody prints while it starts. */
it.each([ofPages, ofScreen])('%s is not in the start-up script', (words) => {
  expect(wayFrom('src-renderer/main.ts', words)).toBeNull();
});

it.each([
  ['src-renderer/sheet/NotesPage.svelte', ofPages],
  ['src-renderer/features/print/PrintRoom.svelte', ofScreen],
])('the chain is found where there is one: from %s', (start, words) => {
  expect(wayFrom(start, words)?.at(-1)).toBe(words);
});
