import type { Act, Cards } from '../../effects/index';
import { fill } from '@shared/ruletext/base/fill';
import { ruleFace } from '../rule-face';
import type { RulePhrases, Speech } from '../speech';
import { cardsIn } from './cards';
import { finished } from './euphony';
import { signed } from './steps';
import { placeOf } from './zones';

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

export const rules: RulePhrases = {
  full: (rule, speech) => {
    const { cards, contrary } = ruleFace(rule.cards, 'up');
    const slots = { only: contrary ? ', лежачи горілиць' : '' };
    return about(
      cards,
      speech,
      fill('рахується з повною відданістю{only}.', slots),
      fill('рахуються з повною відданістю{only}.', slots),
    );
  },
  fixed: ({ n, final, ...rule }, speech) => {
    const { cards, contrary } = ruleFace(rule.cards, 'up');
    const slots = {
      n,
      only: contrary ? ', лежачи горілиць' : '',
      final: final ? ', до якої нічого не додають' : '',
    };
    return about(
      cards,
      speech,
      fill('завжди має відданість {n}{final}{only}.', slots),
      fill('завжди мають відданість {n}{final}{only}.', slots),
    );
  },
  base: ({ n, ...rule }, speech) => {
    const { cards, contrary } = ruleFace(rule.cards, 'down');
    const slots = { n, only: contrary ? ', лежачи долілиць' : '' };
    return about(
      cards,
      speech,
      fill('має відданість {n}{only}.', slots),
      fill('мають відданість {n}{only}.', slots),
    );
  },
  add: ({ cards, n }, speech) =>
    about(
      cards,
      speech,
      fill('має {n} до відданості.', { n: signed(n) }),
      fill('мають {n} до відданості.', { n: signed(n) }),
    ),
  protected: ({ cards }, speech) => about(cards, speech, 'захищена.', 'захищені.'),
  // «у будь-якій зоні не» leaves open whether in one of them or in all.
  forbid: ({ act, in: zones }, speech) =>
    finished(acts[act](zones === 'all' ? 'у жодній зоні' : placeOf(zones, true, speech))),
  margin: ({ n, in: zones }, speech) =>
    finished(
      fill('{place} перевага, менша за {n}, вважається рівністю.', {
        n,
        place: placeOf(zones, true, speech),
      }),
    ),
};
