import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { Chair } from '../bots/chair';
import { Search } from '../bots/search';
import { arenaOf } from '../kernel/rules-arena';
import { ygios } from '../games/ygios/rules';
import type { Making } from '../games/ygios/testing/made-pack';
import { compiled, verdictOn } from '../games/ygios/testing/test-packs';
import { packFiles, randomPack } from '../games/ygios/testing/random-pack';
import type { Program } from '../games/ygios/testing/trial';
import { madeProgram } from './match-play';

/**
 * Designers write anything, and a bot has to sit at every table: it comes to an end, has tried something, and names
 * an answer that there is. `HEARTDECK_PACKS=2000` tries more; a failure prints its seed.
 */
const packs = Math.ceil(Number(env['HEARTDECK_PACKS'] ?? 2000) / 100);
const iterations = 6;
const mostQuestions = 12;

/** Thinks at the first questions of a match and plays what it thinks of most; how many there were. */
function thinkAt(program: Program, seed: number, told: string): number {
  const arena = arenaOf(ygios, program);
  const search = new Search(arenaOf(ygios, program));
  arena.begin(seed);
  let question = 0;
  for (; question < mostQuestions && arena.count > 0; question++) {
    const { count } = arena;
    const verdicts = search.run(new Chair(arena, arena.seat, seed, question), iterations) ?? [];
    const visits = verdicts.map((verdict) => verdict.visits);
    const where = `${told}, question ${question} “${arena.kind}”`;
    expect(visits, where).toHaveLength(count);
    const tried = visits.reduce((sum, n) => sum + n, 0);
    expect(tried, where).toBe(count === 1 ? 1 : iterations);
    for (const { worth } of verdicts)
      if (worth !== null) expect(Math.abs(worth), where).toBeLessThanOrEqual(1);
    arena.choose(visits.indexOf(Math.max(...visits)));
  }
  return question;
}

describe('a bot that thinks', () => {
  it('sits at tables with any pack', () => {
    let thought = 0;
    for (let seed = 1; seed <= packs; seed++) {
      const verdict = verdictOn(packFiles(randomPack(seed)));
      if (verdict.is !== 'playable') continue;
      for (const mode of ['simple', 'advanced'] as const) {
        const game = compiled(verdict.definitions, mode);
        if (game) thought += thinkAt(game.program, seed, `pack seed ${seed} ${mode}`);
      }
    }
    expect(thought).toBeGreaterThan(packs);
  });

  const upDown = [
    { do: 'flip', all: { not: 'this' }, to: 'down' },
    { do: 'flip', all: { not: 'this' }, to: 'up' },
  ];
  const back = { fire: [{ do: 'return', pick: { is: 'this' } }] };
  const endless: readonly (readonly [string, Making])[] = [
    ['turn each other down and up', { cards: { one: { fire: upDown }, two: { fire: upDown } } }],
    ['always come back to the hand', { cards: { one: back, two: back } }],
  ];
  it.each(endless)('is not held up by cards that %s', (told, making) => {
    let thought = 0;
    for (let seed = 1; seed <= 4; seed++)
      thought += thinkAt(madeProgram(making), seed, `${told}, seed ${seed}`);
    expect(thought).toBeGreaterThan(4);
  });
});
