import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLargePack } from '../../e2e/support/large-pack.ts';
import { root } from '../lib/root.mjs';
import { importBundled } from './bundle.mjs';

/** From a saved card to the table on which it is in hand, in a pack of a thousand, in the main process. */
export async function saveToPlayRow() {
  const folder = mkdtempSync(join(tmpdir(), 'heartdeck-bench-thousand-'));
  try {
    writeLargePack(folder, 1000);
    const { playableRow } = await importBundled('scripts/bench/play.ts');
    return await playableRow(root, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
