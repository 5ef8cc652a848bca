import type { GoverningMark } from '@shared/api/marks-governing';
import type { SeenMark } from '@shared/api/matches';
import { seatNumber } from '../../../../engine/games/governing/position';
import type { View, ViewItem, ViewObject, ViewPlayer } from '../../../../engine/games/governing/view';
import type { Speech } from '../../../../engine/games/governing/words';
import { thingsWords, thingWords } from '../../../../engine/games/governing/words/speech';
import { signed } from '../../../../engine/kernel/speech';
import type { PackWords } from '../../pack-words';
import { marker, type seenPlaces } from '../../seen-parts';
import { kindIn } from '../speech';
import { writeAsk } from './asks';
import { bookPlace, couchPlace, handHandle, handPlace, sidePlace } from './handles';

type Laid = Parameters<typeof seenPlaces>[0][number];
type LaidCard = Laid['cards'][number];

const mark = marker<GoverningMark>();

/** PE and Max SP as they stand on a card. */
export type Printed = (id: string) => { readonly pe: number; readonly maxSp: number };

/** Everything that lies on the table: each player's side, hand, Couch and black book, and what waits. */
export const layPlaces = (words: PackWords, speech: Speech, seen: View, printed: Printed): Laid[] => [
  ...seen.players.flatMap((player) => layPlayer(words, speech, seen, printed, player)),
  ...layQueue(words, speech, 'waiting', seen.pile),
  ...layQueue(words, speech, 'setOff', seen.queue),
  ...layQueue(words, speech, 'later', seen.later),
];

const titled = (words: PackWords, id: string): Pick<LaidCard, 'path' | 'name'> => ({
  path: words.path(kindIn(words, id), id),
  name: words.title(kindIn(words, id), id),
});

function layPlayer(
  words: PackWords,
  speech: Speech,
  seen: View,
  printed: Printed,
  player: ViewPlayer,
): Laid[] {
  const { seat: letter, hand } = player;
  const owner = seatNumber(letter);
  const seat = speech.names.seat(letter);
  const own = seen.objects.filter(({ controller }) => controller === letter);
  const counted = new Map<string, number>();
  const handed = hand.known.map((id): LaidCard => {
    const nth = (counted.get(id) ?? 0) + 1;
    counted.set(id, nth);
    return { handle: handHandle(letter, id, nth), ...titled(words, id) };
  });
  return [
    {
      id: sidePlace(letter),
      is: 'row',
      name: words.say('match.place.side', { seat }),
      owner,
      count: own.length,
      cards: own.map((object) => layObject(words, speech, seen, printed, object)),
      marks: player.out
        ? [mark('out', words.say('match.governing.out', {}))]
        : [
            mark('sp', words.say('match.governing.host', { sp: player.sp, max: player.maxSp }), {
              n: player.sp,
              of: player.maxSp,
              ask: writeAsk({ is: 'maxSp', name: letter }),
            }),
          ],
    },
    {
      id: handPlace(letter),
      is: 'hand',
      name: words.say('match.place.hand', { seat }),
      owner,
      count: hand.count,
      cards: handed,
    },
    {
      id: couchPlace(letter),
      is: 'discard',
      name: words.say('match.place.couch', { seat }),
      owner,
      count: player.couch.length,
      cards: player.couch.map((id) => ({ handle: null, ...titled(words, id) })),
    },
    {
      id: bookPlace(letter),
      is: 'pile',
      name: words.say('match.place.book', { seat }),
      owner,
      count: player.book,
      cards: player.bookOrder.map((id) => ({ handle: null, ...titled(words, id) })),
    },
  ];
}

function layObject(
  words: PackWords,
  speech: Speech,
  seen: View,
  printed: Printed,
  object: ViewObject,
): LaidCard {
  const wearer = seen.objects.find(({ name }) => name === object.attached)?.thing;
  const dances = object.kind === 'furre';
  const swing = dances ? writeAsk({ is: 'act', act: 'swing', name: object.name }) : null;
  return {
    handle: object.name,
    ...titled(words, object.card),
    turned: object.turned === 1,
    owner: seatNumber(object.owner),
    marks: [
      // Sentences tell those of one name apart by this number.
      ...('twins' in object.thing ? [mark('twin', object.name)] : []),
      ...(dances ? furreMarks(words, object, printed(object.card)) : []),
      ...(object.exhausted
        ? [mark('exhausted', words.say('match.governing.exhausted', {}), { ask: swing })]
        : []),
      ...(dances && !object.settled
        ? [mark('unsettled', words.say('match.governing.unsettled', {}), { ask: swing })]
        : []),
      ...(object.encore > 0
        ? [mark('encore', words.say('match.governing.encore', { n: object.encore }), { n: object.encore })]
        : []),
      ...(object.token ? [mark('token', words.say('match.governing.token', {}))] : []),
      ...(wearer
        ? [mark('worn', words.say('match.governing.worn', { wearer: thingWords(speech, wearer, 'by') }))]
        : []),
      ...(object.owner === object.controller
        ? []
        : [mark('owner', words.say('match.governing.owner', { seat: speech.names.seat(object.owner) }))]),
    ],
  };
}

function furreMarks(
  words: PackWords,
  { name, pe, sp, maxSp }: ViewObject,
  printed: ReturnType<Printed>,
): SeenMark[] {
  const [power, most] = [writeAsk({ is: 'pe', name }), writeAsk({ is: 'maxSp', name })];
  const change = (is: 'peChange' | 'maxChange', n: number, ask: string): SeenMark[] =>
    n === 0 ? [] : [mark(is, words.say(`match.governing.${is}`, { signed: signed(n) }), { n, ask })];
  return [
    mark('pe', words.say('match.governing.pe', { n: pe }), { n: pe, ask: power }),
    mark('sp', words.say('match.governing.sp', { sp, max: maxSp }), { n: sp, of: maxSp, ask: most }),
    ...change('peChange', pe - printed.pe, power),
    ...change('maxChange', maxSp - printed.maxSp, most),
  ];
}

/** What waits to be carried out; nothing waits most of the time, and then there is no such place. */
function layQueue(
  words: PackWords,
  speech: Speech,
  what: 'waiting' | 'setOff' | 'later',
  items: readonly ViewItem[],
): Laid[] {
  if (items.length === 0) return [];
  const cards = items.map(({ thing, seat, targets, swing }): LaidCard => {
    const named =
      'host' in thing ? { path: null, name: thingWords(speech, thing, 'subject') } : titled(words, thing.id);
    return {
      handle: null,
      ...named,
      owner: seatNumber(seat),
      marks: [
        mark('whose', words.say('match.governing.whose', { seat: speech.names.seat(seat) }), {
          seat: seatNumber(seat),
        }),
        ...(swing ? [mark('swings', words.say('match.governing.swings', {}))] : []),
        ...(targets.length > 0
          ? [
              mark(
                'aimed',
                words.say('match.governing.aimed', { targets: thingsWords(speech, targets, 'by') }),
              ),
            ]
          : []),
      ],
    };
  });
  return [{ id: what, is: 'queue', name: words.say(`match.place.${what}`, {}), count: cards.length, cards }];
}
