import { readFile, stat } from 'node:fs/promises';
import { failure, type Failure } from '@shared/api/failures';
import { fileFailure } from '@shared/api/system-failure';
import { err, ok, type Result } from '@shared/util/result';

/** Reads a file that was named on the command line; `null` instead of one that is larger than `max` bytes. */
export async function readInput(
  file: string,
  max: number,
): Promise<Result<{ readonly bytes: Uint8Array<ArrayBuffer> | null; readonly size: number }, Failure>> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) return err(failure('is-a-folder', { file }));
    if (found.size > max) return ok({ bytes: null, size: found.size });
    const bytes = new Uint8Array(await readFile(file));
    return ok({ bytes, size: bytes.byteLength });
  } catch (error) {
    return err(fileFailure(file, error, 'reading'));
  }
}
