import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Invariant 4: no card names in code. Every id and name of every shipped pack is looked for in the engine. */
const root = resolve(import.meta.dirname, '../../..');

const filesIn = (folder: string, wanted: (path: string) => boolean): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(wanted);

interface Named {
  readonly id: string;
  readonly name?: string;
  readonly names?: Readonly<Record<string, string>>;
}

/** Ids and names of cards and bonuses. Zones are the board of a game and no card. */
function forbiddenWords(): string[] {
  const isCard = (path: string): boolean => /[\\/](?:cards|bonuses)[\\/][^\\/]+\.json$/.test(path);
  return filesIn(join(root, 'resources/packs'), isCard).flatMap((path) => {
    const { id, name, names = {} } = JSON.parse(readFileSync(path, 'utf8')) as Named;
    return [id, ...(name === undefined ? [] : [name]), ...Object.values(names)];
  });
}

/** Tests, what only tests use, and the oracle, which is a test itself. */
const isEngineCode = (path: string): boolean =>
  path.endsWith('.ts') && !/\.test\.ts$|[\\/](?:testing|oracle)[\\/]|[\\/]test-[^\\/]+\.ts$/.test(path);

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** As a word of its own: the start of a longer word is another word. */
const asWord = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])${escaped(word)}(?![\\p{L}\\d-])`, 'iu');

describe('engine code', () => {
  const words = forbiddenWords();
  const files = filesIn(join(root, 'src-main/engine'), isEngineCode);

  it('is looked through for real words', () => {
    expect(words.length).toBeGreaterThanOrEqual(33 * 4);
    expect(files.length).toBeGreaterThan(50);
    expect(words).toContain('home-6');
    expect(words).toContain('三角関係');
    expect(words.every((word) => asWord(word).test(`x = ['${word}'];`))).toBe(true);
  });

  it('names no card and no bonus of any shipped pack', () => {
    const patterns = words.map((word) => [word, asWord(word)] as const);
    const found = files.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return patterns.filter(([, pattern]) => pattern.test(text)).map(([word]) => `${path}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  it('asks what a seat knows in one place of each game', () => {
    const asking = files.filter((path) => /\bknows\(/.test(readFileSync(path, 'utf8')));
    const allowed = asking.filter((path) =>
      /kernel[\\/]cards\.ts$|games[\\/][^\\/]+[\\/]sight\.ts$/.test(path),
    );
    expect(asking).toEqual(allowed);
  });
});
