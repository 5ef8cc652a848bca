import { describe, expect, it } from 'vitest';
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

describe('a template’s own pictures', () => {
  const template = 'templates/back-illustrated.json';
  const validated = (...arts: object[]) => {
    const files = shippedFiles('ygios');
    const value = JSON.parse(new TextDecoder().decode(files.get(template))) as { layers: object[] };
    const layers = arts.map((art) => ({ layer: 'art', art, x: 3, y: 3, w: 10, h: 10 }));
    const pack = validatePack(files.set(template, utf8.encode(JSON.stringify({ ...value, layers }))));
    if (!pack.ok) throw new Error(JSON.stringify(pack.error));
    return pack.value;
  };

  it('one that the pack does not have is told', () => {
    expect(validated({ icon: 'teapot' }, { image: 'art/gone.png' }).warnings).toMatchObject([
      { code: 'missing-image', file: template, at: 'layers.1.art.image' },
    ]);
  });

  it('its icons are looked up like those of a card', () => {
    const { definitions } = validated({ image: 'art/gone.png' }, { icon: 'teapt', with: ['qqq'] });
    const found = definitions.find((one) => one.path === template);
    if (!found) throw new Error('the template is not there');
    expect(iconsOf(found)).toEqual([
      { name: 'teapt', at: ['layers', 1, 'art', 'icon'] },
      { name: 'qqq', at: ['layers', 1, 'art', 'with', 0] },
    ]);
  });
});
