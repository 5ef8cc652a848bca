import { describe, expect, it } from 'vitest';
import { expectAlike } from '../../testing/test-secrets';
import { Chance } from '../../kernel/chance';
import { findAnswer } from './answers';
import { compileProgram } from './compile';
import { seatOf, type Given, type Move } from './format';
import { layOutPosition } from './position';
import { prepare } from './source';
import type { Table } from './table';
import { choiceDifference, seats, twinDifference, twinDifferenceAfter } from './testing/test-eyes';
import { madePack, type Making } from './testing/made-pack';
import { afterMoves } from './testing/trial';
import { view } from './view';

/**
 * Secrets that the printed cards never put at risk and random packs seldom do. Each was told once, or would be if a
 * line were left out.
 */
function played(making: Making, given: Given, moves: readonly Move[]): Table {
  const pack = madePack(making);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  const prepared = prepare(pack.value, 'simple');
  if (!prepared.ok) throw new Error(prepared.error.code);
  return afterMoves(layOutPosition(compileProgram(prepared.value.source), given), moves);
}

const chances = Array.from({ length: 20 }, (_, seed) => new Chance(seed, 'bot'));
const up = (by: Move['by'], play: string): Move => ({ by, play, face: 'up', zone: 'left' });

/** No two unseen choices, and no two hidden arrangements, look different to anybody at this question. */
function expectSecret(t: Table): void {
  for (const chance of chances) {
    for (const seat of seats) expectAlike(twinDifference(t, seat, chance), 'twins');
    for (const code of t.options.list()) {
      expectAlike(choiceDifference(t, code, chance), 'twins');
      for (const seat of seats) expectAlike(twinDifferenceAfter(t, seat, code, chance), 'twins');
    }
  }
}

/** The cards on the board in the order in which they came. */
const boardSeenBy = (t: Table, seat: number): string[] =>
  view(t, seat)
    .zones.flatMap(({ cards }) => cards)
    .toSorted((a, b) => a.handle - b.handle)
    .map(({ card }) => card ?? '?');

const drawAside = (n: number): object => ({ do: 'draw', n, to: 'aside' });
const place = { do: 'play', from: 'aside', face: 'down', to: 'all' };
const plain = { p1: {}, p2: {}, p3: {}, p4: {}, p5: {} };

describe('cards aside', () => {
  const look = { fire: [drawAside(2), { do: 'putBack' }] };
  const making: Making = {
    cards: { look, watch: look, plant: { fire: [drawAside(2), place] }, ...plain },
    deal: 2,
  };
  const given: Given = {
    first: 'A',
    hand: { A: ['look', 'p3', 'p5'], B: ['watch', 'plant', 'p4'] },
    pile: ['p1', 'p2'],
  };
  const looked: Move[] = [up('A', 'look'), { by: 'A', putUnder: ['p2', 'p1'] }];

  it('that one knows go under the pile in the other’s order, and he can’t tell any more how they lie', () => {
    const before = played(making, given, looked);
    expect(view(before, 0).pile.known).toEqual([
      { position: 0, card: 'p2' },
      { position: 1, card: 'p1' },
    ]);
    expect(view(before, 1).pile.known).toEqual([]);
    const asks = played(making, given, [...looked, up('B', 'watch')]);
    // Drawn before his eyes: he knows what they are, and not what becomes of them.
    expect(view(asks, 0).aside.known.toSorted()).toEqual(['p1', 'p2']);
    expectSecret(asks);
    const after = played(making, given, [...looked, up('B', 'watch'), { by: 'B', putUnder: ['p1', 'p2'] }]);
    expect(view(after, 0).pile).toEqual({ count: 2, known: [] });
    expect(view(after, 1).pile.known).toHaveLength(2);
  });

  it('that one knows are placed unseen, and he can’t tell which', () => {
    const which = played(making, given, [...looked, up('B', 'plant')]);
    expect(view(which, 1).asks).toMatchObject({ by: 'B', for: 'place' });
    expectSecret(which);
    const where = played(making, given, [...looked, up('B', 'plant'), { by: 'B', place: 'p1' }]);
    expect(view(where, 1).asks).toMatchObject({ by: 'B', for: 'zone' });
    expectSecret(where);
    const other = played(making, given, [...looked, up('B', 'plant'), { by: 'B', place: 'p2' }]);
    expect(view(other, 0)).toEqual(view(where, 0));
    expect(view(other, 0).aside).toEqual({ count: 2, known: [] });
  });
});

