import type { ObjectEvent, TurnEvent, Who } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import { sign } from '@shared/ruletext/base/text';
import type { Opening } from '../said';
import { anyOne } from './nouns';

const events: Readonly<Record<ObjectEvent, string>> = {
  enter: 'enters play',
  bowOut: 'bows out',
  swing: 'swings',
  exhaust: 'is exhausted',
  refresh: 'is refreshed',
};

const turns: Readonly<Record<TurnEvent, Readonly<Record<Who, string>>>> = {
  refill: {
    me: 'in your refill step',
    foe: 'in each opponent’s refill step',
    each: 'in each player’s refill step',
  },
  end: {
    me: 'at the end of your turn',
    foe: 'at the end of each opponent’s turn',
    each: 'at the end of every turn',
  },
};

/** What sets a skill off or what it costs, and then what it does. */
export function opened(opening: Opening, body: string): string {
  switch (opening.is) {
    case 'play':
      return body;
    case 'cost': {
      const { ap, exhaust } = opening;
      const costs = [...(ap > 0 || !exhaust ? [`${ap} AP`] : []), ...(exhaust ? [sign('exhaust')] : [])];
      return fill('{costs}: {body}', { costs: costs.join(', '), body });
    }
    case 'event': {
      const one = anyOne(opening.of ?? { is: 'this' }, 'you', opening.self);
      return fill('when {one} {happens}, {body}', { one, happens: events[opening.event], body });
    }
    case 'turn':
      return fill('{when}, {body}', { when: turns[opening.event][opening.turn], body });
  }
}
