import type { BotSpec } from '../engine/bots/bot';
import type { PlayedGame } from './played-game';

/** What is to be played: plain data, sent to each worker once and compiled there. */
export interface LabJob {
  readonly played: PlayedGame;
  /** One for each seat. */
  readonly bots: readonly BotSpec[];
  /** The seed of the first deal; each deal has the next one. */
  readonly seed: number;
  /** Every deal is played once for each rotation of the bots over the seats. */
  readonly deals: number;
}

/** Some of the deals of a job. */
export interface DealRange {
  readonly first: number;
  readonly count: number;
}

/** Few enough to hear of progress, many enough not to talk all the time. */
export function splitDeals(deals: number): DealRange[] {
  const size = Math.max(1, Math.min(200, Math.ceil(deals / 64)));
  const ranges: DealRange[] = [];
  for (let first = 0; first < deals; first += size)
    ranges.push({ first, count: Math.min(size, deals - first) });
  return ranges;
}
