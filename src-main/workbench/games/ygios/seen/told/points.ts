import type { Explained } from '@shared/api/matches';
import type { SeatLetter } from '../../../../../engine/games/ygios/format';
import type { LogEntry } from '../../../../../engine/games/ygios/log';
import { signed } from '../../../../../engine/kernel/speech';
import { explained, line, type ExplainedLine } from '../../../explained';
import type { Telling } from './telling';

type RoundEnds = Extract<LogEntry, { readonly is: 'roundEnds' }>;

/** Each round that has ended, with its number: a match that begins in the middle of one has not heard it begin. */
function endedRounds(entries: readonly LogEntry[], now: number): { round: number; ended: RoundEnds }[] {
  let round = now - entries.filter(({ is }) => is === 'roundBegins').length;
  return entries.flatMap((entry) => {
    if (entry.is === 'roundBegins') round = entry.round;
    return entry.is === 'roundEnds' ? [{ round, ended: entry }] : [];
  });
}

/** How the points of a seat came about, round by round. `round`: the one that is played now. */
export function tellPoints(
  telling: Telling,
  entries: readonly LogEntry[],
  seat: SeatLetter,
  { points, round, toWin }: { readonly points: number; readonly round: number; readonly toWin: number },
): Explained {
  const { words, speech } = telling;
  const rounds = endedRounds(entries, round);
  const before = points - rounds.reduce((sum, { ended }) => sum + ended.points[seat], 0);
  const lines: ExplainedLine[] = [
    ...(before === 0 ? [] : [line(words.say('match.ygios.told.pointsAtStart', {}), String(before))]),
    ...rounds.map(({ round: number, ended: { end, winner, points: gained } }) => {
      const loser = speech.names.seat(winner === 'A' ? 'B' : 'A');
      const said = { round: number, end, winner: speech.names.seat(winner), loser };
      return line(words.say('match.ygios.told.pointsOfRound', said), signed(gained[seat]));
    }),
  ];
  return explained(words.say('match.ygios.told.points', { seat: speech.names.seat(seat) }), String(points), [
    ...(lines.length > 0 ? lines : [line(words.say('match.ygios.told.noRounds', {}))]),
    line(words.say('match.ygios.told.pointsNeeded', {}), String(toWin)),
  ]);
}
