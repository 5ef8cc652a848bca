/**
 * The oracle: a second, plain and slow reading of rules/governing.md, for tests only. It interprets the card data
 * step by step over plain objects; the engine must ask the same questions, offer the same answers and come to the
 * same positions. Production code never imports it.
 *
 * DECISIONS, where the rules leave two readings. [P] can be seen with the printed cards, the others only with a
 * designer's own. No scenario contradicts the rules.
 *
 * Skills that go off
 *  1. Everything set off during one resolution and the sweep after it is one group, whichever step set it off;
 *     what a cost or an entry sets off is a group too. Groups wait in line (A30).
 *  2. Inside a group targets are asked for by controller, active player first, then by the age of the object,
 *     then in the order of events, then of the skills on the card. Delayed effects come after the objects.
 *  3. A skill set off belongs to who controlled its object at that moment, and goes off even if the object has left.
 *  4. A triggered skill that finds no target goes off all the same: the parts about its target are skipped, the
 *     rest happens (I1). "Nothing" (I2) is only for targets that were there and are gone.
 *  5. A target is gone when it has left play; that it would not match any more does not matter. What is left is
 *     looked at once, when the effect begins; a target that leaves later is not acted on, but its numbers are
 *     known (N5).
 *  6. Two skills of one player with the same name in an order are told apart as `wren` and `wren#2`.
 *  7. A delayed effect made in the end step waits for the next end step.
 *  8. The sweep repeats until no Furre has 0 SP; each round of it is a moment of its own.
 *  9. What leaves sees what leaves with it (A27), and does not see what returns by an encore at that moment.
 *     A Furre that returns does not see what left with it. `must return` means nothing.
 *
 * The pile
 * 10. [P] What resolves has left the pile; an Action's card lies on the Couch before the sweep after its effect,
 *     and nowhere while its effect asks something.
 * 11. A swing is told, then the defender is asked to step in, then skills that the swing or its exhausting set off
 *     are aimed and go off, then come answers.
 * 12. [P] A swing at a Furre goes on whoever controls the two by then. If the swinger has left nobody gives
 *     anything and this is not a "nothing".
 * 13. Where an object has several activated skills the move says which: `skill`, from 1.
 * 14. [P] Several targets are a set: `on` in another order is the same move. Two copies of a card in hand are one
 *     move, also when one is discarded.
 *
 * Steps
 * 15. `of` and `foe` of a `pick` and of an `all` are seen from the one who acts; of a target, a trigger and a
 *     standing rule from the controller. With `who` for several, `all` is what any of them means, once.
 * 16. `control` is taken by the skill's controller, whoever `who` is; `later` is put off once.
 * 17. `may` is asked of all before anybody acts, and only of those who could do anything: something matches, the
 *     number is above 0, a book to draw from is not empty. With a pick it is one question (as in ygios).
 * 18. Every step with a pick sets `picked`, also to nothing. A picked thing that has left is known by N5.
 * 19. What an Alteration was attached to remains its `wearer` after it has left.
 * 20. Only Furres bow out, have PE and give groove; Furres and Hosts have SP and Max SP; objects of any type can be
 *     exhausted, moved, controlled and carry counters. Whatever else a step is told to do is skipped (I1).
 * 21. `set` to a number below 0 is not clamped: only what is visible of it is.
 * 22. An `add` of several Max SP changes at one moment counts as their sum.
 * 23. Control that was taken last counts; when it ends the one before it does.
 *
 * Names and counts
 * 24. [P] Tokens enter one by one, each in a moment of its own; one that may not enter (N9) uses up no name.
 * 25. [P] A Furre is `settled` only by its player's turn. Treats and Havens enter unsettled too, and it means nothing.
 * 26. [P] Set-up draws are no part of the first turn, so it can be quiet.
 * 27. With three or four players who has lost at a sweep takes everything of his with him: what he owns leaves play
 *     for his Couch (it does not bow out), what he only controlled goes back to its owner, and what he has waiting
 *     (set off, put off or on the pile) is dropped. His Host is gone as a target. The last one wins.
 * 28. A turn with too many steps throws RulesLoop; where exactly is not a rule.
 */
import type { Flow, Reply } from './ask';
import { candidatesFor, activatedSkills, swingTargets, targetOf } from './plays';
import type { Given, Happening, Move, Question, Snapshot, Winner } from './position';
import type { OraclePack } from './printed';
import { isArrangement, moveKey, refusalOf, type RefusalCode } from './refusals';
import { snapshotOf } from './snapshot';
import { stateOf, type OracleOptions } from './start';
import { cardOf } from './state';
import { wholeDuel } from './turns';

export type { OracleCard, OraclePack, OracleRules, OracleToken, Seat } from './printed';
export type { OracleOptions } from './start';
export type { Given, Happening, Move, Question, Snapshot, Winner } from './position';
export type { RefusalCode } from './refusals';
export { moveKey } from './refusals';
export { RulesLoop } from './state';

export interface OracleDuel {
  /** Null when the duel is over. */
  question(): Question | null;
  /** Why a move can't be made, or null. */
  refuse(move: Move): RefusalCode | null;
  /** Throws if the move is refused. */
  answer(move: Move): void;
  /** What a card, a skill or a swing could be aimed at, by name. */
  aims(move: Move): readonly string[];
  snapshot(): Snapshot;
  happened(): readonly Happening[];
  winner(): Winner;
}

export function startDuel(pack: OraclePack, options: OracleOptions, given: Given): OracleDuel {
  const state = stateOf(pack, options, given);
  const flow: Flow<void> = wholeDuel(state);
  const begin: Reply = { index: 0, as: null, order: [] };
  let at = flow.next(begin);

  const question = (): Question | null => (at.done === true ? null : at.value);
  const replyTo = (asked: Question, move: Move): Reply | null => {
    const as = 'as' in move ? (move.as ?? null) : null;
    const order = 'order' in move ? move.order : [];
    if (asked.by !== move.by) return null;
    if (asked.for === 'order') return isArrangement(asked.order, order) ? { index: 0, as, order } : null;
    const key = moveKey(move);
    const index = asked.answers.findIndex((answer) => moveKey(answer) === key);
    return index < 0 ? null : { index, as, order };
  };
  return {
    question,
    refuse: (move) => refusalOf(state, question(), move),
    answer(move) {
      const asked = question();
      const reply = asked && replyTo(asked, move);
      if (!reply) throw new Error(`Not among the answers: ${JSON.stringify(move)}`);
      at = flow.next(reply);
    },
    aims(move) {
      if ('swing' in move) return swingTargets(state, move.by).map(({ name }) => name);
      const self = 'activate' in move ? (state.named.get(move.activate) ?? null) : null;
      const skill = self && 'activate' in move ? activatedSkills(self.card)[(move.skill ?? 1) - 1] : null;
      const target = 'play' in move ? targetOf(cardOf(state, move.play)) : skill?.target;
      return target ? candidatesFor(state, target, move.by, self).map(({ name }) => name) : [];
    },
    snapshot: () => snapshotOf(state),
    happened: () => state.happened,
    winner: () => state.winner,
  };
}
