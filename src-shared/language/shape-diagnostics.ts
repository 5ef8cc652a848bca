import { z } from 'zod';
import { err, ok, type Result } from '@shared/util/result';
import { movedKeys } from './definitions/moved-keys';
import { formatsOf } from './diagnostic-codes';
import { diagnostic, shown, type Diagnostic, type DiagnosticPlace, type TypeWord } from './diagnostics';
import { chooseForm, schemaAt, typeWord, valueAt, type Choice } from './form-choice';
import { removeFix, renameFix, replaceFix, unquoteFix, type Fix } from './fixes';
import { withoutStandIns } from './misspelt-keys';
import { nearness } from './nearest';
import { games } from './pack-format';
import type { DocumentPath, SourceDocument } from './parse-document';
import { quotedBoolean } from './quoted-boolean';

/**
 * The one place where zod's complaints become ours. Schemas give a diagnostic code and its numbers as the
 * message of a check (`out-of-range 0 99`); what was found is read from the document itself.
 */
export function checkShape<S extends z.ZodType>(
  file: string,
  document: SourceDocument,
  schema: S,
): Result<z.output<S>, Diagnostic[]> {
  const parsed = schema.safeParse(document.value);
  if (parsed.success) return ok(parsed.data);
  const problems = new Map<string, Diagnostic>();
  for (const issue of parsed.error.issues) {
    for (const problem of convert(file, document, schema, issue)) {
      // An empty name breaks three checks at once; one sentence says it.
      problems.set(`${problem.code} ${problem.at ?? ''}`, problem);
    }
  }
  return err(withoutStandIns([...problems.values()]));
}

function convert(
  file: string,
  document: SourceDocument,
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  /** The path of the union whose form was chosen already. */
  chosenAt?: DocumentPath,
): Diagnostic[] {
  const placeOf = (path: DocumentPath, onKey = false): DiagnosticPlace => ({
    file,
    ...(path.length > 0 ? { at: shown(path.map(String).join('.'), 120) } : {}),
    ...(onKey ? document.keyPlace(path) : document.place(path)),
  });
  const isChosen = chosenAt?.length === issue.path.length;
  if (!isChosen && (issue.code === 'invalid_union' || issue.code === 'unrecognized_keys')) {
    const value = valueAt(document.value, issue.path);
    const union = value === undefined ? null : schemaAt(schema, document.value, issue.path);
    if (union instanceof z.ZodUnion) {
      // zod takes the only form with nothing but keys too many for the one that was meant; it need not be.
      const choice = chooseForm(union.options, value);
      if (choice.is !== 'form')
        return [
          ...strangeKeys(choice, union.options, value, issue.path, placeOf),
          describeChoice(choice, value, issue.path, placeOf),
        ];
      const inside = z.core.safeParse(choice.schema, value).error?.issues ?? [];
      return withoutGuesses(inside, union.options, choice.schema, value).flatMap((inner) =>
        convert(file, document, schema, { ...inner, path: [...issue.path, ...inner.path] }, issue.path),
      );
    }
  }
  if (issue.code === 'unrecognized_keys') {
    const here = objectAt(schema, document.value, issue.path);
    const known = here ? Object.keys(here.shape) : [];
    return issue.keys.map((key) => {
      const at = [...issue.path, key];
      const moved = here && movedKeys.get(here)?.get(key);
      if (moved) {
        const data = { found: key, nearest: moved, near: 'moved' } as const;
        return diagnostic('unknown-key', placeOf(at, true), data, removeFix(at, key));
      }
      // A key that is there already can't be had a second time under its right name.
      const free = known.filter((other) => valueAt(document.value, [...issue.path, other]) === undefined);
      const near = nearness(key, free);
      const fix = near.near === 'yes' ? renameFix(at, near.nearest) : removeFix(at, near.found);
      return diagnostic('unknown-key', placeOf(at, true), near, fix);
    });
  }
  const found = valueAt(document.value, issue.path);
  if (found === undefined) {
    if (issue.message === 'needs-round')
      return [diagnostic('needs-round', placeOf(issue.path.slice(0, -1)), {})];
    return [diagnostic('missing', placeOf(issue.path), { key: shown(String(issue.path.at(-1) ?? '')) })];
  }
  if (issue.code === 'invalid_union') throw new Error(`no union at ${issue.path.join('.')}`);
  return [describe(issue, found, placeOf(issue.path), placeOf(issue.path, true))];
}

