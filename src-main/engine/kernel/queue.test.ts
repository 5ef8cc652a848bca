import { describe, expect, it } from 'vitest';
import { passedBudget } from './budgets';
import { Chance } from './chance';
import { headWords, rest, restAt } from './head';
import { contains, dequeue, enqueue, queued, strike, type QueueLayout } from './queue';
import { at } from './state';

const capacity = 5;
const q: QueueLayout = { fingers: headWords, entries: headWords + 2, capacity };
const empty = (): Int32Array => new Int32Array(headWords + 2 + capacity);

describe('queue', () => {
  it('does what a plain list does, whatever happens', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const chance = new Chance(seed, 'bot');
      const s = empty();
      let model: number[] = [];
      for (let step = 0; step < 60; step++) {
        const said = `seed ${seed}, step ${step}`;
        const entry = chance.below(9);
        const what = chance.below(5);
        if (what < 2 && model.length < capacity) {
          enqueue(q, s, entry);
          model.push(entry);
        } else if (what < 4 && model.length > 0) expect(dequeue(q, s), said).toBe(model.shift());
        else if (what === 4) {
          strike(q, s, (one) => one === entry);
          model = model.map((one) => (one === entry ? -1 : one));
        }
        expect(queued(q, s), said).toBe(model.length);
        expect(
          contains(q, s, (one) => one === entry),
          said,
        ).toBe(model.includes(entry));
        if (model.length === 0) expect(s, said).toEqual(empty());
      }
    }
  });

  it('ends the game when more waits than there is room for, and loses nothing that waited', () => {
    const s = empty();
    for (let entry = 0; entry < capacity; entry++) enqueue(q, s, entry);
    expect(passedBudget(s)).toBeNull();
    enqueue(q, s, 99);
    expect(passedBudget(s)).toBe('queue');
    expect(at(s, restAt)).toBe(rest.loop);
    expect(Array.from({ length: capacity }, () => dequeue(q, s))).toEqual([0, 1, 2, 3, 4]);
  });
});
