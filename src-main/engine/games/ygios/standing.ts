import { nextBit } from '../../kernel/bits';
import { definitionOf, none } from '../../kernel/cards';
import { at } from '../../kernel/state';
import type { RuleTerm, Term } from './explain/terms';
import { bonusOf, definition, hasFired, isUp, owner, zoneOf } from './reading';
import { bonusKindsAt, cardKindsAt } from './layout';
import { matches } from './selector';
import type { CardRule, CardRules, Table, ZoneRules } from './table';
import { zonesOf } from './zones';

const noRules: readonly never[] = [];

/** Who lies out has rules of one or two kinds: most questions need not look at anybody. */
const bonusesHave = (t: Table, table: CardRules | ZoneRules): boolean =>
  (at(t.s, bonusKindsAt) & table.bit) !== 0;
const cardsHave = (t: Table, table: CardRules | ZoneRules): boolean =>
  (at(t.s, cardKindsAt) & table.bit) !== 0;

/** Notes which kinds of rules the bonuses that lie out have. Whoever lays bonuses calls this. */
export function noteBonuses(t: Table): void {
  let kinds = 0;
  for (let z = 0; z < t.p.zones; z++) if (bonusOf(t, z) !== none) kinds |= t.p.bonusKinds[bonusOf(t, z)] ?? 0;
  t.s[bonusKindsAt] = kinds;
}

/** The same for the cards that lie face-up. */
export function noteCardKinds(t: Table): void {
  let kinds = 0;
  for (let k = nextStanding(t, none); k !== none; k = nextStanding(t, k))
    kinds |= t.p.cardKinds[definition(t, k)] ?? 0;
  t.s[cardKindsAt] = kinds;
}

/** The next record after `c` that lies face-up on the board and has standing rules, or -1. Begin with -1. */
export const nextStanding = (t: Table, c: number): number => nextBit(t.s, t.l.standingAt, c + 1, t.l.cards);

/** A persistent ability works: the card is face-up and fired, or need not have fired under `continuous`. */
export function isActive(t: Table, c: number): boolean {
  if (!isUp(t, c)) return false;
  if (hasFired(t, c)) return true;
  return t.p.continuous && (forbidden(t, t.p.standing.fire) & (1 << zoneOf(t, c))) === 0;
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
      if (!matches(t, rule.cards, c, none, none, z, none)) continue;
      if (terms) terms.push({ is: 'rule', kind: table.kind, n: rule.n, bonus });
      if (fold === sum) result += rule.n;
      else if (fold === largest) result = Math.max(result, rule.n);
      else return 1;
    }
  }
  if (!cardsHave(t, table)) return result;
  for (let k = nextStanding(t, none); k !== none; k = nextStanding(t, k)) {
    const rules = table.ofCard[definitionOf(t.s, k)] ?? noRules;
    if (rules.length === 0 || !isActive(t, k)) continue;
    for (const rule of rules) {
      if (!matches(t, rule.cards, c, k, owner(t, k), zoneOf(t, k), none)) continue;
      if (terms) terms.push({ is: 'rule', kind: table.kind, n: rule.n, card: k });
      if (fold === sum) result += rule.n;
      else if (fold === largest) result = Math.max(result, rule.n);
      else return 1;
    }
  }
  return result;
}

/** Does anybody on the table have rules of this kind? Asked before everything else: mostly nobody has. */
const isAbout = (t: Table, table: CardRules | ZoneRules): boolean =>
  ((at(t.s, bonusKindsAt) | at(t.s, cardKindsAt)) & table.bit) !== 0;

export const holds = (t: Table, table: CardRules, c: number, terms: Term[] | null = null): boolean =>
  isAbout(t, table) && foldRules(t, table, any, c, terms) !== 0;
export const total = (t: Table, table: CardRules, c: number, terms: Term[] | null = null): number =>
  isAbout(t, table) ? foldRules(t, table, sum, c, terms) : 0;
