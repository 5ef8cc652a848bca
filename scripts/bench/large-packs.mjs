import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLargePack } from '../../e2e/support/large-pack.ts';

/** Bonuses, zones, references, tokens and the mat are printed too. */
const besidesCards = 9 + 3 + 2 + 12 + 4 + 1;

/** A pack in which so many things are printed. @param {string} folder @param {number} printed */
export const writePrintedPack = (folder, printed) => writeLargePack(folder, printed - besidesCards);

/** Folders of packs in which so many things are printed, no two of them the same file. */
export function largePacks() {
  const folder = mkdtempSync(join(tmpdir(), 'heartdeck-bench-'));
  return {
    /** @param {number} printed */
    of(printed) {
      const path = join(folder, String(printed));
      writePrintedPack(path, printed);
      return path;
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
