import { describe, expect, it } from 'vitest';
import type { Card } from '@shared/games/governing/effects/index';
import { compileProgram } from './compile';
import { cardsIn, type Position } from './position';
import { prepare } from './source';
import { shippedDefinitions, shippedProgram } from './test-shipped';
import { traceDuels, tracePosition } from './trace';

const program = shippedProgram();
const linesOf = (seed: number, duels: number): string[] => [
  ...traceDuels({ program, options: {} }, seed, duels),
];

describe('a trace of moves that are chosen in steps', () => {
  const target = { type: 'furre', n: 5 } as const;
  const card: Card = {
    id: 'x-five',
    name: 'Five',
    type: 'haven',
    ap: 0,
    skills: [{ cost: { ap: 0, exhaust: true }, target, do: [{ do: 'regain', n: 1, all: 'target' }] }],
  };
  const given: Position = {
    objects: {
      five: { card: 'x-five', owner: 'A' },
      crowd: { card: 'd02', owner: 'A', count: 15, exhausted: true },
    },
  };

  it('writes whole moves, and what the first step offers', () => {
    const prepared = prepare(shippedDefinitions(), {}, [card]);
    if (!prepared.ok) throw new Error(prepared.error.code);
    const traced = compileProgram({ ...prepared.value.source, records: cardsIn(given) });
    const offers: unknown[] = [];
    for (let seed = 1; seed <= 4; seed++)
      for (const line of tracePosition({ program: traced, options: {} }, seed, 1, given)) {
        const { offered, ...move } = JSON.parse(line) as Record<string, unknown>;
        if (!('activate' in move) || offers.length > 0) continue;
        expect(move).toMatchObject({ by: 'A', activate: 'five' });
        expect(new Set(move['on'] as string[]).size).toBe(5);
        offers.push(offered);
      }
    expect(offers[0]).toContainEqual({ by: 'A', activate: 'five' });
  });
});

describe('a trace', () => {
  it('is the same for the same seed, and another one for another', () => {
    expect(linesOf(5, 2)).toEqual(linesOf(5, 2));
    expect(linesOf(5, 1)).not.toEqual(linesOf(6, 1));
  });

  it('has a head, then decisions each followed by a position, then a winner', () => {
    const lines = linesOf(11, 1).map((line) => JSON.parse(line) as Record<string, unknown>);
    const [head, ...rest] = lines;
    expect(head).toMatchObject({ format: 1, game: 'governing', duel: 1, given: { step: 'setUp' } });
    const end = rest.pop();
    expect(end).toHaveProperty('winner');
    expect(rest.length).toBeGreaterThan(20);
    rest.forEach((line, index) => expect(line).toHaveProperty(index % 2 === 0 ? 'offered' : 'state'));
    // The move is one of those that were offered, and there was something to choose.
    for (const { offered, ...move } of rest.filter((_, index) => index % 2 === 0)) {
      expect(offered).toContainEqual(move);
      expect(Array.isArray(offered) && offered.length).toBeGreaterThan(1);
    }
  });
});
