import { describe, expect, it } from 'vitest';
import { packFaces, type Drawn } from '@shared/face/index';
import type { Layer, Template } from '@shared/language/definitions/template';
import { inks, shapes, type Ink } from '@shared/language/definitions/template-words';
import { shippedPack } from '@shared/language/test-shipped';
import { frugal, inStyle } from './frugal';

const { definitions, manifest } = shippedPack('governing');
const illustrated = [...definitions, ...shippedPack('ygios').definitions].flatMap((one) =>
  one.kind === 'template' && one.value.style === 'illustrated'
    ? [[`${one.game} ${one.id}`, one.value] as const]
    : [],
);

/** Paler than anybody reads on white. */
const pale: readonly Ink[] = ['sheet', 'paper', 'tone-soft', 'gold', 'line'];
const white: readonly Ink[] = ['sheet', 'paper', 'tone-soft', 'gold'];
const isThin = ({ w, h }: Layer): boolean => Math.min(w, h) < 1;

/** Everything of a template that costs ink or can't be seen. */
const faultsOf = ({ layers, size, style }: Template): string[] => [
  ...(style === 'low-ink' ? [] : ['style']),
  ...layers.flatMap((layer, at): string[] => {
    const where = (what: string): string[] => [`${at} ${layer.layer}: ${what}`];
    if (layer.layer === 'shape') {
      if (layer.shape === 'pattern') return where('pattern');
      if (layer.fill !== undefined && layer.fill !== 'sheet' && !isThin(layer)) return where('field');
      if (layer.line === undefined && !isThin(layer)) return where('no outline');
      if (isThin(layer) && layer.fill && white.includes(layer.fill)) return where('white line');
      if (layer.fill && (layer.x < 0 || layer.x + layer.w > size.w)) return where('over the cut');
    }
    if ('line' in layer && layer.line && white.includes(layer.line)) return where('white outline');
    return 'ink' in layer && layer.ink && pale.includes(layer.ink) ? where('white on white') : [];
  }),
];
/** What players read of it. */
const shown = ({ layers }: Template) =>
  layers.flatMap((layer) => {
    if (layer.layer === 'shape') return [];
    const { x, y, w, h } = layer;
    return [[layer.layer, 'field' in layer ? layer.field : '', x, y, w, h]];
  });

describe('a template in low ink', () => {
  it('there is something to save in what ships', () => {
    expect(illustrated.length).toBeGreaterThan(12);
    for (const [, template] of illustrated) expect(faultsOf(template)).not.toEqual([]);
  });

  it.each(illustrated)('%s: outlines and dark letters, and everything is still there', (_id, template) => {
    const made = frugal(template);
    expect(faultsOf(made)).toEqual([]);
    expect(shown(made)).toEqual(shown(template));
    expect(frugal(made)).toEqual(made);
    expect({ ...made, layers: [], style: '' }).toEqual({ ...template, layers: [], style: '' });
  });

  const at = { x: 10, y: 10, w: 20, h: 8 } as const;
  const blank = illustrated[0]?.[1];
  const made = (...layers: Layer[]): Template => {
    if (!blank) throw new Error('no template');
    return frugal({ ...blank, layers });
  };

  it('whatever a designer combines, nothing is white on white', () => {
    for (const ink of inks) {
      const line = ink;
      const texts: Layer[] = [
        { layer: 'text', field: 'name', ...at, size: 3, ink },
        { layer: 'number', field: 'ap', ...at, size: 3, ink },
        { layer: 'icon', icon: 'heart', ...at, ink },
        { layer: 'pips', field: 'encore', icon: 'heart', ...at, ink },
        { layer: 'art', field: 'art', ...at, line },
      ];
      const fields = shapes.flatMap((shape): Layer[] => [
        { layer: 'shape', shape, ...at, fill: ink },
        { layer: 'shape', shape, ...at, x: -3, fill: 'tone', line },
        { layer: 'shape', shape, ...at, line },
        { layer: 'shape', shape, ...at, h: 0.2, fill: ink },
      ]);
      expect(faultsOf(made(...fields, ...texts))).toEqual([]);
    }
  });

  it('a field over the cut becomes a frame inside it, in every language', () => {
    const field: Layer = {
      layer: 'shape',
      shape: 'box',
      x: -3,
      y: -3,
      w: 69,
      h: 94,
      fill: 'tone',
      in: { ja: { h: 40 } },
    };
    expect(made(field).layers).toEqual([
      {
        ...field,
        ...{ x: 1.4, y: 1.4, w: 60.2, h: 85.2, fill: 'sheet', line: 'tone', thick: 0.5, corner: 1.6 },
        in: { ja: { x: 1.4, y: 1.4, w: 60.2, h: 35.6 } },
      },
    ]);
  });

  it('what lies only in the part that is cut off is left out', () => {
    expect(made({ layer: 'shape', shape: 'box', x: -3, y: -3, w: 3, h: 94, fill: 'tone' }).layers).toEqual(
      [],
    );
  });
});

describe('a side in a style', () => {
  const known = definitions.map((definition) => ({ definition, hash: '0' }));
  const faces = packFaces({ pack: null, names: manifest.names, cards: known, around: known });
  const [card] = faces.cards;
  const drawn = card && faces.draw(card, 'en', 'low-ink');
  const owns: readonly Drawn[] = faces.owns('en', 'low-ink');

  it('is made to save ink where the pack has no template for it', () => {
    if (!drawn) throw new Error('no card');
    expect([drawn.template.style, inStyle(drawn, 'low-ink').template.style]).toEqual([
      'illustrated',
      'low-ink',
    ]);
    expect(inStyle(drawn, 'low-ink').face).toBe(drawn.face);
    expect(inStyle(drawn, 'illustrated')).toBe(drawn);
  });

  it('is left alone where it has one', () => {
    expect(owns.length).toBeGreaterThan(0);
    for (const own of owns) expect(inStyle(own, 'low-ink')).toBe(own);
  });
});
