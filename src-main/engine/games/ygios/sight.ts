import { setBit } from '../../kernel/bits';
import * as cards from '../../kernel/cards';
import { chanceWords, seedChance, type Chance } from '../../kernel/chance';
import type { Sight } from '../../kernel/game';
import * as frames from '../../kernel/frames';
import { askKindAt, chanceAt } from '../../kernel/head';
import { at, copyState } from '../../kernel/state';
import { firstAside } from './board';
import { phaseAt, phases } from './layout';
import { ask } from './questions';
import { bonusOf } from './reading';
import { layBonuses, layRow, setRow } from './setup';
import { noteBonuses } from './standing';
import { Table } from './table';

/**
 * The one eye. Everything a seat is shown (view, log, answers, a bot's thoughts) is made from what this lets
 * through, so there is one place to look when a card was seen that should not have been. It can be this short
 * because a record's number never says which card it is: see `standIn`.
 */
export const sees = (t: Table, c: number, seat: number): boolean => cards.knows(t.s, c, seat);

/** The row and the bonuses lie hidden until everybody has cut his hand, unless an option shows them before. */
export const isLayoutHidden = (t: Table): boolean =>
  at(t.s, phaseAt) === phases.sculpt && !t.p.options.revealBeforeSculpt;

/** The face of a card that can't be seen. */
export const blankFace = (t: Table): number => t.p.cardIds.length;

export function sightOf(t: Table, seat: number): Sight {
  const blind = new Table(t.p, copyState(t.s));
  const { s, l } = blind;
  s.fill(0, chanceAt, chanceAt + chanceWords);
  if (isLayoutHidden(t)) {
    setRow(blind, t.p.row);
    // What has lain out in earlier rounds is known, so what the pool held before this deal is too.
    for (let z = 0; z < t.p.zones; z++) if (bonusOf(t, z) !== cards.none) setBit(s, l.poolAt, bonusOf(t, z));
    s.fill(cards.none, l.bonusAt, l.bonusAt + t.p.zones);
    noteBonuses(blind);
  }
  hideChoice(blind, seat);
  const unseen: number[] = [];
  for (let c = 0; c < l.cards; c++) {
    if (sees(t, c, seat) || cards.placeOf(s, c) === l.out) continue;
    unseen.push(cards.definitionOf(s, c));
    cards.setDefinition(s, c, blankFace(t));
  }
  return { seat, state: s, unseen: unseen.sort((a, b) => a - b) };
}

/** Which of several cards aside will be placed is its player's secret until it lies there, and then too. */
function hideChoice(t: Table, seat: number): void {
  if (frames.depth(t.s) === 0) return;
  const word = frames.topFrame(t.s) + frames.subject;
  const subject = at(t.s, word);
  const isAside = at(t.s, askKindAt) === ask.zone && cards.placeOf(t.s, subject) === t.l.aside;
  if (isAside && !sees(t, subject, seat)) t.s[word] = firstAside(t);
}

/**
 * A whole state that agrees with what was seen: the missing faces fall at random on the blank cards, a hidden layout
 * is dealt anew, and what chance brings later is a guess too.
 */
export function imagine(t: Table, sight: Sight, chance: Chance): void {
  t.s.set(sight.state);
  seedChance(t.s, chanceAt, chance.below(2 ** 31), 'guess');
  if (isLayoutHidden(t)) {
    layRow(t);
    layBonuses(t);
  }
  const faces = [...sight.unseen];
  chance.shuffle(faces);
  for (let c = 0; c < t.l.cards; c++)
    if (cards.definitionOf(t.s, c) === blankFace(t)) cards.setDefinition(t.s, c, faces.pop() ?? 0);
}
