import { expect, it } from 'vitest';
import { EditDesk } from './desk.svelte';
import { settled, testDesk, testTimers } from './test-desk';

const paths = ['cards/home-1.json', 'cards/home-2.json', 'cards/home-3.json'] as const;

async function typedInThree() {
  const workbench = await testDesk();
  const told: unknown[] = [];
  const { client, language } = workbench;
  const desk = new EditDesk({ client, timers: testTimers(), language, tell: (one) => void told.push(one) });
  await desk.show({ pack: 'mine', path: paths[0] }, null);
  const opened = await Promise.all(paths.map(async (path) => desk.pack?.open(path)));
  const documents = opened.filter((one) => one !== undefined && one !== null);
  for (const document of documents) desk.typeIn(document, document.text.replace('"en": "', '"en": "New '));
  return { ...workbench, desk, documents, told };
}

it('saves several documents as one revision', async () => {
  const { desk, documents, saved, saves } = await typedInThree();
  expect(await desk.saveAll(documents)).toEqual({ saved: 3, left: [], failure: null });
  expect(saves).toEqual([[...paths]]);
  for (const path of paths) expect(saved.get(path)).toContain('"en": "New ');
  expect(documents.map(({ state }) => state)).toEqual(['saved', 'saved', 'saved']);
});

it('leaves out what has errors and what was saved elsewhere, and saves the rest', async () => {
  const { desk, documents, saved, saveElsewhere } = await typedInThree();
  const [broken, theirs] = documents;
  if (broken) desk.typeIn(broken, '{ half');
  saveElsewhere(paths[1], (saved.get(paths[1]) ?? '').replace('"en": "', '"en": "Their '));
  expect(await desk.saveAll(documents)).toEqual({ saved: 1, left: [paths[0], paths[1]], failure: null });
  expect(saved.get(paths[1])).toContain('Their ');
  expect(theirs?.theirs?.source).toContain('Their ');
  expect(broken?.text).toBe('{ half');
  await settled();
});

it('has nothing to do for documents without changes', async () => {
  const { desk, saves } = await typedInThree();
  const other = await desk.pack?.open('cards/home-4.json');
  expect(await desk.saveAll(other ? [other] : [])).toEqual({ saved: 0, left: [], failure: null });
  expect(saves).toEqual([]);
});
