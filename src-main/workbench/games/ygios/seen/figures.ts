import type { YgiosMark } from '@shared/api/marks-ygios';
import type { SeenMark } from '@shared/api/matches';
import { seatLetters } from '@shared/games/ygios/scenario/words';
import type { SeatLetter } from '../../../../engine/games/ygios/format';
import { backOffPoints } from '../../../../engine/games/ygios/scoring';
import type { Table } from '../../../../engine/games/ygios/table';
import type { View } from '../../../../engine/games/ygios/view';
import type { PackWords } from '../../pack-words';
import { marker } from '../../seen-parts';
import { writeAsk } from './asks';

const mark = marker<YgiosMark>();

/** What is told of each player, from what is seen and the rules of the pack. */
export const playerFigures = (t: Table, seen: View, words: PackWords): SeenMark[][] =>
  seatLetters.map((seat) => figuresOf(t, seen, words, seat));

function figuresOf(t: Table, seen: View, words: PackWords, seat: SeatLetter): SeenMark[] {
  const { pointsToWin } = t.p.numbers;
  const points = seen.score[seat];
  const held = seen.hands[seat].count;
  const zones = seen.zones.filter(({ control }) => control === seat).length;
  const cost = backOffPoints(t, held);
  const playing = seen.phase === 'play';
  const mayBackOff = playing && (!seen.playout || t.p.options.backOffInPlayout);
  return [
    mark('points', words.say('match.ygios.points', { n: points, of: pointsToWin }), {
      n: points,
      of: pointsToWin,
      ask: writeAsk({ is: 'points', seat }),
    }),
    ...(playing
      ? [
          mark('zones', words.say('match.ygios.zones', { n: zones, of: seen.zones.length }), {
            n: zones,
            of: seen.zones.length,
            ask: writeAsk({ is: 'round' }),
          }),
        ]
      : []),
    mark('hand', words.say('match.figure.hand', { n: held }), { n: held }),
    ...(mayBackOff
      ? [
          mark('backOff', words.say('match.ygios.backingOff', { n: cost }), {
            n: cost,
            ask: writeAsk({ is: 'backOff', seat }),
          }),
        ]
      : []),
    ...(seen.first === seat
      ? [mark('first', words.say('match.ygios.first', { n: seen.round }), { n: seen.round })]
      : []),
  ];
}
