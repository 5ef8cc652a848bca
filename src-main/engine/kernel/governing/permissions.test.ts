import { describe, expect, it } from 'vitest';
import {
  actsPerWord,
  CANNOT,
  isAllowed,
  isForced,
  MAY,
  MUST,
  type Ruling,
  rulingsOn,
  type Verdict,
  verdictOf,
  withRuling,
} from './permissions';

/** Cannot, must, may, and what follows. */
const cases: [boolean, boolean, boolean, Verdict][] = [
  [false, false, false, 'no'],
  [false, false, true, 'free'],
  [false, true, false, 'forced'],
  [false, true, true, 'forced'],
  [true, false, false, 'no'],
  [true, false, true, 'no'],
  [true, true, false, 'no'],
  [true, true, true, 'no'],
];

describe('X1: cannot beats must beats may', () => {
  it.each(cases)('cannot %s, must %s, may %s: %s', (cannot, must, may, expected) => {
    const rulings = Number(cannot) * CANNOT + Number(must) * MUST + Number(may) * MAY;
    expect(verdictOf(rulings)).toBe(expected);
    expect(isAllowed(rulings)).toBe(expected !== 'no');
    expect(isForced(rulings)).toBe(expected === 'forced');
  });
});

/** Rulings in the order they are met. */
const orders: [string, Ruling[], Verdict][] = [
  ['cannot, must, may', [CANNOT, MUST, MAY], 'no'],
  ['may, must, cannot', [MAY, MUST, CANNOT], 'no'],
  ['must, may', [MUST, MAY], 'forced'],
  ['may, must', [MAY, MUST], 'forced'],
  ['may, may', [MAY, MAY], 'free'],
  ['cannot, cannot', [CANNOT, CANNOT], 'no'],
  ['none', [], 'no'],
];

describe('rulings in a word', () => {
  const acts = Array.from({ length: actsPerWord }, (_, act) => act);

  it.each(orders)('%s gives the same on every act, and on no other', (_name, rulings, expected) => {
    for (const act of acts) {
      const word = rulings.reduce((sum, ruling) => withRuling(sum, act, ruling), 0);
      for (const other of acts)
        expect(verdictOf(rulingsOn(word, other)), `act ${other} after rulings on ${act}`).toBe(
          other === act ? expected : 'no',
        );
    }
  });

  it('a full word fits into the state', () => {
    const full = acts.reduce(
      (word, act) => withRuling(withRuling(withRuling(word, act, MAY), act, MUST), act, CANNOT),
      0,
    );
    const [stored] = Int32Array.of(full);
    for (const act of acts) expect(rulingsOn(stored!, act)).toBe(CANNOT | MUST | MAY);
  });
});
