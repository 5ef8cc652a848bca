import { schemaFor, type ValidDefinition } from '@shared/language/definitions/index';
import { definedAs, type Game } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import { plainText } from './base/plain';
import { signNames } from './base/sign-names';
import { ruleTextOf, type Around } from './index';
import type { Language } from '@shared/util/languages';

/** Where effects stand: the kind of the document, and the list in it. */
export interface EffectPlace {
  readonly game: Game;
  readonly kind: Kind;
  readonly list: string;
  /** What the skill around a step names, as it is written. */
  readonly target?: unknown;
}

const named = { id: 'a', name: 'A' } as const;

/** A definition that has these effects and nothing else. */
function bearer(
  { game, kind, list, target }: EffectPlace,
  effects: readonly unknown[],
): [Kind, object] | null {
  if (definedAs(game) === 'ygios') {
    if (kind === 'bonus') return ['bonus', { ...named, [list]: effects }];
    return kind === 'card' ? ['card', { ...named, home: 'a', devotion: 0, [list]: effects }] : null;
  }
  const isToken = kind === 'token';
  if (!isToken && kind !== 'card') return null;
  const paid = isToken ? {} : { ap: 0 };
  if (list === 'do' || list === 'steps') {
    const skill = { on: 'play', ...(target === undefined ? {} : { target }), do: effects };
    // A step of a token would speak of a card: only what the token says as a whole is right.
    return isToken ? null : ['card', { ...named, type: 'action', ...paid, skills: [skill] }];
  }
  const isPlayed =
    list === 'skills' && effects.some((one) => isObject(one) && 'on' in one && one.on === 'play');
  if (isPlayed) return ['card', { ...named, type: 'action', ...paid, skills: effects }];
  return [kind, { ...named, type: 'treat', ...paid, [list]: effects }];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The rule text that effects make; null where they are not right, or say nothing. */
export function printsOf(
  place: EffectPlace,
  effects: readonly unknown[],
  language: Language,
  around: Around,
): string | null {
  const made = bearer(place, effects);
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
