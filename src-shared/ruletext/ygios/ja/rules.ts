import type { Act, Cards } from '@shared/language/effects/index';
import { fill } from '../../base/fill';
import type { RulePhrases, Speech } from '../speech';
import { cardsIn } from './cards';
import { signed } from './steps';
import { everyZone, placeOf } from './zones';

const acts: Readonly<Record<Act, (zones: string) => string>> = {
  playDown: (zones) => fill('{zones}には、カードを裏向きでプレイできない。', { zones }),
  flipDown: (zones) => fill('{zones}にあるカードは裏にできない。', { zones }),
  fire: (zones) => fill('{zones}では、能力は発動しない。', { zones }),
};

const topic = (cards: Cards, speech: Speech): string => cardsIn(cards, 'bare', speech);

/** Rules about a base value are about one face only: where the cards do not say it, the text does. */
const turned = (cards: Cards, face: 'up' | 'down'): Cards =>
  cards.is === undefined && cards.face === undefined ? { ...cards, face } : cards;

export const rules: RulePhrases = {
  full: ({ cards }, speech) =>
    fill('{cards}は、書かれた想いのまま数える。', { cards: topic(turned(cards, 'up'), speech) }),
  fixed: ({ cards, n, final }, speech) => {
    const slots = { cards: topic(turned(cards, 'up'), speech), n };
    return final
      ? fill('{cards}の想いは常に{n}で、何も加算しない。', slots)
      : fill('{cards}の想いは常に{n}になる。', slots);
  },
  base: ({ cards, n }, speech) => {
    const slots = { cards: topic(turned(cards, 'down'), speech), n };
    return cards.is === undefined
      ? fill('{cards}の想いは{n}になる。', slots)
      : fill('{cards}の想いは、裏向きの間{n}になる。', slots);
  },
  add: ({ cards, n }, speech) =>
    fill('{cards}の想いを{n}する。', { cards: topic(cards, speech), n: signed(n) }),
  protected: ({ cards }, speech) => fill('{cards}は保護される。', { cards: topic(cards, speech) }),
  forbid: ({ act, in: zones }, speech) => acts[act](placeOf(zones, speech)),
  margin: ({ n, in: zones }, speech) =>
    fill('{zones}を支配するには、{n}以上のリードが必要。', { n, zones: everyZone(zones, speech) }),
};
