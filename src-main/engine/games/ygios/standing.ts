import { definitionOf, none } from '../../kernel/cards';
import { at } from '../../kernel/state';
import type { RuleTerm, Term } from './explain/terms';
import { bonusOf, definition, hasFired, isUp, owner, zoneOf } from './reading';
import { bonusKindsAt } from './layout';
import type { CardRule, CardRules, Table, ZoneRules } from './table';

const noRules: readonly never[] = [];

/** Of nine bonuses three lie out, and each has rules of one or two kinds: most questions need not look at them. */
const bonusesHave = (t: Table, table: CardRules | ZoneRules): boolean =>
  (at(t.s, bonusKindsAt) & table.bit) !== 0;

/** Notes which kinds of rules the bonuses that lie out have. Whoever lays bonuses calls this. */
export function noteBonuses(t: Table): void {
  let kinds = 0;
  for (let z = 0; z < t.p.zones; z++) if (bonusOf(t, z) !== none) kinds |= t.p.bonusKinds[bonusOf(t, z)] ?? 0;
  t.s[bonusKindsAt] = kinds;
}

/** The next record after `c` that lies face-up on the board and has standing rules, or -1. Begin with -1. */
export function nextStanding(t: Table, c: number): number {
  const { standingAt, cards } = t.l;
  let from = c + 1;
  while (from < cards) {
    const bits = at(t.s, standingAt + (from >> 5)) >>> (from & 31);
    if (bits !== 0) return from + 31 - Math.clz32(bits & -bits);
    from = ((from >> 5) + 1) << 5;
  }
  return none;
}

/** A persistent ability works: the card is face-up and fired, or need not have fired under `continuous`. */
export function isActive(t: Table, c: number): boolean {
  if (!isUp(t, c)) return false;
  if (hasFired(t, c)) return true;
  return (
    t.p.options.persistentModel === 'continuous' &&
    (forbidden(t, t.p.standing.fire) & (1 << zoneOf(t, c))) === 0
  );
}

/** How matching rules add up: the first one settles it, their sum, or the largest. */
const any = 0;
const sum = 1;
const largest = 2;
type Fold = typeof any | typeof sum | typeof largest;

/** Goes through every standing rule of a kind that holds for the card `c`: bonuses in zone order, then cards. */
function foldRules(t: Table, table: CardRules, fold: Fold, c: number, terms: Term[] | null): number {
  let result = fold === largest ? none : 0;
  for (let z = bonusesHave(t, table) ? 0 : t.p.zones; z < t.p.zones; z++) {
    const bonus = bonusOf(t, z);
    if (bonus === none) continue;
    for (const rule of table.ofBonus[bonus] ?? noRules) {
      if (!rule.matches(t, c, none, none, z, none)) continue;
      if (terms) terms.push({ is: 'rule', kind: table.kind, n: rule.n, bonus });
      if (fold === sum) result += rule.n;
      else if (fold === largest) result = Math.max(result, rule.n);
      else return 1;
    }
  }
  if (!table.cardsHave) return result;
  for (let k = nextStanding(t, none); k !== none; k = nextStanding(t, k)) {
    const rules = table.ofCard[definitionOf(t.l, t.s, k)] ?? noRules;
    if (rules.length === 0 || !isActive(t, k)) continue;
    for (const rule of rules) {
      if (!rule.matches(t, c, k, owner(t, k), zoneOf(t, k), none)) continue;
      if (terms) terms.push({ is: 'rule', kind: table.kind, n: rule.n, card: k });
      if (fold === sum) result += rule.n;
      else if (fold === largest) result = Math.max(result, rule.n);
      else return 1;
    }
  }
  return result;
}

export const holds = (t: Table, table: CardRules, c: number, terms: Term[] | null = null): boolean =>
  foldRules(t, table, any, c, terms) !== 0;
export const total = (t: Table, table: CardRules, c: number, terms: Term[] | null = null): number =>
  foldRules(t, table, sum, c, terms);
