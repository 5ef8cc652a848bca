import { expect, it } from 'vitest';
import { seenCard } from '../../state/test-match';
import { lanesOf } from './lanes';

it('who has PE dances, and every card lies in one lane', () => {
  const pe = { is: 'pe', text: '', n: 2, of: null, seat: null, ask: null };
  const dancer = seenCard({ handle: 'a', marks: [pe] });
  const other = seenCard({ handle: 'b', marks: [{ ...pe, is: 'worn' }] });
  expect(lanesOf([other, dancer])).toEqual({ dancers: [dancer], others: [other] });
});
