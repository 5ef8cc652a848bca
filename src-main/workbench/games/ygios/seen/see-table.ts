import { seatLetters } from '@shared/language/scenario/ygios/words';
import { seatOf } from '../../../../engine/games/ygios/format';
import { outcomeOf } from '../../../../engine/games/ygios/game';
import type { LogEntry } from '../../../../engine/games/ygios/log';
import type { SourceRef } from '../../../../engine/games/ygios/refs';
import type { Table } from '../../../../engine/games/ygios/table';
import { openView, view, type View, type ViewQuestion } from '../../../../engine/games/ygios/view';
import { sayEntry, sayLoop, type Speech } from '../../../../engine/games/ygios/words';
import { byWords } from '../../../../engine/games/ygios/words/speech';
import type { Viewer } from '../../../../engine/kernel/log';
import type { LogLine, SeenTable } from '../../../seen-table';
import type { PackWords } from '../../pack-words';
import { seenAnswer, seenPlaces, type WordedAnswer } from '../../seen-parts';
import { idsNamed, type ToldLog } from '../../told-log';
import { ygiosSpeech } from '../speech';
import { wordAnswer } from './answers';
import { playerFigures } from './figures';
import { layPlaces } from './places';

/** The table in words, for one seat or for who sees everything: made from a view, which the one eye let through. */
export function seeTable(
  t: Table,
  told: ToldLog<Table, LogEntry>,
  viewer: Viewer,
  words: PackWords,
): SeenTable {
  const speech = ygiosSpeech(words, (letter) => words.seat(letter));
  const seen = viewer === null ? openView(t) : view(t, viewer);
  const answers = seen.asks?.answers?.map((answer) => wordAnswer(words, speech, seen, answer)) ?? null;
  return {
    headline: headline(words, speech, seen),
    figures: playerFigures(t, seen, words),
    places: seenPlaces(layPlaces(words, speech, seen), answers ?? []),
    question: seen.asks && question(words, speech, seen.asks, answers),
    outcome: outcome(t, speech),
    log: told.lines(viewer, words, (entry) => logLine(words, speech, entry)),
  };
}

function headline(words: PackWords, speech: Speech, seen: View): string {
  const playing = seen.phase === 'play' && seen.turn !== null;
  const phase = seen.phase === 'sculpt' ? 'sculpt' : !playing ? 'over' : seen.playout ? 'playout' : 'turn';
  const seat = seen.turn === null ? '' : speech.names.seat(seen.turn);
  return words.say('match.ygios.head', { phase, round: seen.round, seat });
}

function question(
  words: PackWords,
  speech: Speech,
  asks: ViewQuestion,
  answers: readonly WordedAnswer[] | null,
): SeenTable['question'] {
  return {
    seat: seatOf(asks.by),
    prompt: words.say(`match.ygios.ask.${asks.for}`, {
      seat: speech.names.seat(asks.by),
      verb: asks.verb ?? '',
      by: byWords(speech, asks.source),
    }),
    source: sourcePath(words, asks.source),
    answers: answers?.map(seenAnswer) ?? null,
  };
}

function sourcePath(words: PackWords, source: SourceRef | null): string | null {
  if (source === null) return null;
  if ('bonus' in source) return words.path('bonus', source.bonus);
  return 'id' in source ? words.path('card', source.id) : null;
}

function outcome(t: Table, speech: Speech): string | null {
  const ended = outcomeOf(t);
  if (ended === null) return null;
  if (ended.is === 'rules-loop') return sayLoop(speech, ended.budget, ended.cards);
  const winner = ended.is === 'won' ? speech.names.seat(seatLetters[ended.winner] ?? 'A') : '';
  return speech.say('game.log.timelineEnds', { winner });
}

const logLine = (words: PackWords, speech: Speech, entry: LogEntry): LogLine => ({
  text: sayEntry(speech, entry),
  at: 0,
  events: [],
  summary: null,
  cards: [
    ...new Set([
      ...idsNamed(entry, ['id', 'known']).map((id) => words.path('card', id)),
      ...idsNamed(entry, ['bonus']).map((id) => words.path('bonus', id)),
    ]),
  ].filter((path) => path !== null),
});