/** -1 when no rule of the kind holds. Of several only the one that counts is a term. */
export function highest(t: Table, table: CardRules, c: number, terms: Term[] | null = null): number {
  if (!terms) return foldRules(t, table, largest, c, null);
  const matching: Term[] = [];
  const n = foldRules(t, table, largest, c, matching);
  const counts = n === none ? undefined : matching.find((term) => term.n === n);
  if (counts) terms.push(counts);
  return n;
}

/** Does a rule of the kind that says `n` let nothing be added? */
export function isFinal(t: Table, table: CardRules, c: number, n: number): boolean {
  const says = (rule: CardRule, source: number, me: number, here: number): boolean =>
    rule.final && rule.n === n && rule.matches(t, c, source, me, here, none);
  for (let z = 0; z < t.p.zones; z++)
    for (const rule of table.ofBonus[bonusOf(t, z)] ?? noRules) if (says(rule, none, none, z)) return true;
  for (let k = nextStanding(t, none); k !== none; k = nextStanding(t, k))
    for (const rule of table.ofCard[definition(t, k)] ?? noRules)
      if (isActive(t, k) && says(rule, k, owner(t, k), zoneOf(t, k))) return true;
  return false;
}

/** The zones in which something is forbidden, one bit each. With `terms`, what forbids it in the zone `asked`. */
export function forbidden(
  t: Table,
  table: ZoneRules,
  terms: RuleTerm[] | null = null,
  asked: number = none,
): number {
  let zones = 0;
  for (let z = bonusesHave(t, table) ? 0 : t.p.zones; z < t.p.zones; z++) {
    const bonus = bonusOf(t, z);
    if (bonus === none) continue;
    for (const rule of table.ofBonus[bonus] ?? noRules) {
      const banned = rule.zones(t, z, none);
      zones |= banned;
      if (terms && banned & (1 << asked)) terms.push({ is: 'rule', kind: table.kind, n: 0, bonus });
    }
  }
  if (!table.cardsHave) return zones;
  for (let k = nextStanding(t, none); k !== none; k = nextStanding(t, k)) {
    const rules = table.ofCard[definition(t, k)] ?? noRules;
    // Whether a card is active may hang on this very question: then only its having fired counts.
    if (rules.length === 0 || !(table.kind === 'fire' ? hasFired(t, k) : isActive(t, k))) continue;
    for (const rule of rules) {
      const banned = rule.zones(t, zoneOf(t, k), none);
      zones |= banned;
      if (terms && banned & (1 << asked)) terms.push({ is: 'rule', kind: table.kind, n: 0, card: k });
    }
  }
  return zones;
}

/** What forbids it in a zone. */
export function bansIn(t: Table, table: ZoneRules, zone: number): RuleTerm[] {
  const terms: RuleTerm[] = [];
  forbidden(t, table, terms, zone);
  return terms;
}

/** The lead that control of a zone needs. */
export function marginOf(t: Table, zone: number, terms: Term[] | null = null): number {
  const table = t.p.standing.margin;
  let margin = 1;
  for (let z = bonusesHave(t, table) ? 0 : t.p.zones; z < t.p.zones; z++) {
    const bonus = bonusOf(t, z);
    if (bonus === none) continue;
    for (const rule of table.ofBonus[bonus] ?? noRules) {
      if ((rule.zones(t, z, none) & (1 << zone)) === 0) continue;
      margin = Math.max(margin, rule.n);
      if (terms) terms.push({ is: 'rule', kind: 'margin', n: rule.n, bonus });
    }
  }
  if (!table.cardsHave) return margin;
  for (let k = nextStanding(t, none); k !== none; k = nextStanding(t, k)) {
    const rules = table.ofCard[definition(t, k)] ?? noRules;
    if (rules.length === 0 || !isActive(t, k)) continue;
    for (const rule of rules) {
      if ((rule.zones(t, zoneOf(t, k), none) & (1 << zone)) === 0) continue;
      margin = Math.max(margin, rule.n);
      if (terms) terms.push({ is: 'rule', kind: 'margin', n: rule.n, card: k });
    }
  }
  return margin;
}
