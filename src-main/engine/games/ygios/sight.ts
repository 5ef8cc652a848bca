import { isAsked } from '../../kernel/asking';
import { setBit } from '../../kernel/bits';
import * as cards from '../../kernel/cards';
import type { Chance } from '../../kernel/chance';
import type { Sight } from '../../kernel/game';
import * as frames from '../../kernel/frames';
import { askKindAt } from '../../kernel/head';
import type { HiddenFaces } from '../../kernel/rules';
import * as kernel from '../../kernel/sight';
import { at } from '../../kernel/state';
import { firstAside } from './board';
import { partAt, phaseAt, phases } from './layout';
import { ask } from './questions';
import { bonusOf } from './reading';
import { layBonuses, layRow, setRow } from './setup';
import { noteBonuses } from './standing';
import { Table } from './table';

/** The one eye: knowledge is a bit on each card. */
export const sees = (t: Table, c: number, seat: number): boolean => cards.knows(t.s, c, seat);

/** The row and the bonuses lie hidden until everybody has cut his hand, unless an option shows them before. */
export const isLayoutHidden = (t: Table): boolean =>
  at(t.s, phaseAt) === phases.sculpt && !t.p.options.revealBeforeSculpt;

const blank = (t: Table): number => t.p.cardIds.length;

const faces: HiddenFaces<Table> = {
  first: () => 0,
  end: (t) => t.l.cards,
  blank,
  groups: () => 1,
  group: (t, c) => (cards.placeOf(t.s, c) === t.l.out ? -1 : 0),
};

function hide(blind: Table, seat: number, t: Table): void {
  const { s, l } = blind;
  if (isLayoutHidden(t)) {
    setRow(blind, t.p.row);
    // What has lain out in earlier rounds is known, so what the pool held before this deal is too.
    for (let z = 0; z < t.p.zones; z++) if (bonusOf(t, z) !== cards.none) setBit(s, l.poolAt, bonusOf(t, z));
    s.fill(cards.none, l.bonusAt, l.bonusAt + t.p.zones);
    noteBonuses(blind);
  }
  hideChoice(blind, seat);
  if (seat < 0 || !isAsked(t.s, seat)) s[partAt] = 0;
}

/** Which of several cards aside will be placed is its player's secret until it lies there, and then too. */
function hideChoice(t: Table, seat: number): void {
  if (frames.depth(t.s) === 0) return;
  const word = frames.topFrame(t.s) + frames.subject;
  const subject = at(t.s, word);
  const isAside = at(t.s, askKindAt) === ask.zone && cards.placeOf(t.s, subject) === t.l.aside;
  if (isAside && !sees(t, subject, seat)) t.s[word] = firstAside(t);
}

/** The missing faces fall at random on the blank cards, and a hidden layout is dealt again. */
function guess(t: Table, sight: Sight, chance: Chance): void {
  if (isLayoutHidden(t)) {
    layRow(t);
    layBonuses(t);
  }
  const missing = [...sight.unseen];
  chance.shuffle(missing);
  for (let c = 0; c < t.l.cards; c++)
    if (cards.definitionOf(t.s, c) === blank(t)) cards.setDefinition(t.s, c, missing.pop() ?? 0);
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
