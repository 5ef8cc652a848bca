import type { Cards, Face, Who } from '../../effects/index';
import { countedUk, type UkrainianForms } from '@shared/ruletext/base/counted';
import type { Speech } from '../speech';
import { ownerOf, type Owner } from './people';
import { placeOf, startOf, zoneName } from './zones';

export const faceWords: Readonly<Record<Face, string>> = { up: 'горілиць', down: 'долілиць' };

/** карта with what agrees with it: one as object, one as subject, several, and the genitive of several. */
interface Forms {
  readonly card: string;
  readonly other: string;
  readonly own: string;
  readonly your: string;
  readonly lying: string;
}
const object: Forms = { card: 'карту', other: 'іншу', own: 'свою', your: 'вашу', lying: 'лежить' };
const subject: Forms = { card: 'карта', other: 'інша', own: 'своя', your: 'ваша', lying: 'лежить' };
const several: Forms = { card: 'карти', other: 'інші', own: 'свої', your: 'ваші', lying: 'лежать' };
const genitive: Forms = { card: 'карт', other: 'інших', own: 'своїх', your: 'ваших', lying: 'лежать' };

/** One of them as object; all of them as object, subject, or after “of”. */
export type Amount = 'one' | 'all' | 'subject' | 'of';

interface Manner {
  readonly actor: Who | null;
  /** Said of where cards come from, not of where they lie. */
  readonly leaving: boolean;
  /** What is counted might be counted in hands and piles too: without a zone it lies on the board. */
  readonly onBoard: boolean;
}
const plain: Manner = { actor: null, leaving: false, onBoard: false };
const counting: Manner = { ...plain, onBoard: true };

export interface Meant {
  readonly words: string;
  readonly plural: boolean;
}

/** What lies face-down has no home for anybody: cards with a home are face-up, and the text says so. */
const faceOf = ({ face, home }: Cards): Face | undefined => face ?? (home === undefined ? undefined : 'up');

function placed(cards: Cards, many: boolean, speech: Speech, leaving: boolean): string | undefined {
  if (cards.in === undefined || cards.in === 'all') return undefined;
  return leaving ? startOf(cards.in, many, speech) : placeOf(cards.in, many, speech);
}

/** The words around карта in one form: «інша своя карта Дому, що лежить горілиць у цій зоні,». */
function described(cards: Cards, forms: Forms, many: boolean, speech: Speech, manner: Manner): string {
  const owner: Owner | undefined = cards.of && ownerOf(cards.of, speech, manner.actor);
  const face = faceOf(cards);
  const home = cards.home && zoneName(speech, cards.home, 'genitive');
  const words = [
    cards.not && forms.other,
    owner?.is === 'own' && forms.own,
    owner?.is === 'your' && forms.your,
    forms.card,
    home,
    // Two genitives in a row would name an owner of the zone.
    owner?.is === 'named' && (home ? `на боці ${owner.genitive}` : owner.genitive),
  ]
    .filter(Boolean)
    .join(' ');
  const place = placed(cards, many, speech, manner.leaving) ?? (manner.onBoard ? 'на полі' : undefined);
  if (!face) return place ? `${words} ${place}` : words;
  // «карту долілиць» alone would say how something is done to it. Where it lies belongs to the clause.
  const lying = `${words}, що ${forms.lying} ${faceWords[face]}`;
  if (!place) return `${lying},`;
  return manner.leaving ? `${lying}, ${place}` : `${lying} ${place},`;
}

/** Of several cards each is asked for itself: «вона» alone would be taken for the card that speaks. */
function conditions(cards: Cards, many: boolean, speech: Speech, manner: Manner): string {
  const owner = cards.of && ownerOf(cards.of, speech, manner.actor);
  const said = [
    owner && (owner.is === 'own' ? 'своя' : owner.is === 'your' ? 'ваша' : `карта ${owner.genitive}`),
    cards.not && 'інша',
    cards.face && faceWords[cards.face],
    cards.home && `карта ${zoneName(speech, cards.home, 'genitive')}`,
    placed(cards, false, speech, false),
  ].filter(Boolean);
  return said.length === 0 ? '' : ` (${many ? 'кожна — ' : ''}лише якщо вона: ${said.join(', ')})`;
}

