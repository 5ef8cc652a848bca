import { Chair } from '../../src-main/engine/bots/chair';
import { IsmctsBot } from '../../src-main/engine/bots/ismcts';
import { arenaOf } from '../../src-main/engine/kernel/rules-arena';
import { governing } from '../../src-main/engine/games/governing/rules';
import { ygios } from '../../src-main/engine/games/ygios/rules';
import type { Arena } from '../../src-main/engine/kernel/arena';
import { Chance } from '../../src-main/engine/kernel/chance';
import { definitionsOf, governingProgramOf, programOf, shippedFiles } from './shipped-pack';
import { median, quantile } from './statistics.mjs';

const iterations = 1000;
const matches = 6;
const mostQuestions = 30;
/** The first answers are for the compiler; what they take is told beside. */
const warmUps = 5;

function newArena(root: string, game: string): () => Arena {
  if (game === 'governing') {
    const program = governingProgramOf(definitionsOf(shippedFiles(root, game)));
    return () => arenaOf(governing, program);
  }
  const program = programOf(definitionsOf(shippedFiles(root)), 'advanced');
  return () => arenaOf(ygios, program);
}

/** How long an answer takes, at every question of a few matches: time of the processor, not of the clock. */
export function thinkingRow(root: string, game: string) {
  const create = newArena(root, game);
  const arena = create();
  const bot = new IsmctsBot(create(), iterations);
  const taken: number[] = [];
  let first = 0;
  for (let seed = 1, answers = 0; seed <= matches; seed++) {
    const chance = new Chance(seed, 'bot');
    arena.begin(seed);
    for (let question = 0; arena.count > 0 && question < mostQuestions; question++) {
      const before = process.cpuUsage();
      const answer = bot.choose(new Chair(arena, arena.seat, seed, question));
      const { user, system } = process.cpuUsage(before);
      const milliseconds = (user + system) / 1000;
      if (arena.count > 1 && answers++ >= warmUps) taken.push(milliseconds);
      else first = Math.max(first, milliseconds);
      // Any answer but giving up: every stage of a match comes up.
      arena.choose(answer === arena.retreat ? chance.below(arena.count - 1) : answer);
    }
  }
  return {
    what: `a bot of 1 000 iterations answers, ${game === 'governing' ? 'duel' : 'advanced'}, 95th percentile`,
    measured: quantile(taken, 0.95),
    unit: 'ms',
    budget: 500,
    note: [
      `median ${median(taken).toFixed(0)}, longest ${Math.max(...taken).toFixed(0)}`,
      `the slowest of the first ${warmUps} ${first.toFixed(0)}`,
      `${taken.length} answers`,
    ].join('; '),
  };
}
