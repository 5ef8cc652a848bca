import { diagnostic, type Diagnostic } from '@shared/language/diagnostics';
import { packFormat } from '@shared/language/pack-format';
import { err, ok, type Result } from '@shared/util/result';
import { indexPath } from './archive-format';

const hashPattern = /^[0-9a-f]{64}$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Path → SHA-256, as the archive's first entry lists them. */
export function readIndex(bytes: Uint8Array): Result<ReadonlyMap<string, string>, Diagnostic> {
  const damaged = err(diagnostic('archive-damaged', { file: indexPath }, { detail: 'index' }));
  let index: unknown;
  try {
    index = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return damaged;
  }
  if (!isObject(index) || typeof index['format'] !== 'number') return damaged;
  if (index['format'] !== packFormat) {
    const data = { found: String(index['format']), known: String(packFormat), of: 'pack' } as const;
    return err(diagnostic('unknown-format', { file: indexPath, at: 'format' }, data));
  }
  if (!isObject(index['files'])) return damaged;
  const hashes = new Map<string, string>();
  for (const [path, hash] of Object.entries(index['files'])) {
    if (typeof hash !== 'string' || !hashPattern.test(hash)) return damaged;
    hashes.set(path, hash);
  }
  return ok(hashes);
}
