import type { Misfit } from '@shared/api/print-troubles';
import type { Diagnostic } from '@shared/language/diagnostics';

/** A file that was made and not saved yet. */
export interface Exported {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  readonly cards: number;
  readonly misfits: Misfit[];
  readonly troubles: Diagnostic[];
}
