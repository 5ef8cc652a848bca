import type { Cards, Face, Who } from '../../effects/index';
import { countedEn } from '@shared/ruletext/base/counted';
import type { Speech } from '../speech';
import { possessive } from './people';
import { placeOf, zoneName } from './zones';

export const faceWords: Readonly<Record<Face, string>> = { up: 'face-up', down: 'face-down' };

/** One of them; all of them; all of them as the subject of a sentence; for each of them; so many of them. */
export type Amount = 'one' | 'all' | 'subject' | 'each' | number;

export interface Meant {
  readonly words: string;
  readonly plural: boolean;
}

/** Something that is said of the cards where it is not said of each: where they come from, for whom. */
interface Manner {
  readonly actor: Who | null;
  readonly preposition: 'in' | 'from';
}
const plain: Manner = { actor: null, preposition: 'in' };

const joined = (...words: readonly (string | false | undefined)[]): string => words.filter(Boolean).join(' ');

/** What lies face-down has no home for anybody: cards with a home are face-up, and the text says so. */
const faceOf = ({ face, home }: Cards): Face | undefined => face ?? (home === undefined ? undefined : 'up');

function placeFor(cards: Cards, many: boolean, speech: Speech, preposition: string): string | undefined {
  if (cards.in === undefined || cards.in === 'all') return undefined;
  return `${preposition} ${placeOf(cards.in, many, speech)}`;
}

function single(cards: Cards, amount: Amount, speech: Speech, manner: Manner): Meant {
  const conditions = [
    cards.of && `${possessive(cards.of, speech, manner.actor)} card`,
    cards.not && 'another card',
    cards.face && faceWords[cards.face],
    cards.home && `a ${zoneName(speech, cards.home)} card`,
    placeFor(cards, false, speech, 'in'),
  ].filter(Boolean);
  const { words, plural } = cards.is === 'this' ? self(amount, speech) : linked(amount, speech);
  // Of several cards each is asked for itself: “it” alone would be taken for the card that speaks.
  const when = plural ? 'each only if it is' : 'only if it is';
  const only = conditions.length === 0 ? '' : ` (${when} ${conditions.join(', ')})`;
  return { words: words + only, plural };
}

function self(amount: Amount, { voice }: Speech): Meant {
  const card = voice === 'card' ? 'this card' : voice === 'enter' ? 'it' : 'the entering card';
  if (typeof amount === 'number') return { words: `${amount} × ${card}`, plural: false };
  if (amount === 'each') return { words: `each ${card}`, plural: false };
  if (amount !== 'one') return { words: card, plural: false };
  return { words: voice === 'enter' ? 'exactly that card' : `exactly ${card}`, plural: false };
}

function linked(amount: Amount, { links, voice }: Speech): Meant {
  const card = voice === 'card' ? 'this card' : 'the entering card';
  const many = links === 'placed' ? `cards ${card} played` : `cards linked to ${card}`;
  if (amount === 'one') return { words: `1 of the ${many}`, plural: false };
  if (amount === 'each') return { words: `each of the ${many}`, plural: false };
  if (typeof amount === 'number') return { words: `${amount} of the ${many}`, plural: amount !== 1 };
  if (links !== 'placed') return { words: `all ${many}`, plural: true };
  return { words: `the ${many.replace('cards', 'card')}`, plural: false };
}

const isCount = (amount: Amount): boolean => amount === 'each' || typeof amount === 'number';

/** Cards on the board, as a part of a sentence. */
export function cardsIn(cards: Cards, amount: Amount, speech: Speech, given: Partial<Manner> = {}): Meant {
  const manner = { ...plain, ...given };
  if (cards.is !== undefined) return single(cards, amount, speech, manner);
  const face = faceOf(cards);
  const owner = cards.of && possessive(cards.of, speech, manner.actor);
  const kind = joined(
    cards.not && 'other',
    face && faceWords[face],
    cards.home && zoneName(speech, cards.home),
  );
  const many = amount === 'all' || amount === 'subject';
  // What is counted might be counted in hands and piles too.
  const place =
    placeFor(cards, amount !== 'one', speech, manner.preposition) ?? (isCount(amount) && 'on the board');
  if (many) {
    const words = joined(amount === 'all' && 'all', owner, kind, 'cards', place);
    return { words, plural: true };
  }
  if (amount === 'each')
    return {
      words: joined('each', owner && `of ${owner}`, kind, owner ? 'cards' : 'card', place),
      plural: false,
    };
  const n = amount === 'one' ? 1 : amount;
  if (owner) return { words: joined(`${n} of ${owner}`, kind, 'cards', place), plural: n !== 1 };
  return { words: joined(countedEn(n, joined(kind, 'card'), joined(kind, 'cards')), place), plural: n !== 1 };
}
