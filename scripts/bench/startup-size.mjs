import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * The scripts the first screen can't start without: those the page names, and what they import statically.
 * @param {string} rendererDir
 */
export function startupBytes(rendererDir) {
  const html = readFileSync(join(rendererDir, 'index.html'), 'utf8');
  const waiting = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].map((match) => match[1]);
  const seen = new Set();
  let total = 0;
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (file === undefined || seen.has(file)) continue;
    seen.add(file);
    const source = readFileSync(join(rendererDir, file));
    total += gzipSync(source, { level: 9 }).byteLength;
    const imports = source.toString('utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    for (const match of imports) waiting.push(join('assets', match[1] ?? ''));
  }
  return total;
}
