import { outcomeOf } from '../../../../engine/games/governing/outcome';
import { seatNumber } from '../../../../engine/games/governing/position';
import type { Table } from '../../../../engine/games/governing/table';
import { kindOf } from '../../../../engine/games/governing/things';
import { openView, view, type View, type ViewQuestion } from '../../../../engine/games/governing/view';
import { sayEntry, sayLoop } from '../../../../engine/games/governing/words';
import type { Viewer } from '../../../../engine/kernel/log';
import type { LogLine, SeenTable } from '../../../matches/seen-table';
import type { PackWords } from '../../pack-words';
import { seenAnswer, seenPlaces, type WordedAnswer } from '../../seen-parts';
import { seenEvents } from '../../told-event';
import { idsNamed } from '../../told-log';
import { sayWinners } from '../../told-outcome';
import { kindIn } from '../speech';
import type { GoverningLog, GoverningTold } from '../told';
import { wordAnswer, type Asked } from './answers';
import { playerFigures } from './figures';
import { layPlaces, type Printed } from './places';
import { promptOf, tellingIn, thingPath, type Telling } from './telling';

/** The table in words, for one seat or for who sees everything: made from a view, which shows nothing else. */
export function seeTable(t: Table, told: GoverningLog, viewer: Viewer, words: PackWords): SeenTable {
  const telling = tellingIn(words);
  const { speech } = telling;
  const seen = viewer === null ? openView(t) : view(t, viewer);
  const asked = { words, speech, seen, kind: kindsIn(t) };
  const answers = seen.asks?.answers?.map((move) => wordAnswer(asked, move)) ?? null;
  return {
    headline: words.say('match.governing.head', {
      step: seen.step,
      turn: seen.turn,
      seat: speech.names.seat(seen.active),
    }),
    figures: seen.players.map((player) => playerFigures(words, seen, player)),
    places: seenPlaces(layPlaces(words, speech, seen, printedIn(t)), answers ?? []),
    question: seen.asks && question(telling, seen, seen.asks, answers),
    outcome: outcome(t, telling),
    log: told.lines(viewer, words, (one) => logLine(telling, one)),
  };
}

/** What kind of card an id is. */
export const kindsIn =
  (t: Table): Asked['kind'] =>
  (id) =>
    kindOf(t, t.p.cardIds.indexOf(id));

const printedIn =
  ({ p }: Table): Printed =>
  (id) => {
    const face = p.cardIds.indexOf(id);
    return { pe: p.pe[face] ?? 0, maxSp: p.sp[face] ?? 0 };
  };

const question = (
  telling: Telling,
  seen: View,
  asks: ViewQuestion,
  answers: readonly WordedAnswer[] | null,
): SeenTable['question'] => ({
  seat: seatNumber(asks.by),
  prompt: promptOf(telling, seen, asks),
  source: thingPath(telling.words, asks.source),
  answers: answers?.map(seenAnswer) ?? null,
});

function outcome(t: Table, { words, speech }: Telling): string | null {
  const ended = outcomeOf(t);
  if (ended === null) return null;
  if (ended.is === 'rules-loop') return sayLoop(speech, ended);
  const winners = ended.is === 'won' ? ended.winners : 0;
  return sayWinners(words, winners, (winner) => speech.say('governing.log.over', { how: ended.is, winner }));
}

const logLine = ({ words, speech }: Telling, { entry, events }: GoverningTold): Omit<LogLine, 'at'> => ({
  text: sayEntry(speech, entry),
  events: seenEvents(events, (id) => words.path(kindIn(words, id), id)),
  summary: null,
  cards: [...new Set(idsNamed(entry, ['id', 'cards']))]
    .map((id) => words.path(kindIn(words, id), id))
    .filter((path) => path !== null),
});
