import { beforeEach, expect, it } from 'vitest';
import type { SeenAnswer } from '@shared/api/matches';
import { Choosing } from './choosing.svelte';
import { seenCard, seenPlace } from './test-match';
import type { Asked, Thing } from './things';

// nothing is drawn here: any object stands for the element that was pressed
const anchor = {} as HTMLElement;
let given: number[];
let confirmAll: boolean;
let about: number;
beforeEach(() => {
  about = 1;
  given = [];
  confirmAll = false;
});
const choosingIn = (asked: Asked | null): Choosing =>
  new Choosing({
    about: () => [about],
    asked: () => asked,
    confirmAll: () => confirmAll,
    give: (answer) => given.push(answer),
  });
const plain = (count: number): SeenAnswer[] =>
  Array.from({ length: count }, (_, at) => ({ text: String(at), cards: [], places: [] }));

/** Two cards in hand that go to places face-up or face-down, one that only passes, and passing. */
function play() {
  const a = seenCard({ handle: 'a', name: 'A', answers: [0, 1, 2] });
  const b = seenCard({ handle: 'b', name: 'B', answers: [3] });
  const stuck = seenCard({ handle: 'c', name: 'C' });
  const hand = seenPlace({ id: 'hand', is: 'hand', cards: [a, b, stuck] });
  const home = seenPlace({ id: 'home', name: 'Home', answers: [0, 1] });
  const town = seenPlace({ id: 'town', answers: [2, 3] });
  const asked = { answers: plain(5), places: [hand, home, town] };
  return { a, b, stuck, home, town, choosing: choosingIn(asked) };
}

it('what has one answer is the answer, at one press', () => {
  const { b, choosing } = play();
  choosing.press(b, anchor);
  expect([given, choosing.isUnderWay]).toEqual([[3], false]);
});

it('a card and then a place is an answer, and meanwhile only what goes with it is lit', () => {
  const { a, b, home, town, choosing } = play();
  expect([choosing.loose, choosing.missing]).toEqual([[4], 'either']);
  choosing.press(a, anchor);
  expect([choosing.menu, choosing.missing, choosing.loose]).toEqual([null, 'place', []]);
  expect([home, town, b].map((one) => choosing.offered(one))).toEqual([[0, 1], [2], []]);
  choosing.press(town, anchor);
  expect(given).toEqual([2]);
});

it('what nothing on the table tells apart is a list, and the list is an answer at one press', () => {
  const { a, home, choosing } = play();
  choosing.press(a, anchor);
  choosing.press(home, anchor);
  expect(choosing.menu).toMatchObject({ title: 'Home', answers: [0, 1] });
  expect(choosing.missing).toBe('answer');
  choosing.closeMenu();
  expect([choosing.loose, choosing.isPicked(a)]).toEqual([[0, 1], true]);
  choosing.choose(1);
  expect(given).toEqual([1]);
});

it('another card is a new beginning, and the same one again takes it back', () => {
  const { a, home, choosing } = play();
  choosing.press(home, anchor);
  choosing.press(a, anchor);
  expect(choosing.picked).toEqual([home, a]);
  choosing.press(a, anchor);
  expect(choosing.picked).toEqual([home]);
  choosing.press(home, anchor);
  expect([choosing.isUnderWay, given]).toEqual([false, []]);
});

it('what has no answer answers nothing, and lets go of what was picked', () => {
  const { a, stuck, choosing } = play();
  choosing.press(a, anchor);
  choosing.press(stuck, anchor);
  expect([given, choosing.menu, choosing.isUnderWay]).toEqual([[], null, false]);
});

it('a card that is dragged answers only where it is dropped', () => {
  const { b, town, choosing } = play();
  choosing.hold(b);
  expect([given, choosing.offered(town)]).toEqual([[], [3]]);
  choosing.letGo(anchor);
  expect(given).toEqual([3]);
});

it('a card that is dragged acts itself; a press on it leaves open what is done with it', () => {
  const [fox, duet] = [
    seenCard({ handle: 'fox', path: 'fox', answers: [0, 1] }),
    seenCard({ handle: 'duet', path: 'duet', answers: [1] }),
  ];
  const owl = seenCard({ handle: 'owl', path: 'owl', answers: [0, 1] });
  const choosing = choosingIn({
    answers: [
      { text: 'The fox swings at the owl', cards: ['fox', 'owl'], places: [] },
      { text: 'A duet for fox and owl', cards: ['duet', 'fox', 'owl'], places: [] },
    ],
    places: [
      seenPlace({ id: 'hand', cards: [duet] }),
      seenPlace({ id: 'a', cards: [fox] }),
      seenPlace({ id: 'b', cards: [owl] }),
    ],
  });
  choosing.hold(fox);
  expect([choosing.offered(owl), choosing.offered(duet)]).toEqual([[0], []]);
  choosing.press(owl, anchor);
  expect(given).toEqual([0]);

  choosing.press(fox, anchor);
  expect(choosing.offered(duet)).toEqual([1]);
  choosing.clear();
  choosing.hold(fox);
  // what does not go with it begins anew
  choosing.press(duet, anchor);
  expect(given).toEqual([0, 1]);
});

