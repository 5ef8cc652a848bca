import { none } from '../../kernel/cards';
import { skipForTargets } from '../../kernel/governing/skip';
import { at } from '../../kernel/state';
import { tellGroove } from './acts';
import { loseSp } from './changes';
import { item, runAt } from './layout';
import { isHost, present } from './reading';
import type { Table } from './table';
import { tellSkipped } from './tell';

/** The swing at `runAt`: both Furres give at once, a Host only takes. PE is read now. */
export function resolveSwing(t: Table): void {
  const swinger = present(t, at(t.s, runAt + item.this));
  const target = present(t, at(t.s, runAt + item.targets));
  t.moment++;
  if (skipForTargets(1, target === none ? 0 : 1)) {
    if (t.log) t.log({ at: t.moment, is: 'nothing', thing: at(t.s, runAt + item.this), event: none });
    return;
  }
  // N6: what has left gives nothing, and nobody gives to it.
  if (swinger === none) return tellSkipped(t, 'swing', 'not-in-play', { ref: at(t.s, runAt + item.this) });
  const gives = tellGroove(t, swinger, target);
  const takes = isHost(t, target) ? 0 : tellGroove(t, target, swinger);
  loseSp(t, target, gives);
  loseSp(t, swinger, takes);
}