/**
 * A form that was taken only because a misspelt key looks like one of its own: what else it lacks is a guess on a
 * guess, and waits until the word is right.
 */
function withoutGuesses(
  issues: readonly z.core.$ZodIssue[],
  forms: readonly z.core.$ZodType[],
  taken: z.core.$ZodType,
  value: unknown,
): readonly z.core.$ZodIssue[] {
  const strange = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  if (strange.length === 0) return issues;
  const rest = Object.entries(value ?? {}).filter(([key]) => !strange.includes(key));
  const sure = chooseForm(forms, Object.fromEntries(rest));
  if (sure.is === 'form' && sure.schema === taken) return issues;
  return issues.filter(({ path }) => path.length !== 1 || valueAt(value, path) !== undefined);
}

/** No form was begun: keys that none of them knows may be why. */
function strangeKeys(
  choice: Choice,
  forms: readonly z.core.$ZodType[],
  value: unknown,
  path: DocumentPath,
  placeOf: (path: DocumentPath, onKey: boolean) => DiagnosticPlace,
): Diagnostic[] {
  if (choice.is !== 'one-of' || choice.given.length > 0) return [];
  const known = new Set(
    forms.flatMap((form) => (form instanceof z.ZodObject ? Object.keys(form.shape) : [])),
  );
  return Object.keys(value ?? {})
    .filter((key) => !known.has(key))
    .map((key) => {
      const at = [...path, key];
      const near = nearness(key, known);
      const fix = near.near === 'yes' ? renameFix(at, near.nearest) : removeFix(at, near.found);
      return diagnostic('unknown-key', placeOf(at, true), near, fix);
    });
}

/** The value fits no form of a union, and this is why. */
function describeChoice(
  choice: Exclude<Choice, { is: 'form' }>,
  found: unknown,
  path: DocumentPath,
  placeOf: (path: DocumentPath) => DiagnosticPlace,
): Diagnostic {
  switch (choice.is) {
    case 'missing':
      return diagnostic('missing', placeOf([...path, choice.key]), { key: choice.key });
    case 'wrong-type': {
      const at = choice.key === undefined ? path : [...path, choice.key];
      const wrong = choice.key === undefined ? found : valueAt(found, [choice.key]);
      return diagnostic('wrong-type', placeOf(at), { found: typeWord(wrong), expected: choice.expected });
    }
    case 'unknown-word': {
      const word = String(valueAt(found, [choice.key]));
      return unknownWord(word, choice.known, [...path, choice.key], placeOf([...path, choice.key]));
    }
    case 'one-of': {
      const [, extra] = choice.given;
      return diagnostic(
        'one-of',
        placeOf(path),
        { keys: choice.keys, given: extra === undefined ? 'none' : 'several' },
        extra === undefined ? undefined : removeFix([...path, extra], extra),
      );
    }
  }
}

function unknownWord(
  word: string,
  known: readonly string[],
  at: DocumentPath,
  place: DiagnosticPlace,
): Diagnostic {
  const near = nearness(word, known);
  const fix: Fix | undefined = near.near === 'yes' ? replaceFix(at, near.nearest) : undefined;
  return diagnostic('unknown-word', place, { ...near, known }, fix);
}

