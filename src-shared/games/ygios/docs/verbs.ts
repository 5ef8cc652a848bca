import type { z } from 'zod';
import type { ScoreStep, Step } from '../effects/index';
import type { scoreForms, stepForms } from '../effects/steps';
import { said, type WordDoc } from '@shared/language/docs/said';

type KeysOf<F> = F extends z.ZodObject<infer S> ? Exclude<keyof S & string, 'do' | 'who' | 'may'> : never;
type Docs<T extends Readonly<Record<string, readonly unknown[]>>, E> = {
  readonly [V in keyof T]: WordDoc<KeysOf<T[V][number]>, E>;
};

const pick = said(
  'Exactly one card that matches, chosen by the player who acts. If there is none, the text ends here.',
  '当てはまるカードをちょうど1枚、行うプレイヤーが選ぶ。なければ、ここで終わる。',
  'Рівно одна відповідна карта, яку вибирає той, хто діє. Якщо такої немає, текст тут закінчується.',
);
const all = said('Every card that matches.', '当てはまるすべてのカード。', 'Усі відповідні карти.');
const every = said(
  'In a Requirement: it can be met only if every matching card can be changed.',
  '条件の中で：当てはまるカードをすべて変えられるときだけ満たせる。',
  'В умові: її можна виконати, лише якщо можна змінити кожну відповідну карту.',
);

