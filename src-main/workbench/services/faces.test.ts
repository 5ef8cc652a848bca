import { describe, expect, it } from 'vitest';
import type { Answer, Params } from '@shared/api/calls';
import { packFaces } from '@shared/face/index';
import { testWorkbench } from './test-workbench';

const { ask, call } = testWorkbench();

const faces = (params: Params<'faces.get'>): Promise<Answer<'faces.get'>> => call('faces.get', params);
const paths = (list: Answer<'faces.get'>['cards']): string[] => list.map(({ definition }) => definition.path);

describe('faces.get', () => {
  it('everything that is shown as a card, and the templates around it', async () => {
    const { cards, around, game } = await faces({ pack: 'ygios' });
    expect([game, cards.length]).toEqual(['ygios', 24 + 9 + 3]);
    expect(paths(around).filter((path) => path.startsWith('templates/'))).toHaveLength(18);
    expect(paths(around)).toContain('zones/home.json');
    expect(paths(around)).not.toContain('cards/home-1.json');
  });

  it('only what is asked for; a path that leads nowhere is left out', async () => {
    const wanted = ['cards/town-1.json', 'cards/nobody.json', 'bonuses/paranoia.json'];
    const { cards } = await faces({ pack: 'ygios', paths: wanted });
    expect(paths(cards)).toEqual(['cards/town-1.json', 'bonuses/paranoia.json']);
  });

  it('a changed card has another hash, and the old one is still there at its revision', async () => {
    const fork = await ask('packs.fork', {
      pack: 'ygios',
      names: { en: 'Mine', ja: '私の', uk: 'Мій' },
    });
    if (!fork.ok) throw new Error(JSON.stringify(fork.error));
    const { id: pack, head } = fork.value as Answer<'packs.fork'>;
    const one = { pack, paths: ['cards/home-1.json'] };
    const before = await faces(one);
    const names = { en: 'Other', ja: '別', uk: 'Інша' };
    expect(await ask('definitions.rename', { pack, path: 'cards/home-1.json', names })).toMatchObject({
      ok: true,
    });
    const after = await faces(one);
    expect(after.cards[0]?.definition.value).toMatchObject({ names });
    expect(after.cards[0]?.hash).not.toBe(before.cards[0]?.hash);
    expect(await faces({ ...one, revision: head })).toMatchObject({ cards: before.cards });
  });

  it('what is around is left out when it is not wanted', async () => {
    const { cards, around } = await faces({ pack: 'ygios', paths: ['cards/town-1.json'], around: false });
    expect([cards.length, around.length]).toEqual([1, 0]);
  });

  it('a pack without templates is drawn with those that ship with its game', async () => {
    const fork = await ask('packs.fork', {
      pack: 'ygios',
      names: { en: 'Old', ja: '古い', uk: 'Старий' },
    });
    if (!fork.ok) throw new Error(JSON.stringify(fork.error));
    const { id: pack, head } = fork.value as Answer<'packs.fork'>;
    const shipped = await faces({ pack: 'ygios' });
    const templates = paths(shipped.around).filter((path) => path.startsWith('templates/'));
    const [kept, ...others] = templates;
    const remove = (base: string, list: readonly string[]) =>
      ask('definitions.save', {
        pack,
        base,
        changes: list.map((path) => ({ path, source: null })),
        message: { code: 'deleted' },
      });
    const saved = await remove(head, others);
    expect(saved).toMatchObject({ ok: true });
    if (!saved.ok) return;
    const own = paths((await faces({ pack })).around).filter((path) => path.startsWith('templates/'));
    expect(own).toEqual([kept]);
    await remove((saved.value as Answer<'definitions.save'>).id, [kept ?? '']);
    const { cards, around, ...rest } = await faces({ pack });
    expect(paths(around)).toEqual(expect.arrayContaining(templates));
    const drawn = packFaces({ pack, cards, around, ...rest });
    expect(drawn.cards.filter((one) => !drawn.draw(one, 'en', 'illustrated'))).toEqual([]);
  });

  it('a pack that is not there is a failure', async () => {
    expect(await ask('faces.get', { pack: 'nothing' })).toMatchObject({
      ok: false,
      error: { code: 'no-such-pack' },
    });
  });
});