/** Two of three cards. */
function pairs() {
  const answers = [
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  const cards = [0, 1, 2].map((card) =>
    seenCard({
      handle: `c${card}`,
      path: `cards/${card}.json`,
      answers: answers.flatMap((pair, at) => (pair.includes(card) ? [at] : [])),
    }),
  );
  const asked = {
    answers: answers.map((pair) => ({
      text: '',
      cards: pair.map((card) => `cards/${card}.json`),
      places: [],
    })),
    places: [seenPlace({ id: 'hand', cards })],
  };
  const [a, b, c] = cards as [Thing, Thing, Thing];
  return { a, b, c, choosing: choosingIn(asked) };
}

it('several cards are picked one after the other, numbered, and wait to be confirmed', () => {
  const { a, b, c, choosing } = pairs();
  choosing.press(c, anchor);
  expect([choosing.missing, choosing.numberOf(c), choosing.numberOf(a)]).toEqual(['card', 1, null]);
  choosing.press(a, anchor);
  expect([given, choosing.staged]).toEqual([[], 1]);
  expect([a, b, c].map((card) => choosing.numberOf(card))).toEqual([2, null, 1]);
  choosing.confirm();
  expect(given).toEqual([1]);
});

it('an answer that was given is shown until the next question is there, and then nothing is picked', () => {
  const { a, b, choosing } = pairs();
  choosing.press(a, anchor);
  choosing.press(b, anchor);
  choosing.confirm();
  expect([choosing.picked, choosing.staged, choosing.isUnderWay]).toEqual([[a, b], 0, true]);
  about++;
  expect([choosing.picked, choosing.staged, choosing.menu, choosing.isUnderWay]).toEqual([
    [],
    null,
    null,
    false,
  ]);
});

it('one of several is taken back, or replaced by another', () => {
  const { a, b, c, choosing } = pairs();
  choosing.press(a, anchor);
  choosing.press(b, anchor);
  choosing.press(c, anchor);
  expect([choosing.picked, choosing.staged]).toEqual([[a, c], 1]);
  choosing.press(a, anchor);
  expect([choosing.picked, choosing.staged, given]).toEqual([[c], null, []]);
});

it('where the order counts, it is that of the presses, and the last one needs none', () => {
  const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
  const cards = [...'abc'].map((path) =>
    seenCard({ handle: path, path, answers: orders.map((_, at) => at) }),
  );
  const [a, b, c] = cards as [Thing, Thing, Thing];
  const choosing = choosingIn({
    answers: orders.map((order) => ({ text: order, cards: [...order], places: [] })),
    places: [seenPlace({ id: 'aside', cards })],
  });
  choosing.press(b, anchor);
  expect(choosing.offered(a)).toEqual([2]);
  choosing.press(c, anchor);
  expect(choosing.staged).toBe(3);
  expect([a, b, c].map((card) => choosing.numberOf(card))).toEqual([3, 1, 2]);
  choosing.confirm();
  expect(given).toEqual([3]);
});

/** Both sides have a fox and an owl, and each may be aimed at either of the other side. */
function mirrored() {
  const pairs = [
    ['my fox', 'your fox'],
    ['my fox', 'your owl'],
    ['my owl', 'your fox'],
    ['my owl', 'your owl'],
  ];
  const pathOf = (handle: string): string => handle.replace(/^\w+ /, '');
  const card = (handle: string) =>
    seenCard({
      handle,
      path: pathOf(handle),
      answers: pairs.flatMap((pair, at) => (pair.includes(handle) ? [at] : [])),
    });
  const mine = ['my fox', 'my owl'].map(card);
  const yours = ['your fox', 'your owl'].map(card);
  const places = [seenPlace({ id: 'mine', cards: mine }), seenPlace({ id: 'yours', cards: yours })];
  const answers = pairs.map((pair) => ({ text: '', cards: pair.map(pathOf), places: [] }));
  return { mine, yours, choosing: choosingIn({ answers, places }) };
}

it('where both sides have the same cards a target may be pressed first: no lit card leads to nothing', () => {
  const { mine, yours, choosing } = mirrored();
  choosing.press(yours[1] as Thing, anchor);
  expect([choosing.left, choosing.missing]).toEqual([[1, 3], 'card']);
  choosing.press(mine[0] as Thing, anchor);
  expect(given).toEqual([1]);
});

it('of two that can be aimed at each other the first one pressed acts, and a third may be pressed first too', () => {
  const [a, b, c] = [
    seenCard({ handle: 'a', path: 'a', answers: [0, 1, 2] }),
    seenCard({ handle: 'b', path: 'b', answers: [0, 1] }),
    seenCard({ handle: 'c', path: 'c', answers: [2] }),
  ];
  const answers = ['ab', 'ba', 'ac'].map((cards) => ({ text: '', cards: [...cards], places: [] }));
  const choosing = choosingIn({ answers, places: [seenPlace({ id: 'row', cards: [a, b, c] })] });
  choosing.press(b, anchor);
  expect(given).toEqual([1]);
  choosing.press(a, anchor);
  expect(choosing.left).toEqual([0, 2]);
  choosing.press(a, anchor);
  choosing.press(c, anchor);
  expect(given).toEqual([1, 2]);
});

it('pressed in an order that is not offered, the answers are a list', () => {
  const orders = ['abc', 'acb'];
  const cards = [...'abc'].map((path) => seenCard({ handle: path, path, answers: [0, 1] }));
  const answers = orders.map((order) => ({ text: order, cards: [...order], places: [] }));
  const choosing = choosingIn({ answers, places: [seenPlace({ id: 'aside', cards })] });
  choosing.press(cards[1] as Thing, anchor);
  expect(choosing.left).toEqual([0, 1]);
  expect(choosing.isUnderWay).toBe(true);
});

it('who wants it so confirms every answer', () => {
  confirmAll = true;
  const { b, choosing } = play();
  choosing.press(b, anchor);
  expect([given, choosing.staged]).toEqual([[], 3]);
  choosing.choose(4);
  expect([given, choosing.staged]).toEqual([[], 4]);
  choosing.confirm();
  expect(given).toEqual([4]);
});

it('nobody is asked: nothing is offered', () => {
  const choosing = choosingIn(null);
  const card = seenCard({ answers: [0] });
  expect([choosing.offered(card), choosing.loose, choosing.missing]).toEqual([[], [], null]);
});
