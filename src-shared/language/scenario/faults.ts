import type { Diagnostic } from '../diagnostics';
import { underPath } from '../document-part';
import type { FindingPath } from '../finding';
import { codeOf, type FaultCode } from './fault-code-of';

/** What is wrong with a scenario, in the words of scenario files; `at` begins inside the scenario. */
export interface Fault {
  readonly at: string;
  /** The diagnostic's own code where scenario files have no word for it. */
  readonly code: FaultCode;
  /** The same in a sentence, with its place in the file. */
  readonly diagnostic: Diagnostic;
}

const parentOf = (at: string): string => at.slice(0, Math.max(0, at.lastIndexOf('.')));

/** What was found in the scenario at a path of the file. */
export const faultsOf = (found: readonly Diagnostic[], path: FindingPath): Fault[] =>
  underPath(found, path).flatMap((diagnostic, index): Fault[] => {
    const at = found[index]?.at ?? '';
    const plain: Fault = { at, code: codeOf(diagnostic), diagnostic };
    const { near, nearest } = diagnostic.data;
    const meansThings = near === 'yes' && (nearest === 'all' || nearest === 'pick');
    if (diagnostic.code === 'one-of' && diagnostic.data['given'] === 'several' && plain.code === 'missing') {
      // The second of two ways to begin is a key that the first one does not know.
      const [edit] = diagnostic.fix?.edits ?? [];
      const extra = edit && 'at' in edit ? edit.at.at(-1) : undefined;
      return [{ at: [at, extra].filter((part) => part !== '').join('.'), code: 'unknown-key', diagnostic }];
    }
    // Misspelt, it is no way to say what a step acts on: that is missing too.
    return diagnostic.code === 'unknown-key' && meansThings
      ? [plain, { at: parentOf(at), code: 'needs-all-or-pick', diagnostic }]
      : [plain];
  });
