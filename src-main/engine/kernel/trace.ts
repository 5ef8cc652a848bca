import type { Outcome } from './game';
import { rest, restAt } from './head';
import type { GameTable, Rules } from './rules';
import { at } from './state';

/**
 * Random play that another program can follow: every question with all its answers, and the position after each.
 * Lines are made one by one, for whoever writes them out; ten thousand rounds never lie in memory together.
 */
export type Trace = Generator<string, Loop | null, undefined>;
/** Texts that set each other off for ever: the trace ends there, and these cards were at it. */
export type Loop = Extract<Outcome, { is: 'rules-loop' }>;

/** How a game writes its play down. */
export interface TraceParts<T> {
  moveOf(t: T, code: number): object;
  /** Makes one of the moves, and tells it. Where it is asked in steps, `offered` is what the first of them offers. */
  make(t: T): object;
  snapshot(t: T): object;
  /** The last line. */
  result(t: T): object;
  /** Takes what is asked although there is one answer only: it has no line. */
  settle?(t: T): void;
}

/** Plays on to the end of the round. */
export function* traceOn<P, T extends GameTable<P, E>, E>(
  rules: Rules<P, T, E>,
  t: T,
  parts: TraceParts<T>,
): Trace {
  parts.settle?.(t);
  while (at(t.s, restAt) === rest.question) {
    const offered = t.options.list().map((code) => parts.moveOf(t, code));
    yield JSON.stringify({ ...parts.make(t), offered });
    parts.settle?.(t);
    if (at(t.s, restAt) !== rest.loop) yield JSON.stringify({ state: parts.snapshot(t) });
  }
  const outcome = rules.outcome(t);
  if (outcome?.is === 'rules-loop') return outcome;
  yield JSON.stringify(parts.result(t));
  return null;
}
