import { describe, expect, it } from 'vitest';
import { crowdsOut, findLastKnown, lastKnownLayout, lastKnownSize, recall, remember } from './last-known';

const strength = 0;
const counters = 1;
const fields = 2;

/** A memory in the middle of a state whose other words must stay as they are. */
const before = 3;
const after = 4;
const guard = 77;
function memory(capacity: number) {
  const layout = lastKnownLayout(before, capacity, fields);
  const words = new Int32Array(before + lastKnownSize(capacity, fields) + after);
  words.fill(guard, 0, before).fill(guard, words.length - after);
  const leave = (handle: number, turn: number, ...values: number[]) => {
    const place = remember(words, layout, handle, turn);
    values.forEach((value, field) => (words[place + field] = value));
  };
  return { layout, words, leave };
}

/** Turn of leaving, turn of the question, option, answer for a strength of 8. */
const ages: [number, number, number, number][] = [
  [7, 7, 1, 8],
  [7, 8, 1, 8],
  [7, 9, 1, 0],
  [7, 30, 1, 0],
  [7, 7, 0, 8],
  [7, 8, 0, 0],
  [0, 0, 0, 8],
  [0, 1, 1, 8],
];

describe('N5, A2: the last value, for as long as it counts', () => {
  it.each(ages)('left in turn %i, asked in turn %i, %i turns remembered: %i', (left, now, turns, answer) => {
    const { layout, words, leave } = memory(4);
    leave(5, left, 8, 2);
    expect(recall(words, layout, 5, strength, now, turns)).toBe(answer);
    expect(recall(words, layout, 5, counters, now, turns)).toBe(answer === 0 ? 0 : 2);
    expect(findLastKnown(words, layout, 5, now, turns) >= 0).toBe(answer !== 0);
  });

  it('an object that never left is 0, and so is no object', () => {
    const { layout, words, leave } = memory(4);
    for (const handle of [-1, 0, 1]) {
      expect(recall(words, layout, handle, strength, 0, 1)).toBe(0);
      expect(findLastKnown(words, layout, handle, 0, 1)).toBe(-1);
    }
    leave(0, 0, 3);
    expect(recall(words, layout, 0, strength, 0, 1)).toBe(3);
    expect(findLastKnown(words, layout, -1, 0, 1)).toBe(-1);
  });

  it('the latest leaving counts, even when an earlier one would still', () => {
    const { layout, words, leave } = memory(4);
    leave(5, 7, 8);
    leave(5, 8, 3);
    expect(recall(words, layout, 5, strength, 8, 1)).toBe(3);
  });
});

describe('the ring', () => {
  it('forgets the oldest and nothing else', () => {
    const { layout, words, leave } = memory(3);
    for (const handle of [10, 11, 12, 13]) leave(handle, 7, handle);
    const known = [10, 11, 12, 13].map((handle) => recall(words, layout, handle, strength, 7, 1));
    expect(known).toEqual([0, 11, 12, 13]);
  });

  it('gives a new record nothing of the one it replaces', () => {
    const { layout, words, leave } = memory(1);
    leave(10, 7, 8, 2);
    leave(11, 7, 5);
    expect(recall(words, layout, 11, counters, 7, 1)).toBe(0);
  });

  /** Turns in which earlier objects left, the turn of the question, and whether one more leaving loses something. */
  const crowds: [number[], number, boolean][] = [
    [[], 7, false],
    [[7, 7], 7, false],
    [[7, 7, 7], 7, true],
    [[7, 7, 7], 8, true],
    [[7, 7, 7], 9, false],
    [[5, 7, 7], 7, false],
    [[5, 7, 7, 7], 7, true],
  ];
  it.each(crowds)('of three, after %j, in turn %i, crowds one out: %s', (turns, now, expected) => {
    const { layout, words, leave } = memory(3);
    turns.forEach((turn, handle) => leave(handle, turn, 1));
    expect(crowdsOut(words, layout, now, 1)).toBe(expected);
  });

  it('crowds nothing out that a later leaving has replaced anyway', () => {
    const { layout, words, leave } = memory(2);
    leave(5, 7, 8);
    leave(5, 7, 3);
    expect(crowdsOut(words, layout, 7, 1)).toBe(false);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])('is refused with %i records of %i fields', (capacity, width) => {
    expect(() => lastKnownLayout(0, capacity, width)).toThrow(RangeError);
  });

  it.each([-1, fields])('has no field %i to read', (field) => {
    const { layout, words } = memory(2);
    expect(() => recall(words, layout, 1, field, 7, 1)).toThrow(RangeError);
  });
});

describe('the memory is part of the state', () => {
  it('goes with a copy, and what a copy learns the original does not', () => {
    const { layout, words, leave } = memory(2);
    leave(5, 7, 8);
    const copy = words.slice();
    copy[remember(copy, layout, 6, 7) + strength] = 4;
    expect(recall(copy, layout, 5, strength, 7, 1)).toBe(8);
    expect(recall(copy, layout, 6, strength, 7, 1)).toBe(4);
    expect(recall(words, layout, 6, strength, 7, 1)).toBe(0);
  });

  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  it.each(seeds)(
    'agrees with a plain list over random leavings, and keeps to its words (seed %i)',
    (seed) => {
      let chance = seed;
      const below = (n: number) => {
        chance = (Math.imul(chance, 1_103_515_245) + 12_345) & 0x7fff_ffff;
        return (chance >> 8) % n;
      };
      const capacity = 1 + below(6);
      const { layout, words, leave } = memory(capacity);
      const list: { handle: number; turn: number; value: number }[] = [];
      let turn = 0;
      for (let step = 0; step < 500; step++) {
        if (below(3) === 0) turn += 1 + below(2);
        const record = { handle: below(8), turn, value: 1 + below(9) };
        leave(record.handle, turn, record.value);
        list.push(record);
        if (list.length > capacity) list.shift();
        for (let handle = 0; handle < 8; handle++)
          for (const lkiTurns of [0, 1]) {
            const now = turn + below(2);
            const last = list.findLast((one) => one.handle === handle);
            const expected = last && now - last.turn <= lkiTurns ? last.value : 0;
            expect(recall(words, layout, handle, strength, now, lkiTurns), `seed ${seed}, step ${step}`).toBe(
              expected,
            );
          }
      }
      expect([...words.subarray(0, before)]).toEqual(Array<number>(before).fill(guard));
      expect([...words.subarray(-after)]).toEqual(Array<number>(after).fill(guard));
    },
  );
});
