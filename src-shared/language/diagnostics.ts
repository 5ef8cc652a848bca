import { z } from 'zod';
import type { Kind } from './pack-format';

/** What stands in a document or ought to: the sentences name these in each language. */
export const typeWords = ['text', 'number', 'boolean', 'list', 'object', 'null'] as const;
export type TypeWord = (typeof typeWords)[number];

/** What is wrong with an archive as such. */
export const archiveTroubles = ['cut', 'layout', 'packing', 'sizes', 'index'] as const;
export type ArchiveTrouble = (typeof archiveTroubles)[number];

/** What a reader of JSON missed or stumbled over. */
export const jsonTroubles = [
  'value',
  'key',
  'colon',
  'comma',
  'brace',
  'bracket',
  'string',
  'number',
  'comment',
  'symbol',
  'end',
] as const;
export type JsonTrouble = (typeof jsonTroubles)[number];

/** `near` says whether there is a known word like the one found; without one, `nearest` is empty. */
export interface Nearness {
  readonly found: string;
  readonly nearest: string;
  readonly near: 'yes' | 'no';
}

type None = Record<never, never>;
interface Size {
  readonly size: number;
  readonly max: number;
}
interface Path {
  readonly path: string;
}

/**
 * What can be wrong with a pack, and what each sentence needs. The sentence is `diagnostic.<code>` in
 * src-shared/i18n; a missing one is found by a test.
 */
export interface DiagnosticData {
  // the container
  'not-an-archive': None;
  'archive-damaged': { readonly detail: ArchiveTrouble };
  'bad-path': Path;
  'duplicate-path': Path;
  'unknown-file': { readonly path: string; readonly folders: string };
  'missing-file': Path;
  'not-plain-file': Path;
  'too-many-files': { readonly count: number; readonly max: number };
  'file-too-big': Size;
  'pack-too-big': Size;
  checksum: None;
  // the text
  'not-utf8': None;
  'byte-order-mark': None;
  'bad-json': { readonly detail: JsonTrouble };
  'too-deep': { readonly max: number };
  // the shape
  'unknown-format': { readonly found: string; readonly known: string };
  'unknown-game': { readonly found: string; readonly known: string };
  'unknown-key': Nearness;
  missing: { readonly key: string };
  'wrong-type': { readonly found: TypeWord; readonly expected: TypeWord };
  'not-an-integer': { readonly found: string };
  'out-of-range': { readonly found: string; readonly min: number; readonly max: number };
  'unknown-word': Nearness & { readonly known: string };
  'bad-id': { readonly found: string };
  'bad-text': { readonly max: number };
  'bad-option': { readonly found: string };
  'bad-place': { readonly found: string };
  'too-long': { readonly max: number };
  'too-short': { readonly min: number };
  'id-not-path': { readonly found: string; readonly expected: string };
  twice: { readonly found: string };
  'one-of': { readonly keys: string; readonly given: 'none' | 'several' };
  // the meaning
  'unknown-id': Nearness & { readonly kind: Kind };
  // pictures
  'bad-image': { readonly type: string };
  'unsafe-svg': { readonly found: string };
}
export type DiagnosticCode = keyof DiagnosticData;

/** The compiler keeps this list equal to the keys above. */
const codeList: Readonly<Record<DiagnosticCode, true>> = {
  'not-an-archive': true,
  'archive-damaged': true,
  'bad-path': true,
  'duplicate-path': true,
  'unknown-file': true,
  'missing-file': true,
  'not-plain-file': true,
  'too-many-files': true,
  'file-too-big': true,
  'pack-too-big': true,
  checksum: true,
  'not-utf8': true,
  'byte-order-mark': true,
  'bad-json': true,
  'too-deep': true,
  'unknown-format': true,
  'unknown-game': true,
  'unknown-key': true,
  missing: true,
  'wrong-type': true,
  'not-an-integer': true,
  'out-of-range': true,
  'unknown-word': true,
  'bad-id': true,
  'bad-text': true,
  'bad-option': true,
  'bad-place': true,
  'too-long': true,
  'too-short': true,
  'id-not-path': true,
  twice: true,
  'one-of': true,
  'unknown-id': true,
  'bad-image': true,
  'unsafe-svg': true,
};
export const diagnosticCodes = Object.keys(codeList) as readonly DiagnosticCode[];

/** `file` is the path inside the pack, `at` the place inside the document, `line` and `column` count from 1. */
export const diagnosticSchema = z.object({
  code: z.enum(diagnosticCodes),
  file: z.string(),
  at: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
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
): Diagnostic => ({ code, ...place, data: { ...data } });

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
