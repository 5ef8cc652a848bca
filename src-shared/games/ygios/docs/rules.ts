import type { z } from 'zod';
import type { StandingRule } from '../effects/index';
import type { ruleForms } from '../effects/standing-rules';
import { said, type WordDoc } from '@shared/language/docs/said';

type KeysOf<F> = F extends z.ZodObject<infer S> ? Exclude<keyof S & string, 'rule'> : never;
type Docs<T extends Readonly<Record<string, readonly unknown[]>>> = {
  readonly [R in keyof T]: WordDoc<KeysOf<T[R][number]>, StandingRule>;
};

const cards = said('The cards it applies to.', '対象となるカード。', 'Карти, яких це стосується.');
const zones = said('In these Zones.', '対象となるゾーン。', 'У цих зонах.');

/** What each standing rule says. A rule or a key without its three sentences does not compile. */
export const ruleDocs: Docs<typeof ruleForms> = {
  full: {
    says: said(
      'These cards count at their printed Devotion, in whatever Zone they lie.',
      'これらのカードは、どのゾーンでも書かれた想いのまま数える。',
      'Ці карти рахуються з надрукованою відданістю, хоч у якій зоні лежать.',
    ),
    keys: { cards },
    examples: [{ label: 'full', body: { rule: 'full', cards: { of: 'me', face: 'up', in: 'here' } } }],
  },
  fixed: {
    says: said(
      'These face-up cards have this Devotion instead of their own.',
      '表向きのこれらのカードの想いは、書かれた数の代わりにこの数になる。',
      'Ці карти горілиць мають цю відданість замість власної.',
    ),
    keys: {
      cards,
      n: said('Their Devotion.', 'その想い。', 'Їхня відданість.'),
      final: said(
        'Nothing can be added to it.',
        'これに加算することはできない。',
        'До неї нічого не можна додати.',
      ),
    },
    examples: [{ label: 'fixed', body: { rule: 'fixed', n: 3, cards: { is: 'this' } } }],
  },
  base: {
    says: said(
      'These face-down cards have this Devotion instead of the usual one.',
      '裏向きのこれらのカードの想いは、通常の代わりにこの数になる。',
      'Ці карти долілиць мають цю відданість замість звичайної.',
    ),
    keys: { cards, n: said('Their Devotion.', 'その想い。', 'Їхня відданість.') },
    examples: [{ label: 'base', body: { rule: 'base', n: 3, cards: { face: 'down', in: 'here' } } }],
  },
  add: {
    says: said(
      'Adds to the Devotion of these cards.',
      'これらのカードの想いに加算する。',
      'Додає до відданості цих карт.',
    ),
    keys: {
      cards,
      n: said(
        'How much is added; a number below 0 takes away.',
        '加える数。0未満なら減らす。',
        'Скільки додати; число, менше за 0, віднімає.',
      ),
    },
    examples: [{ label: 'add', body: { rule: 'add', n: 2, cards: { face: 'down', in: 'here' } } }],
  },
  protected: {
    says: said(
      'No card’s text can flip, move, return, discard or choose these cards.',
      'これらのカードは、カードの効果で裏返す・移動する・戻す・捨てる・選ぶことができない。',
      'Жоден текст карти не може перевернути, перемістити, повернути, скинути чи вибрати ці карти.',
    ),
    keys: { cards },
    examples: [{ label: 'protected', body: { rule: 'protected', cards: { is: 'this' } } }],
  },
  forbid: {
    says: said(
      'Something can’t be done in these Zones.',
      'これらのゾーンでは、ある行動ができない。',
      'У цих зонах щось заборонено.',
    ),
    keys: { act: said('What can’t be done.', 'できないこと。', 'Що саме заборонено.'), in: zones },
    examples: [{ label: 'forbid', body: { rule: 'forbid', act: 'playDown', in: 'here' } }],
  },
  margin: {
    says: said(
      'Control of these Zones needs a larger lead; a smaller one counts as a tie.',
      'これらのゾーンの支配には、より大きなリードが必要。足りなければ同点とみなす。',
      'Для контролю над цими зонами потрібна більша перевага; менша вважається рівністю.',
    ),
    keys: { n: said('The lead needed.', '必要なリード。', 'Потрібна перевага.'), in: zones },
    examples: [{ label: 'margin', body: { rule: 'margin', n: 2, in: 'here' } }],
  },
};
