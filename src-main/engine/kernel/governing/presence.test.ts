import { describe, expect, it } from 'vitest';
import { grooveFrom, hasRoom } from './presence';

describe('N6: only what is in play gives groove', () => {
  it.each([
    { inPlay: true, pe: 3, gives: 3 },
    { inPlay: false, pe: 3, gives: 0 },
    { inPlay: true, pe: 0, gives: 0 },
    { inPlay: true, pe: -2, gives: 0 },
  ])('in play $inPlay with $pe PE gives $gives', ({ inPlay, pe, gives }) => {
    expect(grooveFrom(inPlay, pe)).toBe(gives);
  });
});

describe('N9: nobody owns more in play than the rules allow', () => {
  it('lets in one by one as many as fit', () => {
    let owned = 39;
    let entered = 0;
    for (let nth = 0; nth < 3; nth++)
      if (hasRoom(owned, 40)) {
        owned++;
        entered++;
      }
    expect(entered).toBe(1);
  });
});
