import { barOf, type Bar } from '../../../kernel/governing/exhaustion';
import { CANNOT, MAY, MUST, rulingsOn, verdictOf, type Verdict } from '../../../kernel/governing/permissions';
import {
  allRulings,
  encore,
  exhausted,
  has,
  isFurre,
  ownRulings,
  refOf,
  rulings,
  settled,
  turnRulings,
} from '../reading';
import { rulesOn } from '../standing';
import { acts, type Table } from '../table';
import { thingOf, type ThingRef } from '../things';

export type Act = keyof typeof acts;

/** X1: who says what about an act. Only standing rules have a source; what an effect said is kept without one. */
export type Reason =
  | { readonly is: Bar }
  | { readonly is: 'noEncore' }
  | { readonly is: 'rule'; readonly says: 'cannot' | 'must'; readonly source: ThingRef }
  | { readonly is: 'lasting' | 'turn'; readonly says: 'cannot' | 'must' };

/** Whether a Furre may swing, or return when it bows out, and everything that is said about it. */
export interface ActExplained {
  readonly is: 'act';
  readonly act: Act;
  readonly thing: ThingRef;
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
}

const words = [
  [CANNOT, 'cannot'],
  [MUST, 'must'],
] as const;

/** Null: nothing but a Furre swings or returns. */
export function explainAct(t: Table, c: number, act: Act): ActExplained | null {
  if (!isFurre(t, c)) return null;
  const reasons: Reason[] = [];
  const bar = act === 'swing' ? barOf(has(t, c, exhausted), has(t, c, settled), true) : null;
  const unable = bar ?? (act === 'return' && encore(t, c) === 0 ? 'noEncore' : null);
  if (unable) reasons.push({ is: unable });
  for (const { source, rule } of rulesOn(t, c)) {
    if (rule.is !== 'ruling' || rule.act !== acts[act]) continue;
    const says = rule.ruling === CANNOT ? 'cannot' : 'must';
    reasons.push({ is: 'rule', says, source: thingOf(t, refOf(t, source)) });
  }
  for (const [is, kind] of [
    ['lasting', ownRulings],
    ['turn', turnRulings],
  ] as const)
    for (const [bit, says] of words)
      if ((rulingsOn(rulings(t, c, kind), acts[act]) & bit) !== 0) reasons.push({ is, says });
  // What can't be done at all asks nothing of anybody (A15).
  const said = MAY | rulingsOn(allRulings(t, c), acts[act]) | (unable ? CANNOT : 0);
  return { is: 'act', act, thing: thingOf(t, refOf(t, c)), verdict: verdictOf(said), reasons };
}
