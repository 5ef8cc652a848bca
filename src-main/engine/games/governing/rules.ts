import { askKindAt } from '../../kernel/head';
import type { Rules } from '../../kernel/rules';
import { at } from '../../kernel/state';
import { answerKey } from './answer-key';
import { isRunning } from './effect';
import type { GoverningEvent } from './events';
import { isHalfMade } from './half-made';
import { standingOf } from './judgement';
import { firstAt, freshCountAt, item, pileCountAt, queueCountAt, runAt, turnAt } from './layout';
import { outcomeOf } from './outcome';
import { ask, moveKind, moveRecord, moves, questionWord } from './questions';
import { definition } from './reading';
import { resetMatch } from './setup';
import { secrets } from './sight';
import type { Program, Table } from './table';
import { advance, answer, listAgain } from './turn';

/** A match of this game is one duel: one round. */
export const governing: Rules<Program, Table, GoverningEvent> = {
  ...secrets,
  id: 'governing',
  seats: (program) => program.layout.seats,
  words: (program) => program.layout.words,
  reset: resetMatch,
  deal: advance,
  list: listAgain,
  answer: (t, _seat, code) => answer(t, code),
  outcome: outcomeOf,
  word: questionWord,
  source(t) {
    const text = isRunning(t) ? t.p.texts[at(t.s, runAt + item.text)] : undefined;
    return text ? (t.p.cardIds[text.definition] ?? null) : null;
  },
  judge: standingOf,
  answerKey,
  /** Something is being carried out, begun or waits to be: a bot that looks ahead looks to its end. */
  isMidText: (t) =>
    isRunning(t) ||
    isHalfMade(t) ||
    at(t.s, pileCountAt) > 0 ||
    at(t.s, queueCountAt) > 0 ||
    at(t.s, freshCountAt) > 0,
  record: {
    ends: ['natural', 'draw'],
    counters: [],
    cardIds: (program) => program.cardIds.slice(0, program.host),
    hand: (t, seat) => t.l.hand + seat,
    plays(t, code) {
      const kind = at(t.s, askKindAt);
      if ((kind !== ask.main && kind !== ask.answer) || moveKind(t, code) !== moves.play) return -1;
      return definition(t, moveRecord(t, code));
    },
    note(_t, event, recorder) {
      if (event.is === 'play') recorder.played(event.definition, event.seat, true);
      return false;
    },
    round(t) {
      const outcome = outcomeOf(t);
      const winners = outcome?.is === 'won' ? outcome.winners : 0;
      return {
        opener: at(t.s, firstAt),
        winners,
        end: winners === 0 ? 1 : 0,
        counts: [],
        plays: at(t.s, turnAt),
      };
    },
  },
};
