import { access, constants, stat } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { failure, type Failure } from '@shared/api/failures';
import { fileFailure } from '@shared/api/system-failure';

/** Why no file can be written there: asked before long work, not after it. null: nothing speaks against it. */
export async function whyNotWritable(file: string): Promise<Failure | null> {
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) return failure('is-a-folder', { file });
  if (found && !found.isFile()) return failure('not-a-plain-file', { file });
  const folder = dirname(file);
  try {
    // With the point a file in the folder's place is not taken for one.
    await access(`${folder}${sep}.`, constants.W_OK);
    return null;
  } catch (error) {
    return fileFailure(folder, error, 'writing');
  }
}
