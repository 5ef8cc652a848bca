import { expect, it } from 'vitest';
import { fitPanes, leastPane, usualPanes, type Panes } from './panes';

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