/** -1 when no rule of the kind holds. Of several only the one that counts is a term. */
export function highest(t: Table, table: CardRules, c: number, terms: Term[] | null = null): number {
  if (!isAbout(t, table)) return none;
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
    rule.final && rule.n === n && matches(t, rule.cards, c, source, me, here, none);
  for (let z = 0; z < t.p.zones; z++)
    for (const rule of table.ofBonus[bonusOf(t, z)] ?? noRules) if (says(rule, none, none, z)) return true;
  for (let k = nextStanding(t, none); k !== none; k = nextStanding(t, k))
    for (const rule of table.ofCard[definition(t, k)] ?? noRules)
      if (isActive(t, k) && says(rule, k, owner(t, k), zoneOf(t, k))) return true;
  return false;
}

/** The zones in which something is forbidden, one bit each. */
export const forbidden = (t: Table, table: ZoneRules): number =>
  isAbout(t, table) ? forbiddenZones(t, table, null, none) : 0;

/** With `terms`, what forbids it in the zone `asked` is written down. */
function forbiddenZones(t: Table, table: ZoneRules, terms: RuleTerm[] | null, asked: number): number {
  let zones = 0;
  for (let z = bonusesHave(t, table) ? 0 : t.p.zones; z < t.p.zones; z++) {
    const bonus = bonusOf(t, z);
    if (bonus === none) continue;
    for (const rule of table.ofBonus[bonus] ?? noRules) {
      const banned = zonesOf(t, rule.zones, z, none);
      zones |= banned;
      if (terms && banned & (1 << asked)) terms.push({ is: 'rule', kind: table.kind, n: 0, bonus });
    }
  }
  if (!cardsHave(t, table)) return zones;
  for (let k = nextStanding(t, none); k !== none; k = nextStanding(t, k)) {
    const rules = table.ofCard[definition(t, k)] ?? noRules;
    // Whether a card is active may hang on this very question: then only its having fired counts.
    if (rules.length === 0 || !(table.kind === 'fire' ? hasFired(t, k) : isActive(t, k))) continue;
    for (const rule of rules) {
      const banned = zonesOf(t, rule.zones, zoneOf(t, k), none);
      zones |= banned;
      if (terms && banned & (1 << asked)) terms.push({ is: 'rule', kind: table.kind, n: 0, card: k });
    }
  }
  return zones;
}

/** What forbids it in a zone. */
export function bansIn(t: Table, table: ZoneRules, zone: number): RuleTerm[] {
  const terms: RuleTerm[] = [];
  forbiddenZones(t, table, terms, zone);
  return terms;
}

/** The lead that control of a zone needs. */
export function marginOf(t: Table, zone: number, terms: Term[] | null = null): number {
  const table = t.p.standing.margin;
  let margin = 1;
  if (!isAbout(t, table)) return margin;
  for (let z = bonusesHave(t, table) ? 0 : t.p.zones; z < t.p.zones; z++) {
    const bonus = bonusOf(t, z);
    if (bonus === none) continue;
    for (const rule of table.ofBonus[bonus] ?? noRules) {
      if ((zonesOf(t, rule.zones, z, none) & (1 << zone)) === 0) continue;
      margin = Math.max(margin, rule.n);
      if (terms) terms.push({ is: 'rule', kind: 'margin', n: rule.n, bonus });
    }
  }
  if (!cardsHave(t, table)) return margin;
  for (let k = nextStanding(t, none); k !== none; k = nextStanding(t, k)) {
    const rules = table.ofCard[definition(t, k)] ?? noRules;
    if (rules.length === 0 || !isActive(t, k)) continue;
    for (const rule of rules) {
      if ((zonesOf(t, rule.zones, zoneOf(t, k), none) & (1 << zone)) === 0) continue;
      margin = Math.max(margin, rule.n);
      if (terms) terms.push({ is: 'rule', kind: 'margin', n: rule.n, card: k });
    }
  }
  return margin;
}
