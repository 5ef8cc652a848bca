/** Players who choose evenly among all answers. Tests only. */
import type { Move, OracleDuel, Question } from './oracle';
import { shuffled, type Chance } from './test-pack';

export function anyAnswer(question: Question, chance: Chance): Move {
  if (question.for === 'order') return { by: question.by, order: shuffled(question.order, chance) };
  const move = question.answers[chance(question.answers.length)];
  if (!move) throw new Error(`Nothing to answer for ${question.by} (${question.for})`);
  return move;
}

/** To the end; `look` sees every question before it is answered. */
export function playOut(
  duel: OracleDuel,
  chance: Chance,
  look: (question: Question) => void = () => {},
): void {
  for (let question = duel.question(); question; question = duel.question()) {
    look(question);
    duel.answer(anyAnswer(question, chance));
  }
}
