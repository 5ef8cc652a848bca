import type { GoverningMark } from '@shared/api/marks-governing';
import type { SeenMark } from '@shared/api/matches';
import type { View, ViewPlayer } from '../../../../engine/games/governing/view';
import type { PackWords } from '../../pack-words';
import { marker } from '../../seen-parts';
import { writeAsk } from './asks';

const mark = marker<GoverningMark>();

const steps = ['refill', 'refresh', 'main', 'end'];

/** What is told of a player. */
export function playerFigures(words: PackWords, seen: View, player: ViewPlayer): SeenMark[] {
  const { seat, sp, maxSp, ap, hand, out } = player;
  if (out) return [mark('out', words.say('match.governing.out', {}))];
  const cost = (is: 'drawCost' | 'refreshCost'): SeenMark =>
    mark(is, words.say(`match.governing.${is}`, { n: player[is] }), {
      n: player[is],
      ask: writeAsk({ is, seat }),
    });
  const step = seen.active === seat ? steps.indexOf(seen.step) + 1 : 0;
  return [
    mark('sp', words.say('match.governing.host', { sp, max: maxSp }), {
      n: sp,
      of: maxSp,
      ask: writeAsk({ is: 'maxSp', name: seat }),
    }),
    mark('ap', words.say('match.governing.ap', { n: ap }), { n: ap }),
    cost('drawCost'),
    cost('refreshCost'),
    mark('hand', words.say('match.figure.hand', { n: hand.count }), { n: hand.count }),
    ...(step > 0
      ? [mark('step', words.say('match.governing.step', { n: String(step) }), { n: step, of: steps.length })]
      : []),
  ];
}
