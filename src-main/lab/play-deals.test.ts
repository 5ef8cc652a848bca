import { expect, it, vi } from 'vitest';
import { prepare } from '../engine/games/ygios/source';
import { shippedDefinitions } from '../engine/games/ygios/testing/shipped';
import { DealPlayer } from './play-deals';

// Stands for a bug of the engine: no pack that the validator lets through makes it throw.
vi.mock('../engine/bots/play-match', () => ({
  playMatch: (_arena: unknown, _bots: unknown, seed: number, rotation: number) => {
    if (seed === 12 && rotation === 1) throw new Error('broken');
    return { is: 'unfinished', decisions: 1 };
  },
}));

it('a bug says in which match it came up', () => {
  const prepared = prepare(shippedDefinitions(), 'simple');
  if (!prepared.ok) throw new Error(prepared.error.code);
  const greedy = { bot: 'greedy' } as const;
  const played = { game: 'ygios', source: prepared.value.source } as const;
  const player = new DealPlayer({ played, bots: [greedy, greedy], seed: 10, deals: 5 });
  expect(player.play({ first: 0, count: 2 })).toMatchObject({ games: 4, unfinished: 4, decisions: 4 });
  expect(() => player.play({ first: 2, count: 3 })).toThrow('seed 12, bots moved on by 1: broken');
});
