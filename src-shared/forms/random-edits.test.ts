import { parse } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { pick, randomFrom, type Random } from '@shared/ruletext/random/random';
import type { PlainValue } from '@shared/language/fixes';
import { addEntry, addField, changeWord, moveEntry, removeEntry, removeField, setField } from './edits';
import { formOf } from './form-of';
import { formatDocument } from './format/index';
import { allFields, shippedRequests, valueOf } from './test-documents';
import { isComment, tokensFrom } from './text/tokens';
import type { Field, Form, FormRequest } from './types';

const seed = Number(process.env['HEARTDECK_SEED'] ?? Date.now() % 1_000_000);
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 2);

/** The comments of a text, in any order: a moved entry takes its own along. */
const commentsOf = (text: string): string[] =>
  [...tokensFrom(text)]
    .filter(isComment)
    .map(({ text: written }) => written)
    .sort();

/** A text with comments where people write them, some of them in odd places. */
function commented(text: string, random: Random): string {
  let number = 0;
  const written = [...tokensFrom(text)].map((token) => {
    if (token.is === 'break') {
      const chance = random(12);
      if (chance === 0) return ` // line ${++number}${token.text}`;
      if (chance === 1) return `${token.text}// own ${++number}${token.text}`;
      if (chance === 2) return `${token.text}/* block ${++number} */`;
      return token.text;
    }
    if (random(12) > 0) return token.text;
    number++;
    if (token.text === ',')
      return pick(random, [
        `/* tail ${number} */,`,
        `, /* head ${number} */`,
        `, // end ${number}\n`,
        ` // odd ${number}\n,`,
      ]);
    return token.is === 'close'
      ? pick(random, [` // last ${number}\n${token.text}`, ` /* last ${number} */${token.text}`])
      : token.text;
  });
  return written.join('');
}

interface Edited {
  readonly what: string;
  readonly text: string;
  /** The values of the document afterwards, where that is known beforehand. */
  readonly expected?: PlainValue;
  /** Nothing with comments in it was taken out. */
  readonly keepsComments: boolean;
}

const isHolding = (value: PlainValue | undefined): boolean => typeof value === 'object' && value !== null;

function edited(request: FormRequest, form: Form, random: Random): Edited | null {
  const fields = allFields(form);
  const { text } = request;
  const field = pick(random, fields);
  const at = field.path.join('.');
  const group = fields.filter((one) => one.is === 'group' && one.addable.length > 0);
  const lists = fields.filter((one) => one.is === 'list');
  switch (random(7)) {
    case 0: {
      const changed = changedValue(field, random);
      if (changed === null) return null;
      const what = `set ${at} to ${JSON.stringify(changed)}`;
      const expected = withPart(valueOf(form), field.path, changed);
      return { what, text: setField(text, field.path, changed), expected, keepsComments: true };
    }
    case 1: {
      if (field.needed || field.path.length === 0 || typeof field.path.at(-1) === 'number') return null;
      if (field.is === 'list' && !field.present) return null;
      const expected = withPart(valueOf(form), field.path, undefined);
      const keepsComments = !isHolding(valueOf(field));
      return { what: `remove ${at}`, text: removeField(text, field.path), expected, keepsComments };
    }
    case 2: {
      const found = group.length > 0 ? pick(random, group) : null;
      if (found?.is !== 'group') return null;
      const one = pick(random, found.addable);
      const expected = withPart(valueOf(form), one.path, one.starts);
      return { what: `add ${one.path.join('.')}`, text: addField(text, one), expected, keepsComments: true };
    }
    case 3: {
      const list = lists.length > 0 ? pick(random, lists) : null;
      if (list?.is !== 'list' || list.words.length === 0) return null;
      const { word } = pick(random, list.words);
      const place = random(list.entries.length + 1);
      return {
        what: `entry ${list.path.join('.')} ${word} at ${place}`,
        text: addEntry(request, list.path, word, place),
        keepsComments: true,
      };
    }
    case 4: {
      const list = pick(random, [...lists, field]);
      if (list.is !== 'list' || list.entries.length < 2) return null;
      const [from, to] = [random(list.entries.length), random(list.entries.length)];
      const values = list.entries.map((entry) => valueOf(entry.field));
      const [moved] = values.splice(from, 1);
      if (moved === undefined) return null;
      values.splice(to, 0, moved);
      return {
        what: `move ${list.path.join('.')} ${from} to ${to}`,
        text: moveEntry(text, list.path, from, to),
        expected: withPart(valueOf(form), list.path, values),
        keepsComments: true,
      };
    }
    case 5: {
      const list = pick(random, [...lists, field]);
      if (list.is !== 'list' || list.entries.length === 0) return null;
      const index = random(list.entries.length);
      const values = list.entries.map((entry) => valueOf(entry.field));
      const [gone] = values.splice(index, 1);
      return {
        what: `take ${list.path.join('.')} ${index}`,
        text: removeEntry(text, list.path, index),
        expected: withPart(valueOf(form), list.path, values),
        keepsComments: !isHolding(gone),
      };
    }
    default: {
      if (field.is !== 'group' && field.is !== 'either') return null;
      if (field.words.length === 0) return null;
      const { word } = pick(random, field.words);
      return {
        what: `word ${at} ${word}`,
        text: changeWord(request, field.path, word),
        keepsComments: false,
      };
    }
  }
}

