import type { Choice } from './choice';
import { choicesAt } from './choices';
import { innerSpan, type Touched } from './cursor';
import { plainly, Stops } from './fitting';
import type { Level } from './cursor';
import type { Entry } from './half-written';
import { keyChoices } from './key-completions';
import type { Way } from './naming';
import { asked as ask, type Asked } from './request';
import { narrowed, tellingKey, type Slot } from './shapes';
import { isOwnWords, signCompletions } from './sign-completions';
import { keySnippets, listSnippets } from './snippets/index';
import type { Token } from './tokens';
import type { AssistRequest, Completion, Edit, Span } from './types';

/** What may be written at the cursor. How well it fits what is typed already, `rankOf` says. */
export function completionsAt(request: AssistRequest): Completion[] {
  const asked = ask(request);
  if (!asked) return [];
  const { cursor, shapes } = asked;
  const slots = shapes.along(cursor.levels);
  const top = cursor.levels.at(-1);
  const slot = slots.at(-1);
  const way = cursor.levels.slice(0, -1).map(({ step }) => step ?? '');
  switch (cursor.touched.is) {
    case 'comment':
      return [];
    case 'key':
      return isBehind(cursor.touched.entry.token, request.offset) || !slot
        ? []
        : atKey(asked, slot, way, cursor.touched);
    case 'value':
      return isBehind(cursor.touched.scalar.token, request.offset)
        ? []
        : inValue(asked, top, slot, way, cursor.touched);
    case 'gap':
      return inGap(asked, top, slot, way, cursor.touched.before);
  }
}

/** Behind the second quotation mark nothing is typed any more. */
const isBehind = (token: Token | null, offset: number): boolean =>
  token?.is === 'text' && token.closed && offset >= token.to;

interface Put {
  readonly replaces: Span;
  readonly also: readonly Edit[];
  /** What stands around the choice, so that the text stays right. */
  readonly tail: string;
}

const begins: readonly Token['is'][] = ['text', 'bare', '{', '['];
/** Where something follows that is an entry of its own, a comma belongs between. */
const tailBefore = (after: Token | null): string => (after && begins.includes(after.is) ? ',' : '');

function inGap(
  asked: Asked,
  top: Level | undefined,
  slot: Slot | undefined,
  way: Way,
  before: Token | null,
): Completion[] {
  const { request, cursor, half, shapes } = asked;
  const here: Span = { from: request.offset, to: request.offset };
  if (!top || !slot) {
    const isEmpty = half.root === null;
    return isEmpty ? valueCompletions(asked, shapes.root, [], { replaces: here, also: [], tail: '' }) : [];
  }
  if (!before) return [];
  const opens = before.is === '{' || before.is === '[' || before.is === ',';
  if (before.is === ':') {
    if (top.part.is !== 'object' || !top.entry || top.entry.value) return [];
    const put = { replaces: here, also: [], tail: tailBefore(cursor.after) };
    return valueCompletions(asked, slotOf(asked, slot, top, top.entry), [...way, top.entry.key], put);
  }
  // Directly behind a value one may still be writing it.
  if (!opens && before.to === request.offset) return [];
  const also = opens ? [] : [{ span: { from: before.to, to: before.to }, text: ',' }];
  const put = { replaces: here, also, tail: tailBefore(cursor.after) };
  if (top.part.is === 'list') return itemCompletions(asked, slot, top, way, put);
  const isKeyAlone =
    !opens && top.part.entries.some(({ token, colon }) => token === before && colon === null);
  return isKeyAlone ? [] : keyCompletions(asked, slot, top, way, null, '"', put);
}

function atKey(asked: Asked, slot: Slot, way: Way, { entry }: Touched & { is: 'key' }): Completion[] {
  const { cursor } = asked;
  const top = cursor.levels.at(-1);
  const { token } = entry;
  if (!top || !token) return [];
  if (entry.colon !== null) {
    const replaces = innerSpan(token);
    const [open, close] = token.is === 'text' ? ['', token.closed ? '' : '"'] : ['"', '"'];
    return keyCompletions(asked, slot, top, way, entry, null, { replaces, also: [], tail: '' }).map(
      (one) => ({
        ...one,
        insert: `${open}${one.insert}${close}`,
      }),
    );
  }
  const from = token.is === 'text' ? token.from + 1 : token.from;
  const put = {
    replaces: { from, to: token.to },
    also: commaBefore(asked, token),
    tail: tailBefore(cursor.after),
  };
  return keyCompletions(asked, slot, top, way, entry, token.is === 'text' ? '' : '"', put);
}

/** The comma that is missing before what is being typed. */
function commaBefore({ half }: Asked, token: Token): Edit[] {
  const before = half.tokens.slice(0, half.tokens.indexOf(token)).findLast(({ is }) => is !== 'comment');
  if (!before || ['{', '[', ',', ':'].includes(before.is)) return [];
  return [{ span: { from: before.to, to: before.to }, text: ',' }];
}

