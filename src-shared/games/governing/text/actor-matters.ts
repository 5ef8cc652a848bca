import type { Step } from '../effects/index';

/**
 * Does it make a difference who acts? Not where nobody is asked and everybody would mean the same things: then the
 * step happens once, whoever it is said of.
 */
export function actorMatters(step: Step): boolean {
  if (step.may === true) return true;
  if (step.do === 'later') return false;
  if (!('all' in step)) return true;
  return typeof step.all === 'object' && step.all.of !== undefined;
}
