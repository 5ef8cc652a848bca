import { z } from 'zod';
import { diagnostic, type Diagnostic, type DiagnosticPlace } from '../diagnostics';
import { addKeyFix, removeFix, type Fix } from '../fixes';
import { valueAt, type Choice } from '../form-choice';
import type { DocumentPath } from '../parse-document';
import { defaultValue } from './default-value';
import { wrongType, type Spot } from './wrong-type';
import { unknownWord } from './wrong-value';

/** The value fits no form of a union, and this is why. */
export function describeChoice(
  choice: Exclude<Choice, { is: 'form' }>,
  spot: Spot,
  forms: readonly z.core.$ZodType[],
  placeOf: (path: DocumentPath) => DiagnosticPlace,
): Diagnostic {
  const { found, path } = spot;
  switch (choice.is) {
    case 'missing':
      return diagnostic('missing', placeOf([...path, choice.key]), { key: choice.key });
    case 'wrong-type': {
      if (choice.key === undefined) return wrongType(spot, choice.expected);
      const at = [...path, choice.key];
      const inner = { ...spot, path: at, found: valueAt(found, [choice.key]), place: placeOf(at) };
      return wrongType(inner, choice.expected);
    }
    case 'unknown-word': {
      const at = [...path, choice.key];
      const word = String(valueAt(found, [choice.key]));
      return unknownWord(word, choice.known, { ...spot, path: at, place: placeOf(at) });
    }
    case 'one-of':
      return oneOf(choice, path, forms, placeOf(path));
  }
}

/** Each way to decide is a fix: one of the keys added, or all but one removed. */
function oneOf(
  { keys, given }: Extract<Choice, { is: 'one-of' }>,
  path: DocumentPath,
  forms: readonly z.core.$ZodType[],
  place: DiagnosticPlace,
): Diagnostic {
  const several = given.length > 1;
  const fixes = several
    ? given.slice(1, 2).map((extra) => removeFix([...path, extra], extra))
    : keys.flatMap((key) => beginning(forms, path, key));
  const [fix, ...otherFixes] = fixes;
  const data = { keys, given: several ? ('several' as const) : ('none' as const) };
  const said = diagnostic('one-of', place, data, fix);
  return otherFixes.length > 0 ? { ...said, otherFixes } : said;
}

function beginning(forms: readonly z.core.$ZodType[], path: DocumentPath, key: string): Fix[] {
  const form = forms.find((one) => one instanceof z.ZodObject && Object.hasOwn(one.shape, key));
  const part: unknown = form instanceof z.ZodObject ? form.shape[key] : undefined;
  const value = part instanceof z.ZodType ? defaultValue(part) : undefined;
  return value === undefined ? [] : [addKeyFix([...path, key], value)];
}
