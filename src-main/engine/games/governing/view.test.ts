import { describe, expect, it } from 'vitest';
import { Chance } from '../../kernel/chance';
import { findAnswer, moveKey } from './answers';
import { beginMatch } from '../../kernel/match';
import { governing } from './rules';
import { sightOf, spectator } from './sight';
import { Table } from './table';
import { asksNow, playDuel } from './test-duel';
import { shippedProgram } from './test-shipped';
import { nameOfRef, viewSpeaker } from './things';
import { answer } from './turn';
import { answersFor, view, viewOf } from './view';

describe('a view', () => {
  const { t, names } = playDuel(
    {
      hand: { A: ['a01', 'd01'], B: ['a10', 'd02'] },
      book: { A: ['d05', 'd06'], B: ['d05'] },
      couch: { B: ['a02'] },
      ap: { B: 4 },
      objects: {
        fox: { card: 'd03', owner: 'A', encore: 1, mods: [{ add: 'pe', n: 2 }] },
        ribbon: { card: 't02', owner: 'B', attached: 'fox' },
        confetti: { card: 'confetti', owner: 'B', settled: false },
      },
    },
    [{ by: 'A', play: 'a01', on: 'fox' }],
  );
  const name = (object: string): string => nameOfRef(t, names.find(object));

  it('shows what lies open with its numbers', () => {
    expect(view(t, 0).objects).toMatchObject([
      {
        name: name('fox'),
        card: 'd03',
        kind: 'furre',
        pe: 4,
        maxSp: 6,
        encore: 1,
        settled: true,
        token: false,
      },
      { name: name('ribbon'), kind: 'alteration', controller: 'B', attached: name('fox') },
      { name: name('confetti'), kind: 'furre', token: true, settled: false },
    ]);
  });

  it('shows players by their counts, and only the own hand by its cards', () => {
    expect(view(t, 0)).toMatchObject({ seat: 'A', hand: ['d01'], step: 'main', active: 'A' });
    expect(view(t, 0).players).toMatchObject([
      { seat: 'A', ap: 9, hand: { count: 1, known: ['d01'] }, book: 2, couch: [] },
      { seat: 'B', ap: 4, hand: { count: 2, known: [] }, book: 1, couch: ['a02'] },
    ]);
    expect(view(t, spectator).players.map(({ hand }) => hand)).toEqual([
      { count: 1, known: [] },
      { count: 2, known: [] },
    ]);
  });

  it('shows the pile and who may answer it; answers only to him', () => {
    const pile = [{ thing: { id: 'a01' }, seat: 'A', targets: [{ id: 'd03' }], swing: false }];
    for (const seat of [0, 1]) expect(view(t, seat).pile).toMatchObject(pile);
    expect(view(t, 0).asks).toMatchObject({ by: 'B', for: 'answer', source: { id: 'a01' }, answers: null });
    expect(answersFor(t, 1)).toEqual([
      { by: 'B', pass: true },
      { by: 'B', play: 'a10', on: name('fox') },
      { by: 'B', play: 'a10', on: name('confetti') },
    ]);
    expect(answersFor(t, 0)).toEqual([]);
  });
});

describe('in random duels', () => {
  it('the place of an answer in a view is its number, and a view is made of the sight alone', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const t = beginMatch(governing, shippedProgram(), seed);
      const chance = new Chance(seed, 'bot');
      while (asksNow(t)) {
        const told = `seed ${seed}`;
        const moves = [0, 1].flatMap((seat) => answersFor(t, seat));
        expect(moves.length, told).toBe(t.options.count);
        const index = chance.below(moves.length);
        const move = moves[index];
        if (!move) throw new Error(told);
        expect(findAnswer(t, viewSpeaker(t), move), `${told} ${moveKey(move)}`).toBe(t.options.at(index));
        for (const seat of [0, 1]) {
          const sight = sightOf(t, seat);
          expect(viewOf(t.p, sightOf(new Table(t.p, sight.state), seat)), told).toEqual(view(t, seat));
        }
        answer(t, t.options.at(index));
      }
      expect(view(t, 0).phase).toBe('gameOver');
    }
  });
});
