/**
 * The oracle: a second, plain and slow reading of rules/ygios.md, for tests only. It interprets the card data
 * step by step over plain objects; the engine must ask the same questions, offer the same answers and come to
 * the same positions. Production code never imports it.
 *
 * DECISIONS, where the rules leave two readings. [P] can be seen with the printed cards (perhaps under an
 * option), the others only with a designer's own.
 *
 * Order and time
 *  1. Several cards of one `all` are handled Zone by Zone (in the order of the pack), in each by arrival. Their
 *     faces must not decide: the order of cards that lie face-down would tell what they are.
 *  2. `flip all` turns all together, then follow reveals and `orFlip` entries, card by card. `move all` goes
 *     card by card: Zone, move, arrival; a card that can't be moved any more when its turn comes is left out.
 *  3. A reveal waits until the running text is over, a face-up play by a `play` step too. Until it has been
 *     handled the card has not fired. It is void if the card has been turned down or has left meanwhile.
 *     Where the card lies, and whether it can be paid for, is asked when it is handled; a card played by a
 *     step that has become unpayable by then is discarded like a flipped one.
 *  4. Entries of `enter` happen at once, in the middle of the text that moved the card. Each is a text of its
 *     own; its `if` reads the face at that moment; the rest lapse when the card has left the Zone. `limit`
 *     belongs to the bonus, not to the entry, and is spent before the step.
 *  5. A text whose card has left the board goes on; `here` is where it lay, and `this` is nothing any more, also
 *     when the card comes back.
 *
 * Reading texts
 *  6. `of`, `on` and `foe` are relative to the owner of the text's card (in `enter`: of the entering card),
 *     also when `who` is the foe. A bonus's standing rules have no `me`: `of` matches nothing there, `is: this`
 *     nothing, `not: this` everything. In `score`, `me` is the controller.
 *  7. `there` is the last destination of an earlier step of the text; without one it is, in the `to` of a move,
 *     the moved card's own Zone, and elsewhere no Zone at all.
 *  8. `drawn` counts all cards drawn by the text so far, by whom and to where ever.
 *  9. A card placed from aside belongs to who places it. `link` links to `this`, if that lies face-up.
 * 10. What is left aside at the end of a text goes under the pile; the one whom the text's last draw aside names
 *     orders it.
 * 11. [P] `may` without a pick is asked first, true or false, and only if the step could do anything; if it
 *     could not, the text goes on. With a pick it is one question.
 * 12. `score` does nothing outside a bonus's `score` list, and nothing else does anything inside it; `who` and
 *     `may` of a score are not heeded.
 *
 * 30. `home` never matches a card that lies face-down: a text that could tell would show what lies hidden.
 *
 * Abilities and Requirements
 * 13. A card with a Requirement and an ability pays first and then, if it still lies there face-up, fires like
 *     any other, before other reveals are handled.
 * 14. A card without `fire` and `while` never fires, so its `limit` is never spent.
 * 15. Payable: numbers of cards (pile, hands, aside) are followed from step to step; candidates of a pick are
 *     those of the present board; `every` wants each match of the selector to pass all filters of the verb, a
 *     changed face included. A `play` needs a card in hand and an open Zone; of one's own hand, a card that can
 *     be laid there face-down or has no Requirement of its own.
 * 16. [P] `requirementsVsProtection: ignore` goes through protection and through the ban on flipping down
 *     (rules §1.6.6 names both under P2, and B2 lets face-down cards lie in All Eyes On Us off the defaults).
 * 17. The continuous model asks whether firing is forbidden of the bonuses and of the cards that have fired.
 *
 * Locks and links
 * 18. [P] A link ends, like a lock, when its source is turned down or leaves (rules §6, durations).
 * 19. [P] `lockOverlap: longest`: every lock keeps its own turns; the Zone is open when the last has ended.
 * 20. [P] `locksBindOffTurn`: out of his turn any lock on his side binds a player, also one that begins with
 *     his next turn; in his turn only those that cover it.
 * 21. A lock that ends with its source is not laid if the source does not lie there face-up. A bonus is the
 *     source of its own locks, and they never end early.
 * 22. [P] A source that fires twice has one lock on one side of a Zone, which lasts as long as the longer of the
 *     two would (unbound sources only: others lose the first lock when they turn down). Where a position has
 *     several locks with different ends on one side of a Zone, a newcomer takes the latest.
 *
 * Values and points
 * 23. The largest `fixed`, `base`, `margin` counts; on equal `fixed` a final one; a margin is never less than 1.
 * 24. A position's `gain` counts as the pack's first gain step says (bonuses before cards); a position's lock is
 *     unbound if its source has an unbound lock step.
 * 25. A loss stops at `lowest`, also one by a bonus, and never lifts who is below it already; bonuses score in row
 *     order.
 *
 * Turns
 * 26. [P] `playoutEndsRound` ends the round after a play-out that emptied the hand; cards that a lock keeps in
 *     hand (R10) are waited for.
 * 27. [P] `backOffInPlayout` offers Back Off at the start of the play-out only. A position with `playout: true`
 *     is in the middle of one if the foe holds cards; against an empty hand it is at the start of its turn.
 * 28. The extra play of a text is a question for `play`, the key of its move. In phase `sculpt` the turn is the
 *     one to come, and A's cards leave the hand with A's answer.
 * 29. A round with too many steps, or arrivals nested too deep, throws RulesLoop; where exactly is not a rule.
 */
