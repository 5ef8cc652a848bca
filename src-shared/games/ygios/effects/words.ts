export { others, whos, type Who } from '@shared/language/effects/words';

/**
 * The words of this game's effects, each said once. Schemas, types, the editor's help and the diagnostics are
 * made from these lists; vocabularies.ts says which may be used where. Without zod: screens may read them.
 */

/** Whose plays a lock stops. */
export const sides = ['foe', 'both'] as const;
export const faces = ['up', 'down'] as const;
/** What a flip does: make it so, or the other way round. */
export const turns = ['up', 'down', 'other'] as const;
/** Zones that have no id of their own; anything else in the same place is the id of a zone. */
export const zoneWords = ['all', 'here', 'there'] as const;
/** Where `beside` may start from, apart from the id of a zone. */
export const besideWords = ['here', 'there'] as const;
export const identities = ['this', 'linked'] as const;
export const limits = ['round'] as const;
/** Where drawn cards go: to the hand, or aside until the text has placed them. */
export const drawPlaces = ['hand', 'aside'] as const;
export const acts = ['playDown', 'flipDown', 'fire'] as const;
/** When a need is tested: without the word, whenever the card is turned up. */
export const needMoments = ['play'] as const;
/** What a gain comes before: without the word, it is added last. */
export const gainMoments = ['halving'] as const;
export const scorers = ['controller'] as const;
export const scoreConditions = ['wonRound'] as const;

export const verbs = [
  'draw',
  'putBack',
  'play',
  'discard',
  'return',
  'move',
  'flip',
  'lock',
  'gain',
  'score',
] as const;
export type Verb = (typeof verbs)[number];

export const ruleWords = ['full', 'fixed', 'base', 'add', 'protected', 'forbid', 'margin'] as const;
export type RuleWord = (typeof ruleWords)[number];

export type Side = (typeof sides)[number];
export type Face = (typeof faces)[number];
export type Turn = (typeof turns)[number];
export type ZoneWord = (typeof zoneWords)[number];
export type Act = (typeof acts)[number];
export type Limit = (typeof limits)[number];
