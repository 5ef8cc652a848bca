import { said } from '@shared/language/docs/said';
import { stop, type EffectSnippet } from '../snippet';

const ability = ['card.fire'];
const abilityOrCost = ['card.fire', 'card.pay'];

const steps: readonly EffectSnippet[] = [
  {
    label: 'draw cards',
    title: said('Draw cards', 'カードを引く', 'Узяти карти'),
    lists: ability,
    entries: [{ do: 'draw', n: stop(1) }],
    first: true,
  },
  {
    label: 'draw, then discard',
    title: said('Draw, then discard as many', '引いて同じ枚数を捨てる', 'Узяти й скинути стільки ж'),
    lists: ability,
    entries: [
      { do: 'draw', n: stop(2) },
      { do: 'discard', from: 'hand', n: 'drawn' },
    ],
  },
  {
    label: 'draw aside, play one',
    title: said('Draw aside, play one', '引いて1枚を裏で出す', 'Узяти й зіграти одну'),
    lists: ability,
    entries: [
      { do: 'draw', n: stop(2), to: 'aside' },
      { do: 'play', from: 'aside', face: 'down', to: stop('here') },
      { do: 'putBack' },
    ],
  },
  {
    label: 'play a card',
    title: said('Play a card from the hand', '手札からもう1枚出す', 'Зіграти карту з руки'),
    lists: ability,
    entries: [{ do: 'play', from: 'hand', to: 'all' }],
  },
  {
    label: 'return a card',
    title: said('Return a card to the hand', 'カードを手札に戻す', 'Повернути карту в руку'),
    lists: abilityOrCost,
    entries: [{ do: 'return', pick: { of: stop('me'), not: 'this' } }],
  },
  {
    label: 'move a card',
    title: said('Move a card to this Zone', 'カードをこのゾーンに移動する', 'Перемістити карту в цю зону'),
    lists: ability,
    entries: [{ do: 'move', pick: { face: stop('up'), in: { beside: 'here' } }, to: stop('here') }],
    first: true,
  },
  {
    label: 'move a card away',
    title: said(
      'Move a card to an adjacent Zone',
      'カードを隣のゾーンに移動する',
      'Перемістити карту в сусідню зону',
    ),
    lists: ability,
    entries: [{ do: 'move', pick: { of: stop('foe'), face: stop('up') }, to: { beside: 'there' } }],
  },
  {
    label: 'move this card',
    title: said('Move this card', 'このカードを移動する', 'Перемістити цю карту'),
    lists: ability,
    entries: [{ do: 'move', all: { is: 'this' }, to: { beside: 'there' } }],
  },
  {
    label: 'flip a card',
    title: said('Flip a card', 'カードを裏返す', 'Перевернути карту'),
    lists: ability,
    entries: [{ do: 'flip', pick: { not: 'this' }, to: stop('other') }],
    first: true,
  },
  {
    label: 'flip a card down',
    title: said(
      'Flip an opposing card face-down',
      '相手のカードを裏にする',
      'Перевернути чужу карту долілиць',
    ),
    lists: ability,
    entries: [{ do: 'flip', pick: { of: stop('foe'), face: 'up' }, to: 'down' }],
  },
  {
    label: 'flip all cards down',
    title: said(
      'Flip your other cards face-down',
      '自分の他のカードを裏にする',
      'Перевернути свої карти долілиць',
    ),
    lists: abilityOrCost,
    entries: [{ do: 'flip', all: { of: stop('me'), face: 'up', in: stop('here'), not: 'this' }, to: 'down' }],
  },
  {
    label: 'lock a zone',
    title: said('Lock a Zone', 'ゾーンをロックする', 'Заблокувати зону'),
    lists: ability,
    entries: [{ do: 'lock', on: stop('foe'), zones: stop('here'), turns: stop(1) }],
    first: true,
  },
  {
    label: 'gain devotion',
    title: said('Give more Devotion', '想いを増やす', 'Додати відданості'),
    lists: ability,
    entries: [{ do: 'gain', all: { is: 'this' }, n: stop(2) }],
  },
];

const costs: readonly EffectSnippet[] = [
  {
    label: 'discard from hand',
    title: said('Discard from the hand', '手札を捨てる', 'Скинути карту з руки'),
    lists: ['card.pay'],
    entries: [{ do: 'discard', from: 'hand', n: stop(1) }],
    first: true,
  },
  {
    label: 'discard from board',
    title: said('Discard from the board', '場のカードを捨てる', 'Скинути карту з поля'),
    lists: ['card.pay'],
    entries: [{ do: 'discard', pick: { of: 'me', face: stop('down'), not: 'this' } }],
  },
  {
    label: 'opponent draws',
    title: said('The opponent draws', '相手が引く', 'Суперник бере карти'),
    lists: ['card.pay'],
    entries: [{ do: 'draw', who: 'foe', n: stop(1) }],
  },
  {
    label: 'need cards on the board',
    title: said('Cards on the board', '場のカード', 'Карти на полі'),
    lists: ['card.needs'],
    entries: [{ count: { in: stop('here'), not: 'this' }, min: stop(1) }],
    first: true,
  },
  {
    label: 'need cards in the pile',
    title: said('Cards in the pile', '控えの山のカード', 'Карти у відкладеному стосі'),
    lists: ['card.needs'],
    entries: [{ pile: true, min: stop(1) }],
  },
];

