import { others, whos } from '@shared/language/effects/words';

/**
 * The words of the governing rules' cards, each said once; what they share with the other games comes from there.
 * Without zod: screens may read them.
 */

/** Seen from the controller of the skill: `foe` is every other player, `each` all of them, the active one first. */
export const actors = [...whos, 'each'] as const;
/** Whose things; with several players choosing, seen from the one who chooses. */
export const owners = whos;
export const identities = others;
/** What a selector can look for. Alterations are Treats; Hosts are meant only where the word stands. */
export const selectableTypes = ['furre', 'treat', 'haven', 'host'] as const;
/** Things a step or a number can speak of without describing them. */
export const refs = ['this', 'wearer', 'target', 'picked', 'event', 'it'] as const;
/** What a standing rule can speak of: it has no target, no event and no step. */
export const standingRefs = ['this', 'wearer'] as const;

export const cardTypes = ['furre', 'treat', 'alteration', 'haven', 'action'] as const;
/** A token lies in play from the start: it is neither done with at once nor worn. */
export const tokenTypes = ['furre', 'treat', 'haven'] as const;

export const stats = ['pe', 'sp', 'maxSp', 'encore'] as const;
/** SP is a stored total and counters are counted: only these two are sums of changes. */
export const changeableStats = ['pe', 'maxSp'] as const;
export const roundings = ['up', 'down'] as const;
export const counterKinds = ['encore'] as const;

/** What can happen to an object; `for` says to which. */
export const objectEvents = ['enter', 'bowOut', 'swing', 'exhaust', 'refresh'] as const;
/** Steps of a turn at which skills go off; `turn` says whose. */
export const turnEvents = ['refill', 'end'] as const;

export const acts = ['swing', 'return'] as const;
export const durations = ['turn'] as const;
export const moments = ['end'] as const;
export const leavePlaces = ['hand', 'couch'] as const;
export const costs = ['draw', 'refresh'] as const;

export const verbs = [
  'add',
  'set',
  'cannot',
  'must',
  'control',
  'exhaust',
  'refresh',
  'bowOut',
  'move',
  'lose',
  'regain',
  'groove',
  'counter',
  'pick',
  'draw',
  'ap',
  'token',
  'later',
] as const;

export const ruleWords = ['add', 'cost', 'cannot', 'must'] as const;

export type Who = (typeof actors)[number];
export type Side = (typeof owners)[number];
export type Ref = (typeof refs)[number];
export type StandingRef = (typeof standingRefs)[number];
export type SelectableType = (typeof selectableTypes)[number];
export type CardType = (typeof cardTypes)[number];
export type TokenType = (typeof tokenTypes)[number];
export type Stat = (typeof stats)[number];
export type ChangeableStat = (typeof changeableStats)[number];
export type Rounding = (typeof roundings)[number];
export type ObjectEvent = (typeof objectEvents)[number];
export type TurnEvent = (typeof turnEvents)[number];
export type Act = (typeof acts)[number];
export type LeavePlace = (typeof leavePlaces)[number];
export type CostWord = (typeof costs)[number];
export type Verb = (typeof verbs)[number];
export type RuleWord = (typeof ruleWords)[number];
