import type { ObjectEvent, TurnEvent, Who } from '../../effects/words';
import { countedUk } from '@shared/ruletext/base/counted';
import { fill } from '@shared/ruletext/base/fill';
import { sign } from '@shared/ruletext/base/text';
import type { Opening } from '../said';
import { anyOne } from './nouns';
import { actionPoints } from './steps';

/** What is done to a thing has it in the accusative, and comes first: «Гостинець збадьорюють» stumbles. */
const events: Readonly<Record<ObjectEvent, readonly [inCase: 'nom' | 'acc', happens: string]>> = {
  enter: ['nom', 'входить у гру'],
  bowOut: ['nom', 'відкланюється'],
  swing: ['nom', 'свінгує'],
  exhaust: ['acc', 'виснажують'],
  refresh: ['acc', 'збадьорюють'],
};

const turns: Readonly<Record<TurnEvent, Readonly<Record<Who, string>>>> = {
  refill: {
    me: 'на вашому кроці поповнення',
    foe: 'на кроці поповнення кожного суперника',
    each: 'на кроці поповнення кожного гравця',
  },
  end: {
    me: 'наприкінці вашого ходу',
    foe: 'наприкінці ходу кожного суперника',
    each: 'наприкінці кожного ходу',
  },
};

/** What sets a skill off or what it costs, and then what it does. */
export function opened(opening: Opening, body: string): string {
  switch (opening.is) {
    case 'play':
      return body;
    case 'cost': {
      const { ap, exhaust } = opening;
      const points = ap > 0 || !exhaust ? [countedUk(ap, actionPoints)] : [];
      const costs = [...points, ...(exhaust ? [sign('exhaust')] : [])];
      return fill('{costs}: {body}', { costs: costs.join(', '), body });
    }
    case 'event': {
      const [inCase, happens] = events[opening.event];
      const one = anyOne(opening.of ?? { is: 'this' }, { view: 'you', own: false }, opening.self)[inCase];
      return inCase === 'acc'
        ? fill('коли {happens} {one}, {body}', { one, happens, body })
        : fill('коли {one} {happens}, {body}', { one, happens, body });
    }
    case 'turn':
      return fill('{when} {body}', { when: turns[opening.event][opening.turn], body });
  }
}
