import type { Diagnostic } from '@shared/language/diagnostics';
import type { Names } from '@shared/language/names';
import type { PackSummary } from '@shared/api/models';
import type { AnyFailure } from '../../../state/failure-text';

/** A refusal that comes with the list of what is wrong and where. */
export interface Refusal {
  readonly failure: AnyFailure;
  readonly diagnostics: readonly Diagnostic[];
}

/** The one dialog that is open. */
export type LibraryDialog =
  | { readonly is: 'fork'; readonly pack: PackSummary }
  | { readonly is: 'rename-pack'; readonly pack: PackSummary }
  | { readonly is: 'rename-definition'; readonly pack: string; readonly path: string; readonly names: Names }
  | { readonly is: 'export-folder'; readonly pack: PackSummary }
  | { readonly is: 'history'; readonly pack: PackSummary }
  | { readonly is: 'refusal'; readonly refusal: Refusal };
