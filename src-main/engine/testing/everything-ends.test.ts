import { describe, expect, it } from 'vitest';
import { arenaOf } from '../kernel/rules-arena';
import { ygios } from '../games/ygios/rules';
import type { Making } from '../games/ygios/testing/made-pack';
import type { Program } from '../games/ygios/testing/trial';
import type { Outcome } from '../kernel/game';
import { madeProgram } from './match-play';

/** Invariant 6, with loops as designers write them. */
describe('6. everything ends', () => {
  const upDown = [
    { do: 'flip', all: { not: 'this' }, to: 'down' },
    { do: 'flip', all: { not: 'this' }, to: 'up' },
  ];
  const pushOn = { if: { face: 'up' }, do: 'move', all: { is: 'this' }, to: { beside: 'here' } };

  /** Loops as designers write them, which budget ends each, and who must be named. */
  const loops: readonly (readonly [string, Making, string, readonly string[]])[] = [
    [
      'two cards that turn each other down and up',
      {
        cards: { one: { fire: upDown }, two: { fire: upDown } },
        scoring: { backOff: [{ hand: 0, points: 0 }] },
      },
      'operations',
      ['one', 'two'],
    ],
    [
      'two zones that push a card to and fro',
      { cards: { one: {}, two: {} }, bonuses: { to: { enter: [pushOn] }, fro: { enter: [pushOn] } } },
      'depth',
      ['to', 'fro'],
    ],
    [
      'a card that always comes back to the hand',
      {
        cards: {
          one: { fire: [{ do: 'return', pick: { is: 'this' } }] },
          two: { fire: [{ do: 'return', pick: { is: 'this' } }] },
        },
      },
      'turns',
      ['one', 'two'],
    ],
    [
      'cards that nobody can ever play',
      {
        cards: {
          one: { while: [{ rule: 'forbid', act: 'playDown', in: 'all' }] },
          two: { needs: [{ pile: true, min: 9 }] },
        },
        options: { firstPlayer: 'A' },
      },
      'turns',
      ['one'],
    ],
  ];

  /** Always the first answer that is a play face-up, so that texts run. */
  function endOf(program: Program, seed: number): Outcome | null {
    const arena = arenaOf(ygios, program);
    arena.begin(seed);
    for (let choice = 0; arena.count > 0 || arena.isBetweenRounds; choice++) {
      if (choice > 50_000) return null;
      if (arena.isBetweenRounds) arena.deal();
      else arena.choose(0);
    }
    return arena.outcome();
  }

  it.each(loops)('%s', (_what, making, budget, names) => {
    const outcomes = Array.from({ length: 8 }, (_, seed) => endOf(madeProgram(making), seed + 1));
    const looped = outcomes.filter((outcome) => outcome?.is === 'rules-loop');
    expect(looped.length).toBeGreaterThan(0);
    for (const outcome of looped) {
      expect(outcome).toMatchObject({ budget });
      expect(names.filter((name) => outcome.cards.includes(name))).toEqual(names);
    }
    expect(outcomes).not.toContain(null);
  });

  it('a match in which nobody can win', () => {
    const scoring = { wonRound: 0, zealous: 0, backOff: [{ hand: 0, points: 0 }] };
    const outcome = endOf(madeProgram({ cards: { one: {}, two: {} }, scoring }), 1);
    expect(outcome).toMatchObject({ is: 'rules-loop', budget: 'rounds' });
  });
});
