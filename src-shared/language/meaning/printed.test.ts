import { describe, expect, it } from 'vitest';
import { applyFix } from '../apply-fix';
import { checkFile } from '../check-file';
import { fixesOf, type Diagnostic } from '../diagnostics';
import { effectMark, hasEffects } from '../effect-mark';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const pretty = (value: object): string => `// mine\n${JSON.stringify(value, null, 2)}`;
const said = (path: string, source: string, game: 'ygios' | 'governing' = 'ygios'): readonly Diagnostic[] => {
  const checked = checkFile(path, utf8(source), game);
  if (!checked.ok) return checked.error;
  return checked.value.is === 'definition' ? checked.value.warnings : [];
};

const base = { id: 'a', name: 'A', home: 'home', devotion: 3, fire: [{ do: 'draw', n: 1 }] };
const card = (parts: object): string => pretty({ ...base, ...parts });

function markOf(path: string, source: string, game: 'ygios' | 'governing' = 'ygios'): string {
  const checked = checkFile(path, utf8(source), game);
  if (!checked.ok || checked.value.is !== 'definition') throw new Error(JSON.stringify(checked));
  const { definition } = checked.value;
  if (!hasEffects(definition)) throw new Error('no effects');
  return effectMark(definition);
}
const mark = markOf('cards/a.json', card({}));
const own = (parts: object) => ({ text: { en: { says: ['Take a peek.'], ...parts } } });

type Case = readonly [what: string, parts: object, code: string, at: string, data: object];
// prettier-ignore
const mistakes: readonly Case[] = [
  ['an icon with a space', { art: { icon: 'paper lantern' } }, 'bad-icon', 'art.icon', { found: 'paper lantern' }],
  ['an icon beside it with a space', { art: { icon: 'house', with: ['A'] } }, 'bad-icon', 'art.with.0', { found: 'A' }],
  ['too many icons', { art: { icon: 'house', with: ['a', 'b', 'c', 'd'] } }, 'too-long', 'art.with', { max: 3 }],
  ['turned too far', { art: { icon: 'house', turn: 181 } }, 'out-of-range', 'art.turn', { found: '181', min: -180, max: 180 }],
  ['a misspelt icon key', { art: { icno: 'house' } }, 'unknown-key', 'art.icno', { nearest: 'icon' }],
  ['icon and image', { art: { icon: 'house', image: 'art/a.png' } }, 'one-of', 'art', { given: 'several' }],
  ['neither icon nor image', { art: {} }, 'one-of', 'art', { keys: ['icon', 'image'], given: 'none' }],
  ['an image elsewhere', { art: { image: '../a.png' } }, 'bad-asset', 'art.image', { found: '../a.png' }],
  ['an image of another type', { art: { image: 'art/a.gif' } }, 'bad-asset', 'art.image', { found: 'art/a.gif' }],
  ['a number for an image', { art: { image: 1 } }, 'wrong-type', 'art.image', { expected: 'text' }],
  ['a misspelt fit', { art: { image: 'art/a.png', fit: 'covr' } }, 'unknown-word', 'art.fit', { nearest: 'cover' }],
  ['an empty line', { flavour: { en: '', ja: 'い', uk: 'Ї' } }, 'bad-text', 'flavour.en', { max: 160 }],
  ['a line too long', { flavour: { en: 'x'.repeat(161), ja: 'い', uk: 'Ї' } }, 'bad-text', 'flavour.en', { max: 160 }],
  ['an unknown language', { flavour: { en: 'A', ja: 'い', uk: 'Ї', de: 'Ä' } }, 'unknown-key', 'flavour.de', { near: 'no' }],
  ['a line in one language', { flavour: { en: 'A', uk: 'Ї' } }, 'missing-translation', 'flavour', { language: 'ja' }],
  ['a line in no language', { flavour: {} }, 'too-short', 'flavour', { min: 1 }],
  ['words in no language', { text: {} }, 'too-short', 'text', { min: 1 }],
  ['words of no paragraph', own({ says: [], for: mark }), 'too-short', 'text.en.says', { min: 1 }],
  ['words that are no list', own({ says: 'A', for: mark }), 'wrong-type', 'text.en.says', { expected: 'list' }],
  ['a line break', own({ says: ['A\nB'], for: mark }), 'bad-text', 'text.en.says.0', { max: 400 }],
  ['no mark', own({ for: 'yes' }), 'bad-mark', 'text.en.for', { found: 'yes' }],
  ['words for other effects', own({ for: '000000000000' }), 'stale-text', 'text.en', { language: 'en', detail: 'changed' }],
  ['words for no effects', own({}), 'stale-text', 'text.en', { language: 'en', detail: 'unmarked' }],
  ['a misspelt sign', own({ says: ['{onec} A.'], for: mark }), 'unknown-sign', 'text.en.says.0', { found: 'onec', nearest: 'once' }],
  ['a keyword inside', own({ says: ['A {once} B.'], for: mark }), 'unknown-sign', 'text.en.says.0', { found: 'once', known: ['exhaust'] }],
];

