import { roundEnds } from '@shared/games/ygios/scenario/words';
import type { RoundRecord } from '../../kernel/arena';
import { seatBit } from '../../kernel/asking';
import * as frames from '../../kernel/frames';
import { askKindAt } from '../../kernel/head';
import type { Rules } from '../../kernel/rules';
import { at } from '../../kernel/state';
import { answerKey } from './answer-key';
import type { YgiosEvent } from './events';
import { standingOf } from './judgement';
import { endAt, ends, firstAt, phaseAt, phases, seats, winnerAt } from './layout';
import { outcomeOf } from './outcome';
import { ask, backOff, playedCard, playedUp, questionWord } from './questions';
import { definition, hand } from './reading';
import { roundWinner } from './scoring';
import { dealRound, resetMatch } from './setup';
import { secrets } from './sight';
import type { Program, Table } from './table';
import { advance, answer, listAgain } from './turn';

/** Whether the winner of a round held every Zone. */
const swept = [1];
const notSwept = [0];

export const ygios: Rules<Program, Table, YgiosEvent> = {
  ...secrets,
  id: 'ygios',
  seats: () => seats,
  words: (program) => program.layout.words,
  reset: resetMatch,
  deal(t) {
    dealRound(t);
    advance(t);
  },
  list: listAgain,
  answer: (t, _seat, code) => answer(t, code),
  outcome: outcomeOf,
  word: (kind) => (kind === 0 ? '' : questionWord(kind)),
  source(t) {
    const speaks = frames.depth(t.s) > 0 ? at(t.s, frames.topFrame(t.s) + frames.speaker) : -1;
    return [...t.p.cardIds, ...t.p.bonusIds][speaks] ?? null;
  },
  judge: standingOf,
  answerKey,
  isMidText: (t) => frames.depth(t.s) > 0,
  retreat(t) {
    if (at(t.s, askKindAt) !== ask.turn) return -1;
    const last = t.options.count - 1;
    return t.options.at(last) === backOff ? last : -1;
  },
  record: {
    ends: roundEnds,
    counters: ['swept'],
    cardIds: (program) => program.cardIds,
    hand,
    plays(t, code) {
      const kind = at(t.s, askKindAt);
      if ((kind !== ask.turn && kind !== ask.play) || code < 0 || !playedUp(code)) return -1;
      return definition(t, playedCard(code));
    },
    note(t, event, recorder) {
      if (event.is !== 'played' || event.from !== 'hand') return false;
      recorder.played(definition(t, event.card), event.seat, event.face === 'up');
      // A play that a text grants comes while that text is carried out.
      return at(t.s, phaseAt) === phases.turn;
    },
    round: (t, plays): RoundRecord => {
      const natural = at(t.s, endAt) === ends.natural;
      return {
        opener: at(t.s, firstAt),
        winners: seatBit(at(t.s, winnerAt)),
        end: roundEnds.indexOf(natural ? 'natural' : 'backOff'),
        counts: natural && roundWinner(t).held === t.p.zones ? swept : notSwept,
        plays,
      };
    },
  },
};
