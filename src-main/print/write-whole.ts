import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A device or a pipe is no file that another can take the place of: it would be gone. */
export class NotPlainFile extends Error {}

/** Two exports may go to one file: each writes a draft of its own. */
let drafts = 0;

/**
 * Writes a file whole or not at all: beside the old one first, and in its place when every byte is on disk. Whatever
 * goes wrong before that leaves the old one as it was and nothing else behind.
 */
export async function writeWhole(asked: string, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  // A link stays, and leads to the new file.
  const file = await realpath(asked).catch(() => asked);
  const found = await stat(file).catch(() => null);
  if (found && !found.isFile() && !found.isDirectory()) throw new NotPlainFile(file);
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