describe('what is printed', () => {
  it.each(mistakes)('%s', (_what, parts, code, at, data) => {
    expect(said('cards/a.json', card(parts))).toMatchObject([{ code, at, data, file: 'cards/a.json' }]);
  });

  const mendable = mistakes.filter(([, parts]) => fixesOfFirst(card(parts)).length > 0);
  it.each(mendable)('%s is mended by each of its fixes, and the rest kept', (_what, parts, code) => {
    const source = card(parts);
    for (const fix of fixesOfFirst(source)) {
      const mended = applyFix(source, fix);
      expect(mended.startsWith('// mine\n')).toBe(true);
      expect(said('cards/a.json', mended).map((one) => one.code)).not.toContain(code);
    }
  });
  it('has fixes for everything that can be mended without knowing more', () => {
    const mended = new Set(mendable.map(([, , code]) => code));
    expect([...mended].sort()).toEqual([
      'bad-asset',
      'bad-icon',
      'bad-mark',
      'bad-text',
      'missing-translation',
      'one-of',
      'out-of-range',
      'stale-text',
      'too-short',
      'unknown-key',
      'unknown-sign',
      'unknown-word',
      'wrong-type',
    ]);
  });

  it.each([
    ['a picture of icons', { art: { icon: '3d-glasses', with: ['heart'], turn: -45, mirror: true } }],
    ['an image', { art: { image: 'art/cover-2.webp', fit: 'contain' } }],
    ['a line', { flavour: { en: 'A', ja: 'い', uk: 'Ї' } }],
    ['words with signs', own({ says: ['{once} {lock} A {exhaust}.', 'B.'], for: mark })],
  ])('%s is no mistake', (_what, parts) => {
    expect(said('cards/a.json', card(parts))).toEqual([]);
  });

  it('belongs to every kind that is shown as a card; only what has effects has words of its own', () => {
    const line = { flavour: { en: 'A', uk: 'Ї' } };
    const named = { id: 'a', name: 'A' };
    const missing = [{ code: 'missing-translation' }];
    const look = { tone: 'home', mark: 'house' };
    expect(said('bonuses/a.json', pretty({ ...named, ...line }))).toMatchObject(missing);
    expect(said('zones/a.json', pretty({ ...named, look, ...line }))).toMatchObject(missing);
    expect(said('zones/a.json', pretty({ ...named, look, text: {} }))).toMatchObject([
      { code: 'unknown-key' },
    ]);
    const furre = { ...named, type: 'furre', sp: 1, pe: 1 };
    expect(said('cards/a.json', pretty({ ...furre, ap: 1, ...line }), 'governing')).toMatchObject(missing);
    expect(said('tokens/a.json', pretty({ ...furre, ...line }), 'governing')).toMatchObject(missing);
    expect(said('tokens/a.json', pretty({ ...furre, ...own({}) }), 'governing')).toMatchObject([
      { code: 'stale-text' },
    ]);
  });
});

function fixesOfFirst(source: string) {
  const [first] = said('cards/a.json', source);
  return first ? fixesOf(first) : [];
}

describe('fixes of stale words', () => {
  const only = own({ for: '000000000000' });
  const both = { text: { ...only.text, uk: { says: ['А.'], for: mark } } };
  const mendedBy = (title: string, parts: object): unknown => {
    const fix = fixesOfFirst(card(parts)).find((one) => one.title === title);
    const mended = fix ? applyFix(card(parts), fix) : '';
    return (JSON.parse(mended.replace('// mine\n', '')) as { text?: unknown }).text;
  };
  it('first remove what was written for other effects, first keep what was just written', () => {
    const titles = (parts: object) => fixesOfFirst(card(parts)).map(({ title }) => title);
    expect(titles(only)).toEqual(['drop-words', 'keep-words']);
    expect(titles(own({}))).toEqual(['keep-words', 'drop-words']);
  });
  it('keep the words for the effects of now', () => {
    expect(mendedBy('keep-words', only)).toEqual({ en: { says: ['Take a peek.'], for: mark } });
  });
  it('remove the words, and the key with the last of them', () => {
    expect(mendedBy('drop-words', only)).toBeUndefined();
    expect(mendedBy('drop-words', both)).toEqual({ uk: { says: ['А.'], for: mark } });
  });
});

describe('the mark of effects', () => {
  const marks = (parts: object) => markOf('cards/a.json', card(parts));
  it('is twelve digits that others can make too: SHA-256 of the effects, keys in order', () => {
    // printf '{"fire":[{"do":"draw","n":1}]}' | sha256sum
    expect(mark).toBe('522bd8dadc39');
  });
  it.each([
    ['another order of keys', { fire: [{ n: 1, do: 'draw' }] }],
    ['a list of nothing', { while: [] }],
    ['another name, home and Devotion', { name: 'B', home: 'town', devotion: 9 }],
    ['another look and other words', { art: { icon: 'house' }, flavour: { en: 'A' }, ...own({}) }],
  ])('is the same with %s', (_what, parts) => {
    expect(marks(parts)).toBe(mark);
  });
  it.each([
    ['another number', { fire: [{ do: 'draw', n: 2 }] }],
    [
      'another step',
      {
        fire: [
          { do: 'draw', n: 1 },
          { do: 'draw', n: 1 },
        ],
      },
    ],
    ['a limit', { limit: 'round' }],
    ['a rule', { while: [{ rule: 'full', cards: {} }] }],
  ])('is another with %s', (_what, parts) => {
    expect(marks(parts)).not.toBe(mark);
  });
  it('is of what a card of the duel does, too', () => {
    const action = {
      id: 'a',
      name: 'A',
      type: 'action',
      ap: 1,
      skills: [{ on: 'play', do: [{ do: 'draw', n: 1 }] }],
    };
    const marked = (parts: object) => markOf('cards/a.json', pretty({ ...action, ...parts }), 'governing');
    expect(marked({ ap: 2, copies: 3, quick: true })).toBe(marked({}));
    expect(marked({ skills: [] })).not.toBe(marked({}));
  });
});
