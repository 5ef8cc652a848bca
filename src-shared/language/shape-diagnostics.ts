import { z } from 'zod';
import { err, ok, type Result } from '@shared/util/result';
import { diagnostic, maxDiagnostics, shown, type Diagnostic, type DiagnosticPlace } from './diagnostics';
import { chooseForm, schemaAt, tellingWord, valueAt, type Choice } from './form-choice';
import { addKeyFix, removeFix, renameFix } from './fixes';
import { likeness } from './nearest';
import type { DocumentPath, SourceDocument } from './parse-document';
import { describeChoice } from './shape/describe-choice';
import { describeIssue } from './shape/describe-issue';
import { missingKeyFix } from './shape/missing-key';
import { movedKey } from './shape/moved-keys';

const parentOf = (at = ''): string => at.slice(0, Math.max(0, at.lastIndexOf('.')));

/** A misspelt key is one mistake: the key that it stands for is not missing besides. */
function withoutStandIns(problems: readonly Diagnostic[]): Diagnostic[] {
  const meant = new Set(
    problems
      .filter(
        ({ code, data }) => code === 'unknown-key' && (data['near'] === 'yes' || data['near'] === 'alike'),
      )
      .map(({ at, data }) => `${parentOf(at)} ${String(data['nearest'])}`),
  );
  return problems.filter(
    ({ code, at, data }) => code !== 'missing' || !meant.has(`${parentOf(at)} ${String(data['key'])}`),
  );
}

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
  const spotOf = (path: DocumentPath, found: unknown) => ({
    schema,
    document: document.value,
    path,
    found,
    place: placeOf(path),
  });
  const isChosen = chosenAt?.length === issue.path.length;
  if (!isChosen && (issue.code === 'invalid_union' || issue.code === 'unrecognized_keys')) {
    const value = valueAt(document.value, issue.path);
    const union = value === undefined ? null : schemaAt(schema, document.value, issue.path);
    if (union instanceof z.ZodUnion) {
      // zod takes the only form with nothing but keys too many for the one that was meant; it need not be.
      const choice = chooseForm(union.options, value);
      if (choice.is !== 'form') {
        const spot = spotOf(issue.path, value);
        return [
          ...strangeKeys(choice, union.options, value, issue.path, placeOf),
          describeChoice(choice, spot, union.options, placeOf),
        ];
      }
      const inside = z.core.safeParse(choice.schema, value).error?.issues ?? [];
      return withoutGuesses(inside, union.options, choice.schema, value).flatMap((inner) =>
        convert(file, document, schema, { ...inner, path: [...issue.path, ...inner.path] }, issue.path),
      );
    }
  }
  if (issue.code === 'unrecognized_keys') {
    const here = objectAt(schema, document.value, issue.path);
    const known = here ? Object.keys(here.shape) : [];
    const elsewhere = keysElsewhere(schema, document.value, issue.path);
    // Nobody reads more, and finding the place and the nearest word of thousands stalls whoever types.
    return issue.keys.slice(0, maxDiagnostics).map((key) => {
      const at = [...issue.path, key];
      const moved = here && movedKey(here, key);
      if (moved) {
        const data = { found: key, nearest: moved, near: 'moved' } as const;
        return diagnostic('unknown-key', placeOf(at, true), data, removeFix(at, key));
      }
      const word = elsewhere.get(key);
      if (word !== undefined) {
        const data = { found: shown(key), nearest: word, near: 'elsewhere' } as const;
        return diagnostic('unknown-key', placeOf(at, true), data, removeFix(at, shown(key)));
      }
      // A key that is there already can't be had a second time under its right name.
      const free = known.filter((other) => valueAt(document.value, [...issue.path, other]) === undefined);
      return unknownKey(key, free, at, placeOf(at, true));
    });
  }
  const found = valueAt(document.value, issue.path);
  if (found === undefined) {
    const key = shown(String(issue.path.at(-1) ?? ''));
    if (issue.message === 'needs-round') {
      const said = diagnostic(
        'needs-round',
        placeOf(issue.path.slice(0, -1)),
        {},
        addKeyFix(issue.path, 'up'),
      );
      return [{ ...said, otherFixes: [addKeyFix(issue.path, 'down')] }];
    }
    const fix = missingKeyFix(schema, document.value, issue.path);
    return [diagnostic('missing', placeOf(issue.path), { key }, fix)];
  }
  const [code, missing] = issue.message.split(' ');
  if (code === 'missing' && missing !== undefined) {
    const fix = missingKeyFix(schema, document.value, [...issue.path, missing]);
    return [diagnostic('missing', placeOf(issue.path), { key: missing }, fix)];
  }
  if (issue.code === 'invalid_union') throw new Error(`no union at ${issue.path.join('.')}`);
  return [describeIssue(issue, spotOf(issue.path, found), placeOf(issue.path, true))];
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
      return unknownKey(key, known, at, placeOf(at, true));
    });
}

function unknownKey(
  key: string,
  known: Iterable<string>,
  at: DocumentPath,
  place: DiagnosticPlace,
): Diagnostic {
  const near = likeness(key, known);
  const fix = near.near === 'no' ? removeFix(at, near.found) : renameFix(at, near.nearest);
  return diagnostic('unknown-key', place, near, fix);
}

/** Keys of the other forms of a union, and the word of the form that was chosen: they do not go together. */
function keysElsewhere(
  schema: z.core.$ZodType,
  document: unknown,
  path: DocumentPath,
): ReadonlyMap<string, string> {
  const union = schemaAt(schema, document, path);
  const forms = union instanceof z.ZodUnion ? union.options : [];
  const word = tellingWord(forms, valueAt(document, path));
  const keys = forms.flatMap((form) => (form instanceof z.ZodObject ? Object.keys(form.shape) : []));
  return word === undefined ? new Map() : new Map(keys.map((key) => [key, word]));
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
