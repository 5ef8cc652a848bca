import type { YgiosMark } from '@shared/api/marks-ygios';
import type { SeenMark } from '@shared/api/matches';
import { seatLetters } from '@shared/games/ygios/scenario/words';
import { seatOf, type SeatLetter } from '../../../../engine/games/ygios/format';
import type { View, ViewCard, ViewZone } from '../../../../engine/games/ygios/view';
import type { Speech } from '../../../../engine/games/ygios/words';
import { byWords } from '../../../../engine/games/ygios/words/speech';
import type { CardsRef } from '../../../../engine/kernel/log';
import { signed } from '../../../../engine/kernel/speech';
import type { PackWords } from '../../pack-words';
import { marker, type seenPlaces } from '../../seen-parts';
import { writeAsk } from './asks';
import { boardHandle, bonusHandle, handPlace, heldHandle, sculptedPlace, zonePlace } from './handles';

type Laid = Parameters<typeof seenPlaces>[0][number];
type LaidCard = Laid['cards'][number];

const mark = marker<YgiosMark>();

/** Everything that lies on the table: the zones with their bonuses, hands, piles. `shuffled`: the row is. */
export function layPlaces(words: PackWords, speech: Speech, seen: View, shuffled: boolean): Laid[] {
  const unplaced = shuffled && seen.row === null;
  const card = (id: string): LaidCard => ({
    handle: heldHandle(id),
    path: words.path('card', id),
    name: words.title('card', id),
  });
  const held = (
    is: Laid['is'],
    what: 'hand' | 'sculpted',
    letter: SeatLetter,
    { count, known }: CardsRef,
  ): Laid => ({
    id: what === 'hand' ? handPlace(letter) : sculptedPlace(letter),
    is,
    name: words.say(`match.place.${what}`, { seat: speech.names.seat(letter) }),
    owner: seatOf(letter),
    count,
    cards: known.map(card),
  });
  const shared = (is: Laid['is'], what: 'aside' | 'discard', { count, known }: CardsRef): Laid => ({
    id: what,
    is,
    name: words.say(`match.place.${what}`, {}),
    count,
    cards: known.map(card),
  });
  return [
    ...seen.zones.flatMap((zone) => layZone(words, speech, seen, zone, unplaced)),
    ...seatLetters.map((letter) => held('hand', 'hand', letter, seen.hands[letter])),
    ...(seen.aside.count > 0 ? [shared('row', 'aside', seen.aside)] : []),
    layPile(words, seen),
    shared('discard', 'discard', seen.discard),
    ...seatLetters.flatMap((letter) =>
      seen.sculpted[letter].count > 0 ? [held('discard', 'sculpted', letter, seen.sculpted[letter])] : [],
    ),
  ];
}

function layPile(words: PackWords, { pile }: View): Laid {
  const open = pile.known.length === pile.count;
  return {
    id: 'pile',
    is: 'pile',
    name: words.say('match.place.pile', {}),
    count: pile.count,
    cards: pile.known.map(({ card, position }) => ({
      handle: null,
      path: words.path('card', card),
      name: words.title('card', card),
      // Only a few are known: where they lie is half of what is known of them.
      marks: open
        ? []
        : [mark('fromTop', words.say('match.card.fromTop', { n: position + 1 }), { n: position + 1 })],
    })),
  };
}

function layZone(words: PackWords, speech: Speech, seen: View, zone: ViewZone, unplaced: boolean): Laid[] {
  const place: Laid = {
    id: zonePlace(zone.zone),
    is: 'zone',
    name: words.title('zone', zone.zone),
    path: words.path('zone', zone.zone),
    count: zone.cards.length,
    cards: zone.cards.map((card) => layCard(words, speech, seen, card)),
    marks: [
      ...zoneMarks(words, speech, seen, zone),
      ...(unplaced ? [mark('unplaced', words.say('match.ygios.unplaced', {}))] : []),
    ],
  };
  if (zone.bonus === null) return [place];
  const bonus: Laid = {
    id: `bonus:${zone.zone}`,
    is: 'bonus',
    name: words.say('match.place.bonus', { zone: speech.names.zone(zone.zone) }),
    of: place.id,
    count: 1,
    cards: [
      {
        handle: bonusHandle(zone.bonus),
        path: words.path('bonus', zone.bonus),
        name: words.title('bonus', zone.bonus),
        marks: spentMarks(words, seen, zone.bonus),
      },
    ],
  };
  return [place, bonus];
}

function zoneMarks(words: PackWords, speech: Speech, seen: View, { zone, devotion, control }: ViewZone) {
  const { seat: nameOf } = speech.names;
  return [
    ...seatLetters.map((seat) =>
      mark('devotion', words.say('match.ygios.devotion', { seat: nameOf(seat), n: devotion[seat] }), {
        n: devotion[seat],
        seat: seatOf(seat),
        ask: writeAsk({ is: 'devotion', zone, seat }),
      }),
    ),
    ...(seen.phase === 'sculpt'
      ? []
      : [
          mark('control', words.say('match.ygios.control', { seat: nameOf(control) }), {
            seat: seatOf(control),
            ask: writeAsk({ is: 'control', zone }),
          }),
        ]),
    ...seen.locks
      .filter((lock) => lock.zone === zone)
      .map(({ side, turns, pending, source }) =>
        mark(
          'lock',
          words.say('match.ygios.lock', {
            side: nameOf(side),
            turns,
            pending: pending ? 'yes' : 'no',
            by: byWords(speech, source),
          }),
          { n: turns, seat: seatOf(side), ask: writeAsk({ is: 'lock', zone, seat: side }) },
        ),
      ),
  ];
}

const spentMarks = (words: PackWords, seen: View, id: string): SeenMark[] =>
  seen.spent.includes(id) ? [mark('spent', words.say('match.ygios.spent', {}))] : [];

function layCard(words: PackWords, speech: Speech, seen: View, lying: ViewCard): LaidCard {
  const { card: id, value, gain } = lying;
  return {
    handle: boardHandle(lying.handle),
    path: id === null ? null : words.path('card', id),
    name: id === null ? words.say('match.card.down', {}) : words.title('card', id),
    faceDown: lying.face === 'down',
    owner: seatOf(lying.owner),
    marks: [
      mark(
        'value',
        words.say('match.ygios.value', { n: value, gained: gain === 0 ? 'no' : 'yes', signed: signed(gain) }),
        { n: value, ask: writeAsk({ is: 'value', handle: lying.handle }) },
      ),
      ...(lying.active ? [mark('active', words.say('match.ygios.active', {}))] : []),
      ...(lying.protected ? [mark('protected', words.say('match.ygios.protected', {}))] : []),
      ...(id === null ? [] : spentMarks(words, seen, id)),
      ...linkMarks(words, speech, seen, lying),
    ],
  };
}

function linkMarks(words: PackWords, speech: Speech, seen: View, { linkedTo }: ViewCard): SeenMark[] {
  if (linkedTo === null) return [];
  const holder = seen.zones.flatMap(({ cards }) => cards).find(({ handle }) => handle === linkedTo)?.card;
  const shown = holder === null || holder === undefined ? 'hidden' : 'name';
  return [
    mark('linked', words.say('match.ygios.linked', { shown, card: holder ? speech.names.card(holder) : '' })),
  ];
}
