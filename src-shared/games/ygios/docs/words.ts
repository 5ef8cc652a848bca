import * as lists from '../effects/words';
import { described, docsAmong, type Described } from '@shared/language/docs/described';
import { said } from '@shared/language/docs/said';

const up = said('Face-up.', '表向き。', 'Горілиць.');
const down = said('Face-down.', '裏向き。', 'Долілиць.');
const foe = said('The opponent.', '相手。', 'Суперник.');

/** Every list of words that stands in a schema, found again by its words. */
export const wordDocs: readonly Described[] = [
  described(lists.whos, {
    me: said('The owner of this card.', 'このカードの持ち主。', 'Власник цієї карти.'),
    foe,
  }),
  described(lists.sides, { foe, both: said('Both players.', '両方のプレイヤー。', 'Обидва гравці.') }),
  described(lists.faces, { up, down }),
  described(lists.turns, {
    up,
    down,
    other: said('The side that is down now.', '今と逆の向き。', 'Той бік, що зараз знизу.'),
  }),
  described(lists.identities, {
    this: said(
      'This card; in “enter”, the card that comes in.',
      'このカード。「enter」では入ってきたカード。',
      'Ця карта; в «enter» — карта, що входить.',
    ),
    linked: said(
      'The card that this one has placed with “link”.',
      'このカードが「link」を付けて置いたカード。',
      'Карта, яку ця виклала з «link».',
    ),
  }),
  described(lists.others, { this: said('This card.', 'このカード。', 'Ця карта.') }),
  described(lists.limits, {
    round: said('Once per round.', 'ラウンド中1回。', 'Раз за раунд.'),
  }),
  described(lists.drawPlaces, {
    hand: said('To the hand.', '手札へ。', 'У руку.'),
    aside: said(
      'Aside, until a later step places them; what is left goes under the pile.',
      '脇へ。後の手順で置き、残りは山の下へ。',
      'Убік, доки наступний крок їх не викладе; решта йде під стос.',
    ),
  }),
  described(lists.acts, {
    playDown: said(
      'Playing a card face-down by choice.',
      '選んで裏向きでプレイすること。',
      'Грати карту долілиць за власним вибором.',
    ),
    flipDown: said('Flipping a card face-down.', 'カードを裏にすること。', 'Перевертати карту долілиць.'),
    fire: said('Firing an ability.', '能力の発動。', 'Спрацьовування здібностей.'),
  }),
  described(lists.needMoments, {
    play: said('When the card is played.', 'カードをプレイするとき。', 'Коли карту грають.'),
  }),
  described(lists.gainMoments, {
    halving: said('The halving beside its own Zone.', '隣接するゾーンでの半減。', 'Ділення в сусідній зоні.'),
  }),
  described(lists.scorers, {
    controller: said('Who controls the Zone.', 'そのゾーンを支配するプレイヤー。', 'Хто контролює зону.'),
  }),
  described(lists.scoreConditions, {
    wonRound: said(
      'That player has won the round.',
      'そのプレイヤーがラウンドに勝ったとき。',
      'Той гравець виграв раунд.',
    ),
  }),
];

/** The sentences for the words of an enumeration, in its order; null for a list that is not of effects. */
export const docsForWords = docsAmong(wordDocs);
