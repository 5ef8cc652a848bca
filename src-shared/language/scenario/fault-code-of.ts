import type { Diagnostic, DiagnosticCode } from '../diagnostics';
import { invalidCodes, type InvalidCode } from './fault-codes';

/** In the words of scenario files; the diagnostic's own code where they have no word for it. */
export type FaultCode = InvalidCode | DiagnosticCode;

/** What scenario files call what is told to people. A code that is not here has no name there. */
const plainCodes: Partial<Readonly<Record<DiagnosticCode, InvalidCode>>> = {
  'quoted-boolean': 'unknown-word',
  'quoted-number': 'not-an-integer',
  'only-value': 'unknown-word',
  'two-names': 'twice',
  'bad-id': 'unknown-word',
  'bad-text': 'unknown-word',
  'bad-object-name': 'unknown-word',
  'bad-event': 'unknown-word',
  'not-own-id': 'unknown-word',
  'not-a-wearer': 'unknown-object',
  'too-short': 'out-of-range',
  'too-long': 'out-of-range',
};

export function codeOf({ code, data }: Diagnostic): FaultCode {
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
