import { askedSeat } from '../../kernel/asking';
import { definitionOf, listIn, ownerOf } from '../../kernel/cards';
import type { Chance } from '../../kernel/chance';
import { askKindAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { Play, type SecretGame, type Trial } from '../../testing/test-game';
import { Secrets } from '../../testing/test-secrets';
import { findAnswer, moveOf } from './answers';
import type { GoverningEvent } from './events';
import { explain } from './explain';
import { createLog } from './log';
import { seatLetter } from './position';
import { refOf } from './reading';
import { governing } from './rules';
import { sees } from './sight';
import type { Program, Table } from './table';
import { nameOfRef, viewSpeaker } from './things';
import { view } from './view';

/** This game, as the tests of every game try it; `trial` says with which cards. */
export const testedWith = (
  trial: (seed: number) => Trial<Program> | null,
): SecretGame<Program, Table, GoverningEvent> => ({
  rules: governing,
  trial,
  troubles: cardTroubles,
  shown: (t, seat) => `${JSON.stringify(view(t, seat))}\n${JSON.stringify(reasons(t, seat))}`,
  log: (t) => createLog(t.l.seats),
  // By its meaning: which record it is must not matter.
  sameAnswer: (t, twin, code) => findAnswer(twin, viewSpeaker(twin), moveOf(t, viewSpeaker(t), code)),
  toldApart: (_before, seat, one, other) => toldApart(seat, one.t, other.t),
});

const anyGame = testedWith(() => null);
const secrets = new Secrets(anyGame);

/** The same state on a table of its own. */
export const copyOf = (t: Table): Table => new Play(anyGame).copy(t);
export const twinOf = (t: Table, seat: number, chance: Chance): Table => secrets.twin(t, seat, chance);
export const shownTo = secrets.shownTo.bind(secrets);
export const twinDifference = secrets.difference.bind(secrets);
export const twinDifferenceAfter = secrets.differenceAfter.bind(secrets);

/** Each look is a copy of the state: the object that came last stands for all. */
const reasons = (t: Table, seat: number): unknown[] =>
  listIn(t.l, t.s, t.l.inPlay)
    .slice(-1)
    .flatMap((c) => {
      const name = nameOfRef(t, refOf(t, c));
      return [
        explain(t, { is: 'pe', name }, seat),
        explain(t, { is: 'act', act: 'swing', name }, seat),
        explain(t, { is: 'move', move: { by: seatLetter(seat), swing: name, at: name } }, seat),
      ];
    });

/** Each card of every list lies in one place, and each player has his whole list. */
function cardTroubles(t: Table): string[] {
  const { l, s, p } = t;
  const seen = new Set<number>();
  const faces = Array.from({ length: l.seats }, (): number[] => []);
  const troubles: string[] = [];
  for (let place = 0; place < l.places; place++)
    for (const c of listIn(l, s, place)) {
      if (seen.has(c)) troubles.push(`record ${c} lies twice`);
      seen.add(c);
      if (c >= l.firstCard && c < l.firstToken) faces[ownerOf(s, c)]?.push(definitionOf(s, c));
    }
  const whole = p.list.toSorted((a, b) => a - b).join();
  faces.forEach((owned, seat) => {
    const found = owned.toSorted((a, b) => a - b).join();
    if (found !== whole) troubles.push(`seat ${seat} owns ${found} and not ${whole}`);
  });
  return troubles;
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
