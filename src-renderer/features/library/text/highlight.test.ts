import { describe, expect, it } from 'vitest';
import { highlightJson } from './highlight';

const kinds = (source: string): string[] =>
  highlightJson(source)
    .filter((token) => token.kind !== 'space')
    .map((token) => `${token.kind} ${token.text}`);

describe('highlightJson', () => {
  it('tells keys from values', () => {
    expect(kinds('{ "id" : "home-1", "n": -3, "on": true } // why')).toEqual([
      'mark {',
      'key "id"',
      'mark :',
      'string "home-1"',
      'mark ,',
      'key "n"',
      'mark :',
      'number -3',
      'mark ,',
      'key "on"',
      'mark :',
      'word true',
      'mark }',
      'comment // why',
    ]);
  });

  it.each([
    '',
    '{"a":"b"}',
    '{\r\n\t"名前": "朝",\n/* x */ }\n',
    '{"open string',
    '<img src=x onerror=alert(1)>',
    '"\\u00"',
    '\u0000\ufeff{',
  ])('gives back the whole of %j', (source) => {
    expect(
      highlightJson(source)
        .map((token) => token.text)
        .join(''),
    ).toBe(source);
  });
});
