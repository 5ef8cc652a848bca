import { none } from '../../kernel/cards';
import { half, known, word } from '../../kernel/governing/numbers';
import { at } from '../../kernel/state';
import { item, runAt } from './layout';
import { present, refOf, rememberedStat, wearerOf } from './reading';
import { type CompiledNum, type RefCode, refs, type Table } from './table';

/** What the running effect's words mean now. */

/** Things in play that a word means, into `into`; returns how many. `it` is what the step acts on, -1 for nothing. */
export function resolveRef(t: Table, ref: RefCode, it: number, into: Int32Array): number {
  const { s, l } = t;
  let count = 0;
  if (ref === refs.it) {
    if (it !== none) into[count++] = it;
  } else if (ref === refs.target) {
    for (let i = 0; i < at(s, runAt + item.chosen); i++) {
      const c = present(t, at(s, runAt + item.targets + i));
      if (c !== none) into[count++] = c;
    }
  } else if (ref === refs.picked) {
    for (let seat = 0; seat < l.seats; seat++) {
      const c = present(t, at(s, runAt + l.picks + seat));
      if (c !== none && !contains(into, count, c)) into[count++] = c;
    }
  } else {
    const c = present(t, singleRef(t, ref));
    if (c !== none) into[count++] = c;
  }
  return count;
}

function contains(list: Int32Array, count: number, c: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === c) return true;
  return false;
}

function singleRef(t: Table, ref: RefCode): number {
  const self = at(t.s, runAt + item.this);
  if (ref === refs.event) return at(t.s, runAt + item.event);
  return ref === refs.wearer ? wearerOf(t, self) : self;
}

/** The one object a number is read from, in play or not; -1 for none or several (N4). */
export function objectMeant(t: Table, ref: RefCode, it: number): number {
  const { s, l } = t;
  if (ref === refs.it) return it === none ? none : refOf(t, it);
  if (ref !== refs.target && ref !== refs.picked) return singleRef(t, ref);
  const first = ref === refs.target ? runAt + item.targets : runAt + l.picks;
  const most = ref === refs.target ? at(s, runAt + item.chosen) : l.seats;
  let only: number = none;
  for (let i = 0; i < most; i++) {
    const one = at(s, first + i);
    if (one === none || one === only) continue;
    if (only !== none) return none;
    only = one;
  }
  return only;
}

export function evaluate(t: Table, num: CompiledNum, it: number): number {
  switch (num.is) {
    case 'fixed':
      return num.n;
    case 'x':
      return at(t.s, runAt + item.x);
    case 'stat': {
      const ref = objectMeant(t, num.of, it);
      return known(ref === none ? undefined : rememberedStat(t, ref, num.stat));
    }
    case 'half':
      return half(evaluate(t, num.part, it), num.round);
    case 'minus':
      return word(-evaluate(t, num.part, it));
    case 'sum': {
      let sum = 0;
      for (const part of num.parts) sum = word(sum + evaluate(t, part, it));
      return sum;
    }
  }
}
