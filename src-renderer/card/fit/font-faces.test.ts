import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { needsJapaneseFace } from './font-faces';

const root = resolve(import.meta.dirname, '../../..');

/** Every character that a style sheet's faces of this family are for. */
function coveredBy(sheet: string, family: string): Set<number> {
  const faces = readFileSync(resolve(root, sheet), 'utf8').split('@font-face').slice(1);
  const ranges = faces
    .filter((face) => face.includes(`'${family}'`))
    .flatMap((face) => /unicode-range:([^;}]*)/.exec(face)?.[1]?.split(',') ?? []);
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((digits) => parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

it('a text waits for the Japanese face if only that one draws some of its letters', () => {
  const european = coveredBy('src-renderer/ui/fonts.css', 'Noto Sans');
  const japanese = coveredBy('node_modules/@fontsource/noto-sans-jp/400.css', 'Noto Sans JP');
  const only = [...japanese].filter((code) => !european.has(code)).map((code) => String.fromCodePoint(code));
  expect(only).toEqual(expect.arrayContaining(['星', '☆', '→', '①', '♥']));
  expect(only.filter((letter) => !needsJapaneseFace(`A ${letter}.`))).toEqual([]);
});

it.each(['Draw 1 card — “now”…\nWait.', 'Дай м’яч, їжаче. Ґава №\u00a05', 'Café, 3\u202f€'])(
  'no other text does: %s',
  (text) => expect(needsJapaneseFace(text)).toBe(false),
);
