import type { BotSpec } from '../engine/bots/bot';
import type { PlayedGame } from './played-game';

/** What is to be played: plain data, sent to each worker once and compiled there. */
export interface LabJob {
  readonly played: PlayedGame;
  readonly bots: readonly [BotSpec, BotSpec];
  /** The seed of the first pair; each pair has the next one. */
  readonly seed: number;
  /** Every seed is played twice, the second time with the seats swapped. */
  readonly pairs: number;
}

/** Some of the pairs of a job. */
export interface PairRange {
  readonly first: number;
  readonly count: number;
}

/** Few enough to hear of progress, many enough not to talk all the time. */
export function splitPairs(pairs: number): PairRange[] {
  const size = Math.max(1, Math.min(200, Math.ceil(pairs / 64)));
  const ranges: PairRange[] = [];
  for (let first = 0; first < pairs; first += size)
    ranges.push({ first, count: Math.min(size, pairs - first) });
  return ranges;
}
