import { expect, it } from 'vitest';
import type { Diagnostic } from '@shared/language/diagnostics';
import { refusalPlace, refusalText, sortedPlaces } from './refusal-text';

const at = (file: string, line?: number, column?: number): Diagnostic => ({
  code: 'bad-json',
  severity: 'error',
  file,
  data: { detail: 'comma', found: '', to: ',' },
  ...(line === undefined ? {} : { line }),
  ...(column === undefined ? {} : { column }),
});

it('lists problems by file, line and column, on screen and in the copied text', () => {
  const diagnostics = [
    at('b.json', 2, 1),
    at('a.json', 10, 1),
    at('b.json'),
    at('a.json', 9, 5),
    at('a.json', 9, 4),
  ];
  const places = [
    'a.json, line 9, column 4',
    'a.json, line 9, column 5',
    'a.json, line 10, column 1',
    'b.json',
    'b.json, line 2, column 1',
  ];
  expect(sortedPlaces(diagnostics).map(refusalPlace)).toEqual(places);
  const text = refusalText({
    failure: { code: 'import-refused', data: { file: 'x', diagnostics } },
    diagnostics,
  });
  expect(
    text
      .split('\n')
      .slice(1)
      .map((line) => line.split(': ')[0]),
  ).toEqual(places);
});