const these: Readonly<Record<Amount, string>> = {
  one: 'саме цю карту',
  all: 'цю карту',
  subject: 'ця карта',
  of: 'цієї карти',
};
const pronouns: Readonly<Record<Amount, string>> = {
  one: 'саме її',
  all: 'її',
  subject: 'ця карта',
  of: 'її',
};
const placedCard: Readonly<Record<Amount, string>> = {
  one: '1 зіграну цією картою карту',
  all: 'зіграну цією картою карту',
  subject: 'зіграна цією картою карта',
  of: 'зіграної цією картою карти',
};
const linkedCards: Readonly<Record<Amount, string>> = {
  one: '1 пов’язану із цією картою карту',
  all: 'усі пов’язані із цією картою карти',
  subject: 'усі пов’язані із цією картою карти',
  of: 'усіх пов’язаних із цією картою карт',
};

function single(cards: Cards, amount: Amount, speech: Speech, manner: Manner): Meant {
  const placedOne = speech.links === 'placed';
  const plural = cards.is === 'linked' && !placedOne && amount !== 'one';
  const only = conditions(cards, plural, speech, manner);
  if (cards.is === 'this') {
    // A pronoun that stands before its noun can't have words in brackets after it.
    const words = (speech.voice === 'enter' && only === '' ? pronouns : these)[amount];
    return { words: words + only, plural };
  }
  const words = (placedOne ? placedCard : linkedCards)[amount];
  return { words: words + only, plural };
}

/** Counted as subject: 1 зіграна цією картою карта. As object only the form for one is another. */
const countedPlaced: UkrainianForms = {
  one: 'зіграна цією картою карта',
  few: 'зіграні цією картою карти',
  many: 'зіграних цією картою карт',
};
const countedLinked: UkrainianForms = {
  one: 'пов’язана із цією картою карта',
  few: 'пов’язані із цією картою карти',
  many: 'пов’язаних із цією картою карт',
};

function countedSingle(n: number, cards: Cards, speech: Speech): string {
  const only = conditions(cards, n !== 1, speech, plain);
  if (cards.is === 'this') return `${n} × ця карта${only}`;
  return countedUk(n, speech.links === 'placed' ? countedPlaced : countedLinked) + only;
}

function everySingle(n: number, cards: Cards, speech: Speech): string {
  const only = conditions(cards, n !== 1, speech, plain);
  const placedOne = speech.links === 'placed';
  const one =
    cards.is === 'this'
      ? 'цю карту'
      : placedOne
        ? 'зіграну цією картою карту'
        : 'пов’язану із цією картою карту';
  if (n === 1) return one + only;
  if (cards.is === 'this') return `${n} × ${one}${only}`;
  return countedUk(n, { ...(placedOne ? countedPlaced : countedLinked), one }) + only;
}

/** Cards on the board, as a part of a sentence. */
export function cardsIn(cards: Cards, amount: Amount, speech: Speech, given: Partial<Manner> = {}): Meant {
  const manner = { ...plain, ...given };
  if (cards.is !== undefined) return single(cards, amount, speech, manner);
  if (amount === 'one')
    return { words: `1 ${described(cards, object, false, speech, manner)}`, plural: false };
  const words = described(cards, amount === 'of' ? genitive : several, true, speech, manner);
  const all = amount === 'all' ? 'усі ' : amount === 'of' ? 'усіх ' : '';
  return { words: all + words, plural: true };
}

/** So many of them: 1 інша карта, 2 інші карти, 5 інших карт. */
function countedCards(n: number, cards: Cards, speech: Speech, manner: Manner): string {
  if (cards.is !== undefined) return countedSingle(n, cards, speech);
  const as = (forms: Forms): string => described(cards, forms, true, speech, manner);
  return countedUk(n, { one: as(subject), few: as(several), many: as(genitive) });
}

/** That there must be so many of them; where, comes first, unless it belongs to a clause about their face. */
export function neededCards(n: number, cards: Cards, speech: Speech): string {
  const { in: zones = 'all', ...rest } = cards;
  if (cards.is !== undefined || faceOf(cards) !== undefined)
    return `має бути щонайменше ${countedCards(n, cards, speech, counting)}`;
  const place = zones === 'all' ? 'на полі' : placeOf(zones, true, speech);
  return `${place} має бути щонайменше ${countedCards(n, rest, speech, plain)}`;
}

/** For each of them, or for every so many: за кожну карту, за кожні 2 карти, за кожні 5 карт. */
export function forEvery(n: number, cards: Cards, speech: Speech): string {
  const each = n === 1 ? 'кожну' : 'кожні';
  if (cards.is !== undefined) return `за ${each} ${everySingle(n, cards, speech)}`;
  const as = (forms: Forms): string => described(cards, forms, true, speech, counting);
  if (n === 1) return `за ${each} ${as(object)}`;
  return `за ${each} ${countedUk(n, { one: as(object), few: as(several), many: as(genitive) })}`;
}
