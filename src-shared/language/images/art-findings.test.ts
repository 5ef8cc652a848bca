import { expect, it } from 'vitest';
import { applyFix } from '../apply-fix';
import { shippedFiles } from '../test-shipped';
import { validatePack } from '../validate-pack';
import { iconFindings, iconsOf, type KnownIcons } from './art-findings';
import { pngOf } from './test-pictures';

const path = 'cards/home-1.json';
const utf8 = new TextEncoder();
const packWith = (art: unknown) => {
  const files = shippedFiles('ygios');
  const card = JSON.parse(new TextDecoder().decode(files.get(path))) as object;
  files.set('art/cover.png', pngOf(630, 880));
  return files.set(path, utf8.encode(JSON.stringify({ ...card, art }, null, 2)));
};
const saidOf = (art: unknown) => {
  const pack = validatePack(packWith(art));
  return pack.ok ? pack.value.warnings : pack.error;
};

// prettier-ignore
const images: readonly (readonly [what: string, image: string, said: object | null])[] = [
  ['a picture of the pack', 'art/cover.png', null],
  ['a misspelt one', 'art/cvoer.png', { data: { found: 'art/cvoer.png', nearest: 'art/cover.png', near: 'yes' } }],
  ['one of another type', 'art/cover.svg', { data: { found: 'art/cover.svg', nearest: 'art/cover.png', near: 'yes' } }],
  ['one like no other', 'art/moonlight.png', { data: { found: 'art/moonlight.png', nearest: '', near: 'no' } }],
];
it.each(images)('%s', (_what, image, said) => {
  const missing = {
    code: 'missing-image',
    severity: 'warning',
    file: path,
    at: 'art.image',
    line: expect.any(Number) as number,
  };
  expect(saidOf({ image })).toMatchObject(said ? [{ ...missing, ...said }] : []);
});

it('the fix names the picture that is there', () => {
  const [said] = saidOf({ image: 'art/cvoer.png' });
  const source = new TextDecoder().decode(packWith({ image: 'art/cvoer.png' }).get(path));
  const mended = said?.fix ? applyFix(source, said.fix) : '';
  expect(JSON.parse(mended)).toMatchObject({ art: { image: 'art/cover.png' } });
});

it('names every icon that is not in the library, with its place', () => {
  const pack = validatePack(packWith({ icon: 'teapt', with: ['umbrella', 'qqq'] }));
  const card = pack.ok ? pack.value.definitions.find((one) => one.path === path) : undefined;
  if (!card) throw new Error('the card is not there');
  const library: KnownIcons = {
    has: (name) => ['teapot', 'umbrella'].includes(name),
    nearest: (name) => (name === 'teapt' ? 'teapot' : null),
  };
  expect(iconsOf(card).map(({ name }) => name)).toEqual(['teapt', 'umbrella', 'qqq']);
  expect(iconFindings(card, library)).toMatchObject([
    {
      code: 'unknown-icon',
      at: ['art', 'icon'],
      data: { nearest: 'teapot', near: 'yes' },
      fix: { title: 'replace' },
    },
    { code: 'unknown-icon', at: ['art', 'with', 1], data: { found: 'qqq', near: 'no' } },
  ]);
});
