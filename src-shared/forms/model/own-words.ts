import { schemaFor, type ValidDefinition } from '@shared/language/definitions/index';
import { inBraces } from '@shared/language/definitions/signs';
import { effectMark, hasEffects } from '@shared/language/effect-mark';
import type { PlainValue } from '@shared/language/fixes';
import { definedAs } from '@shared/language/kinds';
import { ruleTextOf, type Paragraph } from '@shared/ruletext/index';
import { languages, type Language } from '@shared/util/languages';
import type { Read } from '../schema/asked';
import type { Way } from '../types';
import { aroundOf } from './around';

/**
 * Own words begin as the ones that are printed now, with the mark of the effects they are for: there is something to
 * change, and nothing is stale. null at any other place, and where the effects are not right.
 */
export function ownWordsAt(asked: Read, way: Way): PlainValue | null {
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
