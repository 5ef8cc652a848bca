import { decodeText } from '../decode-text';
import type { Diagnostic } from '../diagnostics';
import type { Finding } from '../finding';
import { parseDocument } from '../parse-document';
import { placeFindings } from '../place-findings';

/** The text is read again only where there is something to say: places in thousands of documents are large. */
export function placedIn(
  files: ReadonlyMap<string, Uint8Array>,
  path: string,
  findings: readonly Finding[],
): Diagnostic[] {
  // Asked first: of files that are fetched one by one, most need never be.
  if (findings.length === 0) return [];
  const bytes = files.get(path);
  if (!bytes) return [];
  const text = decodeText(path, bytes);
  const document = text.ok ? parseDocument(path, text.value) : null;
  return document?.ok ? placeFindings(path, document.value, findings) : [];
}