/** What each verb does. A verb or a key without its three sentences does not compile. */
export const verbDocs: Docs<typeof stepForms, Step> & Docs<typeof scoreForms, ScoreStep> = {
  draw: {
    says: said(
      'Draws cards from the top of the Set-Aside pile, as many as there are.',
      '控えの山の一番上からカードを引く。足りなければ、ある分だけ引く。',
      'Узяти карти з верху відкладеного стосу; якщо бракує, то скільки є.',
    ),
    keys: {
      n: said('How many cards.', '引く枚数。', 'Скільки карт.'),
      to: said(
        'Where they go. Without this key, to the hand.',
        '引いたカードの行き先。省略すると手札。',
        'Куди вони потрапляють. Без цього ключа — у руку.',
      ),
    },
    examples: [
      { label: 'draw', body: { do: 'draw', n: 1 } },
      { label: 'draw aside', body: { do: 'draw', n: 2, to: 'aside' } },
    ],
  },
  putBack: {
    says: said(
      'Puts the cards that are still aside under the Set-Aside pile.',
      '脇に残っているカードを控えの山の下に置く。',
      'Покласти ще не викладені карти під відкладений стос.',
    ),
    keys: {},
    examples: [{ label: 'putBack', body: { do: 'putBack' } }],
  },
  play: {
    says: said('Plays a card to the board.', 'カードを1枚、場に出す。', 'Зіграти карту на поле.'),
    keys: {
      from: said(
        'hand: an ordinary play, with a free choice of card, face and Zone. aside: one of the cards drawn aside.',
        'hand：通常のプレイ（カード・向き・ゾーンは自由）。aside：脇に引いたカードの1枚。',
        'hand: звичайне розігрування з вільним вибором карти, боку й зони. aside: одна з карт, узятих убік.',
      ),
      face: said(
        'A card from aside is placed face-down.',
        '脇のカードは裏向きで置く。',
        'Карту, взяту вбік, кладуть долілиць.',
      ),
      to: said('The Zones it may go to.', '出せるゾーン。', 'Зони, куди її можна покласти.'),
      link: said(
        'The placed card stays “linked” to this one for as long as this one is active.',
        '置いたカードは、このカードが有効な間「linked」として結び付く。',
        'Викладена карта лишається пов’язаною («linked») із цією, доки ця активна.',
      ),
    },
    examples: [
      { label: 'play from hand', body: { do: 'play', from: 'hand', to: 'all' } },
      { label: 'play from aside', body: { do: 'play', from: 'aside', face: 'down', to: 'here' } },
    ],
  },
  discard: {
    says: said(
      'Discards cards from the hand, or one from the board. They are out of the round.',
      '手札から、または場から1枚を捨てる。そのラウンドには戻らない。',
      'Скинути карти з руки або одну з поля. У цьому раунді вони вже не повернуться.',
    ),
    keys: {
      from: said('From the hand.', '手札から。', 'З руки.'),
      n: said(
        'How many cards; “drawn” is as many as this text has drawn.',
        '捨てる枚数。「drawn」は、この効果で引いた枚数。',
        'Скільки карт; «drawn» — стільки, скільки взято за цим текстом.',
      ),
      pick,
    },
    examples: [
      { label: 'discard from hand', body: { do: 'discard', from: 'hand', n: 1 } },
      { label: 'discard pick', body: { do: 'discard', pick: { of: 'me', face: 'down', not: 'this' } } },
    ],
  },
  return: {
    says: said(
      'Returns a card from the board to its owner’s hand.',
      '場のカード1枚を持ち主の手札に戻す。',
      'Повернути карту з поля в руку її власника.',
    ),
    keys: { pick },
    examples: [{ label: 'return', body: { do: 'return', pick: { of: 'me', not: 'this' } } }],
  },
  move: {
    says: said(
      'Moves cards to another Zone, on the same player’s side.',
      'カードを別のゾーンへ移動する。持ち主の側は変わらない。',
      'Перемістити карти в іншу зону на боці того самого гравця.',
    ),
    keys: {
      pick,
      all,
      to: said(
        'The Zones it may move to, other than its own. Here “there” is the Zone it leaves.',
        '移動先のゾーン（今いるゾーンを除く）。ここでの「there」は移動前のゾーン。',
        'Зони, куди її можна перемістити, крім тієї, де вона лежить. «there» тут — зона, з якої вона йде.',
      ),
      every,
    },
    examples: [
      { label: 'move pick', body: { do: 'move', pick: { of: 'foe', face: 'up' }, to: { beside: 'there' } } },
      { label: 'move all', body: { do: 'move', all: { of: 'me', not: 'this' }, to: 'here' } },
    ],
  },
  flip: {
    says: said(
      'Flips cards. A card flipped up is revealed: its ability fires, or its Requirement must be met.',
      'カードを裏返す。表になったカードは公開され、能力が発動するか、条件を満たさなければならない。',
      'Перевернути карти. Перевернута горілиць карта відкривається: її здібність спрацьовує або її умову треба виконати.',
    ),
    keys: {
      pick,
      all,
      to: said('Which side is up afterwards.', '裏返した後の向き。', 'Яким боком карта лежатиме потім.'),
      every,
    },
    examples: [
      { label: 'flip pick', body: { do: 'flip', pick: { not: 'this' }, to: 'other' } },
      { label: 'flip all', body: { do: 'flip', all: { of: 'me', face: 'up', not: 'this' }, to: 'down' } },
    ],
  },
  lock: {
    says: said(
      'Locks Zones: the player can’t play there in the next turns.',
      'ゾーンをロックする。対象のプレイヤーは次の手番からそこにプレイできない。',
      'Заблокувати зони: гравець не може грати туди в наступні ходи.',
    ),
    keys: {
      on: said('Whose plays are stopped.', '誰のプレイを止めるか。', 'Кому заборонено туди грати.'),
      zones: said('The locked Zones.', 'ロックするゾーン。', 'Заблоковані зони.'),
      turns: said(
        'How many turns of that player.',
        'そのプレイヤーの手番の数。',
        'На скільки ходів того гравця.',
      ),
      bound: said(
        'false: the lock does not end when this card is flipped down or leaves the board.',
        'false：このカードが裏になったり場を離れたりしてもロックは終わらない。',
        'false: блокування не зникає, коли цю карту перевернуто долілиць чи прибрано з поля.',
      ),
    },
    examples: [{ label: 'lock', body: { do: 'lock', on: 'foe', zones: 'here', turns: 1 } }],
  },
  gain: {
    says: said(
      'Adds to the Devotion of cards until they leave the board.',
      'カードが場を離れるまで、想いに加算する。',
      'Додати до відданості карт, доки вони не залишать поле.',
    ),
    keys: {
      all,
      n: said(
        'How much is added; a number below 0 takes away.',
        '加える数。0未満なら減らす。',
        'Скільки додати; число, менше за 0, віднімає.',
      ),
      face: said(
        'It counts only while the card lies face-up.',
        'カードが表向きの間だけ数える。',
        'Враховується, лише поки карта лежить горілиць.',
      ),
      before: said(
        'It is added to the printed number, before that is halved.',
        '書かれた数が半減される前に加える。',
        'Додається до надрукованого числа, перш ніж його поділять.',
      ),
    },
    examples: [{ label: 'gain', body: { do: 'gain', all: { is: 'this' }, n: 2 } }],
  },
  score: {
    says: said(
      'Gives Affection Points at the end of the round.',
      'ラウンド終了時に好感度を与える。',
      'Дати бали прихильності наприкінці раунду.',
    ),
    keys: {
      to: said('Who gets the points.', '点を得るプレイヤー。', 'Хто дістає бали.'),
      n: said('How many points.', '与える点数。', 'Скільки балів.'),
      count: said(
        'The points are given for each of these cards. “me” is who gets the points.',
        'これらのカードの枚数に応じて点を与える。「me」は点を得るプレイヤー。',
        'Бали дають за ці карти. «me» — той, хто дістає бали.',
      ),
      per: said(
        'How many counted cards earn the points once; the rest is dropped.',
        '何枚ごとに点を与えるか。端数は切り捨て。',
        'За скільки полічених карт дають бали один раз; остачу відкидають.',
      ),
      if: said('Only under this condition.', 'この条件を満たすときだけ。', 'Лише за цієї умови.'),
    },
    examples: [
      { label: 'score', body: { do: 'score', to: 'controller', n: 1 } },
      {
        label: 'score per cards',
        body: { do: 'score', to: 'controller', n: 1, per: 2, count: { in: 'here' }, if: 'wonRound' },
      },
    ],
  },
};
