import { questionWords } from '@shared/games/ygios/scenario/words';

export type QuestionWord = (typeof questionWords)[number];

/** What can be asked, as it stands in the state; the words are those of scenarios and traces. */
export const ask = {
  turn: 1,
  pick: 2,
  zone: 3,
  may: 4,
  place: 5,
  putUnder: 6,
  discard: 7,
  sculpt: 8,
  /** The play that a text grants: answered like a turn, without passing or backing off. */
  play: 9,
} as const satisfies Record<QuestionWord, number>;
export type Question = (typeof ask)[QuestionWord];

export const questionWord = (question: number): QuestionWord => questionWords[question - 1] ?? 'turn';

/** Answers that are no card and no zone. */
export const pass = -1;
export const backOff = -2;
export const decline = -3;
/** None of these: what else there is. */
export const further = -4;
export const no = 0;
export const yes = 1;

/** A play as one number. */
export const playCode = (card: number, zone: number, up: boolean): number =>
  (card * 32 + zone) * 2 + (up ? 1 : 0);
export const playedCard = (code: number): number => code >> 6;
export const playedZone = (code: number): number => (code >> 1) & 31;
export const playedUp = (code: number): boolean => (code & 1) === 1;
