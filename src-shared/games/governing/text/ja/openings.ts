import type { ObjectEvent, TurnEvent, Who } from '../../effects/words';
import { fill } from '@shared/ruletext/base/fill';
import { sign } from '@shared/ruletext/base/text';
import type { Opening } from '../said';
import { watched } from './nouns';

const events: Readonly<Record<ObjectEvent, string>> = {
  enter: '場に出たとき',
  bowOut: '退場したとき',
  swing: 'スイングしたとき',
  exhaust: '休み中になったとき',
  refresh: 'リフレッシュされたとき',
};

const turns: Readonly<Record<TurnEvent, Readonly<Record<Who, string>>>> = {
  refill: {
    me: '自分の補充ステップに',
    foe: '各相手の補充ステップに',
    each: '各プレイヤーの補充ステップに',
  },
  end: {
    me: '自分のターンの終了時',
    foe: '各相手のターンの終了時',
    each: '毎ターンの終了時',
  },
};

/** What sets a skill off or what it costs, and then what it does. */
export function opened(opening: Opening, body: string): string {
  switch (opening.is) {
    case 'play':
      return body;
    case 'cost': {
      const { ap, exhaust } = opening;
      const costs = [...(ap > 0 || !exhaust ? [`行動力${ap}`] : []), ...(exhaust ? [sign('exhaust')] : [])];
      return fill('{costs}：{body}', { costs: costs.join('、'), body });
    }
    case 'event': {
      const one = watched(opening.of ?? { is: 'this' }, opening.self);
      return fill('{one}が{happened}、{body}', { one, happened: events[opening.event], body });
    }
    case 'turn':
      return fill('{when}、{body}', { when: turns[opening.event][opening.turn], body });
  }
}
