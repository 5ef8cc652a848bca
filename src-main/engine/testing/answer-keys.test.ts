import { describe, expect, it } from 'vitest';
import { arenaOf } from '../kernel/rules-arena';
import { governing } from '../games/governing/rules';
import { shippedProgram as shippedGoverning } from '../games/governing/test-shipped';
import { ygios } from '../games/ygios/rules';
import { shippedProgram } from '../games/ygios/testing/shipped';
import type { Arena } from '../kernel/arena';
import { Chance } from '../kernel/chance';

/**
 * A search meets one question in many worlds and knows an answer again by its key. Two answers with one key would be
 * one to it; a key that hangs on what the player can't see would let it find out what it must not.
 */
const games: readonly (readonly [string, () => Arena, seeds: number])[] = [
  ['simple', () => arenaOf(ygios, shippedProgram('simple')), 12],
  ['advanced', () => arenaOf(ygios, shippedProgram('advanced')), 12],
  ['duel', () => arenaOf(governing, shippedGoverning()), 4],
];
const mostQuestions = 120;

const keysOf = (arena: Arena): number[] =>
  Array.from({ length: arena.count }, (_, answer) => arena.answerKey(answer));

describe.each(games)('the keys of answers: %s', (_, create, seeds) => {
  it('tell the answers to one question apart, and are the same in every world', () => {
    const [arena, other] = [create(), create()];
    const kinds = new Set<string>();
    for (let seed = 1; seed <= seeds; seed++) {
      const chance = new Chance(seed, 'guess');
      arena.begin(seed);
      for (let question = 0; arena.count > 0 && question < mostQuestions; question++) {
        const told = `seed ${seed}, question ${question} “${arena.kind}”`;
        const keys = keysOf(arena);
        kinds.add(arena.kind);
        expect(new Set(keys).size, told).toBe(keys.length);
        for (const key of keys) expect(Number.isInteger(key) && key === (key | 0), told).toBe(true);
        for (let world = 0; world < 3; world++) {
          other.imagine(arena.sight(arena.seat), chance);
          expect(keysOf(other), told).toEqual(keys);
        }
        const { count, retreat } = arena;
        arena.choose(chance.below(retreat < 0 ? count : count - 1));
      }
    }
    expect(kinds.size).toBeGreaterThan(3);
  });
});
