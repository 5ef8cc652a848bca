import { diagnostic, shown, type Diagnostic } from './diagnostics';
import type { Finding, FindingPath } from './finding';
import type { SourceDocument } from './parse-document';

const joined = (at: FindingPath): string => shown(at.join('.'), 120);

/** Findings with the place in the text where they stand. A complaint that a key is idle points at the key. */
export const placeFindings = (
  file: string,
  document: SourceDocument,
  findings: readonly Finding[],
): Diagnostic[] =>
  findings.map(({ code, at, data, fix, otherFixes }) => {
    const onKey = code === 'idle-key' || code === 'no-owner' || code === 'per-without-count';
    const place = onKey ? document.keyPlace(at) : document.place(at);
    const said = diagnostic(code, { file, at: joined(at), ...place }, data, fix);
    return otherFixes ? { ...said, otherFixes } : said;
  });