import type { Flow } from './ask';
import type { OracleOptions } from './options';
import { patched } from './patches';
import type { Given, Move, Question, Result, Snapshot } from './position';
import { timelineWinner } from './scoring';
import { snapshotOf } from './snapshot';
import { stateOf } from './start';
import { onBoard } from './state';
import { wholeRound } from './turns';
import { valueOf } from './value';
import type { OraclePack, Seat } from './words';

export type { OracleBonus, OracleCard, OraclePack, OracleRules, Seat } from './words';
export type { OracleOptions } from './options';
export type { Given, Move, Question, Result, Snapshot } from './position';
export { RulesLoop } from './loop';

export interface OracleRound {
  /** Null when the round is over. */
  question(): Question | null;
  /** Throws if the move is not among the answers. */
  answer(move: Move): void;
  snapshot(): Snapshot;
  sculpted(): Record<Seat, readonly string[]>;
  value(card: string): number;
  result(): Result | null;
  timeline(): Seat | null;
}

/** The same move has the same key; cards to discard and to cut are sets, cards to put under the pile are not. */
export function moveKey(move: Move): string {
  const entries = Object.entries(move).map(([key, value]): [string, unknown] => {
    const isSet = key === 'discard' || key === 'sculpt';
    return [key, isSet && Array.isArray(value) ? value.toSorted() : value];
  });
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function startRound(pack: OraclePack, options: OracleOptions, given: Given): OracleRound {
  const state = stateOf(patched(pack, options), options, given);
  const flow: Flow<void> = wholeRound(state, {
    sculpts: given.phase === 'sculpt',
    inPlayout: given.playout === true,
  });
  let at = flow.next(0);

  const question = (): Question | null => (at.done === true ? null : at.value);
  return {
    question,
    answer(move) {
      const key = moveKey(move);
      const index = question()?.answers.findIndex((answer) => moveKey(answer) === key) ?? -1;
      if (index < 0) throw new Error(`Not among the answers: ${key}`);
      at = flow.next(index);
    },
    snapshot: () => snapshotOf(state),
    sculpted: () => ({ A: [...state.sculpted.A], B: [...state.sculpted.B] }),
    value(id) {
      const card = onBoard(state, id);
      if (!card) throw new Error(`${id} does not lie on the board`);
      return valueOf(state, card);
    },
    result: () => state.result,
    timeline: () => timelineWinner(state),
  };
}
