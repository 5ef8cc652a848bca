import { describe, expect, it } from 'vitest';
import { EditDesk } from './desk.svelte';
import { openDesk, openPath as path, settled, testDesk, testTimers } from './test-desk';

describe('typing', () => {
  it('redraws the card in three languages, and keeps the last one while the text is broken', async () => {
    const { desk, change, rules } = await openDesk();
    expect(rules()).toContain('Draw 1 card');
    change('"n": 1', '"n": 2');
    expect(rules()).toContain('Draw 2 cards');
    expect(JSON.stringify(desk.preview?.uk)).toContain('Візьміть 2 карти');
    expect(desk.document?.isCurrent).toBe(true);
    change('"draw"', '"drwa"');
    expect(desk.document).toMatchObject({ isCurrent: false, errors: 1 });
    expect(rules()).toContain('Draw 2 cards');
    desk.type('{ "id": ');
    expect(rules()).toContain('Draw 2 cards');
    expect(desk.problems.list[0]?.code).toBe('bad-json');
  });

  it('finds a name that leads nowhere in the pack, and mends it', async () => {
    const { desk, change, language } = await openDesk();
    change('"home": "home"', '"home": "hmoe"');
    const [problem] = desk.problems.list;
    expect(problem).toMatchObject({ code: 'unknown-id', line: 8 });
    const [fix] = problem ? language.fixesOf(problem) : [];
    if (!fix) throw new Error('no fix');
    desk.fix(fix);
    expect(desk.document).toMatchObject({ changed: false, errors: 0 });
  });

  it('changes nothing in an original', async () => {
    const { desk, change } = await openDesk(true);
    change('"n": 1', '"n": 2');
    expect(desk.document?.changed).toBe(false);
    expect(await desk.save()).toEqual({ is: 'nothing' });
  });
});

describe('drafts', () => {
  it('are kept after a pause, not at every key, and end with the change', async () => {
    const { desk, change, timers, drafts } = await openDesk();
    change('"n": 1', '"n": 2');
    change('"n": 2', '"n": 3');
    expect([timers.count, drafts.size, desk.document?.state]).toEqual([1, 0, 'changed']);
    timers.pass();
    await settled();
    expect(drafts.get(path)?.source).toContain('"n": 3');
    expect(desk.document?.state).toBe('kept');
    change('"n": 3', '"n": 1');
    await desk.drafts.keepAll();
    expect([drafts.size, desk.document?.state]).toEqual([0, 'saved']);
  });

  it('are brought back by the next window, and can be discarded', async () => {
    const { change, desk, make, drafts } = await openDesk();
    change('"n": 1', '"n": 2');
    await desk.drafts.keepAll();
    const next = make();
    await next.show({ pack: 'mine', path }, null);
    expect(next.document).toMatchObject({ state: 'kept', broughtBack: 5, changed: true });
    expect(next.document?.text).toContain('"n": 2');
    await next.discard();
    expect(next.document).toMatchObject({ state: 'saved', broughtBack: null });
    expect(drafts.size).toBe(0);
  });

  it('make one document, however many ask for it at the same time', async () => {
    const { change, desk, make, saveElsewhere, saved } = await openDesk();
    change('"n": 1', '"n": 2');
    await desk.drafts.keepAll();
    // Typed on an older revision: its text is asked for too, which takes time.
    saveElsewhere('cards/home-2.json', saved.get('cards/home-2.json') + ' ');
    const next = make();
    await next.show({ pack: 'mine', path: 'cards/home-3.json' }, null);
    const [one, other] = await Promise.all([next.pack?.open(path), next.pack?.open(path)]);
    expect(one?.broughtBack).toBe(5);
    expect(other).toBe(one);
  });
});

