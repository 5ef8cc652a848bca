import { expect, it } from 'vitest';
import type { Diagnostic } from '@shared/language/diagnostics';
import { pngOf } from '@shared/language/images/test-pictures';
import { shippedFiles } from '@shared/language/test-shipped';
import { testWorkbench } from './test-workbench';

const path = 'cards/home-1.json';
const { ask } = testWorkbench();

const cardWith = (art: unknown): Uint8Array<ArrayBuffer> => {
  const card = JSON.parse(new TextDecoder().decode(shippedFiles('ygios').get(path))) as object;
  return new TextEncoder().encode(JSON.stringify({ ...card, art }, null, 2));
};
const said = async (name: string, params: unknown): Promise<Diagnostic[]> => {
  const answer = await ask(name, params);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return (answer.value as { diagnostics: Diagnostic[] }).diagnostics;
};
const validFolder = (art: unknown) =>
  said('validate.folder', {
    folderName: 'mine',
    files: [...shippedFiles('ygios').set(path, cardWith(art))].map(([at, bytes]) => ({ path: at, bytes })),
  });

const unknown = {
  code: 'unknown-icon',
  severity: 'warning',
  data: { found: 'umbrela', nearest: 'umbrella' },
};

// prettier-ignore
const rows: readonly (readonly [what: string, art: unknown, expected: readonly object[]])[] = [
  ['icons that exist', { icon: 'umbrella', with: ['teapot'] }, []],
  ['a misspelt icon', { icon: 'umbrela' }, [{ ...unknown, at: 'art.icon', fix: { title: 'replace' } }]],
  ['a misspelt small one', { icon: 'teapot', with: ['hearts', 'umbrela'] }, [{ ...unknown, at: 'art.with.1' }]],
];
it.each(rows)('%s', async (_what, art, expected) => {
  const placed = expected.map((one) => ({ ...one, line: expect.any(Number) as number }));
  expect(await validFolder(art)).toMatchObject(placed.map((one) => ({ ...one, file: path })));
  const alone = await said('validate.file', {
    fileName: 'home-1.json',
    folder: 'cards',
    bytes: cardWith(art),
  });
  expect(alone).toMatchObject(placed.map((one) => ({ ...one, file: 'home-1.json' })));
});

it('a picture that the pack lacks', async () => {
  const missing = { code: 'missing-image', severity: 'warning', file: path, at: 'art.image' };
  expect(await validFolder({ image: 'art/moon.png' })).toMatchObject([missing]);
});

it('a picture that nothing shows, and not one that is shown', async () => {
  const at = 'art/moon.png';
  const check = (art: unknown) =>
    said('validate.folder', {
      folderName: 'mine',
      files: [...shippedFiles('ygios').set(path, cardWith(art)).set(at, pngOf(2, 2))].map(([one, bytes]) => ({
        path: one,
        bytes,
      })),
    });
  expect(await check({ image: at })).toEqual([]);
  expect(await check({ icon: 'teapot' })).toMatchObject([
    { code: 'unused-image', severity: 'warning', file: at },
  ]);
});
