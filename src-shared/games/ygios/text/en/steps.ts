import type { Cards, Side, Step, Turn } from '../../effects/index';
import { countedEn } from '@shared/ruletext/base/counted';
import { fill } from '@shared/ruletext/base/fill';
import type { Moment, StepPhrases } from '../speech';
import { cardsIn, type Meant } from './cards';
import { acted, handOf, possessive } from './people';
import { everyZone, movedTo, playedTo } from './zones';

const cardsMeant = (
  step: { pick: Cards } | { all: Cards },
  moment: Moment,
  preposition: 'in' | 'from',
): Meant =>
  'pick' in step
    ? cardsIn(step.pick, 'one', moment, { actor: moment.actor, preposition })
    : cardsIn(step.all, 'all', moment, { actor: moment.actor, preposition });

const turned: Readonly<Record<Turn, string>> = { up: 'face-up', down: 'face-down', other: 'over' };

const sides: Readonly<Record<Side, (moment: Moment) => string>> = {
  foe: (moment) => possessive('foe', moment, moment.actor),
  both: () => 'each player’s',
};

const aside: Readonly<Record<'it' | 'them' | 'any', string>> = {
  it: 'it',
  them: '1 of them',
  any: '1 of the cards taken from the Set-Aside pile',
};

/** `every` is about a requirement; elsewhere nothing hangs on it. */
const without = (step: Step, moment: Moment): string =>
  moment.paid && 'every' in step && step.every ? ' (none may be left out)' : '';

export const steps: StepPhrases = {
  draw: ({ n, to }, moment) => {
    if (to === 'aside') {
      const top = { cards: n === 1 ? 'card' : countedEn(n, 'card') };
      return acted(moment, {
        bare: fill('take the top {cards} of the Set-Aside pile', top),
        third: fill('takes the top {cards} of the Set-Aside pile', top),
      });
    }
    const slots = { cards: countedEn(n, 'card') };
    return acted(moment, { bare: fill('draw {cards}', slots), third: fill('draws {cards}', slots) });
  },
  putBack: (_step, moment) =>
    acted(moment, {
      bare: 'put the rest under the Set-Aside pile',
      third: 'puts the rest under the Set-Aside pile',
    }),
  play: (step, moment) => {
    if (step.from === 'hand') {
      const slots = { hand: handOf(moment) };
      return acted(moment, {
        bare: fill('play 1 card from {hand}', slots),
        third: fill('plays 1 card from {hand}', slots),
      });
    }
    const slots = {
      card: aside[moment.aside ?? 'any'],
      zone: playedTo(step.to, moment),
      link: step.link && moment.links === 'named' ? ', linked to this card' : '',
    };
    return acted(moment, {
      bare: fill('play {card} face-down to {zone}{link}', slots),
      third: fill('plays {card} face-down to {zone}{link}', slots),
    });
  },
  discard: (step, moment) => {
    if ('pick' in step) {
      const slots = { cards: cardsMeant(step, moment, 'in').words };
      return acted(moment, {
        bare: fill('discard {cards} from the board', slots),
        third: fill('discards {cards} from the board', slots),
      });
    }
    const hand = handOf(moment);
    if (step.n === 'drawn')
      return acted(moment, {
        bare: fill('discard as many cards from {hand} as were drawn', { hand }),
        third: fill('discards as many cards from {hand} as were drawn', { hand }),
      });
    const slots = { cards: countedEn(step.n, 'card'), hand };
    return acted(moment, {
      bare: fill('discard {cards} from {hand}', slots),
      third: fill('discards {cards} from {hand}', slots),
    });
  },
  return: (step, moment) => {
    const { of } = step.pick;
    const slots = {
      cards: cardsMeant(step, moment, 'in').words,
      hand: of === undefined ? 'its owner’s hand' : `${possessive(of, moment, moment.actor)} hand`,
    };
    return acted(moment, {
      bare: fill('return {cards} to {hand}', slots),
      third: fill('returns {cards} to {hand}', slots),
    });
  },
  move: (step, moment) => {
    const { words, plural } = cardsMeant(step, moment, 'from');
    // A zone that everybody knows is the same for all of them; of several, each card has its own.
    const each = plural && (typeof step.to === 'object' || step.to === 'all');
    const slots = {
      cards: words,
      zone: `${each ? ', each to ' : ' to '}${movedTo(step.to, moment)}`,
      every: without(step, moment),
    };
    return acted(moment, {
      bare: fill('move {cards}{zone}{every}', slots),
      third: fill('moves {cards}{zone}{every}', slots),
    });
  },
  flip: (step, moment) => {
    const slots = {
      cards: cardsMeant(step, moment, 'in').words,
      turned: turned[step.to],
      every: without(step, moment),
    };
    return acted(moment, {
      bare: fill('flip {cards} {turned}{every}', slots),
      third: fill('flips {cards} {turned}{every}', slots),
    });
  },
  lock: (step, moment) => {
    const slots = {
      zones: everyZone(step.zones, moment),
      whose: sides[step.on](moment),
      turns: step.turns === 1 ? 'turn' : countedEn(step.turns, 'turn'),
      bound:
        step.bound === false && moment.voice === 'card'
          ? ' (even after this card is flipped face-down or leaves the board)'
          : '',
    };
    return acted(moment, {
      bare: fill('lock {zones} for {whose} next {turns}{bound}', slots),
      third: fill('locks {zones} for {whose} next {turns}{bound}', slots),
    });
  },
  gain: (step, moment) => {
    const { words, plural } = cardsIn(step.all, 'all', moment, { actor: moment.actor });
    const limits = [step.face && 'only while face-up', step.before && 'before halving'].filter(Boolean);
    const slots = {
      cards: words,
      n: signed(step.n),
      until: plural ? 'they leave' : 'it leaves',
      limits: limits.length === 0 ? '' : ` (${limits.join(', ')})`,
    };
    return acted(moment, {
      bare: fill('give {cards} {n} Devotion{limits} until {until} the board', slots),
      third: fill('gives {cards} {n} Devotion{limits} until {until} the board', slots),
    });
  },
};

/** A real minus, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
