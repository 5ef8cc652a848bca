import { describe, expect, it } from 'vitest';
import { translateKey } from '@shared/i18n/translator';
import {
  archiveTroubles,
  diagnosticCodes,
  jsonTroubles,
  typeWords,
  type DiagnosticCode,
  type DiagnosticData,
} from '@shared/language/diagnostics';
import {
  formatsOf,
  idTroubles,
  idleKeys,
  linkTroubles,
  lockTroubles,
  lostWords,
  textTroubles,
  unsuitedWords,
} from '@shared/language/diagnostic-codes';
import { kinds } from '@shared/language/pack-format';
import { languages } from '@shared/util/languages';

const near = { found: 'hom', nearest: 'home', near: 'yes' } as const;
const far = { found: 'moon', nearest: '', near: 'no' } as const;
const alike = { found: 'hоme', nearest: 'home', near: 'alike' } as const;

/** Every sentence with every choice in it. A code that is missing here does not compile. */
const samples: { readonly [C in DiagnosticCode]: readonly DiagnosticData[C][] } = {
  'not-an-archive': [{}],
  'archive-damaged': archiveTroubles.map((detail) => ({ detail })),
  'bad-path': [{ path: '../x' }],
  'duplicate-path': [{ path: 'cards/x.json' }],
  'unknown-file': [{ path: 'x.txt', folders: ['cards', 'art'] }],
  'missing-file': [{ path: 'pack.json' }],
  'not-plain-file': [{ path: 'cards/x.json' }],
  'too-many-files': [{ count: 20_001, max: 20_000 }],
  'file-too-big': [{ size: 300_000, max: 262_144 }],
  'pack-too-big': [{ size: 300_000_000, max: 268_435_456 }],
  checksum: [{}],
  'not-utf8': [{}],
  'byte-order-mark': [{}],
  'bad-json': jsonTroubles.map((detail) => ({ detail, found: 'a', to: 'b' })),
  'too-deep': [{ max: 32 }, { max: 8 }, { max: 1 }],
  'unknown-format': formatsOf.map((of) => ({ found: '2', known: '1', of })),
  'unknown-game': [near, far, alike].map((like) => ({ ...like, known: ['ygios'] })),
  'unknown-key': [
    near,
    far,
    alike,
    { found: 'ourSpotAdders', nearest: 'rulings', near: 'moved' },
    { found: 'zones', nearest: 'draw', near: 'elsewhere' },
  ],
  missing: ['names', ...languages].map((key) => ({ key })),
  'wrong-type': typeWords.flatMap((found) => typeWords.map((expected) => ({ found, expected }))),
  'quoted-boolean': [{ found: 'true' }, { found: 'false' }],
  'quoted-number': [{ found: '3' }],
  'only-value': [{ key: 'may', value: 'true' }],
  'not-an-integer': [{ found: '2.5' }],
  'out-of-range': [{ found: '-1', min: 0, max: 99 }],
  'out-of-measure': [{ found: '0.05', min: 0.1, max: 420 }],
  'unknown-word': [near, far, alike].map((like) => ({ ...like, known: ['home', 'town'] })),
  'bad-id': idTroubles.map((detail) => ({ found: 'A b', detail })),
  'bad-text': textTroubles.map((detail) => ({ max: 120, length: 130, detail })),
  'too-long': [{ max: 50 }],
  'too-short': [{ min: 2 }],
  'bad-option': [{ found: 'A b' }],
  'bad-icon': [{ found: 'A b' }],
  'bad-asset': [{ found: 'cover.gif' }],
  'bad-mark': [{ found: 'x' }],
  'bad-place': [{ found: 'needs..0' }],
  'id-not-path': [{ found: 'a', expected: 'b' }],
  twice: [{ found: 'id' }],
  'two-names': [{}],
  'needs-round': [{}],
  'refers-to-nothing': lostWords.map((word) => ({ word })),
  'idle-target': [{}],
  'empty-skill': [{}],
  'free-skill': [{}],
  'idle-pick': [{}],
  unsuited: unsuitedWords.map((what) => ({ what })),
  'always-zero': [{ what: 'pe' }, { what: 'sp' }, { what: 'encore' }],
  'never-set-off': [{ event: 'swing' }, { event: 'bowOut' }, { event: 'enter' }],
  unaffordable: [{ found: 11, max: 10 }],
  'unknown-object': [
    { ...near, known: ['A'] },
    { ...far, known: ['A'] },
  ],
  'not-an-object': [{ found: 'a01' }],
  'not-a-wearer': [{ found: 'whistle' }],
  'bad-object-name': [{ found: 'a b' }],
  'not-own-id': [{ found: 'half', start: 'x-' }],
  'bad-event': [{ found: 'sp B' }],
  'one-of': [
    { keys: ['pick', 'all'], given: 'none' },
    { keys: ['pick', 'all'], given: 'several' },
  ],
  'unknown-id': kinds.flatMap((kind) => [
    { kind, ...near },
    { kind, ...far },
    { kind, ...alike },
  ]),
  'reserved-id': [{ found: 'here' }],
  'never-matches': [{ keys: ['is', 'not'] }],
  unpayable: [{}],
  'never-dealt': [{ found: 9 }],
  'requirement-and-ability': [{}],
  'links-nothing': [{}],
  'nothing-drawn': [{}],
  'nothing-aside': [{}],
  'nowhere-yet': [{}],
  'no-owner': [{}],
  'idle-key': idleKeys.map((key) => ({ key })),
  'no-effect': [{ found: 0 }],
  'per-without-count': [{}],
  'bad-range': [{ min: 6, max: 1 }],
  'sculpt-over-deal': [
    { sculpt: 1, deal: 0 },
    { sculpt: 9, deal: 8 },
  ],
  'back-off-table': [{ detail: 'order' }, { detail: 'end' }],
  'endless-match': [{}],
  'too-few-cards': [
    { count: 1, min: 12 },
    { count: 0, min: 1 },
  ],
  'too-few-bonuses': [
    { count: 0, min: 1 },
    { count: 2, min: 3 },
  ],
  'zone-not-in-row': [{ found: 'park' }],
  'idle-patch': [
    { found: 'home-7', place: 'needs.0', detail: 'definition' },
    { found: 'home-7', place: 'needs.0', detail: 'place' },
  ],
  'bad-patch': [{ found: 'home-7', place: 'needs.0' }],
  'too-many-choices': [{ found: 'home-7', max: 256 }],
  'missing-translation': languages.map((language) => ({ language })),
  'stale-text': languages.flatMap((language) => [
    { language, detail: 'changed' },
    { language, detail: 'unmarked' },
  ]),
  'unknown-sign': [
    { found: 'onec', nearest: 'once', near: 'yes', known: ['once', 'exhaust'] },
    { found: 'sun', nearest: '', near: 'no', known: ['once', 'exhaust'] },
    { found: 'оnce', nearest: 'once', near: 'alike', known: ['once', 'exhaust'] },
  ],
  'short-row': [{ found: 'school' }],
  'no-limit': [{ found: 'home-2' }],
  'no-fired': [{ found: 'home-6' }],
  'no-gain': [{}],
  'unspent-gain': [{ known: ['first-impressions'] }],
  'no-link': linkTroubles.map((detail) => ({ found: 'town-1', detail })),
  'impossible-lock': lockTroubles.map((detail) => ({ found: 'home-5', detail })),
  'no-sculpt': [{}],
  'undealt-hand': [
    { count: 1, deal: 8 },
    { count: 0, deal: 1 },
  ],
  'too-many-sculpted': [
    { count: 3, max: 2 },
    { count: 2, max: 1 },
    { count: 1, max: 0 },
  ],
  'low-score': [{ found: -4, min: -3 }],
  'unknown-field': [near, far, alike].map((like) => ({ ...like, known: ['name', 'rules'] })),
  'unknown-font': [near, far, alike].map((like) => ({ ...like, known: ['title', 'text'] })),
  'no-such-sign': [near, far, alike].map((like) => ({ ...like, known: ['house', 'heart'] })),
  'outside-safe': [{ safe: 3 }, { safe: 2.5 }],
  'off-card': [{}],
  'too-much-drawn': [{ found: 250_001, max: 250_000 }],
  'lacks-field': [{ field: 'rules' }],
  'does-not-fit': languages.map((language) => ({ card: 'home-1', language, box: 'rules' })),
  'no-template': [{ card: 'home-1' }],
  'same-template': [{ found: 'affection' }],
  'same-name': [{ found: 'home-1', name: 'A' }],
  'bad-image': [{ type: 'PNG' }],
  'unsafe-svg': [{ found: '<script>' }],
  'svg-too-much': [{}],
  'image-cut': [{ type: 'PNG' }],
  'image-too-large': [{ width: 9000, height: 8001, side: 8000, megapixels: 40 }],
  'image-unknown': [{ found: 'cover.gif' }],
  'missing-image': [near, far, alike],
  'broken-image': [{ found: 'art/cover.png' }],
  'unused-image': [{ found: 'art/cover.png' }],
  'unknown-icon': [near, far],
  'endless-texts': [{ count: 1, games: 2, cards: ['home-1', 'home-2'] }],
  'never-legal': [{ held: 12 }],
  'always-declined': [{ offered: 12 }],
  'scenario-fails': [{ id: 'Y01', difference: 'then.hand: 1' }],
};

