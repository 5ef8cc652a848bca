import { expect, it } from 'vitest';
import { seenCard } from '../../state/test-match';
import { laneGap, lanePlates, lanesOf, othersWidth } from './lanes';
import { rowWidth } from '../../table/sizes';

it('who has PE dances, and every card lies in one lane', () => {
  const pe = { is: 'pe', text: '', n: 2, of: null, seat: null, ask: null };
  const dancer = seenCard({ handle: 'a', marks: [pe] });
  const other = seenCard({ handle: 'b', marks: [{ ...pe, is: 'worn' }] });
  expect(lanesOf([other, dancer])).toEqual({ dancers: [dancer], others: [other] });
});

const cards = (count: number, turned = false): ReturnType<typeof seenCard>[] =>
  Array.from({ length: count }, (_, at) => seenCard({ handle: `${at}`, turned }));
const heights = { dancers: 100, others: 80 };

it('other cards take what they need where there is room for all', () => {
  const lanes = { dancers: cards(3), others: cards(2) };
  expect(othersWidth(lanes, 800, heights)).toBe(rowWidth(lanes.others, heights.others));
});

it('otherwise all cards are smaller, by the same part', () => {
  const lanes = { dancers: cards(6, true), others: cards(3) };
  const dancers = rowWidth(lanes.dancers, heights.dancers);
  const others = rowWidth(lanes.others, heights.others);
  const share = othersWidth(lanes, 600, heights);
  expect(share).toBeLessThan(others);
  expect(share / others).toBeCloseTo((600 - laneGap - share) / dancers, 1);
});

it('none take nothing', () => {
  expect(othersWidth({ dancers: cards(9, true), others: [] }, 300, heights)).toBe(0);
});

it.each<[string, number, number, number | null]>([
  ['room for all', 4, 600, null],
  ['a little smaller', 6, 500, null],
  ['so small that their numbers would cover them', 10, 470, 4],
  ['two, wherever they lie', 2, 40, null],
  ['not measured yet', 10, 0, null],
])('whole cards or their heads: %s', (_name, count, room, columns) => {
  expect(lanePlates(cards(count), room, 116)?.columns ?? null).toBe(columns);
});

it('a lane of heads is not higher than one of cards', () => {
  for (const height of [60, 90, 116, 180, 230]) {
    const plates = lanePlates(cards(12, true), 300, height);
    const rows = Math.ceil(12 / (plates?.columns ?? 1));
    expect(rows * (plates?.height ?? 0) + (rows - 1) * 4).toBeLessThanOrEqual(height);
  }
});
