import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, type Answer, type CallName, type Params } from '@shared/api/calls';
import type { Failure } from '@shared/api/failures';
import { withArt } from '@shared/language/images/edit-art';
import { jpegOf, pngOf, webpOf } from '@shared/language/images/test-pictures';
import { packLimits } from '@shared/language/pack-limits';
import { createWorkbench, type Workbench } from '../workbench';

const resourcesDir = resolve(import.meta.dirname, '../../../resources');
const names = { en: 'My copy', ja: '自分の版', uk: 'Моя копія' };
const card = 'cards/home-1.json';
const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><circle r="5"/></svg>');
let dataDir: string;
let workbench: Workbench;
let pack: string;

async function call<N extends CallName>(name: N, params: Params<N>): Promise<Answer<N>> {
  const answer = await workbench.call(name, params);
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
  return calls[name].result.parse(answer.value) as Answer<N>;
}
const refusal = async <N extends CallName>(name: N, params: Params<N>): Promise<Failure | null> => {
  const answer = await workbench.call(name, params);
  return answer.ok ? null : answer.error;
};
const artOf = async (path: string): Promise<unknown> => {
  const { source } = await call('definitions.get', { pack, path });
  return (JSON.parse(source) as { art?: unknown }).art;
};
const heads = async () => (await call('packs.history', { pack })).length;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heartdeck-assets-'));
  workbench = await createWorkbench({ dataDir, resourcesDir, host: { kind: 'cli', version: 'test' } });
  pack = (await call('packs.fork', { pack: 'ygios', names })).id;
});
afterEach(async () => {
  await workbench.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a picture of one’s own', () => {
  // prettier-ignore
  const taken: readonly (readonly [fileName: string, bytes: Uint8Array<ArrayBuffer>, path: string, mime: string, size: object | null])[] = [
    ['Cover.PNG', pngOf(630, 880), 'art/cover.png', 'image/png', { width: 630, height: 880 }],
    ['my photo (2).jpeg', jpegOf(40, 30), 'art/my-photo-2.jpg', 'image/jpeg', { width: 40, height: 30 }],
    ['C:\\Pictures\\Naïve Café.webp', webpOf.extended(9, 8), 'art/naive-cafe.webp', 'image/webp', { width: 9, height: 8 }],
    ['表紙.svg', svg, 'art/picture.svg', 'image/svg+xml', null],
    ['con.png', pngOf(1, 1), 'art/picture-con.png', 'image/png', { width: 1, height: 1 }],
    ['../../evil.png', pngOf(1, 2), 'art/evil.png', 'image/png', { width: 1, height: 2 }],
    ['a PNG with a wrong ending.jpg', pngOf(2, 2), 'art/a-png-with-a-wrong-ending.png', 'image/png', { width: 2, height: 2 }],
    [`${'x'.repeat(300)}.png`, pngOf(3, 3), `art/${'x'.repeat(54)}.png`, 'image/png', { width: 3, height: 3 }],
  ];
  it.each(taken)('%s', async (fileName, bytes, path, mime, size) => {
    expect((await call('assets.put', { pack, fileName, bytes })).path).toBe(path);
    const list = await call('assets.list', { pack });
    expect(list).toMatchObject([{ path, mime, bytes: bytes.byteLength, size }]);
    expect(await call('assets.list', { pack })).toEqual(list);
    const [{ hash = '' } = {}] = list;
    expect(await call('assets.get', { pack, path })).toEqual({ hash, mime, bytes });
    expect(await call('assets.get', { pack, path, known: 'other' })).toEqual({ hash, mime, bytes });
    expect(await call('assets.get', { pack, path, known: hash })).toEqual({ hash, mime, bytes: null });
  });

  it('is put onto a card in one revision, and everything else on the card stays', async () => {
    const before = await call('definitions.get', { pack, path: card });
    const revisions = await heads();
    const put = { pack, fileName: 'fox.png', bytes: pngOf(10, 10), onto: card, fit: 'contain' } as const;
    const { path, revision } = await call('assets.put', put);
    expect(await heads()).toBe(revisions + 1);
    expect(revision.changes).toBe(2);
    expect(await artOf(card)).toEqual({ image: path, fit: 'contain' });
    const { source } = await call('definitions.get', { pack, path: card });
    const without = (text: string) => ({ ...(JSON.parse(text) as object), art: null });
    expect(without(source)).toEqual(without(before.source));
  });

  it('is stored once, however often it is put in; another of its name gets a number', async () => {
    const put = (bytes: Uint8Array<ArrayBuffer>, onto: string) =>
      call('assets.put', { pack, fileName: 'fox.png', bytes, onto });
    expect((await put(pngOf(1, 1), card)).path).toBe('art/fox.png');
    expect((await put(pngOf(1, 1), 'cards/home-2.json')).path).toBe('art/fox.png');
    expect((await put(pngOf(2, 2), 'cards/home-3.json')).path).toBe('art/fox-2.png');
    expect((await call('assets.list', { pack })).map(({ path }) => path)).toEqual([
      'art/fox-2.png',
      'art/fox.png',
    ]);
    const again = await refusal('assets.put', { pack, fileName: 'fox.png', bytes: pngOf(1, 1) });
    expect(again?.code).toBe('nothing-changed');
  });

  it('is still there in the revision that had it', async () => {
    const { path, revision } = await call('assets.put', { pack, fileName: 'fox.png', bytes: pngOf(1, 1) });
    await call('assets.delete', { pack, path });
    expect(await call('assets.list', { pack })).toEqual([]);
    expect((await refusal('assets.get', { pack, path }))?.code).toBe('no-such-definition');
    const old = await call('assets.get', { pack, path, revision: revision.id });
    expect(old.bytes).toEqual(pngOf(1, 1));
  });
});

