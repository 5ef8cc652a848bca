import { failure, type Failure } from '@shared/api/failures';
import { errorCode, fileFailure } from '@shared/api/system-failure';
import { err, ok, type Result } from '@shared/util/result';
import { NotPlainFile, writeWhole } from '../../print/write-whole';

/** What systems say of a file that a viewer holds open. */
const heldOpen = ['EBUSY', 'ETXTBSY'];

export async function saveWhole(
  file: string,
  bytes: Uint8Array,
  signal: AbortSignal,
  platform: NodeJS.Platform = process.platform,
): Promise<Result<null, Failure>> {
  try {
    await writeWhole(file, bytes, signal);
    return ok(null);
  } catch (error) {
    if (signal.aborted) return err(failure('cancelled', {}));
    if (error instanceof NotPlainFile) return err(failure('not-a-plain-file', { file }));
    const code = errorCode(error) ?? '';
    // On Windows a viewer keeps others from replacing the file, and that is told as a lack of permission.
    const isHeld =
      heldOpen.includes(code) || (platform === 'win32' && code === 'EPERM' && isReplacing(error));
    return err(isHeld ? failure('file-in-use', { file }) : fileFailure(file, error, 'writing'));
  }
}

/** A folder that may not be written to is told by the same word, and sooner. */
const isReplacing = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'rename';
