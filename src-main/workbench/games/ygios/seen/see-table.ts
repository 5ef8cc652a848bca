import { seatOf } from '../../../../engine/games/ygios/format';
import { outcomeOf } from '../../../../engine/games/ygios/outcome';
import type { Table } from '../../../../engine/games/ygios/table';
import { openView, view, type View, type ViewQuestion } from '../../../../engine/games/ygios/view';
import { sayEntry, sayLoop, type Speech } from '../../../../engine/games/ygios/words';
import type { Viewer } from '../../../../engine/kernel/log';
import type { LogLine, SeenTable } from '../../../matches/seen-table';
import type { PackWords } from '../../pack-words';
import { seenAnswer, seenPlaces, type WordedAnswer } from '../../seen-parts';
import { seenEvents } from '../../told-event';
import { idsNamed } from '../../told-log';
import { sayWinners } from '../../told-outcome';
import type { YgiosLog, YgiosTold } from '../told';
import { wordAnswer } from './answers';
import { playerFigures } from './figures';
import { layPlaces } from './places';
import { promptOf } from './prompt';
import { tellEnded } from './told/rounds';
import { sourcePath, tellingIn, type Telling } from './told/telling';

/** The table in words, for one seat or for who sees everything: made from a view, which the one eye let through. */
export function seeTable(t: Table, told: YgiosLog, viewer: Viewer, words: PackWords): SeenTable {
  const telling = tellingIn(words);
  const { speech } = telling;
  const seen = viewer === null ? openView(t) : view(t, viewer);
  const answers = seen.asks?.answers?.map((answer) => wordAnswer(words, speech, seen, answer)) ?? null;
  return {
    headline: headline(words, speech, seen),
    figures: playerFigures(t, seen, words),
    places: seenPlaces(layPlaces(words, speech, seen, t.p.numbers.shuffleRow), answers ?? []),
    question: seen.asks && question(telling, seen.asks, answers),
    outcome: outcome(t, telling),
    log: told.lines(viewer, words, (one) => logLine(telling, one)),
  };
}

function headline(words: PackWords, speech: Speech, seen: View): string {
  const playing = seen.phase === 'play' && seen.turn !== null;
  const phase = seen.phase === 'sculpt' ? 'sculpt' : !playing ? 'over' : seen.playout ? 'playout' : 'turn';
  const seat = seen.turn === null ? '' : speech.names.seat(seen.turn);
  return words.say('match.ygios.head', { phase, round: seen.round, seat });
}

function question(
  telling: Telling,
  asks: ViewQuestion,
  answers: readonly WordedAnswer[] | null,
): SeenTable['question'] {
  return {
    seat: seatOf(asks.by),
    prompt: promptOf(telling, asks),
    source: sourcePath(telling.words, asks.source),
    answers: answers?.map(seenAnswer) ?? null,
  };
}

function outcome(t: Table, { words, speech }: Telling): string | null {
  const ended = outcomeOf(t);
  if (ended === null) return null;
  if (ended.is === 'rules-loop') return sayLoop(speech, ended.budget, ended.cards);
  const winners = ended.is === 'won' ? ended.winners : 0;
  return sayWinners(words, winners, (winner) => speech.say('game.log.timelineEnds', { winner }));
}

const logLine = (telling: Telling, { entry, events, ended }: YgiosTold): Omit<LogLine, 'at'> => ({
  text: sayEntry(telling.speech, entry),
  events: seenEvents(events, (id) => telling.words.path('card', id)),
  summary: ended && tellEnded(telling, ended),
  cards: [
    ...new Set([
      ...idsNamed(entry, ['id', 'known']).map((id) => telling.words.path('card', id)),
      ...idsNamed(entry, ['bonus']).map((id) => telling.words.path('bonus', id)),
    ]),
  ].filter((path) => path !== null),
});
