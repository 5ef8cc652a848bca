import type { JsonSchema } from '@shared/language/json-schema/index';
import type { PlainValue } from '@shared/language/fixes';
import type { Asked, Read } from '../schema/asked';
import { propertyOf, typeOf, wordsOf } from '@shared/language/json-schema/read';
import { isEntries, type Entries } from '../schema/read';
import { startOf } from '../schema/starts';
import type { Addable, Field, Place, Way } from '../types';
import { isWords } from './is-words';
import { plainField } from './plain-fields';
import { schemaFor, type ValidDefinition } from '@shared/language/definitions/index';
import { inBraces } from '@shared/language/definitions/signs';
import { effectMark, hasEffects } from '@shared/language/effect-mark';
import { definedAs } from '@shared/games/index';
import { ruleTextOf, type Paragraph } from '@shared/ruletext/index';
import { languages, type Language } from '@shared/util/languages';
import { aroundOf } from './around';

/**
 * Own words begin as the ones that are printed now, with the mark of the effects they are for: there is something to
 * change, and nothing is stale. null at any other place, and where the effects are not right.
 */
function ownWordsAt(asked: Read, way: Way): PlainValue | null {
  if (way[0] !== 'text' || way.length > 2) return null;
  const language = languages.find((one) => one === way[1]);
  const words = wordsIn(asked, language ?? asked.request.language);
  return language || !words ? words : { [asked.request.language]: words };
}

function wordsIn({ request, kind, document }: Read, language: Language): PlainValue | null {
  const parsed = kind === 'manifest' ? null : schemaFor(request.game, kind)?.safeParse(document);
  if (!parsed?.success) return null;
  const definition = {
    game: definedAs(request.game),
    kind,
    id: '',
    path: '',
    value: parsed.data,
  } as ValidDefinition;
  if (!hasEffects(definition)) return null;
  const says = ruleTextOf(definition, language, aroundOf(request)).map(written);
  return { says: says.length > 0 ? says : ['…'], for: effectMark(definition) };
}

const written = ({ keywords, runs }: Paragraph): string =>
  [...keywords.map(inBraces), runs.map((run) => (run.is === 'text' ? run.text : inBraces(run.icon))).join('')]
    .join(' ')
    .trim();

/** A key that is not there, as something to add; null where it would be in the way, or is no matter of a form. */
export function addableAt(
  asked: Read,
  schema: JsonSchema,
  around: Entries,
  place: Place,
  form: JsonSchema,
): Addable | null {
  const key = String(place.path.at(-1));
  const hasBoth = propertyOf(form, 'name') && propertyOf(form, 'names');
  if (hasBoth && key === 'name') return null;
  const name = around['name'];
  const isNames = hasBoth !== undefined && key === 'names';
  const starts =
    isNames && typeof name === 'string'
      ? { en: name, ja: name, uk: name }
      : (ownWordsAt(asked, place.path) ?? startOf(asked, schema, place.path));
  const field = kindOfField(asked, schema, starts, place);
  if (field === 'fixed') return null;
  const { path, label, help, order } = place;
  const needed = place.needed || (isNames && name === undefined);
  return {
    path,
    label,
    help,
    field,
    starts,
    turns: turnsOf(asked, schema, starts, place),
    order,
    needed,
    instead: isNames && name !== undefined ? 'name' : null,
  };
}

function turnsOf(asked: Asked, schema: JsonSchema, starts: PlainValue, place: Place): Addable['turns'] {
  const [form, ...others] = asked.shapes.of(schema);
  const field = form && others.length === 0 ? plainField(asked, form, starts, place) : null;
  return field?.is === 'switch' ? { on: field.on, usual: schema['default'] === field.on } : null;
}

function kindOfField(asked: Asked, schema: JsonSchema, starts: PlainValue, place: Place): Field['is'] {
  const forms = asked.shapes.of(schema);
  const [form] = forms;
  if (!form) return 'raw';
  if (form.properties && forms.length > 1 && forms.every(({ properties }) => properties)) return 'group';
  if (forms.length > 1) return 'either';
  if (form.properties) return isWords(form) && isEntries(starts) ? 'words' : 'group';
  if (typeOf(form) === 'array' && !wordsOf(form)) return 'list';
  return plainField(asked, form, starts, place)?.is ?? 'raw';
}
