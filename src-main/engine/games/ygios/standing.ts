import { none } from '../../kernel/cards';
import type { Term } from './explain';
import { after, bonusOf, definition, firstOf, hasFired, isUp, owner, zoneOf } from './reading';
import type { Selector } from './selector';
import type { Table } from './table';
import type { ZoneSet } from './zones';

/** Rules about cards and rules about zones; `forbid` is three kinds, by what it forbids. */
export const cardRuleKinds = ['full', 'fixed', 'base', 'add', 'protected'] as const;
export const zoneRuleKinds = ['playDown', 'flipDown', 'fire', 'margin'] as const;
export type CardRuleKind = (typeof cardRuleKinds)[number];
export type ZoneRuleKind = (typeof zoneRuleKinds)[number];
export type RuleKind = CardRuleKind | ZoneRuleKind;

export interface CardRule {
  readonly matches: Selector;
  readonly n: number;
  readonly final: boolean;
}
export interface ZoneRule {
  readonly zones: ZoneSet;
  readonly n: number;
}
export type RuleSet = Readonly<Record<CardRuleKind, readonly CardRule[]>> &
  Readonly<Record<ZoneRuleKind, readonly ZoneRule[]>>;

/** A persistent ability works: the card is face-up and fired, or need not have fired under `continuous`. */
export function isActive(t: Table, c: number): boolean {
  if (!isUp(t, c) || c === t.ghost) return false;
  if (hasFired(t, c)) return true;
  return t.p.options.persistentModel === 'continuous' && (forbidden(t, 'fire') & (1 << zoneOf(t, c))) === 0;
}

/** How matching rules add up: the first one settles it, their sum, or the largest. */
const any = 0;
const sum = 1;
const largest = 2;
type Fold = typeof any | typeof sum | typeof largest;

/** The fold over no rule at all. */
const start = (fold: Fold): number => (fold === largest ? none : 0);

function applyRules(
  t: Table,
  rules: readonly CardRule[],
  fold: Fold,
  so: number,
  c: number,
  source: number,
  me: number,
  here: number,
  note: ((rule: CardRule) => void) | null,
): number {
  let result = so;
  for (const rule of rules) {
    if (!rule.matches(t, c, source, me, here, none)) continue;
    if (note) note(rule);
    if (fold === sum) result += rule.n;
    else if (fold === any) result = 1;
    else if (rule.n > result) result = rule.n;
  }
  return result;
}

/** Goes through every standing rule of a kind that holds for the card `c`: bonuses in zone order, then cards. */
function foldRules(t: Table, kind: CardRuleKind, fold: Fold, c: number, terms: Term[] | null): number {
  const { p } = t;
  let result = start(fold);
  for (let z = 0; z < p.zones; z++) {
    const bonus = bonusOf(t, z);
    const rules = bonus === none ? null : p.bonusRules[bonus];
    if (!rules || rules[kind].length === 0) continue;
    const note = terms && ((rule: CardRule) => void terms.push({ is: 'rule', kind, n: rule.n, bonus }));
    result = applyRules(t, rules[kind], fold, result, c, none, none, z, note);
    if (fold === any && result) return result;
  }
  if (!p.cardsHave[kind]) return result;
  for (let z = 0; z < p.zones; z++) {
    for (let k = firstOf(t, z); k !== none; k = after(t, k)) {
      const rules = p.cardRules[definition(t, k)];
      if (!rules || rules[kind].length === 0 || !isActive(t, k)) continue;
      const note = terms && ((rule: CardRule) => void terms.push({ is: 'rule', kind, n: rule.n, card: k }));
      result = applyRules(t, rules[kind], fold, result, c, k, owner(t, k), z, note);
      if (fold === any && result) return result;
    }
  }
  return result;
}

export const holds = (t: Table, kind: CardRuleKind, c: number, terms: Term[] | null = null): boolean =>
  foldRules(t, kind, any, c, terms) !== 0;
export const total = (t: Table, kind: CardRuleKind, c: number, terms: Term[] | null = null): number =>
  foldRules(t, kind, sum, c, terms);
/** -1 when no rule of the kind holds. */
export const highest = (t: Table, kind: CardRuleKind, c: number, terms: Term[] | null = null): number =>
  foldRules(t, kind, largest, c, terms);

/** Does the largest rule of the kind let nothing be added? */
export function isFinal(t: Table, kind: CardRuleKind, c: number, n: number): boolean {
  if (!t.p.cardsHave[kind] && !bonusHas(t, kind)) return false;
  let found = false;
  const look = (rules: readonly CardRule[], source: number, me: number, here: number): void => {
    for (const rule of rules)
      if (rule.final && rule.n === n && rule.matches(t, c, source, me, here, none)) found = true;
  };
  for (let z = 0; z < t.p.zones; z++) {
    const rules = t.p.bonusRules[bonusOf(t, z)];
    if (rules) look(rules[kind], none, none, z);
    for (let k = firstOf(t, z); k !== none; k = after(t, k)) {
      const own = t.p.cardRules[definition(t, k)];
      if (own && own[kind].length > 0 && isActive(t, k)) look(own[kind], k, owner(t, k), z);
    }
  }
  return found;
}

const bonusHas = (t: Table, kind: CardRuleKind): boolean =>
  t.p.bonusRules.some((rules) => rules !== null && rules[kind].length > 0);

/** The zones in which something is forbidden, one bit each. */
export function forbidden(t: Table, kind: Exclude<ZoneRuleKind, 'margin'>): number {
  const { p } = t;
  let zones = 0;
  for (let z = 0; z < p.zones; z++) {
    const bonus = bonusOf(t, z);
    const rules = bonus === none ? null : p.bonusRules[bonus];
    if (rules) for (const rule of rules[kind]) zones |= rule.zones(t, z, none);
  }
  if (!p.cardsHave[kind]) return zones;
  for (let z = 0; z < p.zones; z++) {
    for (let k = firstOf(t, z); k !== none; k = after(t, k)) {
      const rules = p.cardRules[definition(t, k)];
      if (!rules || rules[kind].length === 0) continue;
      // Whether a card is active may hang on this very question: here only its having fired counts.
      if (isUp(t, k) && (kind === 'fire' ? hasFired(t, k) : isActive(t, k)))
        for (const rule of rules[kind]) zones |= rule.zones(t, z, none);
    }
  }
  return zones;
}

/** The lead that control of a zone needs. */
export function marginOf(t: Table, zone: number, terms: Term[] | null = null): number {
  const { p } = t;
  let margin = 1;
  for (let z = 0; z < p.zones; z++) {
    const bonus = bonusOf(t, z);
    const rules = bonus === none ? null : p.bonusRules[bonus];
    for (const rule of rules?.margin ?? []) {
      if ((rule.zones(t, z, none) & (1 << zone)) === 0) continue;
      margin = Math.max(margin, rule.n);
      terms?.push({ is: 'rule', kind: 'margin', n: rule.n, bonus });
    }
    if (!p.cardsHave.margin) continue;
    for (let k = firstOf(t, z); k !== none; k = after(t, k)) {
      const own = p.cardRules[definition(t, k)];
      if (!own || own.margin.length === 0 || !isActive(t, k)) continue;
      for (const rule of own.margin) {
        if ((rule.zones(t, z, none) & (1 << zone)) === 0) continue;
        margin = Math.max(margin, rule.n);
        terms?.push({ is: 'rule', kind: 'margin', n: rule.n, card: k });
      }
    }
  }
  return margin;
}
