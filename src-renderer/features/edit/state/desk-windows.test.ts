import { describe, expect, it } from 'vitest';
import { openDesk, openPath as path, settled } from './test-desk';

describe('drafts that the workbench has not', () => {
  it('typed without a connection, they are kept when it is back', async () => {
    const { desk, change, drafts, state, timers, told } = await openDesk();
    change('"n": 1', '"n": 2');
    state.isAway = true;
    timers.pass();
    await settled();
    expect([drafts.size, desk.document?.state, told]).toEqual([0, 'changed', []]);
    expect(desk.hasUnsent).toBe(true);
    state.isAway = false;
    await desk.drafts.keepAll();
    expect(desk.hasUnsent).toBe(false);
    expect(drafts.get(path)?.source).toContain('"n": 2');
    expect(desk.document?.state).toBe('kept');
  });

  it('what was discarded without a connection does not come back with it', async () => {
    const { desk, change, drafts, state } = await openDesk();
    change('"n": 1', '"n": 2');
    await desk.drafts.keepAll();
    state.isAway = true;
    await desk.discard();
    expect(drafts.size).toBe(1);
    state.isAway = false;
    await desk.drafts.keepAll();
    expect(drafts.size).toBe(0);
  });

  it('what was typed just before another pack was shown is there on coming back', async () => {
    const { desk, change } = await openDesk();
    await desk.show({ pack: 'copy', path }, null);
    await desk.show({ pack: 'mine', path }, null);
    change('"n": 1', '"n": 2');
    await desk.show({ pack: 'copy', path }, null);
    await desk.show({ pack: 'mine', path }, null);
    expect(desk.document?.text).toContain('"n": 2');
  });

  it('a save of another window that took the draft along does not cost what is typed here', async () => {
    const { desk, change, drafts, saved, saveElsewhere, timers } = await openDesk();
    change('"n": 1', '"n": 2');
    await desk.drafts.keepAll();
    saveElsewhere(path, (saved.get(path) ?? '').replace('"n": 1', '"n": 5'));
    drafts.delete(path);
    await desk.pack?.readDrafts();
    expect(desk.document?.state).toBe('changed');
    await desk.refresh();
    timers.pass();
    await settled();
    expect(drafts.get(path)?.source).toContain('"n": 2');
    expect(desk.document).toMatchObject({ state: 'kept' });
    expect(desk.document?.theirs).not.toBeNull();
  });
});

describe('two windows', () => {
  it('one that changed nothing leaves the draft of the other alone', async () => {
    const { desk, make, change, drafts } = await openDesk();
    const other = make();
    await other.show({ pack: 'mine', path }, null);
    change('"n": 1', '"n": 2');
    await desk.drafts.keepAll();
    await other.refreshDrafts();
    expect(await other.save()).toEqual({ is: 'nothing' });
    expect(drafts.get(path)?.source).toContain('"n": 2');
  });

  it('a draft that an undo in the other took along is kept anew; one that is there is left alone', async () => {
    const { desk, make, change, drafts, timers } = await openDesk();
    const other = make();
    await other.show({ pack: 'mine', path }, null);
    const before = other.document?.text ?? '';
    change('"n": 1', '"n": 2');
    await desk.drafts.keepAll();
    other.type(`${before} `);
    await other.drafts.keepAll();
    await desk.refreshDrafts();
    expect([desk.document?.state, timers.count, desk.hasUnsent]).toEqual(['changed', 0, true]);
    other.type(before);
    await other.drafts.keepAll();
    expect(drafts.size).toBe(0);
    await desk.refreshDrafts();
    timers.pass();
    await settled();
    expect(drafts.get(path)?.source).toContain('"n": 2');
    expect([desk.document?.state, desk.hasUnsent]).toEqual(['kept', false]);
  });

  it('discarding goes back to what the other one saved', async () => {
    const { desk, change, saved, saveElsewhere } = await openDesk();
    const theirs = (saved.get(path) ?? '').replace('"n": 1', '"n": 5');
    change('"n": 1', '"n": 2');
    saveElsewhere(path, theirs);
    await desk.refresh();
    await desk.discard();
    expect(desk.document).toMatchObject({ text: theirs, state: 'saved', theirs: null });
  });

  it('a draft on a text that another was saved over is brought back with the choice between the two', async () => {
    const { desk, make, change, saved, saveElsewhere } = await openDesk();
    const theirs = (saved.get(path) ?? '').replace('"n": 1', '"n": 5');
    change('"n": 1', '"n": 2');
    await desk.drafts.keepAll();
    saveElsewhere(path, theirs);
    const next = make();
    await next.show({ pack: 'mine', path }, null);
    expect(next.document?.text).toContain('"n": 2');
    expect(next.document?.theirs?.source).toBe(theirs);
    expect(await next.keepMine()).toEqual({ is: 'saved' });
    expect(saved.get(path)).toContain('"n": 2');
  });

  it('a document that was deleted elsewhere has a line as long as its draft is there', async () => {
    const { desk, saved, state, change, timers } = await openDesk();
    change('"n": 1', '"n": 2');
    await desk.drafts.keepAll();
    await desk.show({ pack: 'mine', path: 'cards/home-2.json' }, null);
    saved.delete(path);
    state.head += 1;
    await desk.refresh();
    timers.pass();
    await settled();
    await desk.refreshDrafts();
    expect(desk.pack?.listed.filter((row) => row.path === path)).toMatchObject([
      { id: 'home-1', kind: 'card' },
    ]);
    await desk.show({ pack: 'mine', path }, null);
    await desk.discard();
    await desk.refreshDrafts();
    expect(desk.pack?.listed.some((row) => row.path === path)).toBe(false);
  });
});
