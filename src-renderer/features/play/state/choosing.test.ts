import { beforeEach, expect, it } from 'vitest';
import { Choosing } from './choosing.svelte';
import { seenCard, seenPlace } from './test-match';

let given: number[];
let choosing: Choosing;
// nothing is drawn here: any object stands for the element that was pressed
const anchor = {} as HTMLElement;
beforeEach(() => {
  given = [];
  choosing = new Choosing((answer) => given.push(answer));
});

const single = seenCard({ answers: [3] });
const several = seenCard({ answers: [0, 1, 2], name: 'B' });
const home = seenPlace({ answers: [0, 1, 5] });
const town = seenPlace({ id: 'town', answers: [2, 6] });
const school = seenPlace({ id: 'school', answers: [7] });

it('what has one answer is the answer', () => {
  choosing.press(single, anchor);
  expect([given, choosing.menu]).toEqual([[3], null]);
});

it('what has several shows them, and then only what goes with it is lit', () => {
  choosing.press(several, anchor);
  expect(choosing.menu).toMatchObject({ title: 'B', answers: [0, 1, 2] });
  expect([home, town, school, single].map((one) => choosing.offered(one))).toEqual([[0, 1], [2], [], []]);
  choosing.choose(1);
  expect([given, choosing.menu, choosing.offered(school)]).toEqual([[1], null, [7]]);
});

it('a card and then a place is an answer', () => {
  choosing.press(several, anchor);
  choosing.closeMenu();
  choosing.press(town, anchor);
  expect(given).toEqual([2]);
});

it('a card and then a place with several answers shows those that are about both', () => {
  choosing.press(several, anchor);
  choosing.closeMenu();
  choosing.press(home, anchor);
  expect(choosing.menu).toMatchObject({ answers: [0, 1] });
  expect(given).toEqual([]);
});

it('another card is a new beginning', () => {
  choosing.press(several, anchor);
  choosing.closeMenu();
  const other = seenCard({ answers: [8, 9] });
  choosing.press(other, anchor);
  expect([choosing.menu?.answers, choosing.isPicked(other), choosing.isPicked(several)]).toEqual([
    [8, 9],
    true,
    false,
  ]);
});

it('what has no answer answers nothing, and lets go of what was picked', () => {
  choosing.press(several, anchor);
  choosing.press(seenCard({ answers: [] }), anchor);
  expect([given, choosing.menu, choosing.isPicked(several)]).toEqual([[], null, false]);
});

it('cards one after the other narrow the answers down to one', () => {
  const [a, b, c] = [
    [0, 1, 2],
    [0, 1, 3],
    [1, 2, 3],
  ].map((answers) => seenCard({ answers }));
  if (!a || !b || !c) throw new Error('three cards');
  choosing.press(a, anchor);
  choosing.press(b, anchor);
  expect(choosing.menu?.answers).toEqual([0, 1]);
  choosing.press(c, anchor);
  expect(given).toEqual([1]);
});
