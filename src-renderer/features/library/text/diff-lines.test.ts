import { describe, expect, it } from 'vitest';
import { compareTexts, countChanges, foldEqualLines } from './diff-lines';

const shown = (before: string | null, after: string | null): string[] =>
  compareTexts(before, after).map((line) => `${line.sign}${line.text}`);

describe('compareTexts', () => {
  it.each([
    ['equal', 'a\nb\n', 'a\nb\n', [' a', ' b']],
    ['one line changed', 'a\nb\nc\n', 'a\nx\nc\n', [' a', '-b', '+x', ' c']],
    ['added to', 'a\n', 'a\nb\n', [' a', '+b']],
    ['new file', null, 'a\nb', ['+a', '+b']],
    ['deleted file', 'a\nb', null, ['-a', '-b']],
    ['both empty', '', null, []],
    ['Japanese and Ukrainian', '朝\n', 'ранок\n', ['-朝', '+ранок']],
  ])('%s', (_name, before, after, lines) => {
    expect(shown(before, after)).toEqual(lines);
  });

  it('numbers the lines of each side', () => {
    expect(compareTexts('a\nb\nc\n', 'a\nc\nd\n').map(({ before, after }) => [before, after])).toEqual([
      [1, 1],
      [2, null],
      [3, 2],
      [null, 3],
    ]);
  });

  it('gives up comparing texts that share nothing, and shows both whole', () => {
    const text = (mark: string): string => Array.from({ length: 5000 }, (_, n) => `${mark}${n}\n`).join('');
    const lines = compareTexts(text('a'), text('b'));
    expect(countChanges(lines)).toEqual({ added: 5000, removed: 5000 });
  });
});

describe('foldEqualLines', () => {
  const twenty = Array.from({ length: 20 }, (_, n) => String(n));
  const changed = twenty.map((line) => (line === '10' ? 'ten' : line));

  it('keeps three lines around a change and folds the rest', () => {
    const blocks = foldEqualLines(compareTexts(twenty.join('\n'), changed.join('\n')));
    expect(blocks.map((block) => [block.is, block.lines.length])).toEqual([
      ['fold', 7],
      ['lines', 8],
      ['fold', 6],
    ]);
  });

  it('does not fold a single line', () => {
    const blocks = foldEqualLines(compareTexts('0\n1\n2\n3\nx\n', '0\n1\n2\n3\ny\n'));
    expect(blocks.map((block) => [block.is, block.lines.length])).toEqual([['lines', 6]]);
  });

  it('folds everything when nothing changed', () => {
    const blocks = foldEqualLines(compareTexts('a\nb\nc\n', 'a\nb\nc\n'));
    expect(blocks.map((block) => block.is)).toEqual(['fold']);
  });
});
