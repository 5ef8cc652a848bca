import { arenaOf } from '../engine/kernel/rules-arena';
import { governing } from '../engine/games/governing/rules';
import {
  compileProgram as compileGoverning,
  type Source as GoverningSource,
} from '../engine/games/governing/compile';
import { ygios } from '../engine/games/ygios/rules';
import { compileProgram, type Source } from '../engine/games/ygios/compile';
import type { Arena, Recorder } from '../engine/kernel/arena';

/** A game and the pack it is played with: plain data that another thread can compile again. */
export type PlayedGame =
  | { readonly game: 'ygios'; readonly source: Source }
  | { readonly game: 'governing'; readonly source: GoverningSource };

/** The same, compiled: tables to play on. */
export interface Tables {
  arena(recorder?: Recorder): Arena;
  /** A match that is not over after so many rounds is stopped. */
  readonly mostRounds: number;
  /** How long a match is told: in rounds, or in the turns of its only one. */
  readonly unit: 'rounds' | 'turns';
}

/** The one place of the lab that knows which games there are. */
export function tablesFor(played: PlayedGame): Tables {
  switch (played.game) {
    case 'ygios': {
      const program = compileProgram(played.source);
      const mostRounds = played.source.rules.simulation.rounds;
      return { arena: (recorder) => arenaOf(ygios, program, recorder), mostRounds, unit: 'rounds' };
    }
    case 'governing': {
      const program = compileGoverning(played.source);
      return { arena: (recorder) => arenaOf(governing, program, recorder), mostRounds: 1, unit: 'turns' };
    }
  }
}
