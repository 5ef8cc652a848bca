import { describe, expect, it } from 'vitest';
import { applyFix } from '@shared/language/apply-fix';
import type { Bonus } from '../definitions/bonus';
import type { Card } from '../definitions/card';
import { shippedPack } from '@shared/language/test-shipped';
import { positionFindings } from './check-position';
import { positionSchema, type Position } from './position';
import type { Surroundings } from './surroundings';

const { definitions } = shippedPack('ygios');
const cards = definitions.flatMap((one) => (one.kind === 'card' ? [one.value] : []));
const bonuses = definitions.flatMap((one) => (one.kind === 'bonus' ? [one.value] : []));
const row = ['home', 'town', 'school'];
const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
  new Map(list.map((one) => [one.id, one]));

/** Advanced mode of the shipped pack, changed where a row says so. */
const around: Surroundings = {
  cards: byId(cards),
  bonuses: byId(bonuses),
  zones: row,
  row,
  deal: 8,
  sculpt: 2,
  lowest: 0,
};
const withCard = (change: Partial<Card>): Partial<Surroundings> => ({
  cards: byId(cards.map((card) => (card.id === 'home-6' ? { ...card, ...change } : card))),
});
const withBonus = (change: Partial<Bonus>): Partial<Surroundings> => ({
  bonuses: byId(bonuses.map((bonus) => (bonus.id === 'paranoia' ? { ...bonus, ...change } : bonus))),
});

const eight = (zone: string): string[] => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${zone}-${n}`);
const gainer = { board: [{ card: 'home-2', owner: 'A', zone: 'home', face: 'up', gain: 2 }] } as const;
const gain = { do: 'gain', all: { of: 'me' }, n: 1 } as const;

type Row = readonly [what: string, given: unknown, pack: Partial<Surroundings>, found: readonly string[]];
const rows: readonly Row[] = [
  ['no points', { score: { A: 0, B: 11 } }, {}, []],
  ['fewer than none', { score: { A: -1, B: -2 } }, {}, ['low-score score.A', 'low-score score.B']],
  ['as few as the rules allow', { score: { A: -5 } }, { lowest: -5 }, []],
  ['fewer than the rules allow', { score: { A: -6 } }, { lowest: -5 }, ['low-score score.A']],
  ['the points everybody begins with', { score: { A: 0 } }, { lowest: 5 }, []],
  ['fewer than those', { score: { A: -1 } }, { lowest: 5 }, ['low-score score.A']],

  ['the cut to come', { phase: 'sculpt', hand: { A: eight('home'), B: eight('town') } }, {}, []],
  [
    'one cut made',
    {
      phase: 'sculpt',
      hand: { A: eight('home').slice(2), B: eight('town') },
      sculpted: { A: eight('home').slice(0, 2) },
    },
    {},
    [],
  ],
  [
    'a hand too small to be cut',
    { phase: 'sculpt', hand: { A: eight('home').slice(1), B: eight('town') } },
    {},
    ['undealt-hand hand.A'],
  ],
  [
    'a hand too large to be cut',
    { phase: 'sculpt', hand: { A: eight('home'), B: [...eight('town'), 'school-1'] } },
    {},
    ['undealt-hand hand.B'],
  ],
  ['hands of a pack that deals fewer', { phase: 'sculpt' }, { deal: 0 }, []],
  ['a hand that grew in play', { hand: { A: [...eight('home'), 'town-1'] } }, {}, []],
  ['a cut of which not all is known', { sculpted: { A: ['home-1'] } }, {}, []],
  ['a whole cut', { sculpted: { A: ['home-1', 'home-2'], B: ['town-1', 'town-2'] } }, {}, []],
  ['a cut too deep', { sculpted: { B: eight('home').slice(5) } }, {}, ['too-many-sculpted sculpted.B']],
  [
    'a cut where there is none',
    { sculpted: { A: ['home-1'] } },
    { sculpt: 0 },
    ['too-many-sculpted sculpted.A'],
  ],

  ['a gain with its limit', { ...gainer, spent: ['first-impressions'] }, {}, []],
  ['a gain without it', gainer, {}, ['unspent-gain board.0.gain']],
  ['a gain with another limit', { ...gainer, spent: ['home-1'] }, {}, ['unspent-gain board.0.gain']],
  ['a gain from a card without limit', gainer, withCard({ fire: [gain] }), []],
  ['a gain from a Requirement', gainer, withCard({ pay: [gain], limit: 'round' }), []],
  [
    'a gain from a limited card',
    gainer,
    withCard({ fire: [gain], limit: 'round' }),
    ['unspent-gain board.0.gain'],
  ],
  [
    'a gain from a limited card that fired',
    { ...gainer, spent: ['home-6'] },
    withCard({ fire: [gain], limit: 'round' }),
    [],
  ],
  ['a gain from a bonus without limit', gainer, withBonus({ enter: [{ ...gain, if: { face: 'up' } }] }), []],
  ['a gain in a pack that has none', gainer, { bonuses: new Map() }, ['no-gain board.0.gain']],
];

const found = (given: Position, pack: Partial<Surroundings>) =>
  positionFindings(given, { ...around, ...pack }, []);

it.each(rows)('%s', (_, given, pack, codes) => {
  const told = found(positionSchema.parse(given), pack).map(({ code, at }) => `${code} ${at.join('.')}`);
  expect(told).toEqual(codes);
});

describe('a gain without its limit is mended', () => {
  const sources = [
    ['where there is no list', gainer],
    ['where there is an empty one', { ...gainer, spent: [] }],
    ['after what is there', { ...gainer, spent: ['home-1'] }],
  ] as const;
  it.each(sources)('%s', (_, given) => {
    const [trouble] = found(positionSchema.parse(given), {});
    if (!trouble?.fix) throw new Error('no fix');
    const mended = positionSchema.parse(JSON.parse(applyFix(JSON.stringify(given), trouble.fix)));
    expect(mended.spent).toEqual([...('spent' in given ? given.spent : []), 'first-impressions']);
    expect(found(mended, {})).toEqual([]);
  });

  it('not where several could have given it', () => {
    const [trouble] = found(positionSchema.parse(gainer), withCard({ fire: [gain], limit: 'round' }));
    expect(trouble).toMatchObject({ data: { known: ['home-6', 'first-impressions'] } });
    expect(trouble).not.toHaveProperty('fix');
  });
});
