import type { GoverningMove } from '@shared/games/governing/scenario/index';
import { partSchema, stepSchema } from '@shared/games/governing/scenario/moves';
import { seatLetters } from '@shared/games/governing/scenario/words';
import {
  findAnswer,
  moveOf,
  speakerWith,
  type PlainMove,
  type Speaker,
} from '../../../engine/games/governing/answers';
import type { GoverningEvent } from '../../../engine/games/governing/events';
import { firstPart, nextPart } from '../../../engine/games/governing/in-steps';
import { seatLetter, seatNumber } from '../../../engine/games/governing/position';
import { refOf } from '../../../engine/games/governing/reading';
import { refuse } from '../../../engine/games/governing/refusals';
import { restingPosition } from '../../../engine/games/governing/resting';
import { revealed } from '../../../engine/games/governing/revealed';
import { governing } from '../../../engine/games/governing/rules';
import { savedMoves } from '../../../engine/games/governing/saved-moves';
import type { Program, Table } from '../../../engine/games/governing/table';
import { handleOf, listIn, none } from '../../../engine/kernel/cards';
import type { MatchParts } from '../match-table-of';
import { savedFacts } from './saved-facts';
import { kindsIn, seeTable } from './seen/see-table';
import { tellNumber } from './seen/told';
import { whyNot } from './seen/why-not';
import { newLog, type GoverningTold } from './told';

/** Every answer is stored, so a move that is chosen in steps is stored in parts. */
type StoredMove = GoverningMove | PlainMove;

export const matchParts: MatchParts<Program, Table, GoverningEvent, StoredMove, GoverningTold> = {
  rules: governing,
  newLog,
  readMove,
  seatOf: ({ by }) => seatNumber(by),
  refuse: (t, move) =>
    findAnswer(t, speakerFor(t), move) === null
      ? refuse(t, speakerFor(t), (name) => findObject(t, name), move)
      : null,
  find: (t, move) => firstPart(t, speakerFor(t), (name) => findObject(t, name), move),
  rest: (t, move) => nextPart(t, speakerFor(t), (name) => findObject(t, name), move),
  moveOf: (t, code) => moveOf(t, speakerFor(t), code),
  revealed,
  position(t) {
    const resting = restingPosition(t);
    if (!resting) return null;
    return {
      given: resting.given,
      movesSince: (choices) => savedMoves(t, resting, choices, findMove, findRest),
    };
  },
  facts: savedFacts,
  played: ({ source }) => ({ game: 'governing', source }),
  see: seeTable,
  explain: (t, _told, viewer, words, ask) => tellNumber(t, viewer, words, ask),
  whyNot: (t, viewer, words, tried) => whyNot(t, viewer, words, tried, kindsIn(t)),
};

function readMove(given: unknown): StoredMove | null {
  const part = partSchema.safeParse(given);
  if (part.success) return part.data;
  const read = stepSchema.safeParse(given);
  return read.success && !('expect' in read.data) ? read.data : null;
}

/** The answer that a move of the match means. */
function findMove(t: Table, given: unknown): number | null {
  const move = readMove(given);
  return move && firstPart(t, speakerFor(t), (name) => findObject(t, name), move);
}

function findRest(t: Table, given: unknown): number | null {
  const move = readMove(given);
  return move && nextPart(t, speakerFor(t), (name) => findObject(t, name), move);
}

/** In a match an object goes by its handle, which it has from the moment it enters: `#7`. Hosts go by their seat. */
const speakerFor = ({ l }: Table): Speaker =>
  speakerWith((ref) => {
    const record = ref & l.refMask;
    return record < l.seats ? seatLetter(record) : `#${ref >> l.refBits}`;
  });

/** What goes by a name now; -1 for nothing. */
function findObject(t: Table, name: string): number {
  const seat = seatLetters.find((letter) => letter === name);
  if (seat !== undefined) return seatNumber(seat) < t.l.seats ? refOf(t, seatNumber(seat)) : none;
  const c = listIn(t.l, t.s, t.l.inPlay).find((one) => `#${handleOf(t.s, one)}` === name);
  return c === undefined ? none : refOf(t, c);
}
