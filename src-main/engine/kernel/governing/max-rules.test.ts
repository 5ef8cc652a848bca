import { describe, expect, it } from 'vitest';
import { type MaxCause, onMaxChange, onMaxExchange } from './max-rules';

/** Case, total, old and new maximum, new total. */
type Change = [string, number, number, number, number];
const changing =
  (cause: MaxCause) =>
  (_case: string, total: number, from: number, to: number, expected: number): void =>
    expect(onMaxChange(total, from, to, cause)).toBe(expected);
const title = '%s: %i, maximum %i → %i gives %i';

describe('M1: a maximum raised by an effect raises the total as much', () => {
  const changes: Change[] = [
    ['at full', 3, 3, 6, 6],
    ['after a loss', 1, 3, 6, 4],
    ['at 0', 0, 0, 2, 2],
    ['no change', 2, 5, 5, 2],
    ['A9: only the visible gain', 0, -2, 3, 3],
    ['A9: a gain nobody sees', 0, -5, -1, 0],
    ['A9: a gain up to 0', 0, -5, 0, 0],
  ];
  it.each(changes)(title, changing('starts'));
});

describe('M2: a maximum lowered by an effect cuts the total', () => {
  const changes: Change[] = [
    ['at full', 5, 5, 2, 2],
    ['after a loss', 1, 5, 2, 1],
    ['to nothing', 3, 3, 0, 0],
    ['below nothing', 3, 3, -2, 0],
  ];
  it.each(changes)(title, changing('starts'));
});

describe('M3: a maximum raised because an effect ends leaves the total', () => {
  const changes: Change[] = [
    ['at full', 2, 2, 5, 2],
    ['after a loss', 1, 2, 5, 1],
    ['no change', 2, 5, 5, 2],
    ['from below 0', 0, -2, 3, 0],
  ];
  it.each(changes)(title, changing('ends'));
});

describe('M4: a maximum lowered because an effect ends cuts the total', () => {
  const changes: Change[] = [
    ['at full', 6, 6, 3, 3],
    ['after a loss', 2, 6, 3, 2],
  ];
  it.each(changes)(title, changing('ends'));
});

/** The maximum without effects, then steps: a loss, or an effect that starts or ends; total and maximum after each. */
type Step = { readonly lose: number } | { readonly by: number; readonly cause: MaxCause };
const stories: [string, number, Step[], string[]][] = [
  [
    'a raise, a loss, its end',
    3,
    [{ by: 3, cause: 'starts' }, { lose: 4 }, { by: -3, cause: 'ends' }],
    ['6/6', '2/6', '2/3'],
  ],
  [
    'a raise and its end',
    3,
    [
      { by: 3, cause: 'starts' },
      { by: -3, cause: 'ends' },
    ],
    ['6/6', '3/3'],
  ],
  [
    'a cut and its end',
    5,
    [
      { by: -3, cause: 'starts' },
      { by: 3, cause: 'ends' },
    ],
    ['2/2', '2/5'],
  ],
  ['a cut to nothing', 3, [{ by: -3, cause: 'starts' }], ['0/0']],
  [
    'the hidden sum: a deep cut, a raise, the end of the cut',
    5,
    [
      { by: -8, cause: 'starts' },
      { by: 5, cause: 'starts' },
      { by: 8, cause: 'ends' },
    ],
    ['0/0', '2/2', '2/10'],
  ],
];

describe('a total through several changes', () => {
  it.each(stories)('%s', (_name, base, steps, expected) => {
    let total = base;
    let raw = base;
    const seen = steps.map((step) => {
      if ('lose' in step) total -= step.lose;
      else {
        total = onMaxChange(total, raw, raw + step.by, step.cause);
        raw += step.by;
      }
      return `${total}/${Math.max(0, raw)}`;
    });
    expect(seen).toEqual(expected);
  });
});

/** Total, maximum, what the ending and the starting effects add, new total. */
const exchanges: [string, number, number, number, number, number][] = [
  ['a cut for a smaller cut', 2, 2, -3, -2, 2],
  ['a cut for a greater cut', 2, 2, -3, -4, 1],
  ['a raise for the same raise, at full', 6, 6, 3, 3, 6],
  ['a raise for the same raise, after a loss', 2, 6, 3, 3, 5],
  ['a raise for a cut', 8, 8, 3, -3, 2],
  ['a cut for a raise', 2, 2, -3, 3, 5],
  ['a cut below 0 for a raise', 0, -3, -8, 1, 1],
  ['a raise and a cut end together, nothing starts', 5, 5, 0, 0, 5],
  ['only an end', 6, 6, 3, 0, 3],
  ['only a start', 3, 3, 0, 3, 6],
];

describe('A10: the end first, then the start', () => {
  it.each(exchanges)(
    '%s: %i of %i, %i ends, %i starts: %i',
    (_name, total, max, ending, starting, expected) => {
      expect(onMaxExchange(total, max, ending, starting)).toBe(expected);
    },
  );
});
