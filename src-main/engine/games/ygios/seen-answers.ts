import { askKindAt } from '../../kernel/head';
import type { CardRef, Viewer } from '../../kernel/log';
import { at } from '../../kernel/state';
import { answerOf } from './answers';
import type { AnswerOrPart } from './format';
import { ask, decline } from './questions';
import { refTo } from './refs';
import type { Table } from './table';
import { listAgain } from './turn';

/** An answer as the seat that gives it sees it: a card on the board that it can't see has only its handle. */
export type SeenAnswer = Exclude<AnswerOrPart, { readonly pick: string }> | { readonly pick: CardRef };

/** `t` holds what the seat sees. The answers are listed anew from that: whatever is hidden can't change them. */
export function seenAnswers(t: Table, seat: Viewer): SeenAnswer[] {
  listAgain(t);
  return t.options.list().map((code) => seenAnswer(t, code, seat));
}

function seenAnswer(t: Table, code: number, seat: Viewer): SeenAnswer {
  if (at(t.s, askKindAt) === ask.pick && code !== decline) return { pick: refTo(t, code, seat) };
  const answer = answerOf(t, code);
  if ('pick' in answer) throw new Error('a pick is answered above');
  return answer;
}
