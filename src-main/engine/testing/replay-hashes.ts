import { arenaOf } from '../kernel/rules-arena';
import { ygios } from '../games/ygios/rules';
import { compileProgram, type Source } from '../games/ygios/compile';
import { Chance } from '../kernel/chance';
import { hashState } from '../kernel/state';

/** Plays a match from each seed with answers drawn from it, and says how each stood after every thirtieth answer. */
export function replayHashes(source: Source, seeds: readonly number[]): string[] {
  const arena = arenaOf(ygios, compileProgram(source));
  return seeds.map((seed) => {
    const chance = new Chance(seed, 'bot');
    arena.begin(seed);
    const hashes = [hashState(arena.state)];
    for (let step = 1; arena.count > 0 || arena.isBetweenRounds; step++) {
      if (arena.isBetweenRounds) arena.deal();
      else arena.choose(chance.below(arena.count));
      if (step % 30 === 0) hashes.push(hashState(arena.state));
    }
    return [...hashes, hashState(arena.state), JSON.stringify(arena.outcome())].join(' ');
  });
}
