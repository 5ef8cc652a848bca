import { describe, expect, it } from 'vitest';
import { budgets, passedBudget } from './budgets';
import * as frames from './frames';
import { rest, restAt } from './head';
import { cardsAt, frameWords } from './map';
import { at } from './state';

const empty = (): Int32Array => new Int32Array(cardsAt);

describe('frames', () => {
  it('lie on one another and leave nothing behind', () => {
    const s = empty();
    const pushed = Array.from({ length: budgets.depth }, (_, index) => {
      const f = frames.pushFrame(s);
      s.fill(index + 1, f, f + frameWords);
      return f;
    });
    expect(new Set(pushed).size).toBe(budgets.depth);
    for (let index = budgets.depth - 1; index >= 0; index--) {
      expect(frames.depth(s)).toBe(index + 1);
      const f = frames.topFrame(s);
      expect(f).toBe(pushed[index]);
      expect([...s.subarray(f, f + frameWords)].every((word) => word === index + 1)).toBe(true);
      frames.popFrame(s);
    }
    expect(s).toEqual(empty());
  });

  it('end the game when texts wait on each other too deeply', () => {
    const s = empty();
    for (let i = 0; i < budgets.depth; i++) frames.pushFrame(s);
    expect(passedBudget(s)).toBeNull();
    expect(frames.pushFrame(s)).toBe(-1);
    expect(passedBudget(s)).toBe('depth');
    expect(at(s, restAt)).toBe(rest.loop);
    expect(frames.depth(s)).toBe(budgets.depth);
  });

  it('have a word for everything, and no word twice', () => {
    const fields = [
      frames.sequence,
      frames.step,
      frames.stage,
      frames.source,
      frames.me,
      frames.zone,
      frames.there,
      frames.drawn,
      frames.subject,
      frames.left,
      frames.trigger,
      frames.arrived,
      frames.lay,
      frames.speaker,
      frames.asideBelow,
      frames.entersBelow,
    ];
    expect(fields.toSorted((a, b) => a - b)).toEqual(fields.map((_, index) => index));
    expect(frameWords).toBe(fields.length);
  });
});
