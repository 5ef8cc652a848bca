import { describe, expect, it } from 'vitest';
import { applyFix } from '../apply-fix';
import { checkFile } from '../check-file';
import { definedGames, type DefinedGame } from '../kinds';
import { shippedFiles, shippedPack } from '../test-shipped';
import type { Diagnostic } from '../diagnostics';

const box = { x: 3, y: 3, w: 20, h: 10 };
const name = { layer: 'text', field: 'name', ...box, size: 4 };
const template = (...layers: object[]) => ({
  id: 'a',
  name: 'A',
  version: 1,
  for: { kind: 'card' },
  style: 'illustrated',
  size: { w: 63, h: 88 },
  bleed: 3,
  safe: 3,
  corner: 3,
  layers,
});

const textOf = (value: object): string => JSON.stringify(value, null, 2);
function said(value: object, game: DefinedGame = 'ygios'): readonly Diagnostic[] {
  const checked = checkFile('templates/a.json', new TextEncoder().encode(textOf(value)), game);
  if (!checked.ok) return checked.error;
  return checked.value.is === 'definition' ? checked.value.warnings : [];
}

/** Warnings: the template is taken, and the rest of the card is drawn. */
const warnings: readonly [string, object, string, string, string?][] = [
  ['a misspelt field', { ...name, field: 'nmae' }, 'unknown-field', 'layers.0.field', 'name'],
  ['a field of another game', { ...name, field: 'pe' }, 'unknown-field', 'layers.0.field'],
  [
    'a field that the layer can’t show',
    { ...name, layer: 'number', field: 'flavour' },
    'unknown-field',
    'layers.0.field',
  ],
  ['a misspelt condition', { ...name, when: 'flavor' }, 'unknown-field', 'layers.0.when', 'flavour'],
  ['another one', { ...name, unless: 'ruels' }, 'unknown-field', 'layers.0.unless', 'rules'],
  ['a font that is not there', { ...name, font: 'titel' }, 'unknown-font', 'layers.0.font', 'title'],
  [
    'a sign that is not there',
    { layer: 'icon', icon: 'hart', ...box },
    'no-such-sign',
    'layers.0.icon',
    'heart',
  ],
  ['a text too near to the cut', { ...name, x: 2.9 }, 'outside-safe', 'layers.0'],
  ['in one language only', { ...name, in: { uk: { w: 60 } } }, 'outside-safe', 'layers.0'],
];

/** Errors: nobody can tell what was meant. */
const errors: readonly [string, object, string, string][] = [
  ['an unknown layer', { ...name, layer: 'txt' }, 'unknown-word', 'layers.0.layer'],
  ['an unknown colour', { ...name, ink: 'blu' }, 'unknown-word', 'layers.0.ink'],
  ['an unknown key', { ...name, colour: 'ink' }, 'unknown-key', 'layers.0.colour'],
  ['neither field nor words', { layer: 'text', ...box, size: 4 }, 'one-of', 'layers.0'],
  ['a size of nothing', { ...name, size: 0 }, 'out-of-measure', 'layers.0.size'],
  ['a size in words', { ...name, size: 'large' }, 'wrong-type', 'layers.0.size'],
  ['half a line', { ...name, lines: 1.5 }, 'not-an-integer', 'layers.0.lines'],
  [
    'words in two languages',
    { ...box, layer: 'text', words: { en: 'A', ja: 'あ' }, size: 4 },
    'missing',
    'layers.0.words.uk',
  ],
];

describe('templates', () => {
  it('decimals are measures', () => {
    expect(said(template({ ...name, x: 3.25, size: 2.9 }))).toEqual([]);
  });

  it.each(warnings)('%s is told, and the fix mends it', (_what, layer, code, at, nearest) => {
    const found = said(template(layer));
    expect(found).toMatchObject([{ code, at, severity: 'warning', line: expect.any(Number) as number }]);
    if (nearest === undefined) return;
    expect(found[0]?.data['nearest']).toBe(nearest);
    const fix = found[0]?.fix;
    if (!fix) throw new Error('no fix');
    expect(said(JSON.parse(applyFix(textOf(template(layer)), fix)) as object)).toEqual([]);
  });

  it.each(errors)('%s is refused', (_what, layer, code, at) => {
    expect(said(template(layer))).toMatchObject([{ code, at, severity: 'error' }]);
  });

  it('of a newer version is refused whole', () => {
    expect(said({ ...template(name), version: 2 })).toMatchObject([
      { code: 'unknown-format', data: { found: '2', known: '1', of: 'template' } },
    ]);
  });

  it.each([
    ['haven', 'sp', 'unknown-field'],
    ['furre', 'sp', null],
    ['action', 'encore', 'unknown-field'],
  ])('a type shows only what it has: %s and %s', (type, field, code) => {
    const layer = { layer: 'number', field, ...box, size: 4 };
    const found = said({ ...template(layer), for: { kind: 'card', type } }, 'governing');
    expect(found.map((one) => one.code)).toEqual(code === null ? [] : [code]);
  });

  it('a back shows nothing of a card', () => {
    const back = { ...template({ ...name, field: 'devotion' }), for: { side: 'back' } };
    expect(said(back)).toMatchObject([{ code: 'unknown-field' }]);
  });

  it.each(definedGames)('%s: those that ship have nothing to mend', (game) => {
    const paths = [...shippedFiles(game).keys()].filter((path) => path.startsWith('templates/'));
    expect(paths.length).toBeGreaterThan(0);
    const { warnings: all } = shippedPack(game);
    expect(all.filter(({ file }) => file.startsWith('templates/'))).toEqual([]);
  });
});
