import { describe, expect, it } from 'vitest';
import { applyFix } from '../apply-fix';
import { fixesOf, type Diagnostic } from '../diagnostics';
import { parseDocument } from '../parse-document';
import { shippedFiles } from '../test-shipped';

const seed = Number(process.env['HEARTDECK_SEED'] ?? Date.now() % 1_000_000);
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 400);

const troublesOf = (text: string): readonly Diagnostic[] => {
  const parsed = parseDocument('cards/x.json', text);
  return parsed.ok ? [] : parsed.error;
};
/** As somebody who takes the first offer each time. */
function mendAll(text: string, most = 30): string {
  let mended = text;
  for (let turn = 0; turn < most; turn++) {
    const fix = troublesOf(mended).flatMap((one) => fixesOf(one))[0];
    if (!fix) return mended;
    mended = applyFix(mended, fix);
  }
  return mended;
}

/** Several mistakes at once: each is told where it stands, and none because of another. */
const several: readonly (readonly [what: string, text: string, told: readonly string[], mended: string])[] = [
  [
    'commas on several lines',
    '{\n  "a": 1 // one\n  "b": [1 2]\n  "c": 3\n}',
    ['3:3 comma', '3:11 comma', '4:3 comma'],
    '{\n  "a": 1, // one\n  "b": [1, 2],\n  "c": 3\n}',
  ],
  [
    'pasted from a word processor',
    '{\r\n\t“a”: “x y”,\r\n\t“b”: „z“\r\n}',
    ['2:2 quotes', '2:7 quotes', '3:2 quotes', '3:7 quotes'],
    '{\r\n\t"a": "x y",\r\n\t"b": "z"\r\n}',
  ],
  [
    'typed with an input method',
    '｛"a"：［１，２］｝',
    ['1:1 sign', '1:5 sign', '1:6 sign', '1:7 digits', '1:8 sign', '1:9 digits', '1:10 sign', '1:11 sign'],
    '{"a":[1,2]}',
  ],
  ['a bracket and a brace', '{"a": [{"b": 1}', ['1:16 bracket'], '{"a": [{"b": 1}]}'],
  [
    'a key and a value without quotes',
    '{a: b, c: d}',
    ['1:2 unquoted', '1:5 unquoted', '1:8 unquoted', '1:11 unquoted'],
    '{"a": "b", "c": "d"}',
  ],
  ['what can’t be guessed', '{"a": 1, "b": @@@, "c": 2}', ['1:15 symbol'], '{"a": 1, "b": @@@, "c": 2}'],
];

describe('troubles of a text', () => {
  it.each(several)('%s', (_what, text, told, mended) => {
    const found = troublesOf(text);
    expect(
      found.map(({ line, column, data }) => `${line ?? ''}:${column ?? ''} ${String(data['detail'])}`),
    ).toEqual(told);
    expect(mendAll(text)).toBe(mended);
  });

  it('are mended all at once where they are the same', () => {
    const text = '{“a”: “b”, “c”: “d”}';
    const all = troublesOf(text)[0]?.otherFixes?.[0];
    expect(all?.title).toBe('type-all');
    expect(all && applyFix(text, all)).toBe('{"a": "b", "c": "d"}');
  });

  it('do not take for ever in a text without end', () => {
    const text = `{"a": [${'“x” '.repeat(60_000)}`;
    expect(troublesOf(text).length).toBeGreaterThan(0);
  });
});

/** Mulberry32: small, and the same everywhere. */
function randomFrom(start: number): (below: number) => number {
  let state = start >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const slips = ['', '', '', ',', '"', '}', ']', '{', '“', '：', ' x ', '\n', '\\', '/*', '\u3000', '1'];

describe(`slips of the keyboard (seed ${seed})`, () => {
  const texts = [...shippedFiles('ygios'), ...shippedFiles('governing')]
    .filter(([path]) => path.startsWith('cards/'))
    .map(([, bytes]) => new TextDecoder().decode(bytes));

  it('each is told with a place in the text, and every fix changes the text', () => {
    const random = randomFrom(seed);
    for (let round = 0; round < rounds; round++) {
      const whole = texts[random(texts.length)] ?? '';
      const at = random(whole.length);
      const text = whole.slice(0, at) + (slips[random(slips.length)] ?? '') + whole.slice(at + random(2));
      for (const found of troublesOf(text)) {
        expect(found.line, text).toBeLessThanOrEqual(text.split('\n').length);
        expect(found.column, text).toBeGreaterThan(0);
        for (const fix of fixesOf(found)) expect(applyFix(text, fix), text).not.toBe(text);
      }
    }
  });

  it('one lost sign is found again, as a rule', () => {
    const random = randomFrom(seed + 1);
    let [lost, mended] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      const whole = texts[random(texts.length)] ?? '';
      const signs = [...whole.matchAll(/[,:"{}[\]]/gu)];
      const at = signs[random(signs.length)]?.index ?? 0;
      const text = whole.slice(0, at) + whole.slice(at + 1);
      if (troublesOf(text).length === 0) continue;
      lost++;
      if (troublesOf(mendAll(text)).length === 0) mended++;
    }
    expect(mended / lost).toBeGreaterThan(0.95);
  });
});
