import { describe, expect, it } from 'vitest';
import type { FacesFound } from '@shared/api/faces';
import type { PackSummary, RevisionSummary } from '@shared/api/models';
import type { DefinedGame } from '@shared/games/index';
import { shippedPack } from '@shared/language/test-shipped';
import { planPrint } from '@shared/print/plan';
import { printablesOf } from '@shared/print/printables';
import type { Language } from '@shared/util/languages';
import { fakeClient, type FakeClient } from '../../../api/fake-client';
import { PrintDesk } from './print-desk.svelte';

const revision = (digit: number): string => String(digit).repeat(64);
function found(game: DefinedGame): FacesFound {
  const { definitions, manifest } = shippedPack(game);
  const all = definitions.map((definition) => ({ definition, hash: revision(0) }));
  return { revision: revision(0), game, names: manifest.names, cards: all, around: all };
}
const packOf = (id: DefinedGame, deletedAt: number | null = null): PackSummary => ({
  id,
  game: id,
  names: found(id).names,
  shipped: true,
  origin: null,
  head: revision(2),
  definitions: 1,
  changedAt: 0,
  deletedAt,
});
const history = [2, 1].map((digit): RevisionSummary => ({
  id: revision(digit),
  parent: null,
  time: digit,
  message: { code: 'edited' },
  changes: 0,
}));

const clientOf = (changes: readonly string[] = []): FakeClient =>
  fakeClient({
    'packs.list': () => ({ ok: true, value: [packOf('ygios'), packOf('governing')] }),
    'packs.history': () => ({ ok: true, value: history }),
    'faces.get': ({ pack }) => ({ ok: true, value: found(pack === 'governing' ? 'governing' : 'ygios') }),
    'print.changed': () => ({ ok: true, value: { keys: [...changes] } }),
  });
function deskOf(client: FakeClient, language: () => Language = () => 'en'): PrintDesk {
  const desk = new PrintDesk(client, { list: printablesOf, plan: planPrint }, language);
  desk.form.languages = ['en'];
  return desk;
}
async function openDesk(pack: DefinedGame, client = clientOf()): Promise<PrintDesk> {
  const desk = deskOf(client);
  await desk.start(null, [pack]);
  return desk;
}
const asked = (client: FakeClient, name: string): unknown[] =>
  client.asked.filter((one) => one.name === name).map(({ params }) => params);

