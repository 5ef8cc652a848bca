import { isAsked } from '../../kernel/asking';
import type { Chance } from '../../kernel/chance';
import * as cards from '../../kernel/cards';
import type { Sight } from '../../kernel/game';
import type { HiddenFaces } from '../../kernel/rules';
import * as kernel from '../../kernel/sight';
import { hideHalfMade } from './half-made';
import { Table } from './table';

/** Whoever looks on without a seat has no hand. */
export const spectator = -1;

/** The one eye: nobody sees into a book, and only its player into a hand; everything else lies open. */
export function sees(t: Table, c: number, seat: number): boolean {
  const place = cards.placeOf(t.s, c);
  if (place < t.l.hand) return false;
  return place >= t.l.couch || place === t.l.hand + seat;
}

/** Everybody knows the lists, so which faces are missing is told for each owner. */
const faces: HiddenFaces<Table> = {
  first: (t) => t.l.firstCard,
  end: (t) => t.l.firstToken,
  blank: (t) => t.p.blank,
  groups: (t) => t.l.seats,
  group: (t, c) => cards.ownerOf(t.s, c),
};

/** What a card was called when it last lay open is over; two games that look alike must have the same words. */
function hide(blind: Table, seat: number, t: Table): void {
  for (let c = t.l.firstCard; c < t.l.firstToken; c++) if (!sees(t, c, seat)) cards.setHandle(blind.s, c, 0);
  if (seat < 0 || !isAsked(t.s, seat)) hideHalfMade(blind);
}

/** The missing faces are dealt onto the blanks of their owners. */
function guess({ s, l, p }: Table, sight: Sight, chance: Chance): void {
  let first = 0;
  for (let owner = 0; owner < l.seats; owner++) {
    const blanks: number[] = [];
    for (let c = l.firstCard; c < l.firstToken; c++)
      if (cards.definitionOf(s, c) === p.blank && cards.ownerOf(s, c) === owner) blanks.push(c);
    const missing = sight.unseen.slice(first, first + blanks.length);
    chance.shuffle(missing);
    blanks.forEach((c, i) => cards.setDefinition(s, c, missing[i] ?? 0));
    first += blanks.length;
  }
}

export const secrets = {
  table: (p: Table['p'], state: Table['s']): Table => new Table(p, state),
  sees,
  faces,
  hide,
  guess,
};

export const sightOf = (t: Table, seat: number): Sight => kernel.sightOf(secrets, t, seat);

export const imagine = (t: Table, sight: Sight, chance: Chance): void =>
  kernel.imagine(secrets, t, sight, chance);
