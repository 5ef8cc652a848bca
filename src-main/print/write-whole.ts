import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Two exports may go to one file: each writes a draft of its own. */
let drafts = 0;

/**
 * Writes a file whole or not at all: beside the old one first, and in its place when every byte is on disk. Whatever
 * goes wrong before that leaves the old one as it was and nothing else behind.
 */
export async function writeWhole(file: string, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}-${++drafts}.part`);
  try {
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(bytes, { signal });
      await handle.sync();
    } finally {
      await handle.close();
    }
    signal.throwIfAborted();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => null);
    throw error;
  }
}
