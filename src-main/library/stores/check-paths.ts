import { failure } from '@shared/api/failures';
import { diagnostic } from '@shared/language/diagnostics';
import { manifestPath, parsePackPath } from '@shared/language/pack-format';
import { shownPath } from '@shared/language/pack-paths';
import { err, ok } from '@shared/util/result';
import type { FileEdit, Outcome } from '../library';

/**
 * Whatever the caller has checked: no path that could leave the pack's folder on export gets in, and no pack
 * loses the file that says what it is, without which no export of it could be read again.
 */
export function checkPaths(edits: readonly FileEdit[]): Outcome<null> {
  const diagnostics = edits.flatMap(({ path, bytes }) => {
    const file = shownPath(path);
    if (parsePackPath(path) === null) return [diagnostic('bad-path', { file }, { path: file })];
    const gone = path === manifestPath && bytes === null;
    return gone ? [diagnostic('missing-file', { file }, { path: file })] : [];
  });
  return diagnostics.length === 0 ? ok(null) : err(failure('invalid-definition', { diagnostics }));
}
