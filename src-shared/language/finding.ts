import type { DiagnosticCode, DiagnosticData } from './diagnostic-codes';
import type { Fix } from './fixes';

export type FindingPath = readonly (string | number)[];

/** Something that a document means, or fails to mean. Where it stands in the text is added by whoever has it. */
export interface Finding<C extends DiagnosticCode = DiagnosticCode> {
  readonly code: C;
  readonly at: FindingPath;
  readonly data: DiagnosticData[C];
  readonly fix?: Fix;
  /** Other ways to end it: only the designer knows which is right. */
  readonly otherFixes?: readonly Fix[];
}

export const finding = <C extends DiagnosticCode>(
  code: C,
  at: FindingPath,
  data: DiagnosticData[C],
  fix?: Fix,
): Finding<C> => ({ code, at, data, ...(fix ? { fix } : {}) });
