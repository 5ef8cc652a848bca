import type { Diagnostic } from '@shared/language/diagnostics';
import type { Names } from '@shared/language/names';
import type { Failure } from '@shared/api/failures';
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
  | {
      readonly is: 'export-folder';
      readonly pack: PackSummary;
      /** Set when an export to it failed: the dialog comes back with what was typed and why. */
      readonly failed?: { readonly folder: string; readonly failure: Failure };
    }
  | { readonly is: 'history'; readonly pack: PackSummary }
  | { readonly is: 'refusal'; readonly refusal: Refusal };

/** The id of the pack that a dialog is about. */
export function dialogPack(dialog: LibraryDialog | null): string | null {
  if (dialog === null || dialog.is === 'refusal') return null;
  return typeof dialog.pack === 'string' ? dialog.pack : dialog.pack.id;
}
