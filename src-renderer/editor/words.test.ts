import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withLateTitles, withLateWords } from '../../scripts/lib/late-words.mjs';
import { isTranslated, wordsAgain } from './nls';
import { unmetFiles, unmetSentences, unmetWords } from './unmet-words';

const root = resolve(import.meta.dirname, '../../node_modules/monaco-editor/esm/vs');
const own = readFileSync(resolve(import.meta.dirname, 'monaco.ts'), 'utf8');

/** Every module of Monaco that is in our bundle, with its code. */
function modules(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const next = [...own.matchAll(/'monaco-editor\/([^'?]+)'/g)].map(([, path]) => `${root}/${path ?? ''}.js`);
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (found.has(path) || !existsSync(path)) continue;
    const code = readFileSync(path, 'utf8');
    found.set(path, code);
    for (const [, to] of code.matchAll(/(?:import|export)\s*(?:[^'"();]*?from\s*)?['"](\.[^'"]+\.js)['"]/g))
      next.push(resolve(dirname(path), to ?? ''));
  }
  return found;
}

const literal = /\blocalize\(\s*(?:\d+|[^,]{1,80}?),\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;
const unquoted = (text: string): string =>
  text.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
const hasWords = (text: string): boolean => /[A-Za-z]{2}/.test(text.replaceAll(/\{\d\}/g, ''));

describe('Monaco’s own words', () => {
  const all = modules();

  it('are looked for in the modules that are bundled', () => {
    expect(all.size).toBeGreaterThan(500);
    expect([...all.keys()].some((path) => path.endsWith('/findWidget.js'))).toBe(true);
  });

  it('have a translation wherever people can meet them', () => {
    const missing: string[] = [];
    for (const [path, code] of all) {
      const file = path.slice(root.length + 1);
      if (unmetFiles.some((start) => file.startsWith(start))) continue;
      for (const [, quoted = ''] of code.matchAll(literal)) {
        const english = unquoted(quoted);
        if (!hasWords(english) || isTranslated(english) || unmetSentences.test(english)) continue;
        if (!unmetWords.has(english)) missing.push(`${file}: ${english}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('are asked for once more by every menu', () => {
    const menus = [...all].find(([path]) => path.endsWith('/platform/actions/common/actions.js'))?.[1] ?? '';
    expect(withLateTitles(menus).match(/wordsAgain\(typeof/g)).toHaveLength(2);
    expect(['コピー', 'Копіювати', 'Copy', 'of no table'].map(wordsAgain)).toEqual([
      'Copy',
      'Copy',
      'Copy',
      'of no table',
    ]);
  });

  it('are asked for anew by every search box', () => {
    const box = [...all].find(([path]) => path.endsWith('/find/browser/findWidget.js'))?.[1] ?? '';
    const late = withLateWords(box) ?? '';
    expect(late).toContain('label: NLS_FIND_INPUT_LABEL$now()');
    expect(late).toMatch(/const NLS_FIND_INPUT_LABEL\$now = \(\) => localize\(\d+, "Find"\);/);
    expect(late).toMatch(/export \{[^}]*NLS_NO_RESULTS,/);
    expect(withLateWords('const other = 1;')).toBeNull();
  });
});
