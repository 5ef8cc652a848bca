import { expect, test } from 'vitest';
import { bugDetail } from './bug-detail';

const cases: readonly (readonly [thrown: unknown, told: string | null])[] = [
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  ['Uncaught Error: It is over.', 'Uncaught Error: It is over'],
  ['ResizeObserver loop completed with undelivered notifications.', null],
  ['ResizeObserver loop limit exceeded', null],
  [new TypeError('ResizeObserver is not a constructor'), 'TypeError: ResizeObserver is not a constructor'],
  [undefined, 'undefined'],
];
test.each(cases)('%s', (thrown, told) => {
  expect(bugDetail(thrown)).toBe(told);
});
