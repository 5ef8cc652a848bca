import { failure, type Failure } from './failures';

export type Doing = 'reading' | 'writing';

const codes: Readonly<Record<string, 'disk-full' | 'read-only' | 'no-such-file'>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  ENOENT: 'no-such-file',
  ENOTDIR: 'no-such-file',
};

export const errorCode = (problem: unknown): string | null =>
  problem instanceof Error && 'code' in problem && typeof problem.code === 'string' ? problem.code : null;

/**
 * The one place where what the operating system says about a file becomes a failure. null: it was not the
 * system who spoke, so it is a bug.
 */
export function systemFailure(file: string, problem: unknown, doing: Doing): Failure | null {
  const code = errorCode(problem);
  // Other ERR_… are Node's complaints about wrong arguments: bugs of ours.
  if (code === null || !/^(E[A-Z0-9]+|ERR_FS_[A-Z_]+)$/.test(code)) return null;
  const known = codes[code];
  const fits =
    // A file that may not be read is not one that may not be written, and where one is to be written nobody
    // misses it: something else is in its folder's place.
    known !== undefined && !(doing === 'reading' ? known === 'read-only' : code === 'ENOTDIR');
  return fits
    ? failure(known, { file })
    : failure('file-problem', { file, detail: shortened(code, problem) });
}

/** The same for code that expects nothing else: what is not about a file goes on its way. */
export function fileFailure(file: string, problem: unknown, doing: Doing): Failure {
  const known = systemFailure(file, problem, doing);
  if (known === null) throw problem;
  return known;
}

/** Node says "EISDIR: illegal operation on a directory, open 'path'"; the path is told already. */
function shortened(code: string, problem: unknown): string {
  const message = problem instanceof Error ? problem.message : '';
  return message.startsWith(`${code}: `) ? (message.split(',')[0] ?? code) : code;
}
