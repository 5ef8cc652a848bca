import { describe, expect, it } from 'vitest';
import { applyFix } from '../apply-fix';
import { checkFile } from '../check-file';
import { definedGames, type DefinedGame } from '@shared/games/index';
import { shippedFiles, shippedPack } from '../test-shipped';
import type { Diagnostic } from '../diagnostics';

const box = { x: 3, y: 3, w: 20, h: 10 };
const name = { layer: 'text', field: 'name', ...box, size: 4 };
/** What a card needs; without it, that is told too. */
const needed: readonly object[] = [
  { layer: 'text', field: 'name', ...box, size: 4 },
  { layer: 'rules', field: 'rules', ...box, size: 4 },
  { layer: 'number', field: 'devotion', ...box, size: 4 },
];
const only = (...layers: readonly object[]) => ({
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

const template = (...layers: readonly object[]) => only(...layers, ...needed);

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
  ['a text that is turned over the edge', { ...name, w: 50, h: 5, turn: 90 }, 'outside-safe', 'layers.0'],
  ['a text beside the card', { ...name, x: 400 }, 'off-card', 'layers.0'],
  ['a shape beside the card', { layer: 'shape', shape: 'box', ...box, y: 91 }, 'off-card', 'layers.0'],
  ['a picture beside it', { layer: 'art', field: 'art', ...box, x: -20, w: 17 }, 'off-card', 'layers.0'],
];

const pattern = { layer: 'shape', shape: 'pattern', x: -3, y: -3, w: 420, h: 420 };
/** What is right, although it looks like one of them. */
const harmless: readonly [string, object][] = [
  ['decimals', { ...name, x: 3.25, size: 2.9 }],
  ['a text that is turned inside the card', { ...name, x: -16, y: 40, w: 50, h: 10, turn: 90 }],
  ['a text upside down at the edge', { ...name, turn: 180 }],
  ['a shape in the part that is cut off', { layer: 'shape', shape: 'box', ...box, x: -3, w: 1 }],
  ['one large pattern', pattern],
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
  it.each(harmless)('%s: nothing to say', (_what, layer) => {
    expect(said(template(layer))).toEqual([]);
  });

  it.each([
    ['patterns', pattern],
    ['pictures', { layer: 'art', field: 'art', x: -3, y: -3, w: 420, h: 420 }],
    ['in one language', { ...pattern, w: 1, in: { ja: { w: 420 } } }],
  ])('more than a screen can draw is refused: %s', (_what, layer) => {
    expect(said(template(layer, layer))).toMatchObject([
      { code: 'too-much-drawn', at: 'layers', severity: 'error', data: { found: 352_800, max: 250_000 } },
    ]);
  });

  it('what players need and no layer shows is told, once for each', () => {
    const field = (one: Diagnostic) => (one.code === 'lacks-field' ? one.data['field'] : one);
    expect(said(only(name)).map(field)).toEqual(['rules', 'devotion']);
    const furre = { ...only(name), for: { kind: 'card', type: 'furre' } };
    expect(said(furre, 'governing').map(field)).toEqual(['rules', 'ap', 'sp', 'pe', 'type']);
    expect(said({ ...only(), for: { side: 'back' } })).toEqual([]);
    expect(said({ ...only(), for: { own: 'reference' } })).toEqual([]);
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

  const drawn: readonly [string, object, string | null, string | null][] = [
    ['a token, and how many', { own: 'x', as: 'token', copies: 12 }, null, null],
    ['a mat', { own: 'x', as: 'mat' }, null, null],
    ['a misspelt form', { own: 'x', as: 'tokn' }, 'unknown-word', 'for.as'],
    ['none of them', { own: 'x', copies: 0 }, 'out-of-range', 'for.copies'],
    ['half a token', { own: 'x', copies: 1.5 }, 'not-an-integer', 'for.copies'],
    ['how many of a definition', { kind: 'card', copies: 2 }, 'unknown-key', 'for.copies'],
    ['a back as a mat', { side: 'back', as: 'mat' }, 'unknown-key', 'for.as'],
  ];
  it.each(drawn)('what it draws: %s', (_what, what, code, at) => {
    const expected = code === null ? [] : [{ code, at, severity: 'error' }];
    expect(said({ ...only(), for: what })).toMatchObject(expected);
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
    const found = said({ ...only(layer), for: { kind: 'card', type } }, 'governing');
    const codes = found.map((one) => one.code).filter((one) => one !== 'lacks-field');
    expect(codes).toEqual(code === null ? [] : [code]);
  });

  it('a back shows nothing of a card', () => {
    const back = { ...only({ ...name, field: 'devotion' }), for: { side: 'back' } };
    expect(said(back)).toMatchObject([{ code: 'unknown-field' }]);
  });

  it.each(definedGames())('%s: those that ship have nothing to mend', (game) => {
    const paths = [...shippedFiles(game).keys()].filter((path) => path.startsWith('templates/'));
    expect(paths.length).toBeGreaterThan(0);
    const { warnings: all } = shippedPack(game);
    expect(all.filter(({ file }) => file.startsWith('templates/'))).toEqual([]);
  });
});