function changedValue(field: Field, random: Random): PlainValue | null {
  if (field.is === 'number') return (field.min ?? 0) + random(5);
  if (field.is === 'text') return `t${random(1000)}`;
  if (field.is === 'choice' || field.is === 'id') return pick(random, field.choices).value;
  return field.is === 'switch' && field.off !== null ? !field.value : null;
}

/** A value with a part set or taken out, as plain data. */
function withPart(
  value: PlainValue,
  way: readonly (string | number)[],
  part: PlainValue | undefined,
): PlainValue {
  const [step, ...rest] = way;
  if (step === undefined) return part ?? null;
  const copy = structuredClone(value) as Record<string | number, PlainValue>;
  const inner = copy[step];
  if (rest.length > 0 && inner !== undefined) copy[step] = withPart(inner, rest, part);
  else if (part === undefined) Reflect.deleteProperty(copy, step);
  else copy[step] = part;
  return copy;
}

it(`keeps documents whole through any edits (HEARTDECK_SEED=${seed})`, () => {
  const random = randomFrom(seed);
  for (const request of shippedRequests('en'))
    for (let round = 0; round < rounds; round++) {
      let text = random(2) === 0 ? request.text : commented(request.text, random);
      for (let step = 0; step < 6; step++) {
        const here: FormRequest = { ...request, text };
        const form = formOf(here);
        const trail = `${request.game}/${request.path} in\n${text}`;
        if (!form.ok) throw new Error(`${form.error}: ${trail}`);
        expect(valueOf(form.value), trail).toEqual(parse(text));
        const edit = edited(here, form.value, random);
        if (!edit) continue;
        const said = `${edit.what} of ${trail}\ngives\n${edit.text}`;
        if (edit.expected !== undefined) expect(parse(edit.text), said).toEqual(edit.expected);
        if (edit.keepsComments) expect(commentsOf(edit.text), said).toEqual(commentsOf(text));
        const formatted = formatDocument(edit.text);
        expect(parse(formatted), said).toEqual(parse(edit.text));
        expect(commentsOf(formatted), said).toEqual(commentsOf(edit.text));
        expect(formatDocument(formatted), said).toBe(formatted);
        text = edit.text;
      }
    }
});

it('changes nothing when every field is set to what it is', () => {
  for (const request of shippedRequests('en')) {
    const form = formOf(request);
    if (!form.ok) throw new Error(request.path);
    for (const field of allFields(form.value))
      if (field.is !== 'list' || field.present)
        expect(setField(request.text, field.path, valueOf(field)), field.path.join('.')).toBe(request.text);
  }
});
