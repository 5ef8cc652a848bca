import { expect, it } from 'vitest';
import { seenCard } from '../../state/test-match';
import { laneGap, lanePlates, lanesOf, othersWidth } from './lanes';
import { rowWidth } from '../../table/sizes';

const pe = { is: 'pe', text: '', n: 2, of: null, seat: null, ask: null };

it('who has PE dances, and every card lies in one lane', () => {
  const dancer = seenCard({ handle: 'a', marks: [pe] });
  const other = seenCard({ handle: 'b', marks: [{ ...pe, is: 'worn' }] });
  expect(lanesOf([other, dancer])).toEqual({ dancers: [dancer], others: [other] });
});

const cards = (count: number, turned = false): ReturnType<typeof seenCard>[] =>
  Array.from({ length: count }, (_, at) => seenCard({ handle: `${at}`, turned }));
const dancers = (count: number): ReturnType<typeof seenCard>[] =>
  cards(count).map((card) => ({ ...card, marks: [pe] }));
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

it.each<[string, number, number]>([
  ['other cards', 12, 1],
  ['dancers', 1, 12],
])('one or two of the %s keep their size beside many', (_name, dancers, others) => {
  const lanes = { dancers: cards(dancers, true), others: cards(others, true) };
  const share = othersWidth(lanes, 700, heights);
  const least = dancers === 1 ? 700 - laneGap - share : share;
  const height = dancers === 1 ? heights.dancers : heights.others;
  expect(least).toBe(rowWidth(cards(1, true), height));
});

it('none take nothing', () => {
  expect(othersWidth({ dancers: cards(9, true), others: [] }, 300, heights)).toBe(0);
});

it.each<[string, number, number, number | null]>([
  ['room for all', 4, 600, null],
  ['a little smaller', 6, 500, null],
  ['so small that their numbers would cover them', 10, 470, 4],
  ['two, wherever they lie', 2, 40, null],
  ['no room for heads either', 12, 150, null],
  ['not measured yet', 10, 0, null],
])('whole cards or their heads: %s', (_name, count, room, columns) => {
  expect(lanePlates(dancers(count), room, 116)?.columns ?? null).toBe(columns);
});

it('a lane of heads is not higher than one of cards', () => {
  for (const height of [60, 90, 116, 180, 230]) {
    const plates = lanePlates(cards(12, true), 500, height);
    if (!plates) continue;
    const rows = Math.ceil(12 / plates.columns);
    expect(rows * plates.height + (rows - 1) * 4).toBeLessThanOrEqual(height);
  }
});

it('larger letters have larger heads, or whole cards', () => {
  const usual = lanePlates(dancers(10), 470, 116);
  const larger = lanePlates(dancers(10), 470, 116, 1.3);
  expect([usual?.columns, larger?.columns ?? null]).toEqual([4, null]);
});

it('cards without numbers have narrower heads', () => {
  expect([lanePlates(cards(6), 210, 92)?.columns, lanePlates(dancers(6), 210, 92)]).toEqual([3, null]);
});
