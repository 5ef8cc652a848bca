import { expect, it } from 'vitest';
import { bonusSchema } from '../definitions/bonus';
import { cardSchema } from '../definitions/card';
import { languages } from '@shared/util/languages';
import { cardText } from './index';
import { said, shippedAround } from './test-shipped-texts';

const card = (parts: object) =>
  ({
    kind: 'card',
    value: cardSchema.parse({ id: 'a', name: 'A', home: 'home', devotion: 3, ...parts }),
  }) as const;
const bonus = (parts: object) =>
  ({ kind: 'bonus', value: bonusSchema.parse({ id: 'a', name: 'A', ...parts }) }) as const;

/** What no shipped card says unless a ruling is switched, and zones that no pack knows. */
const cases = [
  [
    'a lock that stays',
    card({ fire: [{ do: 'lock', on: 'both', zones: { beside: 'town' }, turns: 1, bound: false }] }),
    [
      'Lock: Lock all Zones adjacent to Town for each player’s next turn (even after this card is flipped face-down or leaves the board).',
      'ロック：各プレイヤーの次の手番の間、「街」に隣接するすべてのゾーンをロックする（このカードが裏になっても場を離れても続く）。',
      'Блок: Заблокуйте всі сусідні з Містом зони для кожного гравця на його наступний хід (навіть якщо цю карту перевернуть долілиць або приберуть із поля).',
    ],
  ],
  [
    'a requirement tested in play, of which nothing is left out',
    card({
      needs: [{ count: { of: 'me', in: 'here', not: 'this' }, min: 1, on: 'play' }],
      pay: [{ do: 'flip', all: { of: 'me', face: 'up', in: 'here', not: 'this' }, to: 'down', every: true }],
    }),
    [
      'Requirement: When you play this card, there must be at least 1 of your other cards in this Zone. Flip all your other face-up cards in this Zone face-down (none may be left out).',
      '条件：プレイするとき、このゾーンに自分の他のカードが1枚以上必要。このゾーンにある自分の他の表向きのカードをすべて1枚も残さず裏にする。',
      'Умова: Коли граєте цю карту, у цій зоні має бути щонайменше 1 інша ваша карта. Переверніть долілиць усі інші свої карти, що лежать горілиць у цій зоні (усі без винятку).',
    ],
  ],
  [
    'a gain with every condition',
    bonus({
      enter: [
        {
          if: { face: 'up' },
          limit: 'round',
          orFlip: true,
          do: 'gain',
          n: 2,
          all: { is: 'this' },
          face: 'up',
          before: 'halving',
        },
      ],
    }),
    [
      'Once: When a card enters this Zone face-up or is flipped face-up there, give it +2 Devotion (only while face-up, before halving) until it leaves the board.',
      '1回：カードが表向きでこのゾーンに入るか、このゾーンで表になったとき、そのカードの想いを、場を離れるまで+2する（表向きの間のみ、半減の前に加える）。',
      'Раз: Коли карта входить у цю зону горілиць або її перевертають горілиць у цій зоні, додайте 2 до її відданості, доки вона на полі (лише поки лежить горілиць, до ділення навпіл).',
    ],
  ],
  [
    'several linked cards, each with a condition of its own',
    card({
      fire: [
        { do: 'draw', n: 2, to: 'aside' },
        { do: 'play', from: 'aside', face: 'down', to: 'here', link: true },
        { do: 'play', from: 'aside', face: 'down', to: 'here' },
      ],
      while: [{ rule: 'protected', cards: { is: 'linked', face: 'down' } }],
    }),
    [
      'Take the top 2 cards of the Set-Aside pile. Play 1 of them face-down to this Zone, linked to this card. Play 1 of the cards taken from the Set-Aside pile face-down to this Zone.\nPersistent, Protect: All cards linked to this card (each only if it is face-down) are protected.',
      '控えの山の上からカードを2枚取る。そのうち1枚をこのカードと結び付けて裏向きでこのゾーンにプレイする。控えの山から取ったカード1枚を裏向きでこのゾーンにプレイする。\n永続・保護：このカードと結び付いたカード（裏向きの場合のみ）は保護される。',
      'Візьміть 2 верхні карти відкладеного стосу. Зіграйте 1 з них долілиць у цю зону, пов’язавши із цією картою. Зіграйте 1 з карт, узятих із відкладеного стосу, долілиць у цю зону.\nПостійна, Захист: Усі пов’язані із цією картою карти (кожна — лише якщо вона: долілиць) захищені.',
    ],
  ],
  [
    'points for linked cards, and a lead that is none',
    bonus({
      while: [{ rule: 'margin', n: 3, in: { beside: 'town' } }],
      score: [{ do: 'score', to: 'controller', n: 1, count: { is: 'linked' } }],
    }),
    [
      'In any Zone adjacent to Town, a lead of less than 3 counts as a tie.\nAt the end of the round, the player who controls this Zone gains 1 Affection Point for each of the cards linked to the entering card.',
      '「街」に隣接する各ゾーンでは、3未満のリードは同点とみなす。\nラウンド終了時、このゾーンを支配するプレイヤーはそのカードと結び付いたカード1枚につき好感度1点を得る。',
      'У сусідніх із Містом зонах перевага, менша за 3, вважається рівністю.\nНаприкінці раунду гравець, що контролює цю зону, дістає 1 бал прихильності за кожну пов’язану із цією картою карту.',
    ],
  ],
  [
    'what is forbidden everywhere',
    bonus({
      while: [
        { rule: 'forbid', act: 'playDown', in: 'all' },
        { rule: 'forbid', act: 'fire', in: 'all' },
      ],
    }),
    [
      'Cards can’t be played face-down to any Zone.\nAbilities do not fire in any Zone.',
      'どのゾーンにも、カードを裏向きでプレイできない。\nどのゾーンでも、能力は発動しない。',
      'У жодній зоні не можна грати карти долілиць.\nУ жодній зоні здібності не спрацьовують.',
    ],
  ],
  [
    'a value that nothing is added to',
    card({ while: [{ rule: 'fixed', n: 3, cards: { is: 'this' }, final: true }] }),
    [
      'Persistent: This card always has Devotion 3, and nothing is added to it.',
      '永続：このカードの想いは常に3で、何も加算しない。',
      'Постійна: Ця карта завжди має відданість 3, до якої нічого не додають.',
    ],
  ],
  [
    'a look before the decision',
    card({
      pay: [
        { do: 'draw', who: 'foe', n: 1, to: 'aside' },
        { do: 'play', who: 'foe', from: 'aside', face: 'down', to: 'all', may: true },
      ],
    }),
    [
      'Requirement: Your opponent takes the top card of the Set-Aside pile. They may play it face-down to any Zone.',
      '条件：相手は控えの山の上からカードを1枚取る。相手はそのカードを裏向きでいずれかのゾーンにプレイしてもよい。',
      'Умова: Суперник бере верхню карту відкладеного стосу. Він може зіграти її долілиць у будь-яку зону.',
    ],
  ],
  [
    'a zone whose name has no cases, and what follows a choice',
    card({
      fire: [
        { do: 'move', pick: { in: 'park' }, to: { beside: 'park' }, may: true },
        { do: 'draw', n: 5 },
        { do: 'discard', from: 'hand', n: 2 },
      ],
    }),
    [
      'You may move 1 card from park to a Zone adjacent to park. If you do, draw 5 cards, then discard 2 cards from your hand.',
      '「park」にあるカード1枚を、「park」に隣接するゾーンに移動してもよい。そうした場合、カードを5枚引く。その後、手札を2枚捨てる。',
      'Можете перемістити 1 карту із зони «park» до сусідньої із зоною «park» зони. Якщо ви це зробите, візьміть 5 карт, а потім скиньте 2 карти з руки.',
    ],
  ],
] as const;

it.each(cases)('%s', (_what, definition, texts) => {
  expect(languages.map((language) => said(definition, language))).toEqual(texts);
});

it('says which part of the card each paragraph is made from', () => {
  const { value } = card({
    limit: 'round',
    needs: [{ pile: true, min: 1 }],
    fire: [{ do: 'lock', on: 'foe', zones: 'home', turns: 1 }],
    while: [{ rule: 'protected', cards: { is: 'this' } }],
  });
  const text = cardText(value, 'en', shippedAround);
  expect(text.map(({ from, keywords }) => [from, keywords])).toEqual([
    [['needs'], ['cost']],
    [['fire'], ['once', 'lock']],
    [['while'], ['once', 'persist', 'protect']],
  ]);
});