function describe(
  issue: z.core.$ZodIssue,
  found: unknown,
  place: DiagnosticPlace,
  keyPlace: DiagnosticPlace,
): Diagnostic {
  const [code = '', first = '', second = ''] = issue.message.split(' ');
  const key = String(issue.path.at(-1) ?? '');
  const unlessOther = (expected: TypeWord, complaint: () => Diagnostic): Diagnostic =>
    typeWord(found) === expected
      ? complaint()
      : diagnostic('wrong-type', place, { found: typeWord(found), expected });
  // Only these two: an object may bring a `toString` of its own that is no function.
  const text = typeof found === 'string' || typeof found === 'number' ? shown(String(found)) : '';
  switch (code) {
    case 'missing':
      return diagnostic('missing', place, { key: first });
    case 'twice':
      return diagnostic('twice', keyPlace, { found: shown(key) }, removeFix(issue.path, shown(key)));
    case 'unknown-key':
      return diagnostic('unknown-key', keyPlace, nearness(key, []));
    case 'too-deep':
      return diagnostic('too-deep', place, { max: Number(first) });
    case 'too-long':
      return diagnostic('too-long', place, { max: Number(first) });
    case 'too-short':
      return diagnostic('too-short', place, { min: Number(first) });
    case 'wrong-type':
      return unlessOther('object', () =>
        diagnostic('wrong-type', place, { found: 'null', expected: 'object' }),
      );
    case 'bad-text':
      return unlessOther('text', () => diagnostic('bad-text', place, { max: Number(first) }));
    case 'bad-id':
      return unlessOther('text', () => diagnostic('bad-id', place, { found: text }));
    case 'bad-mark':
      return unlessOther('text', () =>
        diagnostic('bad-mark', place, { found: text }, removeFix(issue.path, shown(key))),
      );
    case 'bad-icon':
    case 'bad-asset':
    case 'bad-option':
    case 'bad-place':
      return unlessOther('text', () => diagnostic(code, place, { found: text }));
    case 'unknown-format':
      return unlessOther('number', () =>
        diagnostic('unknown-format', place, {
          found: text,
          known: first,
          of: formatsOf.find((word) => word === second) ?? 'pack',
        }),
      );
    case 'unknown-game':
      return unlessOther('text', () => diagnostic('unknown-game', place, { found: text, known: games }));
    case 'out-of-measure':
      return unlessOther('number', () =>
        diagnostic('out-of-measure', place, { found: text, min: Number(first), max: Number(second) }),
      );
    case 'out-of-range':
      return unlessOther('number', () =>
        Number.isFinite(found) && !Number.isInteger(found)
          ? diagnostic('not-an-integer', place, { found: text })
          : diagnostic('out-of-range', place, { found: text, min: Number(first), max: Number(second) }),
      );
    default:
      return describeByKind(issue, found, place);
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

function describeByKind(issue: z.core.$ZodIssue, found: unknown, place: DiagnosticPlace): Diagnostic {
  const quoted = quotedBoolean(found, valuesOf(issue));
  if (quoted !== undefined) {
    const fix = unquoteFix(issue.path, quoted);
    return diagnostic('quoted-boolean', place, { found: String(quoted) }, fix);
  }
  if (issue.code === 'invalid_value') {
    const words = issue.values.map(String);
    if (typeof found === 'string' && typeWord(issue.values[0]) === 'text') {
      return unknownWord(found, words, issue.path, place);
    }
    if (typeof found === 'boolean' && words.some((word) => word === 'true' || word === 'false')) {
      // `"may": false` is no way to say that nobody may: only the word that changes something is known.
      const key = shown(String(issue.path.at(-1) ?? ''));
      const data = { found: String(found), nearest: '', near: 'no' as const, known: words };
      return diagnostic('unknown-word', place, data, removeFix(issue.path, key));
    }
    return diagnostic('wrong-type', place, { found: typeWord(found), expected: typeWord(issue.values[0]) });
  }
  const expected = issue.code === 'invalid_type' ? expectedWords[issue.expected] : undefined;
  // A schema that uses another check must give it a diagnostic code as its message.
  if (!expected) throw new Error(`schema check without a diagnostic: ${issue.code} ${issue.message}`);
  return diagnostic('wrong-type', place, { found: typeWord(found), expected });
}

/** The values that may stand there, where they can be counted. */
function valuesOf(issue: z.core.$ZodIssue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_type' && issue.expected === 'boolean' ? [true, false] : [];
}

/** The object that a schema wants at a path: its keys are known there. */
function objectAt(schema: z.core.$ZodType, value: unknown, path: DocumentPath): z.ZodObject | null {
  let here = schemaAt(schema, value, path);
  if (here instanceof z.ZodUnion) {
    const choice = chooseForm(here.options, valueAt(value, path));
    here = choice.is === 'form' ? choice.schema : null;
  }
  return here instanceof z.ZodObject ? here : null;
}
