import { z } from 'zod';
import { diagnostic, shown, type Diagnostic } from '../diagnostics';
import { removeFix, replaceFix, type Fix } from '../fixes';
import { schemaAt, valueAt } from '../form-choice';
import { hasLookAlikes, plainLetters } from '../look-alikes';
import { likeness } from '../nearest';
import { plainCharacters } from '../name-rule';
import { assetFolder, idSchema } from '../pack-format';
import type { DocumentPath } from '../parse-document';
import { isOptional, type Spot } from './wrong-type';

/** Values of the right type that are wrong by themselves. */

const fewWords = 3;

export function unknownWord(word: string, known: readonly string[], spot: Omit<Spot, 'found'>): Diagnostic {
  const near = likeness(word, known);
  // Of a few words, each may be the one that was meant.
  const few = known.length <= fewWords ? known : [];
  const [fix, ...otherFixes] = (near.near === 'no' ? few : [near.nearest]).map((to) =>
    replaceFix(spot.path, to),
  );
  const said = diagnostic('unknown-word', spot.place, { ...near, known }, fix);
  return otherFixes.length > 0 ? { ...said, otherFixes } : said;
}

/** What an id would be with small letters and hyphens, if that makes one. */
export function idLike(text: string): string | null {
  const plain = plainLetters(text)
    .trim()
    .toLowerCase()
    .replace(/[\s_.]+/gu, '-')
    .replace(/-{2,}/gu, '-')
    .replace(/^-|-$/gu, '');
  return idSchema.safeParse(plain).success ? plain : null;
}

export function badId({ path, place }: Spot, found: string): Diagnostic {
  const right = idLike(found);
  const detail = hasLookAlikes(found) && right !== null ? 'alike' : 'other';
  const data = { found: shown(found), detail } as const;
  return diagnostic('bad-id', place, data, right === null ? undefined : replaceFix(path, right));
}

/** The same name in the form that it must have: of an icon. */
export function badIcon({ path, place }: Spot, found: string): Diagnostic {
  const right = idLike(found);
  const fix = right === null ? undefined : replaceFix(path, right);
  return diagnostic('bad-icon', place, { found: shown(found) }, fix);
}

export function badText({ path, place }: Spot, found: string, max: number): Diagnostic {
  const line = found.replace(/\s+/gu, ' ').trim();
  const hasLines = /[\r\n\u2028\u2029]/u.test(found);
  const isPlain = plainCharacters.test(found);
  const detail = found.length > max ? 'long' : hasLines ? 'lines' : isPlain ? 'empty' : 'signs';
  const { length } = found;
  return diagnostic(
    'bad-text',
    place,
    { max, length, detail },
    hasLines ? lineFix(path, line, max) : undefined,
  );
}
const lineFix = (path: DocumentPath, line: string, max: number): Fix | undefined =>
  line !== '' && line.length <= max && plainCharacters.test(line)
    ? { title: 'join-lines', data: {}, edits: [{ at: path.map(plainStep), set: line }] }
    : undefined;
const plainStep = (step: PropertyKey): string | number => (typeof step === 'number' ? step : String(step));

export function outOfRange(spot: Spot, min: number, max: number): Diagnostic {
  const { path, place, found } = spot;
  const value = Number(found);
  if (Number.isFinite(value) && !Number.isInteger(value)) return fraction(spot, value, min, max);
  // A minus too many is likelier than a number that is too small.
  const turned = value < min && -value >= min && -value <= max ? -value : min;
  const fix = replaceFix(path, value < min ? turned : max);
  return diagnostic('out-of-range', place, { found: shown(String(found)), min, max }, fix);
}

/** Both whole numbers beside it: only the designer knows which. */
function fraction({ path, place }: Spot, value: number, min: number, max: number): Diagnostic {
  const inside = [...new Set([Math.floor(value), Math.ceil(value)])].filter(
    (near) => near >= min && near <= max,
  );
  const [fix, ...otherFixes] = inside.map((near) => replaceFix(path, near));
  const said = diagnostic('not-an-integer', place, { found: shown(String(value)) }, fix);
  return otherFixes.length > 0 ? { ...said, otherFixes } : said;
}

export function outOfMeasure({ path, place, found }: Spot, min: number, max: number): Diagnostic {
  const fix = replaceFix(path, Number(found) < min ? min : max);
  return diagnostic('out-of-measure', place, { found: shown(String(found)), min, max }, fix);
}

/** The same file in the folder of pictures, if that can be its name. */
export function badAsset({ schema, document, path, place }: Spot, found: string): Diagnostic {
  const name = plainLetters(found.split(/[\\/]/u).at(-1) ?? '')
    .toLowerCase()
    .replace(/[\s_]+/gu, '-');
  const right = `${assetFolder}/${name}`;
  const here = schemaAt(schema, document, path);
  const fits = here !== null && z.core.safeParse(here, right).success;
  const fix = fits ? replaceFix(path, right) : undefined;
  return diagnostic('bad-asset', place, { found: shown(found) }, fix);
}

/** An empty list where something must stand: with whatever was there only for its sake, if that may be left out. */
export function tooShort(spot: Spot, min: number): Diagnostic {
  const { document, place } = spot;
  let path = spot.path;
  while (path.length > 1 && isOnlyOne(valueAt(document, path.slice(0, -1)))) path = path.slice(0, -1);
  const fix = isOptional({ ...spot, path }) ? removeFix(path, shown(String(path.at(-1)))) : undefined;
  return diagnostic('too-short', place, { min }, fix);
}
const isOnlyOne = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1;
