import { expect, it } from 'vitest';
import { groupsOf } from './summary-groups';

const line = (text: string, inner = false) => ({ text, amount: null, cards: [], inner });

it('parts belong to the line before them that is none', () => {
  const lines = [
    line('Home'),
    line('a tie', true),
    line('Town'),
    line('Player A'),
    line('won', true),
    line('bonus', true),
  ];
  const groups = groupsOf({ title: '', total: null, lines, rules: [] });
  expect(groups.map(({ head, parts }) => [head.text, ...parts.map(({ text }) => text)])).toEqual([
    ['Home', 'a tie'],
    ['Town'],
    ['Player A', 'won', 'bonus'],
  ]);
});
