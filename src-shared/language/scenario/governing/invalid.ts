import type { Diagnostic, DiagnosticCode } from '../../diagnostics';
import type { InvalidCode } from './words';

/** Why cards or a position are refused, in the words of scenario files; `at` begins inside the scenario. */
export interface Fault {
  readonly at: string;
  readonly code: InvalidCode;
}

/** What scenario files call what is told to people. A code that is not here has no name there. */
const plainCodes: Partial<Readonly<Record<DiagnosticCode, InvalidCode>>> = {
  'unknown-key': 'unknown-key',
  'unknown-word': 'unknown-word',
  'quoted-boolean': 'unknown-word',
  'bad-id': 'unknown-word',
  'bad-text': 'unknown-word',
  'bad-object-name': 'unknown-word',
  'not-own-id': 'unknown-word',
  'unknown-id': 'unknown-card',
  'unknown-object': 'unknown-object',
  'not-a-wearer': 'unknown-object',
  missing: 'missing',
  'not-an-integer': 'not-an-integer',
  'needs-round': 'needs-round',
  'too-short': 'out-of-range',
  'too-long': 'out-of-range',
  'not-an-object': 'not-an-object',
  twice: 'twice',
};

/** undefined: scenario files have no word for it. */
export function invalidCodeOf({ code, data }: Diagnostic): InvalidCode | undefined {
  switch (code) {
    case 'out-of-range':
      // Where a number below 0 may stand, one that is too low is only out of range.
      return Number(data['found']) < 0 && Number(data['min']) >= 0 ? 'negative' : 'out-of-range';
    case 'one-of':
      return Array.isArray(data['keys']) && data['keys'].includes('pick') ? 'needs-all-or-pick' : 'missing';
    case 'wrong-type':
      return data['expected'] === 'number' ? 'not-an-integer' : 'unknown-word';
    default:
      return plainCodes[code];
  }
}

export const faultsOf = (diagnostics: readonly Diagnostic[]): Fault[] =>
  diagnostics.flatMap((one) => {
    const code = invalidCodeOf(one);
    return code === undefined ? [] : [{ at: one.at ?? '', code }];
  });
