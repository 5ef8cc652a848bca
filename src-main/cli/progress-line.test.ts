import { describe, expect, it } from 'vitest';
import { createTranslator } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';
import { columns } from './columns';
import { ProgressLine } from './progress-line';

type Moment = readonly [at: number, done: number];

function shownAt(moments: readonly Moment[], language: 'en' | 'ja' | 'uk' = 'en', total = 4000) {
  const lines: string[] = [];
  let time = 500;
  const line = new ProgressLine({
    t: createTranslator(language),
    rewrite: (text) => lines.push(text),
    now: () => time,
  });
  for (const [at, done] of moments) {
    time = 500 + at;
    line.show({ task: 'a', stage: 'playing', done, total });
  }
  return { line, lines };
}

describe('progress', () => {
  const rows: readonly (readonly [what: string, moments: readonly Moment[], lines: readonly string[]])[] = [
    ['nothing yet', [], []],
    ['at once', [[0, 10]], ['10 of 4,000 games']],
    ['by the second', [[2000, 1000]], ['1,000 of 4,000 games, 500 per second']],
    [
      'not oftener than it can be read',
      [
        [100, 10],
        [150, 20],
        [199, 30],
        [200, 40],
      ],
      ['10 of 4,000 games, 100 per second', '40 of 4,000 games, 200 per second'],
    ],
    ['slower than one in a second', [[60_000, 2]], ['2 of 4,000 games']],
  ];
  it.each(rows)('%s', (_, moments, lines) => {
    expect(shownAt(moments).lines).toEqual(lines);
  });

  it('tells each stage of printing, a new one at once, and nothing of stages that take no time', () => {
    const lines: string[] = [];
    let time = 0;
    const line = new ProgressLine({
      t: createTranslator('en'),
      rewrite: (text) => lines.push(text),
      now: () => time,
    });
    const stages = [
      ['reading', 1, 2],
      ['waiting', 0, 0],
      ['drawing', 0, 1390],
      ['drawing', 150, 1390],
      ['pages', 1, 9],
      ['pages', 2, 9],
    ] as const;
    for (const [stage, done, total] of stages) {
      time += 20;
      line.show({ task: 'a', stage, done, total });
    }
    expect(lines).toEqual(['Waiting for another export to end…', 'Drawing: 0 of 1,390', 'Page 1 of 9']);
  });

  it('is gone before anything else is said, and leaves alone what it did not write', () => {
    const { line, lines } = shownAt([[1000, 10]]);
    line.clear();
    line.clear();
    expect(lines).toEqual(['10 of 4,000 games, 10 per second', '']);
    const none = shownAt([]);
    none.line.clear();
    expect(none.lines).toEqual([]);
  });

  it.each(languages)('fits a narrow window, or it could not be written over: %s', (language) => {
    const { lines } = shownAt([[1000, 9_999_999]], language, 10_000_000);
    // The second column begins after as many places as the first one takes.
    const [places = ''] = columns([[lines[0] ?? '', 'x']]);
    expect(lines).toHaveLength(1);
    expect(places.length).toBeLessThanOrEqual(80);
  });
});