describe('saving', () => {
  it('one after the other: the newest text is saved last', async () => {
    const { client, timers, language, saved } = await testDesk().then((workbench) => ({
      ...workbench,
      timers: testTimers(),
    }));
    let together = 0;
    let most = 0;
    const slow: typeof client.call = async (name, params) => {
      if (name !== 'definitions.save') return client.call(name, params);
      most = Math.max(most, (together += 1));
      await settled();
      together -= 1;
      return client.call(name, params);
    };
    const desk = new EditDesk({ client: { call: slow }, timers, language, tell: () => undefined });
    await desk.show({ pack: 'mine', path }, null);
    const text = desk.document?.text ?? '';
    const saves = [2, 3, 4].map((n) => {
      desk.type(text.replace('"n": 1', `"n": ${n}`));
      return desk.save();
    });
    expect((await Promise.all(saves)).map(({ is }) => is)).toEqual(['saved', 'nothing', 'nothing']);
    expect([most, desk.document?.state]).toEqual([1, 'saved']);
    expect(saved.get(path)).toContain('"n": 4');
  });

  it('formats, makes a revision, and ends the draft', async () => {
    const { desk, change, saved, drafts } = await openDesk();
    change('"devotion": 1,', '"devotion":   2,');
    await desk.drafts.keepAll();
    expect(await desk.save()).toEqual({ is: 'saved' });
    expect(saved.get(path)).toContain('  "devotion": 2,\n');
    expect([drafts.size, desk.document?.state]).toEqual([0, 'saved']);
  });

  it('goes through when only another document was saved meanwhile', async () => {
    const { desk, change, saveElsewhere, saved } = await openDesk();
    change('"n": 1', '"n": 2');
    saveElsewhere('cards/home-2.json', saved.get('cards/home-2.json') + ' ');
    expect(await desk.save()).toEqual({ is: 'saved' });
  });

  it('asks when this document was saved meanwhile: theirs, or mine', async () => {
    const { desk, change, saveElsewhere, saved } = await openDesk();
    const theirs = (saved.get(path) ?? '').replace('"n": 1', '"n": 5');
    change('"n": 1', '"n": 2');
    saveElsewhere(path, theirs);
    expect(await desk.save()).toEqual({ is: 'conflict' });
    expect(saved.get(path)).toBe(theirs);
    expect(desk.document?.theirs?.source).toBe(theirs);
    expect(await desk.keepMine()).toEqual({ is: 'saved' });
    expect(saved.get(path)).toContain('"n": 2');

    change('"n": 2', '"n": 3');
    saveElsewhere(path, theirs);
    await desk.save();
    await desk.takeTheirs();
    expect(desk.document).toMatchObject({ text: theirs, state: 'saved', theirs: null });
  });

  it('another window’s save is followed where nothing was typed, and told where something was', async () => {
    const { desk, change, saveElsewhere, saved } = await openDesk();
    const theirs = (saved.get(path) ?? '').replace('"n": 1', '"n": 5');
    saveElsewhere(path, theirs);
    await desk.pack?.refresh();
    expect(desk.document).toMatchObject({ text: theirs, state: 'saved' });
    change('"n": 5', '"n": 6');
    saveElsewhere(path, theirs.replace('"n": 5', '"n": 7'));
    await desk.pack?.refresh();
    expect(desk.document?.text).toContain('"n": 6');
    expect(desk.document?.theirs?.source).toContain('"n": 7');
  });

  it('asks for little when nothing was saved, and for one document when one was', async () => {
    const { desk, client, saveElsewhere, saved } = await openDesk();
    await desk.show({ pack: 'mine', path: 'cards/home-2.json' }, null);
    const asked = async (): Promise<string[]> => {
      client.asked.length = 0;
      await desk.pack?.refresh();
      return client.asked.map(({ name }) => name);
    };
    expect(await asked()).toEqual(['packs.list', 'drafts.list']);
    saveElsewhere(path, `${saved.get(path) ?? ''}\n`);
    expect((await asked()).filter((name) => name === 'documents.get')).toHaveLength(1);
    expect(desk.pack?.documents.get(path)?.text).toBe(saved.get(path));
    expect(desk.document?.stored.revision).toBe(desk.pack?.summary?.head);
  });

  it('a document that was deleted elsewhere is let go of, unless something was typed in it', async () => {
    const { desk, saved, state, change } = await openDesk();
    const remove = (gone: string): void => {
      saved.delete(gone);
      state.head += 1;
    };
    await desk.show({ pack: 'mine', path: 'cards/home-2.json' }, null);
    remove(path);
    expect(await desk.pack?.refresh()).toEqual([path]);
    expect(desk.pack?.documents.has(path)).toBe(false);
    change('"id"', '"idd"');
    remove('cards/home-2.json');
    expect(await desk.pack?.refresh()).toEqual([]);
    expect(desk.document?.text).toContain('"idd"');
  });

  it('one that was deleted elsewhere while something was typed in it is made anew, also by the next window', async () => {
    const { desk, make, saved, drafts, state, change, timers } = await openDesk();
    change('"n": 1', '"n": 2');
    await desk.drafts.keepAll();
    saved.delete(path);
    drafts.delete(path);
    state.head += 1;
    await desk.pack?.readDrafts();
    expect(desk.document?.state).toBe('changed');
    expect(await desk.refresh()).toEqual([]);
    timers.pass();
    await settled();
    expect(desk.document).toMatchObject({ gone: true, state: 'kept' });

    const next = make();
    await next.show({ pack: 'mine', path }, null);
    expect(next).toMatchObject({ failure: null, document: { gone: true, state: 'kept' } });

    expect(await desk.save()).toEqual({ is: 'saved' });
    expect(saved.get(path)).toContain('"n": 2');
    expect(desk.document).toMatchObject({ gone: false, state: 'saved' });
  });

  it('discarding what was typed in a deleted document leaves it', async () => {
    const { desk, saved, saveElsewhere, state, change } = await openDesk();
    change('"n": 1', '"n": 2');
    saveElsewhere(path, `${saved.get(path) ?? ''} `);
    await desk.refresh();
    expect(desk.document?.theirs).not.toBeNull();
    saved.delete(path);
    state.head += 1;
    await desk.refresh();
    // The text that was to choose is not there any more.
    expect(desk.document).toMatchObject({ theirs: null, gone: true });
    await desk.discard();
    expect(desk.pack?.documents.has(path)).toBe(false);
    expect(desk).toMatchObject({ failure: null, document: { changed: false } });
    expect(desk.document?.key.path).not.toBe(path);
  });
});

