import { failure } from '@shared/api/failures';
import { parsePackPath } from '@shared/language/pack-format';
import { err, ok } from '@shared/util/result';
import type { FileEdit, Outcome } from '../library';

/** Whatever the caller has checked: no path that could leave the pack's folder on export gets in. */
export function checkPaths(edits: readonly FileEdit[]): Outcome<null> {
  const diagnostics = edits
    .filter(({ path }) => parsePackPath(path) === null)
    .map(({ path }) => ({ code: 'bad-path' as const, file: path, data: { path } }));
  return diagnostics.length === 0 ? ok(null) : err(failure('invalid-definition', { diagnostics }));
}
