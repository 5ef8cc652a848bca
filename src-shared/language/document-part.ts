import type { Diagnostic } from './diagnostics';
import { shown } from './diagnostics';
import type { FindingPath } from './finding';
import { isSpan, type Fix } from './fixes';
import { valueAt } from './form-choice';
import type { SourceDocument } from './parse-document';

/** A part of a document as a document of its own that still knows its places in the whole. */
export const documentPart = (whole: SourceDocument, path: FindingPath): SourceDocument => ({
  value: valueAt(whole.value, path),
  place: (inside) => whole.place([...path, ...inside]),
  keyPlace: (inside) => whole.keyPlace([...path, ...inside]),
});

const fixUnder = (fix: Fix, path: FindingPath): Fix => ({
  ...fix,
  edits: fix.edits.map((edit) => (isSpan(edit) ? edit : { ...edit, at: [...path, ...edit.at] })),
});

/** What was said of a part, said of the whole: places and fixes begin at its root. */
export const underPath = (diagnostics: readonly Diagnostic[], path: FindingPath): Diagnostic[] =>
  diagnostics.map((one) => ({
    ...one,
    at: shown([...path, ...(one.at ? [one.at] : [])].join('.'), 120),
    ...(one.fix ? { fix: fixUnder(one.fix, path) } : {}),
    ...(one.otherFixes ? { otherFixes: one.otherFixes.map((fix) => fixUnder(fix, path)) } : {}),
  }));
