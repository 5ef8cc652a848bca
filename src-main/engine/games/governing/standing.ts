import { firstIn, linkOf, nextOf, none, setTally } from '../../kernel/cards';
import { onMaxExchange } from '../../kernel/governing/max-rules';
import { withRuling } from '../../kernel/governing/permissions';
import { at } from '../../kernel/state';
import { tellSp, tellStat } from './changes';
import { body, heardAt, standingAt } from './layout';
import {
  bodyWord,
  controller,
  definition,
  isIn,
  rawMax,
  setBody,
  setRulings,
  setWas,
  sp,
  standingRulings,
  typeOf,
  was,
} from './reading';
import { type CompiledRule, type CompiledSelector, type Table, types, whos } from './table';

/**
 * Standing rules are looked over once, whenever something came, left or changed hands, and what they add up to is
 * noted on each object: a decision reads stats hundreds of times and the board changes once.
 *
 * Point 10 of the open questions: what ends at this moment is taken away before what starts is added. So for every
 * pair of a rule and an object
 * it is asked whether it held the last time too; `was` says who controlled what then.
 */
export function lookOver(t: Table): void {
  const { s, l, p } = t;
  let heard = 0;
  let sources = 0;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) {
    const face = definition(t, c);
    heard |= p.listens[face] ?? 0;
    sources += p.hasRules[face] ?? 0;
  }
  s[heardAt] = heard;
  if (sources > 0 || at(s, standingAt) > 0) {
    clearSums(t);
    for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c))
      if (p.hasRules[definition(t, c)] === 1) addUp(t, c);
    for (let seat = 0; seat < l.seats; seat++) if (isIn(t, seat)) note(t, seat);
    for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) note(t, c);
  }
  s[standingAt] = sources;
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) setWas(t, c, controller(t, c) + 1);
}

/** What rules add up to on one record: PE, Max SP, the part of that which held before, rulings. */
const sum = { pe: 0, max: 1, kept: 2, rulings: 3 } as const;
const sumShift = 2;

function clearSums(t: Table): void {
  const { s, l, sums } = t;
  for (let seat = 0; seat < l.seats; seat++) {
    s[l.drawCostAt + seat] = 0;
    s[l.refreshCostAt + seat] = 0;
    clearSum(sums, seat);
  }
  for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c)) clearSum(sums, c);
}

function clearSum(sums: Int32Array, c: number): void {
  const first = c << sumShift;
  for (let word = first; word < first + (1 << sumShift); word++) sums[word] = 0;
}

/** The rules of one object, onto everything they are about. */
function addUp(t: Table, source: number): void {
  const { s, l } = t;
  const rules = t.p.definitions[definition(t, source)]?.rules ?? [];
  for (const rule of rules) {
    if (rule.is === 'cost') addCost(t, rule, controller(t, source));
    else if (rule.things === 'wearer') {
      const wearer = linkOf(s, source);
      if (wearer !== none) add(t, rule, wearer, was(t, source) > 0 && was(t, wearer) > 0);
    } else if (rule.things.isThis) addIf(t, rule, rule.things, source, source);
    else {
      for (let seat = 0; seat < l.seats; seat++) addIf(t, rule, rule.things, source, seat);
      for (let c = firstIn(l, s, l.inPlay); c !== none; c = nextOf(s, c))
        addIf(t, rule, rule.things, source, c);
    }
  }
}

export type AboutThings = Exclude<CompiledRule, { is: 'cost' }>;
export type AboutCosts = Extract<CompiledRule, { is: 'cost' }>;

/** One rule that holds now, and the object whose it is. */
export interface Holding<Rule> {
  readonly source: number;
  readonly rule: Rule;
}

/** The rules that are about a record now: the same ones that were added up on it. For explanations; it allocates. */
export const rulesOn = (t: Table, c: number): Holding<AboutThings>[] =>
  holding(t, (rule, source) => {
    if (rule.is === 'cost') return null;
    const meant =
      rule.things === 'wearer'
        ? linkOf(t.s, source) === c
        : means(t, rule.things, source, c, controller(t, source), controller(t, c));
    return meant ? rule : null;
  });

