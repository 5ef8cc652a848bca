import type { Translator } from '@shared/i18n/translator';
import type { JsonSchema } from '@shared/language/json-schema/index';
import { joined, translatorFor, wordChoice, type Choice } from './choice';
import { fieldChoices } from './field-choices';
import { fittingNumber, formText, objectText, rangeOf, Stops } from './fitting';
import { namingAt, type Way } from './naming';
import type { Asked } from './request';
import { short } from './short';
import { requiredOf, wordsOf } from '@shared/language/json-schema/read';
import { type Slot } from './shapes';
import type { CompletionKind } from './types';
import { meaningOfWord } from './word-meaning';

/** Everything that may stand in a place, each once. */
export function choicesAt(asked: Asked, slot: Slot, way: Way): Choice[] {
  const named = namedChoices(asked, slot, way);
  const all = [
    ...named,
    ...fieldChoices(asked, way),
    ...slot.forms.flatMap((form) => formChoices(asked, slot, form, way)),
  ];
  const seen = new Set<string>();
  return all.filter(({ label }) => !seen.has(label) && seen.add(label));
}

/** Words for what is at hand, then the definitions of the pack by their names. */
function namedChoices(asked: Asked, slot: Slot, way: Way): Choice[] {
  const { request, kind } = asked;
  const { pack, language } = request;
  const t = translatorFor(language);
  if (way.at(-1) === 'image')
    return pack.assets.map((path) => wordChoice('id', path, t('assist.image'), slot.says));
  const naming = namingAt(pack.game, kind, way, slot);
  if (!naming) return [];
  const is = t(`assist.is.${naming.kind}`);
  const used = way[0] === 'row' || kind === 'manifest' ? othersIn(asked) : [];
  return [
    ...naming.words.map(({ word, says }) => wordChoice('word', word, short(says[language]), says[language])),
    ...pack.ids
      .filter(({ kind: of, id }) => of === naming.kind && !used.includes(id))
      .map(({ id, names }) =>
        wordChoice(
          'id',
          id,
          names?.[language] ?? is,
          t('assist.named', { kind: is, name: names?.[language] ?? id }),
        ),
      ),
  ];
}

/** Some lists have each definition once: those that stand in it elsewhere are not offered again. */
function othersIn({ cursor }: Asked): unknown[] {
  const top = cursor.levels.at(-1);
  if (top?.part.is !== 'list') return [];
  const own = cursor.touched.is === 'value' ? top.step : null;
  return top.part.items.flatMap((item, index) => (item.is === 'scalar' && index !== own ? [item.value] : []));
}

function formChoices(asked: Asked, slot: Slot, form: JsonSchema, way: Way): Choice[] {
  const t = translatorFor(asked.request.language);
  const words = wordsOf(form);
  if (words) return words.map((word, index) => enumChoice(asked, slot, form, word, index, way));
  if (form.properties) return [bracketChoice(asked, slot, form, way)];
  const text = (of: CompletionKind, label: string, detail: string, json: string): Choice[] => [
    { kind: of, label, detail, says: slot.says, text: json, bare: null },
  ];
  switch (form['type']) {
    case 'boolean':
      return [
        ...text('word', 'true', t('assist.yes'), 'true'),
        ...text('word', 'false', t('assist.no'), 'false'),
      ];
    case 'integer':
    case 'number':
      return numberChoices(form, slot, t);
    case 'array':
      return text('snippet', '[ ]', t('assist.list'), formText(asked, form, way, new Stops()));
    case 'string':
      return hasNames(asked, slot, way)
        ? []
        : text('snippet', '""', t('assist.freeText'), `"${new Stops().at()}"`);
    default:
      return [];
  }
}

/** A place with words or ids to choose from needs no empty text beside them. */
const hasNames = ({ request, kind }: Asked, slot: Slot, way: Way): boolean =>
  namingAt(request.pack.game, kind, way, slot) !== null;

function enumChoice(
  asked: Asked,
  slot: Slot,
  form: JsonSchema,
  word: unknown,
  index: number,
  way: Way,
): Choice {
  const { game } = asked.request.pack;
  const meant =
    form.enumDescriptions?.[index] ??
    meaningOfWord(game, way, word, asked.request.language) ??
    form.description ??
    slot.says;
  const t = translatorFor(asked.request.language);
  if (typeof word === 'string') return wordChoice('word', word, short(meant), meant);
  const json = JSON.stringify(word);
  const detail = word === true ? t('assist.yes') : word === false ? t('assist.no') : short(meant);
  return {
    kind: typeof word === 'number' ? 'number' : 'word',
    label: json,
    detail,
    says: meant,
    text: json,
    bare: null,
  };
}

function bracketChoice(asked: Asked, slot: Slot, form: JsonSchema, way: Way): Choice {
  const t = translatorFor(asked.request.language);
  const required = requiredOf(form);
  const label = required.length === 0 ? '{ }' : `{ ${required.slice(0, 3).join(', ')} }`;
  // Of several ways to write a number or a place each says what it is by its first key.
  const [first] = required;
  const ofKey = first === undefined ? '' : asked.shapes.at([form], first).says;
  const says = form.description ?? (ofKey || slot.says);
  return {
    kind: 'snippet',
    label,
    detail: short(says) || t('assist.several'),
    says,
    text: objectText(asked, form, way, new Stops()),
    bare: null,
  };
}

/** Few enough to be listed one by one. */
const few = 10;

function numberChoices(form: JsonSchema, slot: Slot, t: Translator): Choice[] {
  const range = rangeOf(form);
  const usual = fittingNumber(form);
  const detail = range ? t('assist.range', { min: range.min, max: range.max }) : '';
  const sentence = range
    ? t(range.whole ? 'assist.whole' : 'assist.number', { min: range.min, max: range.max })
    : '';
  const listed =
    range?.whole && range.max - range.min <= few
      ? Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index)
      : range
        ? [usual, range.min, range.max]
        : [usual];
  return [...new Set(listed)].map((n) => ({
    kind: 'number',
    label: String(n),
    detail,
    says: joined([slot.says, sentence], t.language),
    text: n === usual && listed.length > 1 ? new Stops().at(String(n)) : String(n),
    bare: null,
  }));
}
