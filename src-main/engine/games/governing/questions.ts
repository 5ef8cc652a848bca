import { openQuestion, seatBit } from '../../kernel/asking';
import * as kernel from '../../kernel/parts';
import { at } from '../../kernel/state';
import { kindBits, partAt } from './layout';
import type { Table } from './table';

/** What can be asked; the numbers are words of the state, the names are those of scenario files. */
export const ask = {
  main: 1,
  answer: 2,
  stepIn: 3,
  refresh: 4,
  target: 5,
  order: 6,
  pick: 7,
  may: 8,
  discard: 9,
  mulligan: 10,
  /** X, and one more target, of a move that is chosen in steps. */
  number: 11,
  aim: 12,
} as const;
export type Ask = (typeof ask)[keyof typeof ask];
export type QuestionWord = keyof typeof ask;
/** In the order of their numbers, which count from 1. */
const words = Object.keys(ask) as QuestionWord[];
/** '' while nobody is asked. */
export const questionWord = (kind: number): QuestionWord | '' => words[kind - 1] ?? '';

/** Opens the question whose answers have been listed. With one answer it is not asked. */
export function question(t: Table, seat: number, kind: Ask): boolean {
  keepPart(t);
  if (t.options.count === 1 && kind !== ask.main) return false;
  openQuestion(t.s, seatBit(seat), kind);
  return true;
}

/** None of these: what else there is. */
export const further = -2;

/** A part of a list that is too long: see kernel/parts.ts. */
export const keepPart = (t: Table): void => kernel.keepPart(t.options, at(t.s, partAt), further);

export const yes = 1;
export const no = 0;
export function listYesNo(t: Table): void {
  t.options.add(yes);
  t.options.add(no);
}

/**
 * A move in one number: what is done, with which record, and which choice of targets and X. Answers of other
 * questions are plain numbers: yes or no, a record, the rank of an order or of a choice.
 */
export const moves = { end: 0, draw: 1, swing: 2, play: 3, activate: 4 } as const;
export const mostActivations = (1 << kindBits) - moves.activate;

export const moveCode = (t: Table, kind: number, record: number, rank: number): number =>
  (((kind << t.l.refBits) | record) << t.l.rankBits) | rank;
export const moveKind = (t: Table, code: number): number => code >>> (t.l.rankBits + t.l.refBits);
export const moveRecord = (t: Table, code: number): number => (code >>> t.l.rankBits) & t.l.refMask;
export const moveRank = (t: Table, code: number): number => code & t.l.rankMask;
/** Stands for a choice that is still to come, in steps. */
export const inSteps = (t: Table): number => t.l.rankMask;
/** `end` in the main menu, `pass` as an answer. */
export const pass = 0;
