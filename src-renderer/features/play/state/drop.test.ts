import { expect, it } from 'vitest';
import { Choosing } from './choosing.svelte';
import { Drag, isFar } from './drag.svelte';
import { dropOf, type Drop } from './drop';
import { seenCard, seenPlace } from './test-match';
import type { Thing } from './things';

const element = {} as HTMLElement;
const bound = seenCard({ handle: 'bound', answers: [0, 1] });
const free = seenCard({ handle: 'free', answers: [2] });
const stuck = seenCard({ handle: 'stuck' });
const enemy = seenCard({ handle: 'enemy', answers: [1] });
const hand = seenPlace({ id: 'hand', is: 'hand', cards: [bound, free, stuck] });
const home = seenPlace({ id: 'home', answers: [0] });
const side = seenPlace({ id: 'side', is: 'row', cards: [enemy] });
const asked = {
  answers: Array.from({ length: 3 }, () => ({ text: '', cards: [], places: [] })),
  places: [hand, home, side],
};

it.each<[string, typeof bound, Thing | null, Drop]>([
  ['on a place that goes with it', bound, home, 'target'],
  ['on a card that goes with it', bound, enemy, 'target'],
  ['on a place that does not', bound, side, 'refused'],
  ['anywhere, if where makes no difference', free, side, 'itself'],
  ['back to its hand', free, hand, 'back'],
  ['on itself', bound, bound, 'back'],
  ['beside the table', bound, null, 'back'],
  ['a card that can’t be played', stuck, home, 'refused'],
])('dropped %s', (_name, card, thing, expected) => {
  const choosing = new Choosing({
    about: () => asked,
    asked: () => asked,
    confirmAll: () => false,
    give: () => undefined,
  });
  choosing.hold(card);
  const held = { card, from: 'hand', height: 1, grip: { x: 0, y: 0 } };
  expect(dropOf(choosing, held, thing && { thing, element })).toBe(expected);
});

it('what is let go is held no more, and tells where it was', () => {
  const drag = new Drag();
  drag.move({ x: 1, y: 1 }, null);
  expect(drag.letGo()).toBeNull();
  const held = { card: bound, from: 'hand', height: 1, grip: { x: 0, y: 0 } };
  drag.take(held, { x: 0, y: 0 });
  drag.move({ x: 5, y: 6 }, { thing: home, element });
  expect([drag.at, drag.letGo(), drag.held, drag.over]).toEqual([
    { x: 5, y: 6 },
    { held, over: { thing: home, element } },
    null,
    null,
  ]);
});

it('a trembling hand presses, it does not drag', () => {
  expect([isFar({ x: 0, y: 0 }, { x: 3, y: 3 }), isFar({ x: 0, y: 0 }, { x: 8, y: 0 })]).toEqual([
    false,
    true,
  ]);
});
