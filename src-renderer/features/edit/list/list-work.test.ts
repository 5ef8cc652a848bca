import { expect, it } from 'vitest';
import { EditDesk } from '../state/desk.svelte';
import { revision, testDesk, testTimers } from '../state/test-desk';
import { ListWork } from './list-work';

const path = 'cards/home-1.json';
const other = 'cards/home-2.json';

async function openList() {
  const workbench = await testDesk();
  const timers = testTimers();
  const { client, language } = workbench;
  const desk = new EditDesk({ client, timers, language, tell: () => undefined });
  await desk.show({ pack: 'mine', path }, null);
  const type = (): void => desk.type((desk.document?.text ?? '').replace('"n": 1', '"n": 2'));
  return { ...workbench, timers, desk, type, work: new ListWork({ client, desk }) };
}

it('another id is refused while something is typed, even if it was typed just now', async () => {
  const { work, type, timers, saved, drafts, desk } = await openList();
  type();
  expect(await work.renameId(path, 'other')).toMatchObject({ ok: false, error: { code: 'unsaved-text' } });
  expect([timers.count, saved.has(path), drafts.has(path)]).toEqual([0, true, true]);
  expect(desk.pack?.documents.get(path)?.text).toContain('"n": 2');
});

it.each<[string, (text: string) => string, boolean]>([
  ['right', (text) => text.replace(/"devotion": \d/, '"devotion": 9'), true],
  ['with mistakes', (text) => text.replace('"flavour"', '"flavuor"'), false],
])('a copy is one of what is typed and not saved: %s', async (_what, typed, isSaved) => {
  const { work, desk, saved, drafts, state } = await openList();
  // What an earlier window typed, and nobody has opened yet, is what would be shown.
  drafts.set(other, { base: revision(state.head), source: typed(saved.get(other) ?? '') });
  await desk.pack?.readDrafts();
  for (const of of [path, other]) {
    const text = typed(saved.get(of) ?? '');
    if (of === path) desk.type(text);
    const copy = of.replace('.json', '-copy.json');
    expect(await work.duplicate(of)).toEqual({ ok: true, value: { path: copy, isSaved } });
    expect((await desk.pack?.open(copy))?.text).toBe(text);
    expect(saved.get(copy) === text).toBe(isSaved);
  }
});

it('another id can be taken back, also when another pack lies open by then', async () => {
  for (const then of ['mine', 'copy']) {
    const { work, saved, desk } = await openList();
    const renamed = await work.renameId(path, 'phone');
    expect(renamed).toMatchObject({
      ok: true,
      value: { path: 'cards/phone.json', oldId: 'home-1', documents: 1 },
    });
    await desk.show({ pack: then, path: other }, null);
    expect(renamed.ok && (await renamed.value.takeBack())).toEqual({ ok: true, value: path });
    expect([saved.has(path), saved.has('cards/phone.json')]).toEqual([true, false]);
  }
});

it('a document that is deleted leaves no draft behind, and comes back with what was typed in it', async () => {
  const { work, type, timers, saved, drafts, desk } = await openList();
  type();
  const gone = await work.delete(path);
  expect([saved.has(path), drafts.size, timers.count]).toEqual([false, 0, 0]);
  expect(gone.ok && (await gone.value())).toEqual({ ok: true, value: undefined });
  expect(saved.get(path)).toContain('"n": 1');
  expect(desk.pack?.documents.get(path)?.text).toContain('"n": 2');
});

it('so does one that an earlier window typed in and nobody has opened since', async () => {
  const { work, saved, drafts, desk, state } = await openList();
  const typed = `${saved.get(other) ?? ''} `;
  drafts.set(other, { base: String(state.head).padStart(64, '0'), source: typed });
  await desk.pack?.readDrafts();
  const gone = await work.delete(other);
  expect(gone.ok && (await gone.value())).toEqual({ ok: true, value: undefined });
  expect(desk.pack?.documents.get(other)).toMatchObject({ text: typed, changed: true });
});

it('a document without unsaved text comes back as it was', async () => {
  const { work, desk } = await openList();
  const gone = await work.delete(path);
  expect(gone.ok && (await gone.value())).toEqual({ ok: true, value: undefined });
  expect((await desk.pack?.open(path))?.changed).toBe(false);
});

it('letters typed into a document that gets another id leave no draft of the old one', async () => {
  const { work, type, timers, drafts, desk } = await openList();
  const renaming = work.renameId(path, 'other');
  while (!desk.pack?.leaving.has(path)) await Promise.resolve();
  type();
  expect((await renaming).ok).toBe(true);
  desk.type('typed after it');
  timers.pass();
  await desk.drafts.keepAll();
  expect(drafts.has(path)).toBe(false);
});
