import { layerSnippets } from '@shared/language/json-schema/template-tree';
import { languageOf } from '@shared/games/languages';
import type { EffectSnippet } from '@shared/games/snippet';
import type { Around } from '@shared/ruletext/index';
import type { Choice } from '../choice';
import { Stops } from '../fitting';
import { entryOf } from '../half-written';
import type { Way } from '../naming';
import { printsOf } from '@shared/ruletext/effect-text';
import type { Asked } from '../request';
import { definedKind } from '@shared/language/json-schema/document-schemas';
import { short } from '../short';
import { bodyText, bodyValue, usesToken, writtenWords } from './snippet';

/** The list that the innermost bracket is, as snippets name it; null where it holds no effects. */
function listAt({ kind }: Asked, way: Way): string | null {
  const key = way.findLast((step) => typeof step === 'string');
  if (typeof key !== 'string' || typeof way.at(-1) === 'number') return null;
  return `${kind}.${key === 'steps' ? 'do' : key}`;
}

function typeOf({ half }: Asked): string | null {
  const value = half.root?.is === 'object' ? entryOf(half.root, 'type')?.value : null;
  return value?.is === 'scalar' && typeof value.value === 'string' ? value.value : null;
}

/** Those for a list of this document. A card without a type yet may become any. */
function fitting(asked: Asked, list: string): EffectSnippet[] {
  const type = typeOf(asked);
  const hasToken = firstToken(asked) !== '';
  return languageOf(asked.request.pack.game).snippets.filter(
    ({ lists, types, entries }) =>
      lists.includes(list) &&
      (!types || type === null || types.includes(type)) &&
      (hasToken || !entries.some(usesToken)),
  );
}

const firstToken = ({ request }: Asked): string =>
  request.pack.ids.find(({ kind }) => kind === 'token')?.id ?? '';

/** Entries to insert into the list that the cursor is in. */
export function listSnippets(asked: Asked, way: Way): Choice[] {
  const list = listAt(asked, way);
  if (list === 'template.layers') return layerChoices(asked);
  if (list === null) return [];
  return fitting(asked, list).map((snippet) => choice(asked, snippet, list, (entries) => entries));
}

/** Whole lists to insert where the document has none of that name yet. */
export function keySnippets(asked: Asked, way: Way, free: ReadonlySet<string>): Choice[] {
  if (way.length > 0) return [];
  return [...free].flatMap((key) => {
    const list = `${asked.kind}.${key}`;
    return fitting(asked, list)
      .filter(({ first }) => first)
      .map((snippet) => {
        const whole = choice(asked, snippet, list, (entries) => `${key}": [${entries}]`);
        return {
          ...whole,
          label: `${key}: ${whole.label}`,
          detail: '',
          found: `${whole.found ?? ''} ${whole.detail}`,
        };
      });
  });
}

function choice(
  asked: Asked,
  snippet: EffectSnippet,
  list: string,
  around: (entries: string) => string,
): Choice {
  const { language } = asked.request;
  const stops = new Stops();
  const token = firstToken(asked);
  return {
    kind: 'snippet',
    label: snippet.title[language],
    detail: writtenWords(snippet.entries),
    found: `${snippet.label} ${snippet.title.en}`,
    says: textOf(asked, snippet, list, token),
    text: around(snippet.entries.map((entry) => bodyText(entry, stops, token)).join(', ')),
    bare: null,
  };
}

/** Made once for a pack: a list of twenty snippets would otherwise be checked and said at each keystroke. */
const made = new WeakMap<Around, Map<string, string>>();

function textOf({ request, kind: of }: Asked, snippet: EffectSnippet, list: string, token: string): string {
  const { pack, language } = request;
  const known = made.get(pack.around) ?? new Map<string, string>();
  made.set(pack.around, known);
  const key = `${pack.game} ${list} ${snippet.label} ${language} ${token}`;
  let text = known.get(key);
  if (text === undefined) {
    const values = snippet.entries.map((entry) => bodyValue(entry, token));
    const kind = of === 'token' ? 'card' : definedKind(of);
    const place = { game: pack.game, list: list.split('.')[1] ?? '' };
    const said = kind ? printsOf({ ...place, kind }, values, language, pack.around) : null;
    text = said ?? snippet.title[language];
    known.set(key, text);
  }
  return text;
}

/** A layer prints nothing; what it shows is said instead. */
const layerChoices = ({ request }: Asked): Choice[] =>
  layerSnippets.map(({ label, says, body }) => ({
    kind: 'snippet',
    label,
    detail: short(says[request.language]),
    says: says[request.language],
    text: layerText(body, new Stops()),
    bare: null,
  }));

function layerText(body: unknown, stops: Stops): string {
  if (typeof body === 'number') return stops.at(String(body));
  if (typeof body === 'string') return `"${stops.at(body)}"`;
  const entries = Object.entries(body ?? {}).map(([key, value]: [string, unknown]) =>
    key === 'layer' ? `"layer": ${JSON.stringify(value)}` : `"${key}": ${layerText(value, stops)}`,
  );
  return `{ ${entries.join(', ')} }`;
}