const entering: readonly EffectSnippet[] = [
  {
    label: 'when a card enters, gain',
    title: said(
      'When a card enters: more Devotion',
      'カードが入ったとき：想いを増やす',
      'Карта входить: більше відданості',
    ),
    lists: ['bonus.enter'],
    entries: [{ if: { face: stop('up') }, do: 'gain', all: { is: 'this' }, n: stop(2), limit: 'round' }],
    first: true,
  },
  {
    label: 'when a card enters, flip it',
    title: said('When a card enters: flip it', 'カードが入ったとき：裏返す', 'Карта входить: перевернути її'),
    lists: ['bonus.enter'],
    entries: [{ if: { face: 'down' }, do: 'flip', all: { is: 'this' }, to: 'up' }],
  },
  {
    label: 'when a card enters, draw',
    title: said('When a card enters: draw', 'カードが入ったとき：引く', 'Карта входить: узяти карту'),
    lists: ['bonus.enter'],
    entries: [{ if: { face: stop('up') }, do: 'draw', n: stop(1) }],
  },
  {
    label: 'score for control',
    title: said('Points for controlling the Zone', 'ゾーンの支配で得点', 'Бали за контроль над зоною'),
    lists: ['bonus.score'],
    entries: [{ do: 'score', to: 'controller', n: stop(1) }],
    first: true,
  },
  {
    label: 'score for cards',
    title: said('Points for each few cards', 'カードの枚数に応じて得点', 'Бали за кількість карт'),
    lists: ['bonus.score'],
    entries: [
      { do: 'score', to: 'controller', n: stop(1), per: stop(2), count: { in: 'here' }, if: 'wonRound' },
    ],
  },
];

const standing: readonly EffectSnippet[] = [
  {
    label: 'while face-up, full devotion',
    title: said(
      'While face-up: count in full',
      '表向きの間：想いをそのまま数える',
      'Доки горілиць: рахуються повністю',
    ),
    lists: ['card.while'],
    entries: [{ rule: 'full', cards: { of: stop('me'), face: 'up', in: stop('here'), not: 'this' } }],
    first: true,
  },
  {
    label: 'while face-up, more devotion',
    title: said(
      'While face-up: more Devotion',
      '表向きの間：想いを増やす',
      'Доки горілиць: більше відданості',
    ),
    lists: ['card.while'],
    entries: [{ rule: 'add', n: stop(2), cards: { face: stop('down'), in: stop('here') } }],
  },
  {
    label: 'while face-up, fixed devotion',
    title: said(
      'While face-up: fixed Devotion',
      '表向きの間：想いを固定する',
      'Доки горілиць: незмінна відданість',
    ),
    lists: ['card.while'],
    entries: [{ rule: 'fixed', n: stop(3), cards: { is: 'this' } }],
  },
  {
    label: 'while face-up, protected',
    title: said('While face-up: protected', '表向きの間：保護する', 'Доки горілиць: захист'),
    lists: ['card.while'],
    entries: [{ rule: 'protected', cards: { is: 'this' } }],
  },
  {
    label: 'full devotion here',
    title: said('Cards here count in full', 'ここでは想いをそのまま数える', 'Карти тут рахуються повністю'),
    lists: ['bonus.while'],
    entries: [{ rule: 'full', cards: { face: 'up', in: 'here' } }],
    first: true,
  },
  {
    label: 'face-down devotion here',
    title: said(
      'Devotion of face-down cards here',
      'ここの裏向きのカードの想い',
      'Відданість карт долілиць тут',
    ),
    lists: ['bonus.while'],
    entries: [{ rule: 'base', n: stop(3), cards: { face: 'down', in: 'here' } }],
  },
  {
    label: 'protected here',
    title: said('Cards here are protected', 'ここのカードを保護する', 'Карти тут захищено'),
    lists: ['bonus.while'],
    entries: [{ rule: 'protected', cards: { in: 'here' } }],
  },
  {
    label: 'forbid here',
    title: said('Forbid something here', 'ここで何かを禁止する', 'Заборонити щось тут'),
    lists: ['card.while', 'bonus.while'],
    entries: [{ rule: 'forbid', act: stop('playDown'), in: stop('here') }],
  },
  {
    label: 'larger lead',
    title: said(
      'Control takes a larger lead',
      '支配により大きなリードが必要',
      'Більша перевага для контролю',
    ),
    lists: ['card.while', 'bonus.while'],
    entries: [{ rule: 'margin', n: stop(2), in: stop('here') }],
  },
];

export const ygiosSnippets: readonly EffectSnippet[] = [...steps, ...costs, ...entering, ...standing];
