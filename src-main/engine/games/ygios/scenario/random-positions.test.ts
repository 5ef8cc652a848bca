import { expect, it } from 'vitest';
import { positionFindings } from '@shared/games/ygios/scenario/check-position';
import { positionSchema, type Position } from '@shared/games/ygios/scenario/position';
import { Chance } from '../../../kernel/chance';
import { compileProgram } from '../compile';
import { startRound } from '../oracle/oracle';
import { shippedPack } from '../oracle/test-pack';
import { prepare } from '../source';
import { shippedDefinitions } from '../testing/shipped';
import { tracePosition } from '../trace';
import { surroundingsOf } from './check';
import { modeOf } from './mode';

/**
 * Whatever position the check lets through can be played to its end, and the oracle takes it for the same one.
 * `HEARTDECK_POSITIONS=20000` tries more.
 */
const tries = Number(process.env['HEARTDECK_POSITIONS'] ?? 500);
const definitions = shippedDefinitions();
const sourceFor = (mode: 'simple' | 'advanced') => {
  const prepared = prepare(definitions, mode);
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  const { source } = prepared.value;
  return { source, program: compileProgram(source), around: surroundingsOf(source) };
};
const sources = { simple: sourceFor('simple'), advanced: sourceFor('advanced') };
const { cards, bonuses } = sources.simple.source;
const pack = shippedPack();

const seats = ['A', 'B'] as const;
const zones = ['home', 'town', 'school'] as const;

/** Cards anywhere, with any mark: mostly positions that no game would come to. */
function randomPosition(chance: Chance): Position {
  const oneOf = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T;
  const rarely = (n: number): boolean => chance.below(n) === 0;
  const ids = cards.map(({ id }) => id);
  const order = Array.from(ids.keys());
  chance.shuffle(order);
  const deck = order.map((index) => ids[index] ?? '').slice(0, 4 + chance.below(21));
  const take = (most: number): string[] => deck.splice(0, chance.below(most + 1));
  const row = Array.from(zones.keys());
  chance.shuffle(row);
  const hand = { A: take(7), B: take(7) };
  const board = take(10).map((card) => ({
    card,
    owner: oneOf(seats),
    zone: oneOf(zones),
    face: oneOf(['up', 'up', 'down'] as const),
    ...(rarely(6) ? { fired: false as const } : {}),
    ...(rarely(8) ? { gain: 1 + chance.below(3) } : {}),
    ...(rarely(8) ? { linkedTo: 'town-1' } : {}),
  }));
  const locks = ['home-5', 'school-2', 'town-5']
    .filter(() => rarely(3))
    .map((source) => ({
      side: oneOf(seats),
      zone: oneOf(zones),
      turns: 1 + chance.below(3),
      source,
      ...(rarely(4) ? { from: 'next' as const } : {}),
    }));
  return {
    ...(rarely(2) ? { row: row.map((index) => zones[index] ?? 'home') } : {}),
    ...(rarely(2) ? { bonuses: { [oneOf(zones)]: oneOf(bonuses).id } } : {}),
    first: oneOf(seats),
    turn: oneOf(seats),
    ...(rarely(5) ? { playout: true } : {}),
    score: { A: chance.below(12), B: chance.below(12) },
    hand,
    board,
    ...(rarely(3) ? { locks } : {}),
    spent: ['home-1', 'school-3', 'first-impressions'].filter(() => rarely(3)),
    pile: take(8),
    discard: deck,
  };
}

it('plays every position that passes the check', () => {
  let played = 0;
  for (let seed = 1; seed <= tries; seed++) {
    const told = `seed ${seed}`;
    const given = randomPosition(new Chance(seed, 'guess'));
    expect(positionSchema.safeParse(given).success, told).toBe(true);
    const mode = modeOf(given, sources.simple.source);
    const { program, around } = sources[mode];
    if (positionFindings(given, around, []).length > 0) continue;
    played += 1;
    const round = startRound(pack, {}, given as Parameters<typeof startRound>[2]);
    const trace = tracePosition({ program, mode, options: {} }, seed, 1, given);
    for (const text of trace) {
      const line = JSON.parse(text) as Record<string, unknown>;
      if ('offered' in line) {
        const { offered, ...move } = line;
        expect((offered as unknown[]).length, told).toBe(round.question()?.answers.length);
        round.answer(move as Parameters<typeof round.answer>[0]);
      } else if ('state' in line) {
        const { devotion, score, turn } = round.snapshot();
        expect(line['state'], told).toMatchObject({ devotion, score, turn });
      } else if ('round' in line) expect(line['round'], told).toEqual(round.result());
    }
    expect(round.question(), told).toBeNull();
  }
  expect(played).toBeGreaterThan(tries / 10);
});
