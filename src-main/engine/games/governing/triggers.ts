import { firstIn, nextOf, none } from '../../kernel/cards';
import { at } from '../../kernel/state';
import { clearItem, copyItem, pushFresh, writeItem } from './items';
import { heardAt, laterCountAt } from './layout';
import { activeSeat, controller, definition, refOf } from './reading';
import { matches } from './select';
import { type EventCode, type Table, whos } from './table';

function setOff(t: Table, text: number, self: number, event: number): void {
  const where = pushFresh(t);
  if (where !== none)
    writeItem(t, where, text, refOf(t, self), controller(t, self), event, at(t.s, t.l.paidAt + self));
}

/** Something happened to an object that is still (or again) in play: who listens is set off. */
export function hear(t: Table, event: EventCode, c: number): void {
  const { s, l, p } = t;
  const bit = 1 << event;
  if ((at(s, heardAt) & bit) === 0) return;
  for (let w = firstIn(l, s, l.inPlay); w !== none; w = nextOf(s, w)) {
    if (((p.listens[definition(t, w)] ?? 0) & bit) === 0) continue;
    for (const trigger of p.definitions[definition(t, w)]?.triggers ?? []) {
      if (trigger.event !== event) continue;
      const meant = trigger.for ? matches(t, trigger.for, c, controller(t, w), w) : c === w;
      if (meant) setOff(t, trigger.text, w, refOf(t, c));
    }
  }
}

/** A step of the active player's turn begins. */
export function hearStep(t: Table, event: EventCode): void {
  const { s, l, p } = t;
  const bit = 1 << event;
  if ((at(s, heardAt) & bit) === 0) return;
  for (let w = firstIn(l, s, l.inPlay); w !== none; w = nextOf(s, w)) {
    if (((p.listens[definition(t, w)] ?? 0) & bit) === 0) continue;
    for (const { event: heard, turn, text } of p.definitions[definition(t, w)]?.triggers ?? []) {
      if (heard !== event) continue;
      const mine = controller(t, w) === activeSeat(t);
      if (turn === whos.each || mine === (turn === whos.me)) setOff(t, text, w, none);
    }
  }
}

/** What was put off until the end of the turn goes off together with the skills of that moment. */
export function hearLater(t: Table): void {
  const { s, l } = t;
  const count = at(s, laterCountAt);
  for (let i = 0; i < count; i++) {
    const where = pushFresh(t);
    if (where === none) return;
    copyItem(t, l.laterAt + i * l.itemWords, where);
  }
  for (let i = 0; i < count; i++) clearItem(t, l.laterAt + i * l.itemWords);
  s[laterCountAt] = 0;
}
