import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Bot, BotSpec, Observation } from '../bots/bot';
import { Chair } from '../bots/chair';
import { createBot } from '../bots/create-bot';
import { playMatch } from '../bots/play-match';
import { RandomBot } from '../bots/random';
import { arenaOf } from '../kernel/rules-arena';
import { governing } from '../games/governing/rules';
import { Table as GoverningTable } from '../games/governing/table';
import { twinOf as twinGoverning } from '../games/governing/test-eyes';
import { shippedProgram as shippedGoverning } from '../games/governing/test-shipped';
import { ygios } from '../games/ygios/rules';
import { Table, type Program } from '../games/ygios/table';
import { shippedProgram } from '../games/ygios/testing/shipped';
import { twinOf } from '../games/ygios/testing/test-eyes';
import type { Arena } from '../kernel/arena';
import { Chance } from '../kernel/chance';
import type { Sight } from '../kernel/game';
import { sameState, type State } from '../kernel/state';

const modes = ['simple', 'advanced'] as const;
const evenly: BotSpec = { bot: 'random', backOff: null };
const greedy: BotSpec = { bot: 'greedy' };
const thinking: BotSpec = { bot: 'ismcts', iterations: 16 };
const botOf = (spec: BotSpec, program: Program): Bot => createBot(spec, () => arenaOf(ygios, program));

describe('a bot knows what its seat knows', () => {
  it('by its type: there is no state among what it is given', () => {
    expectTypeOf<Parameters<Bot['choose']>>().toEqualTypeOf<[Observation]>();
    expectTypeOf<keyof Observation>().toEqualTypeOf<
      'sight' | 'kind' | 'count' | 'retreat' | 'chance' | 'guess'
    >();
    expectTypeOf<Observation['sight']>().toEqualTypeOf<Sight>();
  });

  /** Every array of numbers that can be reached from a value by reading properties, with all of its memory. */
  function reachable(value: unknown, found = new Set<ArrayBufferLike>(), seen = new Set<object>()) {
    if (typeof value !== 'object' || value === null) return found;
    if (ArrayBuffer.isView(value)) found.add(value.buffer);
    else if (!seen.has(value)) {
      seen.add(value);
      for (let o: object | null = value; o && o !== Object.prototype; o = Reflect.getPrototypeOf(o) as object)
        for (const key of Reflect.ownKeys(o)) {
          if (key === 'constructor') continue;
          reachable(Reflect.get(o, key, value), found, seen);
        }
    }
    return found;
  }

  it('and in memory: nothing it can reach holds more than its sight', () => {
    const program = shippedProgram('advanced');
    const arena = arenaOf(ygios, program);
    let looked = 0;
    const spy: Bot = {
      choose(observation) {
        const sight = arena.sight(arena.seat).state;
        for (const buffer of reachable(observation)) {
          expect(sameState(new Int32Array(buffer), sight)).toBe(true);
          looked++;
        }
        return observation.chance.below(observation.count);
      },
    };
    playMatch(arena, [spy, spy], 5, 0, 2);
    expect(looked).toBeGreaterThan(20);
  });

  it.each(modes)('two games that differ in what it can’t see get the same answer: %s', (mode) => {
    const program = shippedProgram(mode);
    const bots = [evenly, greedy, thinking].map((spec) => botOf(spec, program));
    const other = arenaOf(ygios, program);
    let differing = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const arena = arenaOf(ygios, program);
      const chance = new Chance(seed, 'bot');
      arena.begin(seed);
      while (arena.count > 0) {
        const t = new Table(program, arena.state);
        const twin: State = twinOf(t, arena.seat, chance).s;
        if (!sameState(twin, arena.state)) differing++;
        other.load(twin);
        for (const bot of bots) {
          const answers = [arena, other].map((desk) => answerOf(bot, desk, seed));
          expect(answers[1], `seed ${seed}, question “${arena.kind}”`).toBe(answers[0]);
        }
        const { count, retreat } = arena;
        arena.choose(chance.below(retreat < 0 ? count : count - 1));
      }
    }
    expect(differing).toBeGreaterThan(50);
  });

  it('two duels that differ in what it can’t see get the same answer', () => {
    const program = shippedGoverning();
    const [arena, other] = [arenaOf(governing, program), arenaOf(governing, program)];
    const bots = [evenly, greedy, thinking].map((spec) => createBot(spec, () => arenaOf(governing, program)));
    let differing = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const chance = new Chance(seed, 'bot');
      arena.begin(seed);
      for (let question = 0; arena.count > 0 && question < 30; question++) {
        const twin = twinGoverning(new GoverningTable(program, arena.state), arena.seat, chance).s;
        if (!sameState(twin, arena.state)) differing++;
        other.load(twin);
        for (const bot of bots) {
          const answers = [arena, other].map((desk) => answerOf(bot, desk, seed));
          expect(answers[1], `seed ${seed}, question ${question} “${arena.kind}”`).toBe(answers[0]);
        }
        arena.choose(chance.below(arena.count));
      }
    }
    expect(differing).toBeGreaterThan(40);
  });

  const answerOf = (bot: Bot, desk: Arena, seed: number): number =>
    bot.choose(new Chair(desk, desk.seat, seed, 0));
});

describe('the random bot', () => {
  const rows: readonly (readonly [
    backOff: number | null,
    count: number,
    retreat: number,
    percent: number,
  ])[] = [
    [null, 5, 4, 20],
    [0, 5, 4, 0],
    [10, 5, 4, 10],
    [100, 5, 4, 100],
    [0, 2, 1, 0],
    // The only answer there is is taken, whatever it is.
    [0, 1, 0, 100],
  ];
  it.each(rows)(
    'with %s %% and %s answers gives up %3$s: %s in a hundred',
    (backOff, count, retreat, percent) => {
      const bot = new RandomBot(backOff);
      const chance = new Chance(1, 'bot');
      const given = Array.from({ length: count }, () => 0);
      const times = 20_000;
      const unseen = {
        get sight(): Sight {
          throw new Error('it need not look');
        },
        kind: 'turn',
        count,
        retreat,
        chance,
        guess: chance,
      };
      for (let n = 0; n < times; n++) given[bot.choose(unseen)]!++;
      const share = (n: number): number => (100 * n) / times;
      expect(Math.abs(share(given[retreat]!) - percent)).toBeLessThan(1.5);
      const others = given.filter((_, answer) => answer !== retreat).map(share);
      for (const other of others) expect(Math.abs(other - (100 - percent) / others.length)).toBeLessThan(1.5);
    },
  );
});

describe.each([greedy, thinking])('the bot $bot', (spec) => {
  it('answers the same in the same match, and thinking deals no other cards', () => {
    const program = shippedProgram('advanced');
    const hashes = [1, 2].map(() => {
      const arena = arenaOf(ygios, program);
      playMatch(arena, [botOf(spec, program), botOf(spec, program)], 77, 0, 3);
      return Array.from(arena.state);
    });
    expect(hashes[1]).toEqual(hashes[0]);
  });
});
