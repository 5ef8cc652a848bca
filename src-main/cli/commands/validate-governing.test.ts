import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder, terminalIn } from '../test-terminal';

/** The same command for the second game: which words a file is written in is found from its pack, or from itself. */
const folder = tempFolder();
const run = terminalIn(folder.path);
const shipped = resolve(import.meta.dirname, '../../../resources/packs/governing');
const path = (...parts: string[]): string => join(folder.path, ...parts);

const edit = (file: string, from: string, to: string): void => {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, before.replace(from, to));
};

beforeAll(() => {
  cpSync(shipped, path('wrong'), { recursive: true });
  edit(path('wrong', 'cards', 'a03.json'), '"round": "up"', '"up": true');
  edit(path('wrong', 'cards', 'a05.json'), '"n": 3', '"n": -3');
  edit(path('wrong', 'cards', 'a07.json'), '"token": "confetti"', '"token": "confeti"');
  edit(path('wrong', 'cards', 'd01.json'), '"pe": 2', '"pe": 2.5');
  edit(path('wrong', 'rules', 'main.json'), '"lkiTurns": 1', '"lkiTurns": 2');
  cpSync(shipped, path('tokenless'), { recursive: true });
  edit(path('tokenless', 'cards', 'a07.json'), '"token": "confetti"', '"token": "confeti"');
  cpSync(shipped, path('strange'), { recursive: true });
  mkdirSync(path('strange', 'zones'));
  writeFileSync(path('strange', 'zones', 'home.json'), '{}');
  mkdirSync(path('loose'));
  for (const [from, to] of [
    ['cards/d01.json', 'my-card.json'],
    ['tokens/confetti.json', 'my-token.json'],
    ['rules/main.json', 'my-rules.json'],
  ] as const)
    cpSync(join(shipped, from), path('loose', to));
});
afterAll(() => folder[Symbol.dispose]());

describe('what is right', () => {
  const rows = [
    shipped,
    join(shipped, 'cards', 'a03.json'),
    join(shipped, 'tokens', 'confetti.json'),
    join(shipped, 'rules', 'main.json'),
    'loose/my-card.json',
    'loose/my-token.json',
    'loose/my-rules.json',
  ];
  it.each(rows)('%s', async (file) => {
    expect(await run(['validate', file])).toEqual({ status: 0, out: '0 errors, 0 warnings\n', err: '' });
  });
});

describe('what is wrong', () => {
  const rows: readonly (readonly [file: string, says: RegExp])[] = [
    ['wrong/cards/a03.json', /\(skills\.0\.do\.0\.n\): error needs-round[^]*\n {2}Rule N1: .* rule N1\)\n/],
    [
      'wrong/cards/a05.json',
      /\(skills\.0\.do\.0\.n\): error out-of-range.*\n {2}Fix: .*\n {2}Rule N2: No negative amounts/,
    ],
    [
      'wrong/cards/a07.json',
      /\(skills\.0\.do\.0\.token\): error unknown-id: .*“confeti”.*“confetti”\?\n {2}Fix: /,
    ],
    ['wrong/cards/d01.json', /\(pe\): error not-an-integer/],
    ['wrong/rules/main.json', /\(options\.lkiTurns\): error out-of-range/],
    ['wrong', /wrong\/cards\/d01\.json:\d+:\d+ \(pe\): error not-an-integer/],
    ['tokenless', /^tokenless\/cards\/a07\.json:\d+:\d+ \(skills\.0\.do\.0\.token\): error unknown-id/],
    ['strange', /^strange\/zones\/home\.json: error unknown-file: .*cards.*rules.*tokens/],
  ];
  it.each(rows)('%s', async (file, says) => {
    const { status, out } = await run(['validate', file]);
    expect(out).toMatch(says);
    expect(status).toBe(1);
  });
});
