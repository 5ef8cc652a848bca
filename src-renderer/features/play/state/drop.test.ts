import { expect, it } from 'vitest';
import type { SeenCard, SeenPlace } from '@shared/api/matches';
import { Choosing } from './choosing.svelte';
import { Drag, isFar } from './drag.svelte';
import { dropOf, meantBy, type Drop } from './drop';
import { seenCard, seenPlace } from './test-match';
import type { Thing } from './things';

const element = {} as HTMLElement;
const bound = seenCard({ handle: 'bound', path: 'bound', answers: [0, 1] });
const free = seenCard({ handle: 'free', path: 'free', answers: [2] });
const twin = seenCard({ handle: 'twin', path: 'free', answers: [2] });
const stuck = seenCard({ handle: 'stuck', path: 'stuck' });
/** Has but one place to go to, on either side. */
const homely = seenCard({ handle: 'homely', path: 'homely', answers: [3, 4] });
const aimed = seenCard({ handle: 'aimed', path: 'aimed', answers: [5] });
const dancer = seenCard({ handle: 'dancer', path: 'dancer', answers: [6, 7] });
const partner = seenCard({ handle: 'partner', path: 'partner' });
const enemy = seenCard({ handle: 'enemy', path: 'enemy', answers: [1, 5, 6] });
const other = seenCard({ handle: 'other', path: 'other' });
const lies = seenCard({ handle: 'lies', path: 'lies' });
const hand = seenPlace({ id: 'hand', is: 'hand', cards: [bound, free, twin, stuck, homely, aimed] });
const home = seenPlace({ id: 'home', answers: [0, 3, 4], cards: [lies] });
const side = seenPlace({ id: 'side', is: 'row', cards: [enemy, other], answers: [7] });
const own = seenPlace({ id: 'own', is: 'row', cards: [dancer, partner] });
const asked = {
  answers: Array.from({ length: 8 }, () => ({ text: '', cards: [], places: [] })),
  places: [hand, home, side, own],
};
const holding = (card: SeenCard): Choosing => {
  const choosing = new Choosing({
    about: () => [asked],
    asked: () => asked,
    confirmAll: () => false,
    give: () => undefined,
  });
  choosing.hold(card);
  return choosing;
};

it.each<[string, SeenCard, Thing | null, Drop]>([
  ['on a place that goes with it', bound, home, 'target'],
  ['on a card that goes with it', bound, enemy, 'target'],
  ['on a place that does not', bound, side, 'refused'],
  ['anywhere, if where makes no difference', free, side, 'itself'],
  ['on a card, if where makes no difference', free, other, 'itself'],
  ['back to its hand', free, hand, 'back'],
  ['on a neighbour in its hand', bound, stuck, 'back'],
  ['on itself', bound, bound, 'back'],
  ['beside the table', bound, null, 'back'],
  ['a card that can’t be played', stuck, home, 'refused'],
  ['in a Zone that is not the only one it can go to', homely, side, 'refused'],
  ['on a card that is not the only one it can be aimed at', aimed, other, 'refused'],
  ['beside the only card it can be aimed at', aimed, side, 'refused'],
  ['on a neighbour on the table, while it could be aimed at cards', dancer, partner, 'refused'],
])('dropped %s', (_name, card, thing, expected) => {
  const from = own.cards.includes(card) ? 'own' : 'hand';
  const held = { card, from, height: 1, grip: { x: 0, y: 0 } };
  expect(dropOf(holding(card), held, thing && { thing, element })).toBe(expected);
});

it.each<[string, SeenCard, SeenCard, SeenPlace, Thing]>([
  ['a card it can be aimed at', dancer, enemy, side, enemy],
  ['a card it can’t be aimed at, beside one it can', dancer, other, side, other],
  ['a card in a place it may go to', homely, lies, home, home],
  ['a card where nothing may go', free, lies, home, lies],
])('what is meant by a card on %s', (_name, card, on, place, meant) => {
  expect(meantBy(holding(card), on, place)).toBe(meant);
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
