import type { Cards, Side, Step, Turn } from '../../effects/index';
import { fill } from '@shared/ruletext/base/fill';
import type { Moment, StepPhrases } from '../speech';
import { cardsAsObject, cardsIn } from './cards';
import { acted, personOf } from './people';
import { everyZone, movedTo, playedTo } from './zones';

const cardsMeant = (step: { pick: Cards } | { all: Cards }, moment: Moment): string =>
  'pick' in step
    ? cardsAsObject(step.pick, 'one', moment, moment.actor)
    : cardsAsObject(step.all, 'all', moment, moment.actor);

const turned: Readonly<Record<Turn, { readonly does: string; readonly may: string }>> = {
  up: { does: '表にする', may: '表にしてもよい' },
  down: { does: '裏にする', may: '裏にしてもよい' },
  other: { does: '裏返す', may: '裏返してもよい' },
};

const sides: Readonly<Record<Side, (moment: Moment) => string>> = {
  foe: (moment) => personOf('foe', moment, moment.actor),
  both: () => '各プレイヤー',
};

const aside: Readonly<Record<'it' | 'them' | 'any', string>> = {
  it: 'そのカード',
  them: 'そのうち1枚',
  any: '控えの山から取ったカード1枚',
};

/** `every` is about a requirement; elsewhere nothing hangs on it. */
const without = (step: Step, moment: Moment): string =>
  moment.paid && 'every' in step && step.every ? '1枚も残さず' : '';

export const steps: StepPhrases = {
  draw: ({ n, to }, moment) =>
    to === 'aside'
      ? acted(moment, {
          does: fill('控えの山の上からカードを{n}枚取る', { n }),
          may: fill('控えの山の上からカードを{n}枚取ってもよい', { n }),
        })
      : acted(moment, {
          does: fill('カードを{n}枚引く', { n }),
          may: fill('カードを{n}枚引いてもよい', { n }),
        }),
  putBack: (_step, moment) =>
    acted(moment, { does: '残りを控えの山の一番下に置く', may: '残りを控えの山の一番下に置いてもよい' }),
  play: (step, moment) => {
    if (step.from === 'hand')
      return acted(moment, {
        does: '手札からカードを1枚プレイする',
        may: '手札からカードを1枚プレイしてもよい',
      });
    const slots = {
      card: aside[moment.aside ?? 'any'],
      zone: playedTo(step.to, moment),
      link: step.link && moment.links === 'named' ? 'このカードと結び付けて' : '',
    };
    return acted(moment, {
      does: fill('{card}を{link}裏向きで{zone}にプレイする', slots),
      may: fill('{card}を{link}裏向きで{zone}にプレイしてもよい', slots),
    });
  },
  discard: (step, moment) => {
    if ('pick' in step) {
      const cards = cardsMeant(step, moment);
      return acted(moment, {
        does: fill('{cards}場から捨てる', { cards }),
        may: fill('{cards}場から捨ててもよい', { cards }),
      });
    }
    const { n } = step;
    if (n === 'drawn')
      return acted(moment, { does: '引いた枚数だけ手札を捨てる', may: '引いた枚数だけ手札を捨ててもよい' });
    return acted(moment, {
      does: fill('手札を{n}枚捨てる', { n }),
      may: fill('手札を{n}枚捨ててもよい', { n }),
    });
  },
  return: (step, moment) => {
    const owned = step.pick.of !== undefined && step.pick.of === moment.actor;
    const slots = { cards: cardsMeant(step, moment), hand: owned ? '手札' : '持ち主の手札' };
    return acted(moment, {
      does: fill('{cards}{hand}に戻す', slots),
      may: fill('{cards}{hand}に戻してもよい', slots),
    });
  },
  move: (step, moment) => {
    const cards = cardsMeant(step, moment);
    const several = 'all' in step && step.all.is === undefined;
    const each = several && (typeof step.to === 'object' || step.to === 'all');
    const slots = {
      cards,
      every: without(step, moment),
      // Two zones in one phrase need a breath between the card and where it goes.
      pause: each || typeof step.to === 'object' ? '、' : '',
      zone: `${each ? 'それぞれ' : ''}${movedTo(step.to, moment)}`,
    };
    return acted(moment, {
      does: fill('{cards}{every}{pause}{zone}に移動する', slots),
      may: fill('{cards}{every}{pause}{zone}に移動してもよい', slots),
    });
  },
  flip: (step, moment) => {
    const slots = { cards: cardsMeant(step, moment), every: without(step, moment) };
    const { does, may } = turned[step.to];
    return acted(moment, {
      does: fill('{cards}{every}{does}', { ...slots, does }),
      may: fill('{cards}{every}{may}', { ...slots, may }),
    });
  },
  lock: (step, moment) => {
    const slots = {
      zones: everyZone(step.zones, moment),
      whose: sides[step.on](moment),
      turns: step.turns === 1 ? '手番' : `${step.turns}手番`,
      bound:
        step.bound === false && moment.voice === 'card' ? '（このカードが裏になっても場を離れても続く）' : '',
    };
    return acted(moment, {
      does: fill('{whose}の次の{turns}の間、{zones}をロックする{bound}', slots),
      may: fill('{whose}の次の{turns}の間、{zones}をロックしてもよい{bound}', slots),
    });
  },
  gain: (step, moment) => {
    const limits = [step.face && '表向きの間のみ', step.before && '半減の前に加える'].filter(Boolean);
    const slots = {
      cards: cardsIn(step.all, 'all', moment, moment.actor),
      n: signed(step.n),
      limits: limits.length === 0 ? '' : `（${limits.join('、')}）`,
    };
    return acted(moment, {
      does: fill('{cards}の想いを、場を離れるまで{n}する{limits}', slots),
      may: fill('{cards}の想いを、場を離れるまで{n}してもよい{limits}', slots),
    });
  },
};

/** A real minus, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
