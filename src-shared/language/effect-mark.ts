import { sha256Hex } from '@shared/util/sha256';
import type { ValidDefinition } from './definitions/index';
import type { Override } from './definitions/printed';

/** Definitions that have effects, and so words that may be written for them. */
export type EffectDefinition = Extract<ValidDefinition, { readonly kind: 'card' | 'bonus' | 'token' }>;

export const hasEffects = (definition: ValidDefinition): definition is EffectDefinition =>
  definition.kind === 'card' || definition.kind === 'bonus' || definition.kind === 'token';

type KeysOf<T> = T extends unknown ? keyof T & string : never;

/** Does the text on a card speak of this key? A new key without an answer does not compile. */
const spokenOf: Readonly<Record<KeysOf<EffectDefinition['value']>, boolean>> = {
  id: false,
  name: false,
  names: false,
  art: false,
  flavour: false,
  text: false,
  // printed in places of their own
  home: false,
  devotion: false,
  type: false,
  ap: false,
  copies: false,
  sp: false,
  pe: false,
  quick: false,
  limit: true,
  fire: true,
  needs: true,
  pay: true,
  while: true,
  enter: true,
  score: true,
  counters: true,
  skills: true,
};

/**
 * One way to write a value: keys in order, what is not given left out. On purpose nothing more clever: marks are
 * stored in packs, and a better idea of which effects are the same would make all of them stale at once.
 */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${written(part)}`).join()}}`;
}

const isNothing = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const markLength = 12;

/**
 * Twelve digits that change when the effects do. SHA-256, because anybody can make them with a tool of his own,
 * and 48 bits of it are enough: it takes millions of versions of one card before two of them are alike by chance.
 */
export function effectMark({ value }: EffectDefinition): string {
  const spoken: Readonly<Record<string, boolean>> = spokenOf;
  const effects = Object.entries(value).filter(([key, part]) => (spoken[key] ?? true) && !isNothing(part));
  return sha256Hex(written(Object.fromEntries(effects))).slice(0, markLength);
}

/** Words that nobody has looked at since the effects were changed, or that were never tied to them. */
export const isStale = (definition: EffectDefinition, override: Override): boolean =>
  override.for !== effectMark(definition);