it.each([
  ['affection-illustrated', 'home-1'],
  ['affection-low-ink', 'home-1'],
  ['reference-illustrated', 'reference-illustrated'],
])('the template %s is shown on %s', async (template, card) => {
  const { desk } = await openDesk();
  await desk.show({ pack: 'mine', path: `templates/${template}.json` }, null);
  expect(desk.preview?.ja?.face.id).toBe(card);
  expect(desk.preview?.ja?.template.id).toBe(template);
});

it('a pack comes with its document: at no time is there one of the pack before', async () => {
  const { desk, drafts, timers } = await openDesk(true);
  let shown = false;
  const coming = desk.show({ pack: 'copy', path }, null).then(() => (shown = true));
  for (let step = 0; !shown; step += 1) {
    expect(desk.document?.key.pack).toBe(desk.pack?.id);
    if (desk.document?.key.pack === 'mine') desk.type(`{ "step": ${step} }`);
    await Promise.resolve();
  }
  await coming;
  timers.pass();
  await settled();
  expect(desk.document?.key).toEqual({ pack: 'copy', path });
  expect(drafts.size).toBe(0);
});

it('a line that was moved stays there while that is saved, whatever is read meanwhile', async () => {
  const { desk } = await openDesk();
  const { pack } = desk;
  if (!pack) throw new Error('no pack');
  const order = (): string[] => pack.rows.map((row) => row.path);
  const saved = order();
  pack.moveRow(0, 2);
  pack.moveRow(3, 0);
  const seen = order();
  await pack.load();
  expect(order()).toEqual(seen);
  await pack.moveEnded(true);
  expect(pack.moving).toBe(true);
  expect(order()).toEqual(seen);
  // The last one: what the library says counts again. This one has forgotten both.
  await pack.moveEnded(true);
  expect(pack.moving).toBe(false);
  expect(order()).toEqual(saved);
  pack.moveRow(0, 2);
  await pack.moveEnded(false);
  expect(order()).toEqual(saved);
});

it('of two questions the later one wins', async () => {
  const { desk } = await openDesk();
  const first = desk.show({ pack: 'mine', path: 'cards/home-2.json' }, null);
  const second = desk.show({ pack: 'mine', path: 'cards/home-3.json' }, null);
  expect([await first, await second]).toEqual([null, { pack: 'mine', path: 'cards/home-3.json' }]);
  expect(desk.document?.key.path).toBe('cards/home-3.json');
});

it('what bots found of a definition ends with it, and an endless text with a new text of either side', async () => {
  const { desk, saved, state } = await openDesk();
  const { pack } = desk;
  const other = 'cards/home-2.json';
  const loop = { is: 'loop', count: 1, games: 2, cards: ['home-1', 'home-2'], seed: 1 } as const;
  const report = { head: '', findings: [loop], games: 2, otherLoops: 0, ended: 'games' } as const;
  const found = (): number => desk.problems.list.filter(({ code }) => code === 'endless-texts').length;
  const tell = (): void => {
    if (pack)
      pack.trials.of(other).tried = { report: { ...report, findings: [loop] }, text: saved.get(other) ?? '' };
  };
  tell();
  expect(found()).toBe(1);
  desk.type((desk.document?.text ?? '').replace('"n": 1', '"n": 2'));
  await desk.save();
  expect(found()).toBe(0);
  tell();
  expect(found()).toBe(1);
  saved.delete(other);
  state.head += 1;
  await desk.refresh();
  expect(found()).toBe(0);
});
