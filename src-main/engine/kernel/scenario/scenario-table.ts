import { askedSeat, askedSeats, seatsIn } from '../asking';
import { seedChance } from '../chance';
import type { ScriptedDice } from '../dice';
import type { Refusal } from '../game';
import { askKindAt, chanceAt, rest, restAt } from '../head';
import { runOn } from '../match';
import type { GameTable, Rules } from '../rules';
import { at } from '../state';
import type { Difference } from './difference';
import { runScenario, type ScenarioTable, type Script, type StepExtras } from './run-scenario';

/** What a game says of a scenario on its table. `M` is a move, `L` what is looked at. */
export interface ScenarioParts<M, L> {
  /** The question at which a scenario may end. */
  readonly restsAt: string;
  answers(move?: M): readonly unknown[];
  answerKey(entry: unknown): string;
  refuse(move: M): Refusal | null;
  take(move: M): void;
  look(wanted: L, at: string): Difference | null;
}

const letters = 'ABCDEF';
export const seatLetterOf = (seat: number): string => letters[seat] ?? '';

/** A position that is laid out and run on to its first question, as a scenario plays it. */
export function scenarioTableOf<P, T extends GameTable<P, E>, E, M, L, S extends ScenarioParts<M, L>>(
  rules: Rules<P, T, E>,
  t: T,
  dice: ScriptedDice,
  parts: S & ScenarioParts<M, L>,
): ScenarioTable<M, L> & S {
  return {
    ...parts,
    question() {
      if (at(t.s, restAt) !== rest.question) return null;
      const word = rules.word(at(t.s, askKindAt));
      const by = seatsIn(askedSeats(t.s)).map(seatLetterOf);
      return { by, for: word, rests: word === parts.restsAt };
    },
    state: () => t.s,
    loop() {
      const outcome = rules.outcome(t);
      return outcome?.is === 'rules-loop' ? outcome.cards : null;
    },
    dice,
  };
}

/**
 * A scenario made up to its first difference, to be played on from there. A position has no chance of its own: what
 * is dealt or rolled after it comes from the seed. `attend` gets each table before anything happens on it.
 */
export function playOnFrom<P, T extends GameTable<P, E>, E, M, L>(
  rules: Rules<P, T, E>,
  program: P,
  open: (attend: (t: T) => void) => ScenarioTable<M & StepExtras, L>,
  script: Script<M, L>,
  seed: number,
  attend: (t: T) => void,
): T {
  const laid = open((t) => {
    seedChance(t.s, chanceAt, seed, 'game');
    attend(t);
  });
  runScenario(laid, script);
  const t = rules.table(program, laid.state());
  attend(t);
  if (at(t.s, restAt) === rest.question) rules.list(t, askedSeat(t.s));
  runOn(rules, t);
  return t;
}
