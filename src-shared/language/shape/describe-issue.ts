import type { z } from 'zod';
import { formatsOf } from '../diagnostic-codes';
import { diagnostic, shown, type Diagnostic, type DiagnosticPlace, type TypeWord } from '../diagnostics';
import { removeFix, replaceFix, unquoteFix } from '../fixes';
import { typeWord } from '../form-choice';
import { likeness, nearness } from '../nearest';
import { games } from '../pack-format';
import { quotedBoolean } from '../quoted-boolean';
import { wrongType, type Spot } from './wrong-type';
import {
  badAsset,
  badIcon,
  badId,
  badText,
  outOfMeasure,
  outOfRange,
  tooShort,
  unknownWord,
} from './wrong-value';

/** One complaint of the schema about a value that is there, in our words. */
export function describeIssue(issue: z.core.$ZodIssue, spot: Spot, keyPlace: DiagnosticPlace): Diagnostic {
  const { found, path, place } = spot;
  const [code = '', first = '', second = ''] = issue.message.split(' ');
  const key = shown(String(path.at(-1) ?? ''));
  const unlessOther = (expected: TypeWord, complaint: () => Diagnostic): Diagnostic =>
    typeWord(found) === expected ? complaint() : wrongType(spot, expected);
  // Only these two: an object may bring a `toString` of its own that is no function.
  const whole = typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  const text = shown(whole);
  const [low, high] = [Number(first), Number(second)];
  switch (code) {
    case 'missing':
      return diagnostic('missing', place, { key: first });
    case 'two-names': {
      const said = diagnostic('two-names', keyPlace, {}, removeFix(path, key));
      return { ...said, otherFixes: [removeFix([...path.slice(0, -1), 'names'], 'names')] };
    }
    case 'unknown-key':
      return diagnostic('unknown-key', keyPlace, nearness(String(path.at(-1) ?? ''), []));
    case 'too-deep':
    case 'too-long':
      return diagnostic(code, place, { max: low });
    case 'too-short':
      return tooShort(spot, low);
    case 'wrong-type':
      return unlessOther('object', () =>
        diagnostic('wrong-type', place, { found: 'null', expected: 'object' }),
      );
    case 'bad-text':
      return unlessOther('text', () => badText(spot, whole, low));
    case 'bad-id':
      return unlessOther('text', () => badId(spot, whole));
    case 'bad-mark':
      return unlessOther('text', () => diagnostic('bad-mark', place, { found: text }, removeFix(path, key)));
    case 'bad-icon':
      return unlessOther('text', () => badIcon(spot, whole));
    case 'bad-asset':
      return unlessOther('text', () => badAsset(spot, whole));
    case 'bad-option':
    case 'bad-place':
      return unlessOther('text', () => diagnostic(code, place, { found: text }));
    case 'unknown-format':
      return unlessOther('number', () => {
        const of = formatsOf.find((word) => word === second) ?? 'pack';
        return diagnostic('unknown-format', place, { found: text, known: first, of });
      });
    case 'unknown-game':
      return unlessOther('text', () => {
        const near = likeness(whole, games());
        const fix = near.near === 'no' ? undefined : replaceFix(path, near.nearest);
        return diagnostic('unknown-game', place, { ...near, known: games() }, fix);
      });
    case 'out-of-measure':
      return unlessOther('number', () => outOfMeasure(spot, low, high));
    case 'out-of-range':
      return unlessOther('number', () => outOfRange(spot, low, high));
    default:
      return describeByKind(issue, spot);
  }
}

const expectedWords: Readonly<Record<string, TypeWord>> = {
  string: 'text',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  record: 'object',
};

function describeByKind(issue: z.core.$ZodIssue, spot: Spot): Diagnostic {
  const { found, path, place } = spot;
  const quoted = quotedBoolean(found, valuesOf(issue));
  if (quoted !== undefined) {
    return diagnostic('quoted-boolean', place, { found: String(quoted) }, unquoteFix(path, quoted));
  }
  if (issue.code === 'invalid_value') {
    const words = issue.values.map(String);
    if (typeof found === 'string' && typeWord(issue.values[0]) === 'text')
      return unknownWord(found, words, spot);
    if (typeof found === 'boolean' && words.some((word) => word === 'true' || word === 'false')) {
      // `"may": false` is no way to say that nobody may: only the word that changes something is known.
      const key = shown(String(path.at(-1) ?? ''));
      return diagnostic('only-value', place, { key, value: words.join(' ') }, removeFix(path, key));
    }
    return wrongType(spot, typeWord(issue.values[0]));
  }
  const expected = issue.code === 'invalid_type' ? expectedWords[issue.expected] : undefined;
  // A schema that uses another check must give it a diagnostic code as its message.
  if (!expected) throw new Error(`schema check without a diagnostic: ${issue.code} ${issue.message}`);
  return wrongType(spot, expected);
}

/** The values that may stand there, where they can be counted. */
function valuesOf(issue: z.core.$ZodIssue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_type' && issue.expected === 'boolean' ? [true, false] : [];
}
