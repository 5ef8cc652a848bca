import type { ScriptedDice } from '../dice';
import type { Refusal } from '../game';
import { sameState, type State } from '../state';
import { asSet, compare, valueKey } from './compare';
import { shownValue, type Difference } from './difference';

/** What a move of any game may carry besides. */
export interface StepExtras {
  readonly by: string;
  readonly refused?: true | undefined;
  readonly code?: string | undefined;
  readonly offered?: readonly unknown[] | undefined;
  readonly notOffered?: readonly unknown[] | undefined;
}

export type Step<M, L> = { readonly expect: L } | (M & StepExtras);

export interface Script<M, L> {
  readonly when?: readonly Step<M, L>[] | undefined;
  readonly then?: L | undefined;
  readonly dice?: readonly number[] | undefined;
}

/** The open question: which seats may answer, for what, and whether a scenario may end here. */
export interface OpenQuestion {
  readonly by: readonly string[];
  readonly for: string;
  readonly rests: boolean;
}

/** A game on the table, as a scenario plays it. Each game brings its own. */
export interface ScenarioTable<M, L> {
  question(): OpenQuestion | null;
  /**
   * The answers to it, each as lists of answers write them. A menu may hold answers of many kinds: then `move` says
   * which of them are meant, such as the targets of one card.
   */
  answers(move?: M): readonly unknown[];
  /** The same answer has the same key, however it was written. */
  answerKey(entry: unknown): string;
  refuse(move: M): Refusal | null;
  /** Makes a move that is not refused. */
  take(move: M): void;
  look(wanted: L, at: string): Difference | null;
  /** Every word of the game, for as long as nothing else happens. */
  state(): State;
  /** The cards of a loop that ended the game, or null. */
  loop(): readonly string[] | null;
  readonly dice: ScriptedDice;
}

/** Plays a scenario on a table that is laid out; the first difference ends it. */
export function runScenario<M, L>(table: ScenarioTable<M, L>, script: Script<M, L>): Difference | null {
  let at = 'given';
  const rolled = diceAt(table, at);
  if (rolled) return rolled;
  for (const [index, step] of (script.when ?? []).entries()) {
    const loop = loopAt(table, at);
    if (loop) return loop;
    at = `when.${index}`;
    const difference =
      'expect' in step
        ? table.look(step.expect, `${at}.expect`)
        : (runMove(table, step, at) ?? diceAt(table, at));
    if (difference) return difference;
  }
  return loopAt(table, at) ?? runEnd(table, script);
}

function loopAt<M, L>(table: ScenarioTable<M, L>, at: string): Difference | null {
  const cards = table.loop();
  return cards && { is: 'rules-loop', at, cards };
}

/** A roll that is not as the scenario says, where it was made. */
function diceAt<M, L>({ dice: { trouble } }: ScenarioTable<M, L>, at: string): Difference | null {
  if (trouble === null) return null;
  if (trouble.is === 'missing') return { is: 'dice-missing', at, sides: trouble.sides };
  const { nth, sides, found } = trouble;
  return { is: 'dice-wrong', at: `dice.${nth}`, sides, found };
}

function runEnd<M, L>(table: ScenarioTable<M, L>, { then }: Script<M, L>): Difference | null {
  const question = table.question();
  if (question && !question.rests) {
    return { is: 'open-question', at: 'then', by: question.by.join(', '), for: question.for };
  }
  const difference = then === undefined ? null : table.look(then, 'then');
  if (difference) return difference;
  const count = table.dice.left;
  return count > 0 ? { is: 'dice-left', at: 'dice', count } : null;
}

function runMove<M, L>(table: ScenarioTable<M, L>, step: M & StepExtras, at: string): Difference | null {
  const question = table.question();
  const isAsked = question?.by.includes(step.by) === true;
  // Of a question to somebody else it would say nothing that the answers are others.
  const listed = isAsked || step.refused ? checkAnswers(table, step, at) : null;
  if (listed) return listed;
  const before = table.state().slice();
  const refusal = table.refuse(step);
  if (!sameState(before, table.state())) return { is: 'changed', at };
  if (!step.refused) {
    if (!refusal) {
      table.take(step);
      return null;
    }
    const by = question?.by.join(', ') ?? '';
    return { is: 'refused', at, code: refusal.code, by, for: question?.for ?? '' };
  }
  if (!refusal) return { is: 'accepted', at };
  return step.code === undefined || step.code === refusal.code
    ? null
    : { is: 'value', at: `${at}.code`, expected: step.code, found: refusal.code };
}

function checkAnswers<M, L>(table: ScenarioTable<M, L>, step: M & StepExtras, at: string): Difference | null {
  const { offered, notOffered = [] } = step;
  const answers = offered || notOffered.length > 0 ? table.answers(step) : [];
  const keys = answers.map((entry) => table.answerKey(entry));
  if (offered) {
    const wanted = offered.map((entry) => table.answerKey(entry));
    if (valueKey(wanted.toSorted()) !== valueKey(keys.toSorted()))
      return compare(asSet, `${at}.offered`, offered, answers);
  }
  const index = notOffered.findIndex((entry) => keys.includes(table.answerKey(entry)));
  return index < 0
    ? null
    : { is: 'offered', at: `${at}.notOffered.${index}`, entry: shownValue(notOffered[index]) };
}

/** Those of the wanted answers that must be possible: the first that is not. */
export function findNotLegal<M, L>(
  table: ScenarioTable<M, L>,
  wanted: readonly unknown[],
  at: string,
): Difference | null {
  const keys = table.answers().map((entry) => table.answerKey(entry));
  const index = wanted.findIndex((entry) => !keys.includes(table.answerKey(entry)));
  return index < 0 ? null : { is: 'not-legal', at: `${at}.${index}`, entry: shownValue(wanted[index]) };
}
