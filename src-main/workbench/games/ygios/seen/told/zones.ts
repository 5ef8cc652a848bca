import type { Explained } from '@shared/api/matches';
import { seatLetters } from '@shared/games/ygios/scenario/words';
import type {
  ControlExplained,
  DevotionExplained,
  ValueExplained,
} from '../../../../../engine/games/ygios/explain/board';
import type { SeatLetter } from '../../../../../engine/games/ygios/format';
import type { View } from '../../../../../engine/games/ygios/view';
import { sourceName } from '../../../../../engine/games/ygios/words/speech';
import type { CardRef } from '../../../../../engine/kernel/log';
import { cardWords } from '../../../../../engine/kernel/speech';
import { explained, inner, line, type ExplainedLine } from '../../../explained';
import { sourcePath, type Telling } from './telling';
import { rulesOfTerms, termLines } from './terms';

const titleOf = ({ words }: Telling, card: CardRef): string =>
  'id' in card ? words.title('card', card.id) : words.say('match.card.down', {});

export const tellValue = (telling: Telling, { card, n, terms }: ValueExplained): Explained =>
  explained(
    telling.words.say('match.ygios.told.value', { card: cardWords(telling.speech, card, 'of') }),
    String(n),
    termLines(telling, terms),
    rulesOfTerms(terms),
  );

/** The cards of a seat in a Zone, each with its reasons behind it where they are more than one. */
export function tellDevotion(telling: Telling, { zone, seat, n, cards }: DevotionExplained): Explained {
  const { words, speech } = telling;
  const lines = cards.flatMap((one): ExplainedLine[] => [
    line(titleOf(telling, one.card), String(one.n), [sourcePath(words, one.card)]),
    ...inner(termLines(telling, one.terms)),
  ]);
  const none = [line(words.say('match.ygios.told.noCards', {}))];
  return explained(
    words.say('match.ygios.told.devotion', { seat: speech.names.seat(seat), zone: speech.names.zone(zone) }),
    String(n),
    lines.length > 0 ? lines : none,
    cards.flatMap(({ terms }) => rulesOfTerms(terms)),
  );
}

/** What the totals alone don't say: what asks for a larger lead, and what becomes of a tie. */
export function controlReasons(telling: Telling, { rules, tie }: ControlExplained): ExplainedLine[] {
  const { words, speech } = telling;
  return [
    ...rules.map(({ n, source }) =>
      line(words.say('match.ygios.told.margin', { n, source: sourceName(speech, source) }), null, [
        sourcePath(words, source),
      ]),
    ),
    ...(tie ? [line(words.say('match.ygios.told.tie', {}))] : []),
  ];
}

export function tellControl(telling: Telling, control: ControlExplained): Explained {
  const { words, speech } = telling;
  const { seat } = speech.names;
  return explained(
    words.say('match.ygios.told.control', { zone: speech.names.zone(control.zone) }),
    seat(control.controller),
    [
      ...seatLetters.map((one) => line(seat(one), String(control.totals[one]))),
      ...controlReasons(telling, control),
    ],
  );
}

/** Null: nothing locks it for that seat. */
export function tellLock(telling: Telling, seen: View, zone: string, seat: SeatLetter): Explained | null {
  const { words, speech } = telling;
  const locks = seen.locks.filter((lock) => lock.zone === zone && lock.side === seat);
  if (locks.length === 0) return null;
  return explained(
    words.say('match.ygios.told.lock', { zone: speech.names.zone(zone), seat: speech.names.seat(seat) }),
    words.say('match.ygios.told.turns', { n: Math.max(...locks.map(({ turns }) => turns)) }),
    locks.map(({ source, turns, pending }) => {
      const shown = 'bonus' in source || 'id' in source ? 'name' : 'hidden';
      const said = { shown, source: sourceName(speech, source), pending: pending ? 'yes' : 'no' };
      return line(
        words.say('match.ygios.told.lockBy', said),
        words.say('match.ygios.told.turns', { n: turns }),
        [sourcePath(words, source)],
      );
    }),
  );
}
