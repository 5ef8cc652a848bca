import type { Explained } from '@shared/api/matches';
import { seatLetters } from '@shared/games/ygios/scenario/words';
import type { RoundExplained } from '../../../../../engine/games/ygios/explain/round';
import type { SeenScoreTerm } from '../../../../../engine/games/ygios/explain/seen-terms';
import type { SeatLetter } from '../../../../../engine/games/ygios/format';
import { signed } from '../../../../../engine/kernel/speech';
import { explained, inner, line, type ExplainedLine } from '../../../explained';
import type { YgiosTold } from '../../told';
import type { Telling } from './telling';
import { controlReasons } from './zones';

type Ended = NonNullable<YgiosTold['ended']>;

/** How the points of a round came about: the Zones, what each player got for what, and what it means. */
export function tellRound(telling: Telling, round: RoundExplained, title: string): Explained {
  const { after } = round;
  return explained(title, `${after.A} : ${after.B}`, [
    ...round.zones.flatMap((control): ExplainedLine[] => {
      const { zone, controller, totals } = control;
      const { names } = telling.speech;
      const said = { seat: names.seat(controller), zone: names.zone(zone) };
      return [
        line(telling.words.say('match.ygios.told.controls', said), `${totals.A} : ${totals.B}`),
        ...inner(controlReasons(telling, control)),
      ];
    }),
    ...seatLetters.flatMap((seat) => scoreOf(telling, round, seat)),
    line(timeline(telling, round)),
  ]);
}

/** The round that has just ended. */
export const tellEnded = (telling: Telling, { round, explained: ended }: Ended): Explained =>
  tellRound(
    telling,
    ended,
    telling.words.say('match.ygios.told.roundWon', {
      round,
      winner: telling.speech.names.seat(ended.winner),
    }),
  );

/** What backing off would give the other player. */
export function tellBackOff(telling: Telling, round: RoundExplained, seat: SeatLetter): Explained {
  const { words, speech } = telling;
  const gained = round.terms.reduce((sum, { n }) => sum + n, 0);
  return explained(words.say('match.ygios.told.backOff', { seat: speech.names.seat(seat) }), signed(gained), [
    ...scoreOf(telling, round, round.winner),
    line(timeline(telling, round)),
  ]);
}

/** From what to what, and why. */
function scoreOf(telling: Telling, round: RoundExplained, seat: SeatLetter): ExplainedLine[] {
  const terms = round.terms.filter((term) => term.seat === seat);
  return [
    line(telling.speech.names.seat(seat), `${round.before[seat]} → ${round.after[seat]}`),
    ...inner(terms.map((term) => scoreLine(telling, term))),
  ];
}

function scoreLine({ words, speech }: Telling, term: SeenScoreTerm): ExplainedLine {
  switch (term.is) {
    case 'bonus':
    case 'bonusLost': {
      const named = { bonus: speech.names.bonus(term.bonus), zone: speech.names.zone(term.zone) };
      const counted = term.is === 'bonus' ? countedOf(term) : {};
      return line(words.say(`match.ygios.score.${term.is}`, { ...named, ...counted }), signed(term.n), [
        words.path('bonus', term.bonus),
      ]);
    }
    case 'wonRound':
    case 'zealous':
      return line(words.say(`match.ygios.score.${term.is}`, { held: term.held }), signed(term.n));
    case 'backOff':
      return line(
        words.say('match.ygios.score.backOff', { held: term.held, from: term.from }),
        signed(term.n),
      );
    case 'lowest':
      return line(words.say('match.ygios.score.lowest', { lowest: term.lowest }), signed(term.n));
  }
}

const countedOf = ({ counted, each, per }: Extract<SeenScoreTerm, { is: 'bonus' }>) => ({
  counts: counted === null ? 'no' : 'yes',
  counted: counted ?? 0,
  each,
  per,
});

function timeline({ speech }: Telling, { timeline: { toWin, winner, both } }: RoundExplained): string {
  if (winner === null) return speech.say('game.timeline.open', { toWin });
  return speech.say(both ? 'game.timeline.both' : 'game.timeline.won', {
    toWin,
    winner: speech.names.seat(winner),
  });
}
