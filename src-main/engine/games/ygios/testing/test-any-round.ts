import type { Chance } from '../../../kernel/chance';
import type { Trial } from '../../../testing/test-game';
import type { Program, Table } from '../table';
import { randomTrial } from './test-packs';
import { firstRound, trialOf } from './trial';

/** A round to look at: of the shipped pack, or of one that nobody would write by hand. */
export interface AnyRound {
  readonly t: Table;
  readonly chance: Chance;
  /** Enough to play it again. */
  readonly told: string;
}

/** Rounds of the shipped pack under random options, then as many of packs made at random that can be played. */
export function* anyRounds(count: number): Generator<AnyRound> {
  const rounds = (trial: Trial<Program>): AnyRound => ({ ...trial, t: firstRound(trial) });
  for (let seed = 1; seed <= count; seed++) yield rounds(trialOf(seed));
  for (let seed = 1, found = 0; found < count; seed++) {
    const trial = randomTrial(seed);
    if (trial) found++;
    if (trial) yield rounds(trial);
  }
}
