import type { Num, Selector } from '../effects/index';

/** Parts that can be written in several ways and mean one thing, brought to one way: text and comparison use it. */

/**
 * A sum of one part is that part, and the minus of a written number is that number below 0: the engine finds the
 * same number, and the text can say it in one way only.
 */
export function foldedNum(num: Num): Num {
  if (typeof num === 'number') return num === 0 ? 0 : num;
  if (num === 'X' || 'stat' in num) return num;
  if ('half' in num) return { half: foldedNum(num.half), round: num.round };
  if ('minus' in num) {
    const part = foldedNum(num.minus);
    return typeof part === 'number' ? foldedNum(-part) : { minus: part };
  }
  const parts = num.sum.map(foldedNum);
  const [only, second] = parts;
  // A sum of nothing is 0.
  if (only === undefined) return 0;
  return second === undefined ? only : { sum: parts };
}

/** What speaks is never a Host, so “another Host” is any Host. */
export function foldedSelector<S extends Selector>(selector: S): S {
  if (selector.type !== 'host' || selector.not === undefined) return selector;
  const rest = { ...selector };
  delete rest.not;
  return rest;
}

/** Does it describe this object and nothing else? */
export const isJustThis = (selector: Selector): boolean =>
  selector.is !== undefined &&
  selector.type === undefined &&
  selector.of === undefined &&
  selector.not === undefined;
