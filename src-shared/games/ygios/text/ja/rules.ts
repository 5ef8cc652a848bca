import type { Act, Cards } from '../../effects/index';
import { fill } from '@shared/ruletext/base/fill';
import { ruleFace } from '../rule-face';
import type { RulePhrases, Speech } from '../speech';
import { cardsIn } from './cards';
import { signed } from './steps';
import { eachZone, placeOf } from './zones';

/** 「すべてのゾーンでは…しない」 would be taken for “not in all of them”. */
const acts: Readonly<Record<Act, (zones: string, all: boolean) => string>> = {
  playDown: (zones, all) =>
    all
      ? 'どのゾーンにも、カードを裏向きでプレイできない。'
      : fill('{zones}には、カードを裏向きでプレイできない。', { zones }),
  flipDown: (zones) => fill('{zones}にあるカードは裏にできない。', { zones }),
  fire: (zones, all) =>
    all ? 'どのゾーンでも、能力は発動しない。' : fill('{zones}では、能力は発動しない。', { zones }),
};

const topic = (cards: Cards, speech: Speech): string => cardsIn(cards, 'bare', speech);

export const rules: RulePhrases = {
  full: (rule, speech) => {
    const { cards, contrary } = ruleFace(rule.cards, 'up');
    return fill('{cards}は、{only}想いを書かれた値のまま数える。', {
      cards: topic(cards, speech),
      only: contrary ? '表向きの間、' : '',
    });
  },
  fixed: ({ n, final, ...rule }, speech) => {
    const { cards, contrary } = ruleFace(rule.cards, 'up');
    const slots = { cards: topic(cards, speech), n, only: contrary ? '、表向きの間' : '' };
    return final
      ? fill('{cards}の想いは{only}常に{n}で、何も加算しない。', slots)
      : fill('{cards}の想いは{only}常に{n}になる。', slots);
  },
  base: ({ n, ...rule }, speech) => {
    const { cards, contrary } = ruleFace(rule.cards, 'down');
    const slots = { cards: topic(cards, speech), n, only: contrary ? '、裏向きの間' : '' };
    return fill('{cards}の想いは{only}{n}になる。', slots);
  },
  add: ({ cards, n }, speech) =>
    fill('{cards}の想いを{n}する。', { cards: topic(cards, speech), n: signed(n) }),
  protected: ({ cards }, speech) => fill('{cards}は保護される。', { cards: topic(cards, speech) }),
  forbid: ({ act, in: zones }, speech) => acts[act](placeOf(zones, speech), zones === 'all'),
  margin: ({ n, in: zones }, speech) =>
    fill('{zones}では、{n}未満のリードは同点とみなす。', { n, zones: eachZone(zones, speech) }),
};
