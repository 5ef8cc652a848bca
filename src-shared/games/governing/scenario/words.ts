/** Words of this game's scenarios and saved positions, each said once. Without zod: screens may read them. */

/** In turn order. The duel has two seats; the rules themselves know up to four. */
export const seatLetters = ['A', 'B', 'C', 'D'] as const;
export type SeatLetter = (typeof seatLetters)[number];

/** Where a position may begin. */
export const positionSteps = ['setUp', 'refresh', 'main'] as const;
/** Where a game may be found. */
export const turnSteps = ['setUp', 'refill', 'refresh', 'main', 'end'] as const;
export type TurnStep = (typeof turnSteps)[number];

/** Where an object may be found: a token that has left is gone. */
export const objectPlaces = ['play', 'hand', 'couch', 'gone'] as const;
export const drawnGame = 'draw';

/** Why a move is refused; the first that fits is the one. */
export const refusalCodes = [
  'not-now',
  'no-such',
  'number',
  'target',
  'exhausted',
  'unsettled',
  'cannot',
  'empty-book',
  'ap',
  'must-swing',
  'not-offered',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** What an event is written with, after its word: a name of an object or a seat, a seat, a number. */
export const eventForms = {
  enter: ['name'],
  leave: ['name'],
  bowOut: ['name'],
  exhaust: ['name'],
  refresh: ['name'],
  control: ['name', 'seat'],
  swing: ['name', 'name'],
  groove: ['name', 'name', 'number'],
  sp: ['name', 'change'],
  draw: ['seat'],
  goes: ['skill'],
  nothing: ['name'],
} as const satisfies Readonly<Record<string, readonly EventPart[]>>;
export type EventPart = 'name' | 'seat' | 'number' | 'change' | 'skill';
export type EventWord = keyof typeof eventForms;

export { invalidCodes, type InvalidCode } from '@shared/language/scenario/fault-codes';
