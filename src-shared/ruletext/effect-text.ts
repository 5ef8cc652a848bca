import { schemaFor, type ValidDefinition } from '@shared/language/definitions/index';
import { definedAs, type Game } from '@shared/games/index';
import type { EffectPlace } from '@shared/games/game-language';
import { languageOf } from '@shared/games/languages';
import { plainText } from './base/plain';
import { signNames } from './base/sign-names';
import { ruleTextOf, type Around } from './index';
import type { Language } from '@shared/util/languages';

/** The rule text that effects make; null where they are not right, or say nothing. */
export function printsOf(
  place: EffectPlace & { readonly game: Game },
  effects: readonly unknown[],
  language: Language,
  around: Around,
): string | null {
  const made = languageOf(place.game).bearer(place, effects);
  if (!made) return null;
  const [kind, source] = made;
  const parsed = schemaFor(place.game, kind)?.safeParse(source);
  if (!parsed?.success) return null;
  const { game } = place;
  const definition = {
    game: definedAs(game),
    kind,
    id: 'a',
    path: '',
    value: parsed.data,
  } as ValidDefinition;
  const text = plainText(ruleTextOf(definition, language, around), language, signNames[language]);
  return text === '' ? null : text;
}
