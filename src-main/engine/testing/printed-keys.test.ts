import { describe, expect, it } from 'vitest';
import { shippedPack } from '@shared/language/test-shipped';
import { compileProgram as compileGoverning } from '../games/governing/compile';
import { gameOf } from '../kernel/rules-game';
import { governing } from '../games/governing/rules';
import { prepare as prepareGoverning } from '../games/governing/source';
import { compileProgram } from '../games/ygios/compile';
import { ygios } from '../games/ygios/rules';
import { prepare } from '../games/ygios/source';
import type { Game } from '../kernel/game';
import { hashState } from '../kernel/state';
import { playMatch } from './match-play';

/** What a definition only prints: with other words and pictures it is still the same game. */
const printed = {
  art: { icon: 'lantern' },
  flavour: { en: 'Other.', ja: '別。', uk: 'Інше.' },
  text: { en: { says: ['Something else altogether.'] } },
};
const bare = { art: undefined, flavour: undefined, text: undefined };
type Change = typeof printed | typeof bare;

/** Everything that a program has made of its source and that can be told apart, closures by their code. */
const written = (program: { readonly source: unknown }): string =>
  JSON.stringify({ ...program, source: null }, (_key, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  );

const seeds = [1, 2, 3, 4, 5];
const played = (game: Game): string[] => seeds.map((seed) => hashState(playMatch(game, seed)));

describe('words and pictures change nothing', () => {
  it('in a Timeline', () => {
    const prepared = prepare(shippedPack('ygios').definitions, 'advanced');
    if (!prepared.ok) throw new Error(prepared.error.code);
    const { source } = prepared.value;
    const program = (change: Change) =>
      compileProgram({
        ...source,
        cards: source.cards.map((card) => ({ ...card, ...change })),
        bonuses: source.bonuses.map((bonus) => ({ ...bonus, ...change })),
      });
    expect(written(program(printed))).toBe(written(program(bare)));
    expect(played(gameOf(ygios, program(printed)))).toEqual(played(gameOf(ygios, program(bare))));
  });

  it('in a duel', () => {
    const prepared = prepareGoverning(shippedPack('governing').definitions);
    if (!prepared.ok) throw new Error(prepared.error.code);
    const { source } = prepared.value;
    const program = (change: Change) =>
      compileGoverning({
        ...source,
        cards: source.cards.map((card) => ({ ...card, ...change })),
        tokens: source.tokens.map((token) => ({ ...token, ...change })),
      });
    expect(written(program(printed))).toBe(written(program(bare)));
    expect(played(gameOf(governing, program(printed)))).toEqual(played(gameOf(governing, program(bare))));
  });
});
