/** Designers write loops; a round that does not end is a finding and not a hang. */
import type { State } from './state';

export const operationLimit = 20_000;
/** Arrivals inside arrivals; far fewer than the machine's own stack bears. */
export const depthLimit = 100;

export class RulesLoop extends Error {}

export function tick(state: State): void {
  state.operations += 1;
  if (state.operations > operationLimit || state.texts.length > depthLimit) {
    throw new RulesLoop('The round does not end');
  }
}
