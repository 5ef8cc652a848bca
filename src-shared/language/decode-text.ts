import { err, ok, type Result } from '@shared/util/result';
import { diagnostic, type Diagnostic } from './diagnostics';
import type { Fix } from './fixes';

const withoutMark: Fix = { title: 'remove-mark', data: {}, edits: [{ from: 0, to: 1, put: '' }] };

/**
 * Bytes → text, exactly: no byte is guessed at and none is dropped, so that text which is saved unchanged is
 * the same bytes again.
 */
export function decodeText(file: string, bytes: Uint8Array): Result<string, Diagnostic> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return err(diagnostic('not-utf8', { file }, {}));
  }
  return text.startsWith('\ufeff')
    ? err(diagnostic('byte-order-mark', { file, line: 1, column: 1 }, {}, withoutMark))
    : ok(text);
}
