import { failure, type Failure } from '@shared/api/failures';

const codes: Readonly<Record<string, 'disk-full' | 'read-only' | 'no-such-file'>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  ENOENT: 'no-such-file',
};

export const errorCode = (problem: unknown): string | null =>
  problem instanceof Error && 'code' in problem && typeof problem.code === 'string' ? problem.code : null;

/** What the file system said, as a failure. Anything that is not about a file is a bug and goes on its way. */
export function fileFailure(file: string, problem: unknown, doing: 'reading' | 'writing'): Failure {
  const code = errorCode(problem);
  if (code === null) throw problem;
  const known = codes[code];
  // A file that may not be read is not one that may not be written.
  if (known === undefined || (doing === 'reading' && known === 'read-only')) {
    return failure('file-problem', { file, detail: code });
  }
  return failure(known, { file });
}