describe('cards aside that one draws and the other places', () => {
  it('are seen by both, and the one who places keeps which one to himself', () => {
    const making: Making = {
      cards: { gift: { fire: [drawAside(2), { ...place, who: 'foe' }] }, ...plain },
    };
    const given: Given = { first: 'A', hand: { A: ['gift', 'p3'], B: ['p4'] }, pile: ['p1', 'p2'] };
    const asks = played(making, given, [up('A', 'gift')]);
    expect(view(asks, 1).asks).toMatchObject({ by: 'B', answers: [{ place: 'p1' }, { place: 'p2' }] });
    expect(view(asks, 0).aside.known).toEqual(['p1', 'p2']);
    expectSecret(asks);
    const laid = played(making, given, [
      up('A', 'gift'),
      { by: 'B', place: 'p2' },
      { by: 'B', zone: 'right' },
    ]);
    expect(boardSeenBy(laid, 0)).toEqual(['gift', '?']);
    expect(boardSeenBy(laid, 1)).toEqual(['gift', 'p2']);
  });
});

describe('the foe’s hand', () => {
  it('does not decide whether a requirement that asks for his play can be paid', () => {
    const making: Making = {
      cards: {
        dare: { pay: [{ do: 'play', who: 'foe', from: 'hand', to: 'all' }] },
        hard: { needs: [{ pile: true, min: 9 }] },
        ...plain,
      },
      bonuses: {
        open: { while: [{ rule: 'forbid', act: 'playDown', in: 'here' }] },
        bare: { while: [{ rule: 'forbid', act: 'playDown', in: 'here' }] },
      },
    };
    const given: Given = {
      first: 'A',
      bonuses: { left: 'open', right: 'bare' },
      hand: { A: ['dare', 'p1'], B: ['hard'] },
      pile: ['p2', 'p3'],
    };
    const t = played(making, given, []);
    for (const chance of chances) expectAlike(twinDifference(t, seatOf('A'), chance), 'twins');
    expect(findAnswer(t, { play: 'dare', face: 'up', zone: 'left' })).not.toBeNull();
  });
});

describe('a known card in a hand', () => {
  const making: Making = {
    cards: { back: { fire: [{ do: 'return', pick: { of: 'me', not: 'this' } }] }, ...plain },
    deal: 2,
  };
  const given: Given = {
    first: 'A',
    hand: { A: ['back', 'p2', 'p3'], B: ['p4', 'p5'] },
    board: [{ card: 'p1', owner: 'A', zone: 'right', face: 'up' }],
  };

  it('stays known when another one is played face-up, and the other says nothing about where it was held', () => {
    const t = played(making, given, [up('A', 'back'), up('B', 'p4')]);
    expect(view(t, 1).hands.A).toEqual({ count: 3, known: ['p1'] });
    expectSecret(t);
    const shown = played(making, given, [up('A', 'back'), up('B', 'p4'), up('A', 'p3')]);
    expect(view(shown, 1).hands.A).toEqual({ count: 2, known: ['p1'] });
  });

  it('stays known too where it was held before those that came later', () => {
    const fetch: Making = {
      ...making,
      cards: {
        ...plain,
        back: {
          fire: [
            { do: 'return', pick: { of: 'me', not: 'this' } },
            { do: 'draw', n: 2 },
          ],
        },
      },
    };
    const drawn: Given = { ...given, hand: { A: ['back'], B: ['p4', 'p5'] }, pile: ['p2', 'p3'] };
    const t = played(fetch, drawn, [up('A', 'back'), up('B', 'p4')]);
    expect(view(t, 1).hands.A).toEqual({ count: 3, known: ['p1'] });
    expectSecret(t);
    const shown = played(fetch, drawn, [up('A', 'back'), up('B', 'p4'), up('A', 'p3')]);
    expect(view(shown, 1).hands.A).toEqual({ count: 2, known: ['p1'] });
  });

  it('is lost sight of when one of several is played face-down', () => {
    const hides: Move = { by: 'A', play: 'p1', face: 'down', zone: 'left' };
    const t = played(making, given, [up('A', 'back'), up('B', 'p4'), hides]);
    expect(view(t, 1).hands.A).toEqual({ count: 2, known: [] });
    expect(boardSeenBy(t, 1)).toEqual(['back', 'p4', '?']);
  });

  it('is known for good when it is all that is held', () => {
    const alone: Given = { ...given, hand: { A: ['back'], B: ['p4', 'p5'] } };
    const hides: Move = { by: 'A', play: 'p1', face: 'down', zone: 'left' };
    const t = played(making, alone, [up('A', 'back'), up('B', 'p4'), hides]);
    expect(boardSeenBy(t, 1)).toEqual(['back', 'p4', 'p1']);
  });
});
