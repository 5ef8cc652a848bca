import type { Act, Cards } from '@shared/language/effects/index';
import { fill } from '../../base/fill';
import type { RulePhrases, Speech } from '../speech';
import { cardsIn } from './cards';
import { finished } from './euphony';
import { signed } from './steps';
import { overZone, placeOf } from './zones';

const acts: Readonly<Record<Act, (place: string) => string>> = {
  playDown: (place) => fill('{place} не можна грати карти долілиць.', { place }),
  flipDown: (place) => fill('{place} не можна перевертати карти долілиць.', { place }),
  fire: (place) => fill('{place} здібності не спрацьовують.', { place }),
};

/** The cards as subject, with the form of the verb for one or for several. */
function about(cards: Cards, speech: Speech, one: string, many: string): string {
  const { words, plural } = cardsIn(cards, 'subject', speech);
  return finished(`${words} ${plural ? many : one}`);
}

/** Rules about a base value are about one face only: where the cards do not say it, the text does. */
const turned = (cards: Cards, face: 'up' | 'down'): Cards =>
  cards.is === undefined && cards.face === undefined ? { ...cards, face } : cards;

export const rules: RulePhrases = {
  full: ({ cards }, speech) =>
    about(turned(cards, 'up'), speech, 'рахується з повною відданістю.', 'рахуються з повною відданістю.'),
  fixed: ({ cards, n, final }, speech) => {
    const slots = { n, final: final ? ', до якої нічого не додають' : '' };
    return about(
      turned(cards, 'up'),
      speech,
      fill('завжди має відданість {n}{final}.', slots),
      fill('завжди мають відданість {n}{final}.', slots),
    );
  },
  base: ({ cards, n }, speech) =>
    about(
      turned(cards, 'down'),
      speech,
      fill('має відданість {n}, поки лежить долілиць.', { n }),
      fill('мають відданість {n}.', { n }),
    ),
  add: ({ cards, n }, speech) =>
    about(
      cards,
      speech,
      fill('має {n} до відданості.', { n: signed(n) }),
      fill('мають {n} до відданості.', { n: signed(n) }),
    ),
  protected: ({ cards }, speech) => about(cards, speech, 'захищена.', 'захищені.'),
  forbid: ({ act, in: zones }, speech) => finished(acts[act](placeOf(zones, true, speech))),
  margin: ({ n, in: zones }, speech) =>
    finished(
      fill('Для контролю над {zones} потрібна перевага щонайменше {n}.', {
        n,
        zones: overZone(zones, speech),
      }),
    ),
};
