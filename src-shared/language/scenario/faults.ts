import type { Diagnostic, DiagnosticCode } from '../diagnostics';
import { underPath } from '../document-part';
import type { FindingPath } from '../finding';
import { invalidCodes, type InvalidCode } from './fault-codes';

/** What is wrong with a scenario, in the words of scenario files; `at` begins inside the scenario. */
export interface Fault {
  readonly at: string;
  /** The diagnostic's own code where scenario files have no word for it. */
  readonly code: InvalidCode | DiagnosticCode;
  /** The same in a sentence, with its place in the file. */
  readonly diagnostic: Diagnostic;
}

/** What scenario files call what is told to people. A code that is not here has no name there. */
const plainCodes: Partial<Readonly<Record<DiagnosticCode, InvalidCode>>> = {
  'quoted-boolean': 'unknown-word',
  'bad-id': 'unknown-word',
  'bad-text': 'unknown-word',
  'bad-object-name': 'unknown-word',
  'bad-event': 'unknown-word',
  'not-own-id': 'unknown-word',
  'not-a-wearer': 'unknown-object',
  'too-short': 'out-of-range',
  'too-long': 'out-of-range',
};

function codeOf({ code, data }: Diagnostic): Fault['code'] {
  switch (code) {
    case 'out-of-range':
      // Where a number below 0 may stand, one that is too low is only out of range.
      return Number(data['found']) < 0 && Number(data['min']) >= 0 ? 'negative' : 'out-of-range';
    case 'one-of':
      return Array.isArray(data['keys']) && data['keys'].includes('all') ? 'needs-all-or-pick' : 'missing';
    case 'wrong-type':
      if (data['expected'] === 'object') return 'not-an-object';
      return data['expected'] === 'number' ? 'not-an-integer' : 'unknown-word';
    case 'unknown-id':
      return data['kind'] === 'card' || data['kind'] === 'token' ? 'unknown-card' : 'unknown-word';
    default:
      return plainCodes[code] ?? code;
  }
}

/** undefined: scenario files have no word for it. */
export function invalidCodeOf(diagnostic: Diagnostic): InvalidCode | undefined {
  const code = codeOf(diagnostic);
  return invalidCodes.find((known) => known === code);
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
      const extra = diagnostic.fix?.edits[0]?.at.at(-1);
      return [{ at: [at, extra].filter((part) => part !== '').join('.'), code: 'unknown-key', diagnostic }];
    }
    // Misspelt, it is no way to say what a step acts on: that is missing too.
    return diagnostic.code === 'unknown-key' && meansThings
      ? [plain, { at: parentOf(at), code: 'needs-all-or-pick', diagnostic }]
      : [plain];
  });
