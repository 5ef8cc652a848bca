import { expect, it } from 'vitest';
import { fitPanes, leastPane, leastProblems, problemsHeight, usualPanes, type Panes } from './panes';

const panes = (list: number, preview: number): Panes => ({ list, preview });

it.each<[string, Panes, number, Panes]>([
  ['as wanted', panes(200, 480), 1180, panes(200, 480)],
  ['the card gives way first', panes(200, 480), 900, panes(200, 366)],
  ['then the list', panes(400, 480), 800, panes(266, 200)],
  ['never less than can be used', panes(400, 480), 300, leastPane],
  ['nothing of it', panes(0, 0), 1180, leastPane],
])('%s', (_what, wanted, room, fitted) => {
  expect(fitPanes(wanted, room)).toEqual(fitted);
});

it.each<[number, Panes]>([
  [1180, panes(200, 480)],
  [1500, panes(225, 510)],
  [1820, panes(273, 619)],
  [3700, panes(300, 720)],
])('untouched, a room of %d px is shared out', (room, usual) => {
  expect(usualPanes(room)).toEqual(usual);
  expect(fitPanes(usual, room)).toEqual(usual);
});

it.each<[string, number | null, number, number]>([
  ['untouched, a share of the room', null, 740, 192],
  ['untouched in a small window', null, 500, 176],
  ['untouched in a large one', null, 1400, 300],
  ['as wanted', 400, 740, 400],
  ['the text keeps some lines', 700, 740, 520],
  ['never less than can be used', 10, 740, leastProblems],
  ['nor in a room that has none', 400, 200, leastProblems],
])('the problems: %s', (_what, wanted, room, height) => {
  expect(problemsHeight(wanted, room)).toBe(height);
});
