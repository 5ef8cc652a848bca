import { expect, it } from 'vitest';
import { echo, Presses } from './presses';

const [card, menuItem] = ['card', 'menu item'];
interface Case {
  readonly question?: number;
  readonly detail?: number;
  readonly target?: string;
  readonly timeStamp?: number;
}

it.each<[string, Case, boolean]>([
  ['twice at one spot, nothing has changed: it is picked and taken back', {}, true],
  ['twice, and the next question lies there', { question: 8 }, false],
  ['twice, and the list of answers lies there', { target: menuItem }, false],
  ['twice, slowly enough to have seen the next question', { question: 8, timeStamp: 100 + echo }, true],
  ['once more, by itself', { question: 8, target: menuItem, detail: 1 }, true],
  ['by a key', { question: 8, detail: 0 }, true],
])('pressed %s', (_name, { question = 7, detail = 2, target = card, timeStamp = 200 }, counts) => {
  const presses = new Presses();
  presses.begin(7);
  expect(presses.counts({ detail: 1, timeStamp: 100, target: card }, 7)).toBe(true);
  presses.begin(question);
  expect(presses.counts({ detail, timeStamp, target }, question)).toBe(counts);
});

it('a press that began with the question before is none for this one', () => {
  const presses = new Presses();
  presses.begin(7);
  expect(presses.counts({ detail: 1, timeStamp: 100, target: card }, 8)).toBe(false);
});

it('of many quick presses at one spot every one counts that comes late enough', () => {
  const presses = new Presses();
  let question = 0;
  for (let nth = 1; nth <= 6; nth++) {
    presses.begin(question);
    if (presses.counts({ detail: nth, timeStamp: nth * 200, target: card }, question)) question++;
  }
  expect(question).toBe(3);
});
