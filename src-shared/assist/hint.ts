import { entryOf, type ObjectPart } from './half-written';
import { keysOf } from './key-completions';
import { asked as ask } from './request';
import { propertyOf } from '@shared/language/json-schema/read';
import { narrowed, tellingKey } from './shapes';
import type { AssistRequest, Hint } from './types';

/** Lists whose entries are told like calls: a word, and the keys that it takes. */
const told: readonly string[] = [
  'fire',
  'pay',
  'needs',
  'while',
  'enter',
  'score',
  'skills',
  'do',
  'steps',
  'layers',
  'rulings',
  'choices',
  'patches',
  // steps of a scenario, and cards of its position
  'when',
  'board',
  'locks',
];

/** The keys of the step, rule or other entry that the cursor is in; null outside of any. */
export function hintAt(request: AssistRequest): Hint | null {
  const asked = ask(request);
  if (!asked || asked.cursor.touched.is === 'comment') return null;
  const { cursor, shapes } = asked;
  const { levels } = cursor;
  const slots = shapes.along(levels);
  const at = levels.findLastIndex(
    ({ part }, index) =>
      part.is === 'object' &&
      levels[index - 1]?.part.is === 'list' &&
      told.some((list) => list === levels[index - 2]?.step),
  );
  const level = levels[at];
  const slot = slots[at];
  if (level?.part.is !== 'object' || !slot) return null;
  // A comma behind a key without a value: that key is not being written any more.
  const isOver = cursor.touched.is === 'gap' && cursor.touched.before?.is === ',' && at === levels.length - 1;
  const writing = isOver ? null : level.step;
  const except = cursor.touched.is === 'key' && at === levels.length - 1 ? level.entry : null;
  const forms = narrowed(slot.forms, level.part, except);
  const telling = tellingKey(slot.forms);
  const word = telling === null ? '' : wordIn(level.part, telling);
  const isKnown = telling === null || forms.some((form) => propertyOf(form, telling)?.const === word);
  const keys = keysOf(asked, forms)
    .filter(({ key }) => isKnown || key === telling)
    .map(({ key, needed, slot: inside }) => ({ key, says: inside.says, needed }));
  const active = keys.findIndex(({ key }) => key === writing);
  const says = isKnown ? (forms[0]?.description ?? slot.says) : slot.says;
  return { word: isKnown ? word : '', says, keys, active: active < 0 ? null : active };
}

function wordIn(part: ObjectPart, key: string): string {
  const value = entryOf(part, key)?.value;
  return value?.is === 'scalar' && typeof value.value === 'string' ? value.value : '';
}
