import type { Act, Cards } from '../../effects/index';
import { fill } from '@shared/ruletext/base/fill';
import { capitalised } from '@shared/ruletext/base/sentence';
import { ruleFace } from '../rule-face';
import type { RulePhrases, Speech } from '../speech';
import { cardsIn } from './cards';
import { signed } from './steps';
import { anyZone, placeOf } from './zones';

const acts: Readonly<Record<Act, (zones: { any: string; within: string }) => string>> = {
  playDown: ({ any }) => fill('Cards can’t be played face-down to {any}.', { any }),
  flipDown: ({ within }) => fill('Cards in {within} can’t be flipped face-down.', { within }),
  fire: ({ within }) => fill('Abilities do not fire in {within}.', { within }),
};

/** The cards as subject, with the form of the verb for one or for several. */
function about(cards: Cards, speech: Speech, one: string, many: string): string {
  const { words, plural } = cardsIn(cards, 'subject', speech);
  return capitalised(`${words} ${plural ? many : one}`);
}

export const rules: RulePhrases = {
  full: (rule, speech) => {
    const { cards, contrary } = ruleFace(rule.cards, 'up');
    const slots = { only: contrary ? ' while face-up' : '' };
    return about(
      cards,
      speech,
      fill('counts at full Devotion{only}.', slots),
      fill('count at full Devotion{only}.', slots),
    );
  },
  fixed: ({ n, final, ...rule }, speech) => {
    const { cards, contrary } = ruleFace(rule.cards, 'up');
    const slots = {
      n,
      only: contrary ? ' while face-up' : '',
      final: final ? ', and nothing is added to it' : '',
    };
    return about(
      cards,
      speech,
      fill('always has Devotion {n}{only}{final}.', slots),
      fill('always have Devotion {n}{only}{final}.', slots),
    );
  },
  base: ({ n, ...rule }, speech) => {
    const { cards, contrary } = ruleFace(rule.cards, 'down');
    const slots = { n, only: contrary ? ' while face-down' : '' };
    return about(
      cards,
      speech,
      fill('has Devotion {n}{only}.', slots),
      fill('have Devotion {n}{only}.', slots),
    );
  },
  add: ({ cards, n }, speech) =>
    about(
      cards,
      speech,
      fill('has {n} Devotion.', { n: signed(n) }),
      fill('have {n} Devotion.', { n: signed(n) }),
    ),
  protected: ({ cards }, speech) => about(cards, speech, 'is protected.', 'are protected.'),
  forbid: ({ act, in: zones }, speech) =>
    acts[act]({ any: anyZone(zones, speech), within: placeOf(zones, true, speech) }),
  margin: ({ n, in: zones }, speech) =>
    fill('In {zones}, a lead of less than {n} counts as a tie.', { n, zones: anyZone(zones, speech) }),
};
