import { describe, expect, it } from 'vitest';
import { shippedProgram } from './test-shipped';
import { traceDuels } from './trace';

const program = shippedProgram();
const linesOf = (seed: number, duels: number): string[] => [
  ...traceDuels({ program, options: {} }, seed, duels),
];

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
