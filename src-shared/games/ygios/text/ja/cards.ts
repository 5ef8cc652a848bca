import type { Cards, Face, Who } from '../../effects/index';
import type { Speech } from '../speech';
import { personOf } from './people';
import { placeOf, zoneName } from './zones';

export const faceWords: Readonly<Record<Face, string>> = { up: '表向き', down: '裏向き' };

/** One of them; all of them; without a number; to be counted; to be there, with a place that a verb follows. */
export type Amount = 'one' | 'all' | 'bare' | 'counted' | 'needed';

const amounts: Readonly<Record<Amount, string>> = {
  one: '1枚',
  all: 'すべて',
  bare: '',
  counted: '',
  needed: '',
};

/** What lies face-down has no home for anybody: cards with a home are face-up, and the text says so. */
const faceOf = ({ face, home }: Cards): Face | undefined => face ?? (home === undefined ? undefined : 'up');

function placed({ in: zones = 'all' }: Cards, amount: Amount, speech: Speech): string {
  const particle = amount === 'needed' ? 'に' : 'にある';
  if (zones !== 'all') return `${placeOf(zones, speech)}${particle}`;
  // What is counted might be counted in hands and piles too.
  return amount === 'needed' || amount === 'counted' ? `場${particle}` : '';
}

function single(cards: Cards, amount: Amount, speech: Speech, actor: Who | null): string {
  const conditions = [
    cards.of && `${personOf(cards.of, speech, actor)}のカード`,
    cards.not && '別のカード',
    cards.face && faceWords[cards.face],
    cards.home && `${zoneName(speech, cards.home)}のカード`,
    cards.in !== undefined && cards.in !== 'all' && `${placeOf(cards.in, speech)}にあるカード`,
  ].filter(Boolean);
  const only = conditions.length === 0 ? '' : `（${conditions.join('、')}の場合のみ）`;
  return (cards.is === 'this' ? self(amount, speech) : linked(amount, speech)) + only;
}

const self = (amount: Amount, { voice }: Speech): string =>
  `${voice === 'card' ? 'この' : 'その'}カード${amount === 'one' ? '1枚' : ''}`;

function linked(amount: Amount, { links, voice }: Speech): string {
  const card = voice === 'card' ? 'このカード' : 'そのカード';
  if (links === 'placed') return `${card}でプレイしたカード${amount === 'one' ? '1枚' : ''}`;
  return `${card}と結び付いたカード${amounts[amount]}`;
}

/** Cards on the board, as a part of a sentence. */
export function cardsIn(cards: Cards, amount: Amount, speech: Speech, actor: Who | null = null): string {
  if (cards.is !== undefined) return single(cards, amount, speech, actor);
  const face = faceOf(cards);
  return [
    placed(cards, amount, speech),
    cards.of && `${personOf(cards.of, speech, actor)}の`,
    cards.not && '他の',
    face && `${faceWords[face]}の`,
    cards.home && `${zoneName(speech, cards.home)}の`,
    `カード${amounts[amount]}`,
  ]
    .filter(Boolean)
    .join('');
}

/** The same before a verb, with を: 「カードをすべて」 is how one says it, not 「カードすべてを」. */
export function cardsAsObject(
  cards: Cards,
  amount: 'one' | 'all',
  speech: Speech,
  actor: Who | null,
): string {
  const several =
    amount === 'all' && (cards.is === undefined || (cards.is === 'linked' && speech.links !== 'placed'));
  if (!several) return `${cardsIn(cards, amount, speech, actor)}を`;
  return `${cardsIn(cards, 'bare', speech, actor)}をすべて`;
}
