import { askedSeat } from '../../kernel/asking';
import { definitionOf, listIn, ownerOf, setDefinition } from '../../kernel/cards';
import { seedChance, type Chance } from '../../kernel/chance';
import { askKindAt, chanceAt } from '../../kernel/head';
import { at, copyState } from '../../kernel/state';
import { findAnswer, moveOf } from './answers';
import { explain } from './explain';
import { createLog } from './log';
import { seatLetter } from './position';
import { refOf } from './reading';
import { sees, sightOf } from './sight';
import { Table } from './table';
import { asksNow, copyOf } from './test-duel';
import { nameOfRef, viewSpeaker } from './things';
import { answer, listAgain } from './turn';
import { view } from './view';

/** What reaches a seat, looked at from two games that differ only in what it can't see. Tests only. */

const hiddenFrom = (t: Table, seat: number): number[] =>
  Array.from({ length: t.l.firstToken - t.l.firstCard }, (_, i) => t.l.firstCard + i).filter(
    (c) => !sees(t, c, seat),
  );

/** The hidden cards of each owner have changed places with each other, and what comes by chance is something else. */
export function twinOf(t: Table, seat: number, chance: Chance): Table {
  const twin = new Table(t.p, copyState(t.s));
  for (let owner = 0; owner < t.l.seats; owner++) {
    const hidden = hiddenFrom(t, seat).filter((c) => ownerOf(t.s, c) === owner);
    const faces = hidden.map((c) => definitionOf(t.s, c));
    chance.shuffle(faces);
    hidden.forEach((c, i) => setDefinition(twin.s, c, faces[i] ?? 0));
  }
  seedChance(twin.s, chanceAt, chance.below(2 ** 31), 'game');
  if (asksNow(twin)) listAgain(twin);
  return twin;
}

/** View, sight, missing faces, answers and explanations, as one text that can be compared. */
export function shownTo(t: Table, seat: number): string {
  const { state, unseen } = sightOf(t, seat);
  const isAsked = asksNow(t) && askedSeat(t.s) === seat;
  // Each look is a copy of the state: the object that came last stands for all.
  const reasons = listIn(t.l, t.s, t.l.inPlay)
    .slice(-1)
    .flatMap((c) => {
      const name = nameOfRef(t, refOf(t, c));
      return [
        explain(t, { is: 'pe', name }, seat),
        explain(t, { is: 'act', act: 'swing', name }, seat),
        explain(t, { is: 'move', move: { by: seatLetter(seat), swing: name, at: name } }, seat),
      ];
    });
  return [
    JSON.stringify(view(t, seat)),
    state.join(),
    unseen.join(),
    isAsked ? t.options.list().join() : '',
    JSON.stringify(reasons),
  ].join('\n');
}

export interface Shown {
  readonly one: string;
  readonly other: string;
}

const compared = (one: string, other: string): Shown | null => (one === other ? null : { one, other });

export const twinDifference = (t: Table, seat: number, chance: Chance): Shown | null =>
  compared(shownTo(t, seat), shownTo(twinOf(t, seat, chance), seat));

interface After {
  readonly t: Table;
  readonly told: string;
}

function after(t: Table, code: number, seat: number): After {
  const next = copyOf(t);
  const log = createLog(t.l.seats);
  log.attach(next);
  answer(next, code);
  next.log = null;
  return { t: next, told: JSON.stringify(log.logFor(seat)) };
}

/** A card that turned up differs, or somebody is asked in one game only because of what he holds. */
function toldApart(seat: number, a: Table, b: Table): boolean {
  if (at(a.s, askKindAt) !== at(b.s, askKindAt) || askedSeat(a.s) !== askedSeat(b.s)) return true;
  return facesSeen(a, seat) !== facesSeen(b, seat);
}

/** Which cards lie where, as far as a seat sees them: not which records they are, that must not show. */
const facesSeen = (t: Table, seat: number): string =>
  Array.from({ length: t.l.places }, (_, place) =>
    listIn(t.l, t.s, place)
      .filter((c) => sees(t, c, seat))
      .map((c) => definitionOf(t.s, c))
      .toSorted((a, b) => a - b)
      .join(),
  ).join(';');

/** The same after the same answer, by its meaning: which record it is must not matter. */
export function twinDifferenceAfter(
  t: Table,
  seat: number,
  code: number,
  chance: Chance,
): Shown | 'told apart' | null {
  const twin = twinOf(t, seat, chance);
  const same = findAnswer(twin, viewSpeaker(twin), moveOf(t, viewSpeaker(t), code));
  if (same === null) return 'told apart';
  const [a, b] = [after(t, code, seat), after(twin, same, seat)];
  if (toldApart(seat, a.t, b.t)) return 'told apart';
  return compared(`${shownTo(a.t, seat)}\n${a.told}`, `${shownTo(b.t, seat)}\n${b.told}`);
}
