import { translatorFor } from './choice';
import { effectAround, effectText, type EffectPart } from './effect-part';
import { languageOf } from '@shared/games/languages';
import type { Open } from './half-written';
import { placeSays, placeWords, keysOf } from './key-completions';
import { namingAt, type Way } from './naming';
import { asked as ask, knownId, type Asked } from './request';
import { wordsOf } from '@shared/language/json-schema/read';
import { narrowed, tellingKey, type Slot } from './shapes';
import type { AssistRequest, Hover } from './types';
import { meaningOfWord } from './word-meaning';

/** What is under the cursor, in the user's language; null where nothing can be said. */
export function hoverAt(request: AssistRequest): Hover | null {
  const asked = ask(request);
  if (!asked) return null;
  const { cursor, shapes } = asked;
  const { touched, levels } = cursor;
  if (touched.is === 'comment' || touched.is === 'gap') return null;
  const top = levels.at(-1);
  const around = shapes.along(levels).at(-1);
  const inside = levels.slice(0, -1).map(({ step }) => step ?? '');
  if (!top || !around) return null;
  if (touched.is === 'key') {
    const way = [...inside, touched.entry.key];
    const { from, to } = touched.entry;
    return hover(asked, { from, to }, keySays(asked, around, top.part, touched.entry.key), way);
  }
  const way = [...inside, top.step ?? ''];
  const slot =
    top.part.is === 'list'
      ? shapes.items(around.forms, around.says)
      : top.entry
        ? shapes.at(narrowed(around.forms, top.part), top.entry.key)
        : around;
  const { from, to, value } = touched.scalar;
  return hover(asked, { from, to }, valueSays(asked, slot, way, value), way);
}

function hover(asked: Asked, over: Hover['over'], says: readonly string[], way: Way): Hover | null {
  const effect = effectAround(asked, way);
  const prints = effect ? printed(asked, effect) : null;
  return says.length === 0 && prints === null ? null : { over, says, prints };
}

/** Of a token, a step by itself has no words of its own: then those of its skill. */
function printed(asked: Asked, effect: EffectPart): string | null {
  const text = effectText(asked, effect);
  if (text !== null || asked.kind !== 'token' || effect.list === 'skills') return text;
  const outer = effectAround(asked, effect.way.slice(0, effect.way.indexOf('skills') + 2));
  return outer && outer.list === 'skills' ? effectText(asked, outer) : null;
}

function keySays(asked: Asked, around: Slot, part: Open, key: string): string[] {
  if (part.is !== 'object') return [];
  const forms = narrowed(around.forms, part);
  const known = keysOf(asked, forms).find((one) => one.key === key);
  if (!known) return [];
  const t = translatorFor(asked.request.language);
  // The word that tells the ways to write it apart could be any of theirs.
  const isTelling = tellingKey(around.forms) === key;
  const words = placeWords(asked, isTelling ? asked.shapes.at(around.forms, key) : known.slot);
  return [
    ...placeSays(asked, known.slot),
    ...(words === null ? [] : [words]),
    t(known.needed ? 'assist.needed' : 'assist.optional'),
  ];
}

function valueSays(asked: Asked, slot: Slot, way: Way, value: unknown): string[] {
  const { request, kind } = asked;
  const { language, pack } = request;
  const t = translatorFor(language);
  const naming = namingAt(pack.game, kind, way, slot);
  if (naming && typeof value === 'string') {
    const word = naming.words.find((one) => one.word === value);
    if (word) return [word.says[language], slot.says].filter(Boolean);
    const found = knownId(pack, naming.kind, value);
    const is = t(`assist.is.${naming.kind}`);
    const name = found?.names?.[language] ?? value;
    return [t('assist.named', { kind: is, name }), ...(found ? [] : [t('assist.missing')]), slot.says].filter(
      Boolean,
    );
  }
  const meant = wordSays(asked, slot, way, value);
  return meant === null || meant === slot.says ? placeSays(asked, slot) : [meant, slot.says].filter(Boolean);
}

function wordSays(asked: Asked, slot: Slot, way: Way, value: unknown): string | null {
  const { language, pack } = asked.request;
  for (const form of slot.forms) {
    const index = wordsOf(form)?.indexOf(value) ?? -1;
    if (index < 0) continue;
    return (
      form.enumDescriptions?.[index] ??
      meaningOfWord(pack.game, way, value, language) ??
      form.description ??
      null
    );
  }
  const key = way.at(-1);
  const isField =
    asked.kind === 'template' && way.length === 3 && (key === 'field' || key === 'when' || key === 'unless');
  const docs = languageOf(pack.game).fieldDocs;
  return isField && typeof value === 'string' && Object.hasOwn(docs, value)
    ? (docs[value]?.[language] ?? null)
    : null;
}
