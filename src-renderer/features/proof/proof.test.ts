import { describe, expect, it } from 'vitest';
import type { FacesFound } from '@shared/api/faces';
import type { PackSummary } from '@shared/api/models';
import type { DefinedGame } from '@shared/games/index';
import { shippedPack } from '@shared/language/test-shipped';
import { fakeClient } from '../../api/fake-client';
import type { FittedBox } from '../../card/written';
import { Proof } from './proof.svelte';

const head = '0'.repeat(64);
function found(game: DefinedGame): FacesFound {
  const { definitions, manifest } = shippedPack(game);
  const all = definitions.map((definition) => ({ definition, hash: head }));
  return { revision: head, game, names: manifest.names, cards: all, around: all };
}
const packOf = (id: DefinedGame, deletedAt: number | null = null): PackSummary => ({
  id,
  game: id,
  names: found(id).names,
  shipped: true,
  origin: null,
  head,
  definitions: 1,
  changedAt: 0,
  deletedAt,
});
const wide: FittedBox = {
  box: 'rules',
  fit: { fits: false, used: 'size', setting: { size: 2, leading: 1, width: 0.9 } },
};
const right: FittedBox = { ...wide, box: 'name', fit: { ...wide.fit, fits: true } };

async function proofOf(packs: readonly PackSummary[], last: string | null) {
  const client = fakeClient({
    'packs.list': () => ({ ok: true, value: [...packs] }),
    'faces.get': ({ pack }) => ({ ok: true, value: found(pack === 'governing' ? 'governing' : 'ygios') }),
  });
  const proof = new Proof(client, 'en');
  await proof.start(last);
  return proof;
}
const fitAll = (proof: Proof, boxes: readonly FittedBox[]): void => {
  for (const { key } of proof.all) proof.fitted(key, boxes);
};

describe('the proof sheet', () => {
  it('opens the pack that was open last, and shows all that is printed of it', async () => {
    const proof = await proofOf([packOf('ygios'), packOf('governing')], 'governing');
    expect(proof.pack).toBe('governing');
    expect([proof.cards.length, proof.owns.length, proof.backs.length]).toEqual([29, 5, 1]);
    expect(proof.styles).toEqual(['illustrated', 'low-ink']);
  });

  it('in low ink every side saves ink, also where the pack has no template for it', async () => {
    const proof = await proofOf([packOf('governing')], null);
    const looks = () => new Set(proof.all.map(({ front, back }) => (back ?? front).template.style));
    expect(looks()).toEqual(new Set(['illustrated']));
    proof.style = 'low-ink';
    expect(looks()).toEqual(new Set(['low-ink']));
  });

  it('offers no colour where there is none', async () => {
    const { around, ...rest } = found('ygios');
    const plain = around.filter(
      ({ definition }) => definition.kind !== 'template' || definition.value.style === 'low-ink',
    );
    const proof = new Proof(
      fakeClient({
        'packs.list': () => ({ ok: true, value: [packOf('ygios')] }),
        'faces.get': () => ({ ok: true, value: { ...rest, around: plain } }),
      }),
      'en',
    );
    await proof.start(null);
    expect([proof.styles, proof.style]).toEqual([['low-ink'], 'low-ink']);
  });

  it('a deleted pack is not offered', async () => {
    const proof = await proofOf([packOf('ygios', 1), packOf('governing')], 'ygios');
    expect(proof.packs.map(({ id }) => id)).toEqual(['governing']);
    expect(proof.pack).toBe('governing');
  });

  it('is ready when every face has been fitted, in each language and style anew', async () => {
    const proof = await proofOf([packOf('ygios')], null);
    expect([proof.all.length, proof.ready]).toEqual([24 + 9 + 3 + 4 + 2, false]);
    fitAll(proof, [right]);
    expect(proof.ready).toBe(true);
    proof.language = 'uk';
    expect(proof.ready).toBe(false);
    fitAll(proof, [right]);
    proof.style = 'low-ink';
    expect(proof.ready).toBe(false);
    proof.style = 'illustrated';
    expect([proof.ready, proof.problems.length]).toEqual([true, 0]);
  });

  it('counts each face once, however often it is fitted', async () => {
    const proof = await proofOf([packOf('ygios')], null);
    const [first, second] = proof.all.map(({ key }) => key);
    if (!first || !second) throw new Error('no faces');
    for (const key of [first, first, second]) proof.fitted(key, [right]);
    expect([proof.measured, proof.isFitted(first), proof.ready]).toEqual([2, true, false]);
    proof.language = 'ja';
    expect([proof.measured, proof.isFitted(first)]).toEqual([0, false]);
    await proof.open('ygios');
    proof.language = 'en';
    expect([proof.measured, proof.isFitted(first)]).toEqual([0, false]);
  });

  it('keeps the faces of a small pack drawn, not those of a large one', async () => {
    const small = await proofOf([packOf('ygios')], null);
    const { cards, ...rest } = found('ygios');
    const copies = Array.from({ length: 10 }, (_, copy) =>
      cards.map(({ definition, hash }) => ({
        definition: { ...definition, path: definition.path.replace('.json', `-${copy}.json`) },
        hash,
      })),
    );
    const client = fakeClient({
      'packs.list': () => ({ ok: true, value: [packOf('ygios')] }),
      'faces.get': () => ({ ok: true, value: { ...rest, cards: copies.flat() } }),
    });
    const large = new Proof(client, 'en');
    await large.start(null);
    expect([small.keepsAll, large.all.length > 300, large.keepsAll]).toEqual([true, true, false]);
  });

  it('names card, language and box of what does not fit', async () => {
    const proof = await proofOf([packOf('ygios')], null);
    fitAll(proof, [right]);
    proof.fitted('card cards/home-1.json', [right, wide]);
    expect(proof.problems).toMatchObject([
      {
        code: 'does-not-fit',
        file: 'cards/home-1.json',
        data: { card: 'home-1', language: 'en', box: 'rules' },
      },
    ]);
  });

  it('tells which card has a picture that can’t be drawn', async () => {
    const client = fakeClient({
      'packs.list': () => ({ ok: true, value: [packOf('ygios')] }),
      'faces.get': () => ({ ok: true, value: found('ygios') }),
    });
    const proof = new Proof(client, 'en', ({ face: { path: file, id } }) =>
      id === 'home-2'
        ? [{ code: 'broken-image', severity: 'warning', file, data: { found: 'art/a.png' } }]
        : [],
    );
    await proof.start(null);
    fitAll(proof, [right]);
    expect(proof.problems).toMatchObject([{ code: 'broken-image', file: 'cards/home-2.json' }]);
  });

  it('a pack without templates has a problem for each card', async () => {
    const bare = { ...found('governing'), around: [] };
    const proof = new Proof(
      fakeClient({
        'packs.list': () => ({ ok: true, value: [packOf('governing')] }),
        'faces.get': () => ({ ok: true, value: bare }),
      }),
      'en',
    );
    await proof.start(null);
    expect([proof.hasTemplates, proof.ready, proof.problems.length]).toEqual([false, true, 29]);
    expect(proof.problems[0]).toMatchObject({ code: 'no-template' });
  });

  it('says why nothing is shown', async () => {
    const error = { code: 'disk-full' as const, data: { file: 'library.sqlite' } };
    const proof = new Proof(fakeClient({ 'packs.list': () => ({ ok: false, error }) }), 'en');
    await proof.start(null);
    expect(proof.failure).toEqual(error);
  });
});