/** The rules that change a player's cost now. */
export const costRulesFor = (t: Table, seat: number, draw: boolean): Holding<AboutCosts>[] =>
  holding(t, (rule, source) =>
    rule.is === 'cost' && rule.draw === draw && paysMore(rule, seat, controller(t, source)) ? rule : null,
  );

function holding<Rule>(
  t: Table,
  choose: (rule: CompiledRule, source: number) => Rule | null,
): Holding<Rule>[] {
  const found: Holding<Rule>[] = [];
  for (let source = firstIn(t.l, t.s, t.l.inPlay); source !== none; source = nextOf(t.s, source))
    for (const one of t.p.definitions[definition(t, source)]?.rules ?? []) {
      const rule = choose(one, source);
      if (rule) found.push({ source, rule });
    }
  return found;
}

const paysMore = (rule: AboutCosts, seat: number, mine: number): boolean =>
  rule.who === whos.each || (seat === mine) === (rule.who === whos.me);

function addCost(t: Table, rule: AboutCosts, mine: number): void {
  const { s, l } = t;
  const first = rule.draw ? l.drawCostAt : l.refreshCostAt;
  for (let seat = 0; seat < l.seats; seat++)
    if (paysMore(rule, seat, mine)) s[first + seat] = at(s, first + seat) + rule.n;
}

function addIf(t: Table, rule: AboutThings, sel: CompiledSelector, source: number, c: number): void {
  if (!means(t, sel, source, c, controller(t, source), controller(t, c))) return;
  const [sourceWas, cWas] = [was(t, source), c < t.l.seats ? c + 1 : was(t, c)];
  add(t, rule, c, sourceWas > 0 && cWas > 0 && means(t, sel, source, c, sourceWas - 1, cWas - 1));
}

function add(t: Table, rule: AboutThings, c: number, held: boolean): void {
  const { sums } = t;
  const first = c << sumShift;
  if (rule.is === 'ruling')
    sums[first + sum.rulings] = withRuling(sums[first + sum.rulings] ?? 0, rule.act, rule.ruling);
  else if (!rule.max) sums[first + sum.pe] = (sums[first + sum.pe] ?? 0) + rule.n;
  else {
    sums[first + sum.max] = (sums[first + sum.max] ?? 0) + rule.n;
    if (held) sums[first + sum.kept] = (sums[first + sum.kept] ?? 0) + rule.n;
  }
}

/** Only Furres have a PE, only they and Hosts SP. */
function note(t: Table, c: number): void {
  const first = c << sumShift;
  const type = typeOf(t, c);
  setRulings(t, c, standingRulings, t.sums[first + sum.rulings] ?? 0);
  // What has just come enters at full SP: nothing has happened to it.
  const isNew = was(t, c) === 0 && type !== types.host;
  if (type === types.furre) {
    const [had, now] = [bodyWord(t, c, body.standPe), t.sums[first + sum.pe] ?? 0];
    setBody(t, c, body.standPe, now);
    if (now !== had && !isNew) tellStat(t, c, 'pe', now - had, 'while');
  } else if (type !== types.host) return;
  const max = t.sums[first + sum.max] ?? 0;
  const kept = t.sums[first + sum.kept] ?? 0;
  const before = bodyWord(t, c, body.standMax);
  if (before === max && kept === max) return;
  const raw = rawMax(t, c);
  const had = sp(t, c);
  const now = onMaxExchange(had, raw, before - kept, max - kept);
  setBody(t, c, body.standMax, max);
  setTally(t.s, c, now);
  if (isNew) return;
  const starts = max !== kept;
  if (max !== before) tellStat(t, c, 'maxSp', max - before, starts ? 'while' : 'ended');
  tellSp(t, c, now - had, starts ? 'max' : 'maxEnds');
}

/** Does a description mean `c`, with things controlled as given? */
function means(
  t: Table,
  sel: CompiledSelector,
  source: number,
  c: number,
  sourceSeat: number,
  seat: number,
): boolean {
  if (((sel.types >> typeOf(t, c)) & 1) === 0) return false;
  if (sel.of !== 0 && (seat === sourceSeat) !== (sel.of === 1)) return false;
  return !(sel.isThis && c !== source) && !(sel.notThis && c === source);
}