describe('the desk for print', () => {
  it('opens what was asked for, before what was printed or opened last', async () => {
    const desk = deskOf(clientOf());
    await desk.start({ pack: 'governing', path: null }, ['ygios']);
    expect(desk.pack).toBe('governing');
    const other = deskOf(clientOf());
    await other.start(null, [null, 'no such pack', 'governing']);
    expect(other.pack).toBe('governing');
  });

  it('is not ready, and exports nothing, while the pack that was chosen is read', async () => {
    const desk = await openDesk('ygios');
    expect([desk.read, desk.printable]).toEqual([true, true]);
    const opening = desk.open('governing');
    expect([desk.read, desk.printable]).toEqual([false, false]);
    await opening;
    expect([desk.read, desk.printable]).toEqual([true, true]);
  });

  it('lists everything with the numbers of the rules, in the language of the screen', async () => {
    const desk = deskOf(clientOf(), () => 'uk');
    await desk.start(null, ['ygios']);
    const lines = desk.groups.flatMap((group) => group.lines);
    expect(lines).toHaveLength(desk.printables.length);
    expect(lines.find(({ key }) => key === 'cards/home-1.json')?.name).toMatch(/\p{Script=Cyrillic}/u);
    expect(desk.count).toBe(desk.printables.reduce((sum, { copies }) => sum + copies, 0));
  });

  it('plans its pages anew with every choice', async () => {
    const desk = await openDesk('ygios');
    const before = desk.plan!;
    expect([before.cards, desk.printable, desk.problem]).toEqual([desk.count, true, null]);
    desk.form.copy('cards/home-1.json', 4, 1);
    expect(desk.plan?.cards).toBe(before.cards + 3);
    desk.form.print(['cards/home-1.json'], false);
    expect(desk.plan?.cards).toBe(before.cards - 1);
    desk.form.languages = ['en', 'ja'];
    expect(desk.plan?.cards).toBe((before.cards - 1) * 2);
  });

  it('prints one card alone where the editor asks for it', async () => {
    const desk = deskOf(clientOf());
    await desk.start({ pack: 'ygios', path: 'cards/home-2.json' }, []);
    expect([desk.job?.only, desk.plan?.cards]).toEqual([['cards/home-2.json'], 1]);
    const odd = deskOf(clientOf());
    await odd.start({ pack: 'ygios', path: 'rules/main.json' }, []);
    expect(odd.job?.only).toBeNull();
  });

  it('says what is wrong, and prints nothing then', async () => {
    const desk = await openDesk('ygios');
    desk.form.print(
      desk.printables.map(({ key }) => key),
      false,
    );
    expect([desk.problem?.code, desk.plan, desk.printable]).toEqual(['nothing-to-print', null, false]);
    desk.form.reset();
    desk.form.changeSheets({ margins: { top: 150, right: 5, bottom: 150, left: 110 } });
    expect(desk.problem?.code).toBe('no-room');
  });

  it('names the card that does not fit', async () => {
    const desk = await openDesk('ygios');
    desk.form.changeSheets({ margins: { top: 100, right: 80, bottom: 110, left: 80 } });
    const { problem } = desk;
    if (problem?.code !== 'too-large') throw new Error(problem?.code);
    expect(desk.nameOf(problem.front)).toBe(desk.nameOf('cards/home-1.json'));
    expect(desk.nameOf('own/nothing')).toBeNull();
  });

  it('prints nothing while a field can’t be read', async () => {
    const desk = await openDesk('ygios');
    desk.form.fault('gap', true);
    expect([desk.plan !== null, desk.printable]).toEqual([true, false]);
  });

  it('waits for what has changed, and prints only that', async () => {
    const client = clientOf(['cards/home-1.json', 'cards/home-2.json']);
    const desk = await openDesk('ygios', client);
    desk.form.since = revision(1);
    expect([desk.planned, desk.printable]).toEqual([null, false]);
    await desk.readChanges();
    expect(asked(client, 'print.changed')).toEqual([
      { pack: 'ygios', since: revision(1), languages: ['en'], style: 'illustrated' },
    ]);
    expect([desk.plan?.cards, desk.job?.since]).toEqual([2, revision(1)]);
    // drawn in another style, other things may differ
    desk.form.change({ style: 'low-ink' });
    expect(desk.planned).toBeNull();
    desk.form.since = null;
    expect(desk.plan?.cards).toBe(desk.count);
  });

  it('asks again what has changed when a card was changed in another window', async () => {
    let head = 2;
    const client = fakeClient({
      'packs.list': () => ({ ok: true, value: [packOf('ygios')] }),
      'packs.history': () => ({ ok: true, value: history }),
      'faces.get': () => ({ ok: true, value: { ...found('ygios'), revision: revision(head) } }),
      'print.changed': () => ({
        ok: true,
        value: { keys: head === 2 ? ['cards/home-1.json'] : ['cards/home-1.json', 'cards/home-2.json'] },
      }),
    });
    const desk = await openDesk('ygios', client);
    desk.form.since = revision(1);
    await desk.readChanges();
    expect(desk.plan?.cards).toBe(1);
    const before = desk.changesAsked;
    head = 3;
    await desk.changed('ygios');
    expect([desk.planned, desk.changesAsked === before]).toEqual([null, false]);
    await desk.readChanges();
    expect(desk.plan?.cards).toBe(2);
  });

  it('says that nothing has changed', async () => {
    const desk = await openDesk('ygios');
    desk.form.since = revision(1);
    await desk.readChanges();
    expect(desk.problem).toEqual({ code: 'nothing-changed' });
  });

  it('another pack begins anew: its own revisions, every card', async () => {
    const client = clientOf();
    const desk = await openDesk('ygios', client);
    await desk.showRevision(revision(1));
    desk.form.print(['cards/home-1.json'], false);
    expect(asked(client, 'faces.get').at(-1)).toEqual({ pack: 'ygios', revision: revision(1) });
    await desk.open('governing');
    expect(asked(client, 'faces.get').at(-1)).toEqual({ pack: 'governing' });
    expect([desk.form.revision, desk.job?.only]).toEqual([null, null]);
    expect(desk.revisions).toEqual(history);
  });

  it('what is read late of a pack that was left is of no use', async () => {
    const answers: (() => void)[] = [];
    const client = fakeClient({
      'packs.list': () => ({ ok: true, value: [packOf('ygios'), packOf('governing')] }),
      'packs.history': () => ({ ok: true, value: [] }),
      'faces.get': ({ pack }) =>
        new Promise((resolve) =>
          answers.push(() =>
            resolve({ ok: true, value: found(pack === 'governing' ? 'governing' : 'ygios') }),
          ),
        ),
    });
    const desk = deskOf(client);
    const first = desk.open('ygios');
    const second = desk.open('governing');
    answers[1]?.();
    await second;
    answers[0]?.();
    await first;
    expect(desk.printables.some(({ key }) => key === 'cards/home-1.json')).toBe(false);
    expect(desk.printables.some(({ key }) => key === 'cards/a01.json')).toBe(true);
  });

  it('says why there is nothing', async () => {
    const error = { code: 'disk-full' as const, data: { file: 'library.sqlite' } };
    const desk = deskOf(fakeClient({ 'packs.list': () => ({ ok: false, error }) }));
    await desk.start(null, []);
    expect(desk.failure).toEqual(error);
  });
});
