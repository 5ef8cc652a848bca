import { describe, expect, it } from 'vitest';
import * as cards from './cards';
import { Chance } from './chance';
import { handlesAt } from './head';
import { cardsAt, cardWords, placeWords } from './map';
import { at } from './state';

const l: cards.CardLayout = {
  cards: 9,
  places: 4,
  placeAt: cardsAt + 9 * cardWords,
};

/** All cards in place 0, record n with face n. */
function laidOut(): Int32Array {
  const s = new Int32Array(l.placeAt + l.places * placeWords);
  cards.clearPlaces(l, s);
  cards.fillPlace(l, s, 0, 0, l.cards, cards.none);
  for (let c = 0; c < l.cards; c++) cards.setDefinition(s, c, c);
  return s;
}

/** The lists as they are threaded, forwards and backwards; whatever does not fit together throws. */
function listed(s: Int32Array): number[][] {
  return Array.from({ length: l.places }, (_, p) => {
    const list = cards.listIn(l, s, p);
    expect(cards.countIn(l, s, p)).toBe(list.length);
    expect(cards.firstIn(l, s, p)).toBe(list[0] ?? cards.none);
    expect(cards.lastIn(l, s, p)).toBe(list.at(-1) ?? cards.none);
    for (const c of list) expect(cards.placeOf(s, c)).toBe(p);
    return list;
  });
}

describe('cards', () => {
  it('lie in places as in plain lists, whatever is moved', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const chance = new Chance(seed, 'bot');
      const s = laidOut();
      const model: number[][] = [Array.from({ length: l.cards }, (_, c) => c), [], [], []];
      for (let step = 0; step < 60; step++) {
        const c = chance.below(l.cards);
        const to = chance.below(l.places);
        for (const list of model) if (list.includes(c)) list.splice(list.indexOf(c), 1);
        model[to]?.push(c);
        cards.putLast(l, s, c, to);
        expect(listed(s), `seed ${seed}, step ${step}`).toEqual(model);
      }
    }
  });

  it('are laid into a place at once as if one by one', () => {
    const s = laidOut();
    cards.clearPlaces(l, s);
    cards.fillPlace(l, s, 1, 0, 4, 0);
    cards.fillPlace(l, s, 2, 4, 0, 1);
    cards.fillPlace(l, s, 3, 4, 5, cards.none);
    expect(listed(s)).toEqual([[], [0, 1, 2, 3], [], [4, 5, 6, 7, 8]]);
    expect(cards.ownerOf(s, 2)).toBe(0);
    expect(cards.knows(s, 2, 0)).toBe(true);
    expect(cards.knows(s, 2, 1)).toBe(false);
    expect(cards.ownerOf(s, 5)).toBe(cards.none);
    expect(cards.knows(s, 5, 0)).toBe(false);
    cards.putLast(l, s, 4, 2);
    cards.putLast(l, s, 0, 2);
    expect(listed(s)).toEqual([[], [1, 2, 3], [4, 0], [5, 6, 7, 8]]);
  });

  it('keep what is marked on them apart', () => {
    const s = laidOut();
    cards.mark(s, 3, cards.faceUp | cards.fired);
    cards.letKnow(s, 3, 1);
    cards.unmark(s, 3, cards.fired);
    expect(cards.isFaceUp(s, 3)).toBe(true);
    expect([0, 1, 2, 3].map((seat) => cards.knows(s, 3, seat))).toEqual([false, true, false, false]);
    cards.letAllKnow(s, 3);
    const six = [0, 1, 2, 3, 4, 5];
    expect(six.every((seat) => cards.knows(s, 3, seat))).toBe(true);
    cards.letForget(s, 3, 5);
    expect(six.filter((seat) => cards.knows(s, 3, seat))).toEqual([5]);
    expect(cards.isFaceUp(s, 3)).toBe(true);
    cards.setOwner(s, 3, 5);
    expect([cards.ownerOf(s, 3), cards.knows(s, 3, 5), cards.marksOf(s, 3) & cards.chosenByAny]).toEqual([
      5,
      true,
      0,
    ]);
    cards.hideFromAll(s, 3);
    expect(cards.knows(s, 3, 5)).toBe(false);
    expect(cards.marksOf(s, 2)).toBe(0);
    expect(cards.marksOf(s, 4)).toBe(0);
  });

  it('never get a handle that was given before', () => {
    const s = laidOut();
    const given = [3, 3, 5, 3, 0].map((c) => {
      cards.renewHandle(s, c);
      return cards.handleOf(s, c);
    });
    expect(given).toEqual([1, 2, 3, 4, 5]);
    expect(at(s, handlesAt)).toBe(5);
  });
});