describe.each(languages)('diagnostics in %s', (language) => {
  it.each(diagnosticCodes)('%s', (code) => {
    const sentences = samples[code].map((data) => translateKey(language, `diagnostic.${code}`, { ...data }));
    for (const sentence of sentences) {
      expect(sentence).toMatch(/[.。?？]$/);
      expect(sentence).not.toMatch(/undefined|[{}]| {2}|“”|«»|「」/);
    }
    // Each choice makes another sentence, and no code word shows through in another language.
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

it('words of the format stay out of the sentences', () => {
  const sentence = (language: 'en' | 'ja' | 'uk') =>
    translateKey(language, 'diagnostic.wrong-type', { found: 'list', expected: 'number' });
  expect(languages.map(sentence)).toEqual([
    'Here stands a list in square brackets, but it must be a number.',
    'ここは角括弧のリストになっていますが、数値でなければなりません。',
    'Тут список у квадратних дужках, а має бути число.',
  ]);
});

it.each(languages)('a scenario file of another format is no pack: %s', (language) => {
  const said = (of: string) =>
    translateKey(language, 'diagnostic.unknown-format', { found: '2', known: '1', of });
  expect(said('pack')).toMatch(/pack|パック|набір/);
  expect(said('scenarios')).not.toMatch(/pack|パック|набір/);
  expect(said('scenarios')).toMatch(/scenario|シナリオ|сценаріїв/);
});
