import { z } from 'zod';
import { diagnosticCodes, severityOf, type DiagnosticCode, type DiagnosticData } from './diagnostic-codes';
import { fixSchema, type Fix } from './fixes';

export {
  archiveTroubles,
  diagnosticCodes,
  jsonTroubles,
  severityOf,
  stopsPlay,
  typeWords,
  type ArchiveTrouble,
  type DiagnosticCode,
  type DiagnosticData,
  type JsonTrouble,
  type Nearness,
  type Severity,
  type TypeWord,
} from './diagnostic-codes';

/** `file` is the path inside the pack, `at` the place inside the document, `line` and `column` count from 1. */
export const diagnosticSchema = z.object({
  code: z.enum(diagnosticCodes),
  severity: z.enum(['error', 'warning']),
  file: z.string(),
  at: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()])),
  fix: fixSchema.optional(),
  /** Other ways to end it: only the designer knows which is right. */
  otherFixes: z.array(fixSchema).readonly().optional(),
});
export type Diagnostic = z.infer<typeof diagnosticSchema>;

export interface DiagnosticPlace {
  readonly file: string;
  readonly at?: string;
  readonly line?: number;
  readonly column?: number;
}

export const diagnostic = <C extends DiagnosticCode>(
  code: C,
  place: DiagnosticPlace,
  data: DiagnosticData[C],
  fix?: Fix,
): Diagnostic => ({
  code,
  severity: severityOf(code),
  ...place,
  data: { ...data },
  ...(fix ? { fix } : {}),
});

/** Everything that would end it, the likeliest first. */
export const fixesOf = ({ fix, otherFixes = [] }: Diagnostic): Fix[] => [
  ...(fix ? [fix] : []),
  ...otherFixes,
];

export const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

/**
 * A stranger's text made fit for a sentence: short, on one line, and unable to turn the reading direction or
 * hide a part of itself.
 */
export function shown(text: string, max = 80): string {
  const plain = text
    .slice(0, max * 2)
    .replace(
      /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu,
      (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    );
  return plain.length > max || text.length > max * 2 ? `${plain.slice(0, max)}…` : plain;
}

/** A pack with thousands of mistakes is told by its first hundred. */
export const maxDiagnostics = 100;

/** Gathers what is wrong and knows when enough is enough. */
export class DiagnosticList {
  readonly #items: Diagnostic[] = [];

  get items(): Diagnostic[] {
    return this.#items;
  }
  get full(): boolean {
    return this.#items.length >= maxDiagnostics;
  }
  get empty(): boolean {
    return this.#items.length === 0;
  }
  add(...more: readonly Diagnostic[]): void {
    this.#items.push(...more.slice(0, maxDiagnostics - this.#items.length));
  }
}
