import { compileProgram, type Source } from '../games/ygios/compile';
import { createGame } from '../games/ygios/game';
import { Chance } from '../kernel/chance';
import { hashState } from '../kernel/state';

/** Plays a match from each seed with answers drawn from it, and says how each stood after every thirtieth answer. */
export function replayHashes(source: Source, seeds: readonly number[]): string[] {
  const game = createGame(compileProgram(source));
  return seeds.map((seed) => {
    const chance = new Chance(seed, 'bot');
    const desk = game.desk();
    desk.begin(seed);
    const hashes = [hashState(desk.state)];
    for (let choice = 1; desk.count > 0; choice++) {
      desk.choose(chance.below(desk.count));
      if (choice % 30 === 0) hashes.push(hashState(desk.state));
    }
    return [...hashes, hashState(desk.state), JSON.stringify(desk.outcome())].join(' ');
  });
}
