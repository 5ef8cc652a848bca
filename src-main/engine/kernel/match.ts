import { rest, restAt } from './head';
import type { Dealing } from './rules';
import { at, type State } from './state';

interface Played {
  readonly s: State;
}

/** Deals the next round whenever one is over and the match is not. */
export function runOn<P, T extends Played>(rules: Dealing<P, T>, t: T): void {
  while (at(t.s, restAt) === rest.roundOver) rules.deal(t);
}

/** A match before anything is dealt. */
export function startMatch<P, T extends Played>(rules: Dealing<P, T>, program: P, seed: number): T {
  const t = rules.table(program, new Int32Array(rules.words(program)));
  rules.reset(t, seed);
  return t;
}

/** `attend` gets the table before anything happens on it: whoever keeps a log must hear the deal. */
export function beginMatch<P, T extends Played>(
  rules: Dealing<P, T>,
  program: P,
  seed: number,
  attend: (t: T) => void = () => undefined,
): T {
  const t = startMatch(rules, program, seed);
  attend(t);
  rules.deal(t);
  runOn(rules, t);
  return t;
}
