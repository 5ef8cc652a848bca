import { z } from 'zod';
import { diagnostic, shown, type Diagnostic, type DiagnosticPlace, type TypeWord } from '../diagnostics';
import { quoteFix, removeFix, unquoteFix, unwrapFix, wrapFix, type Fix } from '../fixes';
import { schemaAt, typeWord, unwrap } from '../form-choice';
import type { DocumentPath } from '../parse-document';

/** Where a value stands and what its schema would take: enough to say what is wrong and to mend it. */
export interface Spot {
  readonly schema: z.core.$ZodType;
  readonly document: unknown;
  readonly path: DocumentPath;
  readonly found: unknown;
  readonly place: DiagnosticPlace;
}

export function wrongType(spot: Spot, expected: TypeWord): Diagnostic {
  const { path, found, place } = spot;
  const number = expected === 'number' ? quotedNumber(found) : undefined;
  if (number !== undefined) {
    return diagnostic('quoted-number', place, { found: String(number) }, unquoteFix(path, number));
  }
  return diagnostic('wrong-type', place, { found: typeWord(found), expected }, typeFix(spot, expected));
}

/** `"3"`, also in the wide digits of an input method. */
function quotedNumber(found: unknown): number | undefined {
  const text = typeof found === 'string' ? found.normalize('NFKC').trim() : '';
  return /^-?\d{1,9}(?:\.\d{1,6})?$/u.test(text) ? Number(text) : undefined;
}

function typeFix(spot: Spot, expected: TypeWord): Fix | undefined {
  const { path, found } = spot;
  const is = typeWord(found);
  if (path.length === 0) return undefined;
  if (is === 'null') return isOptional(spot) ? removeFix(path, shown(String(path.at(-1)))) : undefined;
  if (expected === 'text' && (is === 'number' || is === 'boolean')) return quoteFix(path, String(found));
  if (expected === 'list' && takes(spot, [found])) return wrapFix(path);
  const [only, ...others] = Array.isArray(found) ? (found as unknown[]) : [];
  return only !== undefined && others.length === 0 && typeWord(only) === expected
    ? unwrapFix(path)
    : undefined;
}

const takes = ({ schema, document, path }: Spot, value: unknown): boolean => {
  const here = schemaAt(schema, document, path);
  const entry = here instanceof z.ZodArray ? unwrap(here.element) : null;
  const [first] = Array.isArray(value) ? (value as unknown[]) : [];
  return entry !== null && typeWord(first) === (entry instanceof z.ZodString ? 'text' : 'object');
};

/** May the key be left out? */
export function isOptional({ schema, document, path }: Spot): boolean {
  const parent = schemaAt(schema, document, path.slice(0, -1));
  const part: unknown = parent instanceof z.ZodObject ? parent.shape[String(path.at(-1))] : undefined;
  return part instanceof z.ZodOptional || part instanceof z.ZodDefault;
}
