import type { EnterStep, Step } from '../effects/index';
import type { Clause, Moment, Speech, StepPhrases } from './speech';

type AnyStep = Step | EnterStep;

const drawsAside = (step: AnyStep): boolean => step.do === 'draw' && step.to === 'aside';

/** Steps that do the same whoever does them, unless that player may decline. */
const isNobodys = (step: AnyStep): boolean =>
  step.may !== true &&
  (step.do === 'lock' || step.do === 'gain' || (step.do === 'flip' && !('pick' in step)));

function asideBefore(before: readonly AnyStep[]): Moment['aside'] {
  const last = before.at(-1);
  if (!last || last.do !== 'draw' || last.to !== 'aside') return null;
  return before.filter(drawsAside).length > 1 ? null : last.n === 1 ? 'it' : 'them';
}

function momentOf(
  steps: readonly AnyStep[],
  index: number,
  step: AnyStep,
  speech: Speech,
  paid: boolean,
): Moment {
  const before = steps.slice(0, index);
  const actor = isNobodys(step) ? null : (step.who ?? 'me');
  const last = before.at(-1);
  return {
    ...speech,
    actor,
    again: last !== undefined && !isNobodys(last) && (last.who ?? 'me') === actor,
    may: step.may === true,
    moved: before.some((one) => one.do === 'move'),
    aside: asideBefore(before),
    paid,
  };
}

/** The steps of a text in the words of a language. */
export function clausesOf(
  steps: readonly AnyStep[],
  phrases: StepPhrases,
  speech: Speech,
  paid: boolean,
): Clause[] {
  return steps.map((step, index) => {
    const moment = momentOf(steps, index, step, speech, paid);
    // The table has an entry for each verb that takes the steps of that verb: TypeScript can't follow the pair.
    const phrase = phrases[step.do] as (step: AnyStep, moment: Moment) => string;
    const tied = step.do === 'putBack' || (step.do === 'play' && step.from === 'aside');
    return { words: phrase(step, moment), may: moment.may, actor: moment.actor, tied };
  });
}
