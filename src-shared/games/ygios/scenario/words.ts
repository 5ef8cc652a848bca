/** Words of this game's scenarios, traces and saved positions, each said once. */
export const seatLetters = ['A', 'B'] as const;
export const positionPhases = ['sculpt', 'play'] as const;
export const lockStarts = ['next'] as const;
export const roundEnds = ['natural', 'backOff'] as const;

/** What may be asked: a turn, or the key of the move that answers. */
export const questionWords = [
  'turn',
  'pick',
  'zone',
  'may',
  'place',
  'putUnder',
  'discard',
  'sculpt',
  'play',
] as const;

/** Why a move is refused; the first that fits is the one. */
export const refusalCodes = [
  'round-over',
  'not-your-decision',
  'not-in-hand',
  'zone-locked',
  'face-up-only',
  'requirement-unmet',
  'must-play',
  'must-play-out',
  'not-offered',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Answers that are no card and no zone. */
export const answerWords = ['pass', 'backOff'] as const;
