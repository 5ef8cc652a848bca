export type { GoverningScenario } from './file';
export type { GoverningEnd, GoverningLook, ObjectLook } from './look';
export type { GoverningEntry, GoverningMove, GoverningStep } from './moves';
export type { GivenObject, GoverningGiven } from './position';
export {
  eventForms,
  invalidCodes,
  refusalCodes,
  seatLetters,
  type EventWord,
  type InvalidCode,
  type RefusalCode,
  type SeatLetter,
  type TurnStep,
} from './words';
export { checkGoverningScenarios, type CheckedScenario } from './check-scenarios';
export { type Fault } from '@shared/language/scenario/faults';
export { surroundingsOf, type Surroundings } from './surroundings';
