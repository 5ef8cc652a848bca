import { failure, type Failure } from '@shared/api/failures';

const known: Readonly<Record<string, 'no-such-file' | 'disk-full' | 'read-only'>> = {
  ENOENT: 'no-such-file',
  ENOTDIR: 'no-such-file',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
};

/** What the operating system said about a file, as a failure of ours. */
export function fileFailure(file: string, error: unknown, doing: 'reading' | 'writing'): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const kind = known[code];
  // “May not be written” would be a strange thing to hear about a file one wants to read.
  if (!kind || (kind === 'read-only' && doing === 'reading')) {
    return failure('file-problem', { file, detail: error instanceof Error ? error.message : String(error) });
  }
  return failure(kind, { file });
}
