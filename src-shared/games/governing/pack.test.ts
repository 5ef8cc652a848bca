import { describe, expect, it } from 'vitest';
import { languages } from '@shared/util/languages';
import { shippedPack } from '@shared/language/test-shipped';
import type { Card } from './effects/index';

const { definitions, warnings, manifest } = shippedPack('governing');
const cards = definitions.flatMap((one) => (one.kind === 'card' ? [one.value] : []));
const tokens = definitions.flatMap((one) => (one.kind === 'token' ? [one.value] : []));
const rules = definitions.flatMap((one) => (one.kind === 'rules' ? [one.value] : []));
const cardOf = (id: string): Card | undefined => cards.find((card) => card.id === id);

describe('the pack of the duel', () => {
  it('has nothing to complain about', () => {
    expect(manifest.game).toBe('governing');
    expect(warnings).toEqual([]);
  });

  it('has 28 cards, 30 with copies, so many of each type', () => {
    const count = (type: Card['type']) => cards.filter((card) => card.type === type).length;
    expect(cards).toHaveLength(28);
    expect(cards.reduce((sum, { copies = 1 }) => sum + copies, 0)).toBe(30);
    expect([count('furre'), count('alteration'), count('treat'), count('haven'), count('action')]).toEqual([
      9, 3, 3, 2, 11,
    ]);
    expect(cards.filter((card) => card.type === 'action' && card.quick)).toHaveLength(3);
  });

  it('has one token, a Furre of 1 SP and 0 PE', () => {
    expect(tokens).toMatchObject([{ id: 'confetti', type: 'furre', sp: 1, pe: 0 }]);
  });

  it('has the numbers of the duel', () => {
    expect(rules).toEqual([
      {
        id: 'main',
        hostSp: 20,
        openingHand: 6,
        mulliganHand: 5,
        handLimit: 7,
        ap: 10,
        firstTurnAp: 5,
        ownedMax: 40,
        quietTurns: 10,
        drawCost: { base: 2, min: 1, max: 10 },
        refreshCost: { base: 1, min: 0, max: 10 },
        options: { lkiTurns: 1 },
      },
    ]);
  });

  it('names everything in every language, each by a name of its own', () => {
    for (const language of languages) {
      const names = cards.map((card) => card.names?.[language] ?? '');
      expect(new Set(names).size, language).toBe(names.length);
      expect(names).not.toContain('');
      for (const { names: own } of tokens) expect(own?.[language]).not.toBe('');
    }
  });

  const effects: readonly (readonly [string, object])[] = [
    ['d02', { type: 'furre', ap: 4, sp: 5, pe: 3, copies: 2 }],
    ['d03', { counters: { encore: 1 } }],
    ['d04', { while: [{ rule: 'must', act: 'swing', all: 'this' }] }],
    ['d09', { skills: [{ on: 'end', turn: 'each', target: { type: 'host', of: 'foe' } }] }],
    ['t03', { type: 'alteration', while: [{ rule: 'add', stat: 'maxSp', n: -3, all: 'wearer' }] }],
    ['t05', { while: [{ rule: 'cost', of: 'draw', n: -3, who: 'me' }] }],
    ['h02', { while: [{ rule: 'cost', of: 'refresh', n: 4, who: 'each' }] }],
    ['a03', { skills: [{ do: [{ do: 'set', n: { half: { stat: 'pe', of: 'it' }, round: 'up' } }] }] }],
    ['a07', { ap: 'X', skills: [{ do: [{ do: 'token', token: 'confetti', n: 'X' }] }] }],
    ['a09', { skills: [{ target: { type: 'furre', n: 2 } }] }],
    ['a11', { skills: [{ do: [{ do: 'later', at: 'end', steps: [{ do: 'groove', from: 'target' }] }] }] }],
  ];
  it.each(effects)('%s says what its card says', (id, expected) => {
    expect(cardOf(id)).toMatchObject(expected);
  });
});
