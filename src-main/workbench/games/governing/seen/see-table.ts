import type { LogEntry } from '../../../../engine/games/governing/log';
import { outcomeOf } from '../../../../engine/games/governing/outcome';
import { seatLetter, seatNumber } from '../../../../engine/games/governing/position';
import type { Table } from '../../../../engine/games/governing/table';
import { kindOf } from '../../../../engine/games/governing/things';
import { openView, view, type View, type ViewQuestion } from '../../../../engine/games/governing/view';
import { sayEntry, sayLoop, type Speech } from '../../../../engine/games/governing/words';
import { byWords } from '../../../../engine/games/governing/words/speech';
import type { Viewer } from '../../../../engine/kernel/log';
import type { LogLine, SeenTable } from '../../../seen-table';
import type { PackWords } from '../../pack-words';
import { seenAnswer, seenPlaces, type WordedAnswer } from '../../seen-parts';
import { idsNamed, type ToldLog } from '../../told-log';
import { duelSpeech, kindIn } from '../speech';
import { wordAnswer } from './answers';
import { playerFigures } from './figures';
import { layPlaces, type Printed } from './places';

/** The table in words, for one seat or for who sees everything: made from a view, which shows nothing else. */
export function seeTable(
  t: Table,
  told: ToldLog<Table, LogEntry>,
  viewer: Viewer,
  words: PackWords,
): SeenTable {
  const speech = duelSpeech(words, (letter) => words.seat(letter));
  const seen = viewer === null ? openView(t) : view(t, viewer);
  const asked = { words, speech, seen, kind: (id: string) => kindOf(t, t.p.cardIds.indexOf(id)) };
  const answers = seen.asks?.answers?.map((move) => wordAnswer(asked, move)) ?? null;
  return {
    headline: words.say('match.duel.head', {
      step: seen.step,
      turn: seen.turn,
      seat: speech.names.seat(seen.active),
    }),
    figures: seen.players.map((player) => playerFigures(words, seen, player)),
    places: seenPlaces(layPlaces(words, speech, seen, printedIn(t)), answers ?? []),
    question: seen.asks && question(words, speech, seen, seen.asks, answers),
    outcome: outcome(t, speech),
    log: told.lines(viewer, words, (entry) => logLine(words, speech, entry)),
  };
}

const printedIn =
  ({ p }: Table): Printed =>
  (id) => {
    const face = p.cardIds.indexOf(id);
    return { pe: p.pe[face] ?? 0, maxSp: p.sp[face] ?? 0 };
  };

function question(
  words: PackWords,
  speech: Speech,
  seen: View,
  asks: ViewQuestion,
  answers: readonly WordedAnswer[] | null,
): SeenTable['question'] {
  const { source } = asks;
  const payer = seen.players.find(({ seat }) => seat === asks.by);
  return {
    seat: seatNumber(asks.by),
    prompt: words.say(`match.duel.ask.${asks.for}`, {
      seat: speech.names.seat(asks.by),
      verb: asks.verb ?? '',
      by: byWords(speech, source),
      n: payer?.refreshCost ?? 0,
    }),
    source: source && 'id' in source ? words.path(kindIn(words, source.id), source.id) : null,
    answers: answers?.map(seenAnswer) ?? null,
  };
}

function outcome(t: Table, speech: Speech): string | null {
  const ended = outcomeOf(t);
  if (ended === null) return null;
  if (ended.is === 'rules-loop') return sayLoop(speech, ended);
  const winner = ended.is === 'won' ? speech.names.seat(seatLetter(ended.winner)) : '';
  return speech.say('duel.log.over', { how: ended.is, winner });
}

const logLine = (words: PackWords, speech: Speech, entry: LogEntry): LogLine => ({
  text: sayEntry(speech, entry),
  at: 0,
  events: [],
  summary: null,
  cards: [...new Set(idsNamed(entry, ['id', 'cards']))]
    .map((id) => words.path(kindIn(words, id), id))
    .filter((path) => path !== null),
});
