import type { ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { packFaces, type Drawn } from '@shared/face/index';
import type { Layer, Template } from '@shared/language/definitions/template';
import { shippedPack } from '@shared/language/test-shipped';
import type { Language } from '@shared/util/languages';
import CardFace from './CardFace.svelte';

const { definitions, manifest } = shippedPack('ygios');
const known = definitions.map((definition) => ({ definition, hash: '0123456789' }));
const faces = packFaces({ pack: null, names: manifest.names, cards: known, around: known });

function drawn(id: string, language: Language = 'en', side: 'front' | 'back' = 'front'): Drawn {
  const card = faces.cards.find((one) => one.id === id);
  const made = card && faces.draw(card, language, 'illustrated', side);
  if (!made) throw new Error(id);
  return made;
}
const html = (props: ComponentProps<typeof CardFace>): string =>
  render(CardFace, { props }).body.replace(/<!--.*?-->/gs, '');
const by = (template: Template): Drawn => ({ ...drawn('home-1'), template });
const withLayers = (...layers: Layer[]): Drawn => by({ ...drawn('home-1').template, layers });
const sizeOf = (markup: string): number[] =>
  [/width: ([\d.]+)px/, /height: ([\d.]+)px/].map((size) => Math.round(Number(size.exec(markup)?.[1])));
const at = { x: 3, y: 3, w: 20, h: 5 } as const;

describe('CardFace', () => {
  it('is of its true size, named in its own language', () => {
    const markup = html({ front: drawn('home-1', 'uk') });
    // 63 × 88 mm at 96 pixels an inch
    expect(sizeOf(markup)).toEqual([238, 333]);
    expect(markup).toMatch(/role="img"[^>]*aria-label="Гортаю твій телефон\. /);
    expect(markup).toContain('lang="uk"');
  });

  it.each([
    [0.25, [60, 83]],
    [2, [476, 665]],
  ])('scaled by %d, it is laid out alike', (scale, size) => {
    const markup = html({ front: drawn('home-1'), scale });
    expect(sizeOf(markup)).toEqual(size);
    const inside = (text: string): string => text.slice(text.indexOf('data-card'));
    expect(inside(markup)).toBe(inside(html({ front: drawn('home-1') })));
  });

  it('sideways it is as wide as it was high, and turned', () => {
    const markup = html({ front: drawn('home-1'), sideways: true });
    expect(sizeOf(markup)).toEqual([333, 238]);
    expect(markup).toContain('rotate(90deg)');
  });

  it.each([['with a back'], ['without one']])('face-down it says nothing of its front, %s', (which) => {
    const back = which === 'with a back' ? drawn('home-1', 'en', 'back') : null;
    const other = html({ front: drawn('town-8'), back, down: true });
    const markup = html({ front: drawn('home-1'), back, down: true });
    expect(markup).toBe(other);
    expect(markup).not.toMatch(/home-1|Phone|Imouto/);
    expect(markup).toContain('aria-label="A card, face-down"');
  });

  it('a landscape card keeps its shape', () => {
    expect(sizeOf(html({ front: drawn('paranoia') }))).toEqual([333, 238]);
  });

  const name: Layer = { layer: 'text', field: 'name', ...at, size: 4 };
  const broken: readonly [string, Layer][] = [
    ['a field', { layer: 'text', field: 'nmae', ...at, size: 4 }],
    ['a font', { layer: 'text', field: 'zone', font: 'comic', ...at, size: 4 }],
    ['a sign', { layer: 'icon', icon: 'hart', ...at }],
    ['signs to count', { layer: 'pips', field: 'quantity', icon: 'hart', ...at }],
    ['an icon of the library', { layer: 'art', art: { icon: 'no-such-icon' }, ...at }],
    ['an image', { layer: 'art', art: { image: 'art/gone.png' }, ...at }],
  ];
  it.each(broken)('%s that does not exist leaves the rest of the card', (_what, layer) => {
    const markup = html({ front: withLayers(layer, name) });
    expect(markup).toContain('Going Through Your Phone</div>');
  });

  it('a long row of tiny signs is told as a number', () => {
    const front = withLayers({ layer: 'pips', field: 'quantity', icon: 'heart', ...at, w: 420, h: 0.1 });
    const quantity = { is: 'number', n: 4000, text: '4000' } as const;
    const face = { ...front.face, fields: { ...front.face.fields, quantity } };
    const markup = html({ front: { ...front, face } });
    expect(markup.match(/<svg/g)).toHaveLength(1);
    expect(markup).toContain('×4000');
  });

  it('words of strangers are text', () => {
    const words = '<img src=x onerror=alert(1)>';
    const markup = html({
      front: withLayers({ layer: 'text', words: { en: words, ja: words, uk: words }, ...at, size: 4 }),
    });
    expect(markup).not.toContain('<img');
    expect(markup).toContain('&lt;img');
  });
});
