/** What cards count, and who controls a Zone. */
import { beside, matches, zonesOf } from './select';
import { standing } from './standing';
import { definitionOf, type BoardCard, type State } from './state';
import type { Rule, Seat } from './words';

type Numbered = Extract<Rule, { rule: 'fixed' | 'base' | 'add' }>;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function valueOf(state: State, card: BoardCard): number {
  const rules = standing(state);
  const numbered = <K extends Numbered['rule']>(kind: K): Extract<Rule, { rule: K }>[] =>
    rules
      .filter(
        ({ rule, view }) => rule.rule === kind && 'cards' in rule && matches(state, card, rule.cards, view),
      )
      .map(({ rule }) => rule as Extract<Rule, { rule: K }>);
  const full = rules.some(({ rule, view }) => rule.rule === 'full' && matches(state, card, rule.cards, view));

  const gains = card.gains.filter((gain) => gain.face === null || gain.face === card.face);
  const before = sum(gains.filter((gain) => gain.before === 'halving').map((gain) => gain.n));
  const after = sum(gains.filter((gain) => gain.before === null).map((gain) => gain.n));
  const added = sum(numbered('add').map((rule) => rule.n)) + after;

  const read = (raw: number): number => Math.max(0, raw);
  if (card.face === 'down') {
    const bases = numbered('base').map((rule) => rule.n);
    const base = bases.length > 0 ? Math.max(...bases) : state.pack.rules.faceDown;
    return read(base + before + added);
  }
  const fixed = numbered('fixed');
  if (fixed.length > 0) {
    const n = Math.max(...fixed.map((rule) => rule.n));
    const final = fixed.some((rule) => rule.n === n && rule.final === true);
    return read(final ? n : n + before + added);
  }
  const { home, devotion } = definitionOf(state, card.id);
  const printed = devotion + before;
  if (full || card.zone === home) return read(printed + added);
  const half = Math.floor(printed / state.pack.rules.besideDivisor);
  return read((beside(state, home).includes(card.zone) ? half : 0) + added);
}

export function devotionIn(state: State, zone: string, seat: Seat): number {
  const cards = state.board.filter((card) => card.zone === zone && card.owner === seat);
  return sum(cards.map((card) => valueOf(state, card)));
}

export function controllerOf(state: State, zone: string): Seat {
  const margins = standing(state).flatMap(({ rule, view }) =>
    rule.rule === 'margin' && zonesOf(state, rule.in, view).includes(zone) ? [rule.n] : [],
  );
  const needed = Math.max(1, ...margins);
  const lead = devotionIn(state, zone, 'A') - devotionIn(state, zone, 'B');
  if (Math.abs(lead) < needed) return state.first;
  return lead > 0 ? 'A' : 'B';
}