function inValue(
  asked: Asked,
  top: Level | undefined,
  slot: Slot | undefined,
  way: Way,
  { scalar }: Touched & { is: 'value' },
): Completion[] {
  const { token } = scalar;
  const { after } = asked.cursor;
  if (!top || !slot) return [];
  if (isOwnWords([...way, top.step ?? ''])) return signCompletions(asked, scalar);
  const tail = tailBefore(after);
  const also = commaBefore(asked, token);
  const isText = token.is === 'text';
  const replaces = isText ? innerSpan(token) : { from: token.from, to: token.to };
  // A text that is not closed yet gets its end; the comma can only stand behind one.
  const put = { replaces, also, tail: !isText ? tail : token.closed ? '' : `"${tail}` };
  if (top.part.is === 'list') {
    if (!isText) return itemCompletions(asked, slot, top, way, put);
    const words = inQuotes(itemChoices(asked, slot, top, way), put);
    // Whole entries take the place of the text: somebody may begin one as if it were a word.
    const whole = { replaces: { from: token.from, to: token.to }, also, tail };
    return [...words, ...listSnippets(asked, way).map((one, at) => completion(one, one.text, whole, at))];
  }
  if (!top.entry) return [];
  const choices = choicesAt(asked, slotOf(asked, slot, top, top.entry), [...way, top.entry.key]);
  if (isText) return inQuotes(choices, put);
  return choices.map((choice, index) => completion(choice, choice.text, put, index));
}

const inQuotes = (choices: readonly Choice[], put: Put): Completion[] =>
  choices.flatMap((choice, index) =>
    choice.bare === null ? [] : [completion(choice, plainly(choice.bare), put, index)],
  );

/**
 * What may stand at a key. A word that tells the ways to write the object apart may be changed for any other;
 * everything else has to go with what is there.
 */
function slotOf({ shapes }: Asked, slot: Slot, top: Level, entry: Entry): Slot {
  if (top.part.is !== 'object') return slot;
  const fit = narrowed(slot.forms, top.part, entry);
  const telling = tellingKey(slot.forms) === entry.key;
  const inside = shapes.at(fit, entry.key);
  if (!telling) return inside;
  const others = shapes.at(
    slot.forms.filter((form) => !fit.includes(form)),
    entry.key,
  );
  return { says: inside.says, forms: [...inside.forms, ...others.forms] };
}

function itemCompletions(asked: Asked, slot: Slot, top: Level, way: Way, put: Put): Completion[] {
  const snippets = listSnippets(asked, way);
  const isTold = snippets.length > 0;
  const choices = itemChoices(asked, slot, top, way).filter(({ kind }) => !isTold || kind !== 'snippet');
  return [...snippets, ...choices].map((choice, at) => completion(choice, choice.text, put, at));
}

function itemChoices(asked: Asked, slot: Slot, { part, step }: Level, way: Way): Choice[] {
  const before = part.is === 'list' ? part.items.filter(({ to }) => to <= asked.request.offset).length : 0;
  return choicesAt(asked, asked.shapes.items(slot.forms, slot.says), [...way, step ?? before]);
}

function valueCompletions(asked: Asked, slot: Slot, way: Way, put: Put): Completion[] {
  return choicesAt(asked, slot, way).map((choice, index) => completion(choice, choice.text, put, index));
}

/** `quote`: the one that the key still needs in front; null where only the name of the key changes. */
function keyCompletions(
  asked: Asked,
  slot: Slot,
  top: Level,
  way: Way,
  except: Entry | null,
  quote: '"' | '' | null,
  put: Put,
): Completion[] {
  if (top.part.is !== 'object') return [];
  const inside = [...way];
  const keys = keyChoices(asked, slot, top.part, inside, except).map(
    ({ key, needed, detail, says, value }, index): Completion => ({
      kind: 'key',
      label: key,
      detail,
      says,
      insert: quote === null ? key : `${quote}${key}": ${value(new Stops())}${put.tail}`,
      replaces: put.replaces,
      also: put.also,
      sort: `${needed ? 0 : 1}${order(index)}`,
    }),
  );
  if (quote === null) return keys;
  const free = new Set(keys.map(({ label }) => label));
  const whole = keySnippets(asked, inside, free).map((choice, index) => ({
    ...completion(choice, `${quote}${choice.text}${put.tail}`, put, index),
    insert: `${quote}${choice.text}${put.tail}`,
    sort: `2${order(index)}`,
  }));
  return [...keys, ...whole];
}

const order = (index: number): string => String(index).padStart(4, '0');

const completion = (choice: Choice, text: string, put: Put, index: number): Completion => ({
  kind: choice.kind,
  label: choice.label,
  detail: choice.detail,
  says: choice.says,
  ...(choice.found === undefined ? {} : { found: choice.found }),
  insert: `${text}${put.tail}`,
  replaces: put.replaces,
  also: put.also,
  sort: `1${order(index)}`,
});
