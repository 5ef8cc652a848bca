import type { Act, Cards } from '@shared/language/effects/index';
import { fill } from '../../base/fill';
import { capitalised } from '../../base/sentence';
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

/** Rules about a base value are about one face only: where the cards do not say it, the text does. */
const turned = (cards: Cards, face: 'up' | 'down'): Cards =>
  cards.is === undefined && cards.face === undefined ? { ...cards, face } : cards;

export const rules: RulePhrases = {
  full: ({ cards }, speech) =>
    about(turned(cards, 'up'), speech, 'counts at full Devotion.', 'count at full Devotion.'),
  fixed: ({ cards, n, final }, speech) => {
    const slots = { n, final: final ? ', and nothing is added to it' : '' };
    return about(
      turned(cards, 'up'),
      speech,
      fill('always has Devotion {n}{final}.', slots),
      fill('always have Devotion {n}{final}.', slots),
    );
  },
  base: ({ cards, n }, speech) =>
    about(
      turned(cards, 'down'),
      speech,
      fill('has Devotion {n} while face-down.', { n }),
      fill('have Devotion {n}.', { n }),
    ),
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
    fill('Control of {zones} takes a lead of at least {n}.', { n, zones: anyZone(zones, speech) }),
};