describe('a picture that nothing shows any more', () => {
  const files = async (): Promise<string[]> => (await call('assets.list', { pack })).map(({ path }) => path);
  const put = (fileName: string, onto: string, side = 1) =>
    call('assets.put', { pack, fileName, bytes: pngOf(side, side), onto });
  const takeOff = async (path: string) => {
    const { source, revision: base } = await call('definitions.get', { pack, path });
    const changes = [{ path, source: withArt(source, null) }];
    return call('definitions.save', { pack, base, changes, message: { code: 'edited' }, dropPictures: true });
  };

  it('goes when it is replaced, taken off, or taken back, and comes back with its card', async () => {
    const { revision: first } = await put('fox.png', card);
    const { revision: second } = await put('owl.png', card, 2);
    expect(await files()).toEqual(['art/owl.png']);
    await call('definitions.restore', { pack, path: card, revision: first.id });
    expect(await files()).toEqual(['art/fox.png']);
    await call('definitions.restore', { pack, path: card, revision: first.parent ?? '' });
    expect(await files()).toEqual([]);
    await call('definitions.restore', { pack, path: card, revision: second.id });
    expect(await files()).toEqual(['art/owl.png']);
    const { parent } = await takeOff(card);
    expect(await files()).toEqual([]);
    await call('definitions.restore', { pack, path: card, revision: parent ?? '' });
    const { parent: shown } = await call('definitions.delete', { pack, path: card });
    expect(await files()).toEqual([]);
    await call('definitions.restore', { pack, path: card, revision: shown ?? '' });
    expect(await files()).toEqual(['art/owl.png']);
  });

  it('stays as long as another card shows it', async () => {
    await put('fox.png', card);
    await put('fox.png', 'cards/home-2.json');
    await takeOff(card);
    expect(await files()).toEqual(['art/fox.png']);
    await takeOff('cards/home-2.json');
    expect(await files()).toEqual([]);
  });
});

it('a save tells what its maker should look at', async () => {
  const { source, revision: base } = await call('definitions.get', { pack, path: card });
  const save = (image: string) => ({
    pack,
    base,
    changes: [{ path: card, source: withArt(source, { image }) }],
    message: { code: 'edited' } as const,
  });
  const { warnings } = await call('definitions.save', save('art/gone.png'));
  expect(warnings).toMatchObject([{ code: 'missing-image', file: card, at: 'art.image' }]);
});

describe('refused', () => {
  const text = (source: string) => new TextEncoder().encode(source);
  // prettier-ignore
  const wrong: readonly (readonly [what: string, bytes: Uint8Array<ArrayBuffer>, code: string])[] = [
    ['nothing', new Uint8Array(0), 'image-unknown'],
    ['a GIF', text('GIF89a........'), 'image-unknown'],
    ['a program', Uint8Array.of(0x4d, 0x5a, 0x90, 0), 'image-unknown'],
    ['a PNG cut short', pngOf(5, 5).slice(0, -3), 'image-cut'],
    ['a PNG that claims to be huge', pngOf(100_000, 100_000), 'image-too-large'],
    ['a JPEG without a size', jpegOf(0, 0), 'bad-image'],
    ['more bytes than a picture may have', new Uint8Array(packLimits.assetBytes + 1), 'file-too-big'],
    ['a page', text('<html><body>hello</body></html>'), 'bad-image'],
    ['an SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'), 'unsafe-svg'],
  ];
  it.each(wrong)('%s, under the name it came with, and nothing is stored', async (_what, bytes, code) => {
    const revisions = await heads();
    const refused = await refusal('assets.put', { pack, fileName: 'My Picture.png', bytes, onto: card });
    expect(refused).toMatchObject({
      code: 'invalid-definition',
      data: { diagnostics: [{ code, file: 'My Picture.png' }] },
    });
    expect(await heads()).toBe(revisions);
    expect(await call('assets.list', { pack })).toEqual([]);
  });

  it('a picture for a shipped pack, for no pack, for no card', async () => {
    const put = { fileName: 'a.png', bytes: pngOf(1, 1) };
    expect((await refusal('assets.put', { pack: 'ygios', ...put }))?.code).toBe('pack-read-only');
    expect((await refusal('assets.put', { pack: 'nowhere', ...put }))?.code).toBe('no-such-pack');
    const onto = 'cards/nobody.json';
    expect((await refusal('assets.put', { pack, ...put, onto }))?.code).toBe('no-such-definition');
  });

  it('documents asked for or deleted as if they were pictures', async () => {
    for (const path of [card, 'pack.json', 'art/../pack.json', 'art/none.png']) {
      expect((await refusal('assets.get', { pack, path }))?.code, path).toBe('no-such-definition');
      expect((await refusal('assets.delete', { pack, path }))?.code, path).toBe('no-such-definition');
    }
    expect(await artOf(card)).toBeDefined();
  });
});
