import { Chance } from '../../../kernel/chance';
import type { Table } from '../table';
import { compiled, verdictOn } from './pack-trial';
import { packFiles, randomPack } from './random-pack';
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
  for (let seed = 1; seed <= count; seed++) {
    const trial = trialOf(seed);
    yield { t: firstRound(trial), chance: trial.chance, told: trial.told };
  }
  for (let seed = 1, found = 0; found < count; seed++) {
    const chance = new Chance(seed, 'bot', 5);
    const verdict = verdictOn(packFiles(randomPack(seed)));
    if (verdict.is !== 'playable') continue;
    const mode = seed % 2 === 0 ? 'simple' : 'advanced';
    const ready = compiled(verdict.definitions, mode);
    if (!ready) continue;
    found++;
    yield { t: firstRound({ program: ready.program, seed }), chance, told: `pack ${seed}, ${mode}` };
  }
}
