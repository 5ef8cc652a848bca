import { describe, expect, it } from 'vitest';
import { isBesidePack, pathProblem } from './pack-paths';

const paths: readonly [string, null | 'bad-path' | 'unknown-file'][] = [
  ['pack.json', null],
  ['cards/home-1.json', null],
  ['bonuses/paranoia.json', null],
  ['zones/home.json', null],
  ['rules/main.json', null],
  ['art/a.png', null],
  ['art/a.svg', null],
  ['notes.txt', 'unknown-file'],
  ['cards/home-1.txt', 'unknown-file'],
  ['cards/deep/home-1.json', 'unknown-file'],
  ['card/home-1.json', 'unknown-file'],
  ['art/a.gif', 'unknown-file'],
  ['heartdeck.json', 'unknown-file'],
  ['', 'bad-path'],
  ['/', 'bad-path'],
  ['cards/', 'bad-path'],
  ['cards//a.json', 'bad-path'],
  ['../pack.json', 'bad-path'],
  ['cards/../pack.json', 'bad-path'],
  ['./pack.json', 'bad-path'],
  ['cards/./a.json', 'bad-path'],
  ['/etc/passwd', 'bad-path'],
  ['/pack.json', 'bad-path'],
  ['C:/pack.json', 'bad-path'],
  ['C:pack.json', 'bad-path'],
  ['cards\\a.json', 'bad-path'],
  ['..\\pack.json', 'bad-path'],
  ['//server/share/pack.json', 'bad-path'],
  ['cards/a\u0000.json', 'bad-path'],
  ['cards/a\n.json', 'bad-path'],
  ['cards/Home-1.json', 'bad-path'],
  ['PACK.JSON', 'bad-path'],
  ['cards/con.json', 'bad-path'],
  ['cards/lpt1.json', 'bad-path'],
  ['art/nul.png', 'bad-path'],
  ['cards/a..json', 'bad-path'],
  ['cards/a.json.', 'bad-path'],
  ['cards/a.json ', 'bad-path'],
  ['cards/a:b.json', 'bad-path'],
  ['cards/дім.json', 'bad-path'],
  ['cards/\u202egnp.json', 'bad-path'],
  [`cards/${'a'.repeat(61)}.json`, 'bad-path'],
  ['cards/a-.json', 'bad-path'],
  ['art/a_b.png', 'bad-path'],
  [`cards/${'a'.repeat(5000)}.json`, 'bad-path'],
  ['%2e%2e/pack.json', 'bad-path'],
  ['~/pack.json', 'bad-path'],
];

const beside: readonly [string, boolean][] = [
  ['.git/config', true],
  ['.gitattributes', true],
  ['README.md', true],
  ['cards/.DS_Store', true],
  ['art/Thumbs.db', true],
  ['readme.md', false],
  ['cards/README.md', false],
  ['cards/.git', false],
  ['pack.json', false],
  ['..', false],
];

describe('paths of a pack', () => {
  it.each(paths)('%j: %s', (path, code) => {
    const problem = pathProblem(path);
    expect(problem?.code ?? null).toBe(code);
    // What is shown can't be a trick on the reader, however long or strange the path.
    expect(problem?.file ?? '').not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect((problem?.file ?? '').length).toBeLessThan(130);
  });
  it.each(beside)('%s beside the pack: %s', (path, is) => expect(isBesidePack(path)).toBe(is));
});
