import type { GoverningMove } from '@shared/games/governing/scenario/index';
import { askedSeat } from '../../kernel/asking';
import { askKindAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { findAnswer, moveOf, type PlainMove, type Speaker } from './answers';
import { aimingAtTargets } from './batch';
import { aimingOf, isHalfMade } from './half-made';
import { item } from './layout';
import { ask, inSteps, moveRank } from './questions';
import { present } from './reading';
import type { Finder } from './refusals';
import type { Table } from './table';
import { allCodes } from './turn';

/**
 * A whole move, as scenarios and older matches write it, where it is asked step by step: the answers that make it up,
 * one after the other. The caller gives each of them; `nextPart` goes on until the move is made.
 */
export const firstPart = (
  t: Table,
  speaker: Speaker,
  find: Finder,
  move: GoverningMove | PlainMove,
): number | null => findAnswer(t, speaker, move) ?? partOfMove(t, speaker, find, move);

export const nextPart = (
  t: Table,
  speaker: Speaker,
  find: Finder,
  move: GoverningMove | PlainMove,
): number | null => (isUnderWay(t) ? partOfMove(t, speaker, find, move) : null);

/** Something is chosen already, and more is to be. */
const isUnderWay = (t: Table): boolean =>
  isHalfMade(t) || (at(t.s, askKindAt) === ask.target && at(t.s, aimingAtTargets(t).where + item.chosen) > 0);

function partOfMove(
  t: Table,
  speaker: Speaker,
  find: Finder,
  move: GoverningMove | PlainMove,
): number | null {
  const things = namesIn(move).map((name) => present(t, find(name)));
  switch (at(t.s, askKindAt)) {
    case ask.main:
    case ask.answer:
      return allCodes(t).find((code) => begins(t, speaker, code, move, things)) ?? null;
    case ask.number:
      return 'x' in move ? findAnswer(t, speaker, { by: move.by, x: move.x ?? 0 }) : null;
    case ask.aim:
    case ask.target:
      // What comes first in the list comes first in the set.
      return allCodes(t).find((code) => things.includes(code)) ?? null;
    default:
      return null;
  }
}

function begins(
  t: Table,
  speaker: Speaker,
  code: number,
  move: GoverningMove | PlainMove,
  things: readonly number[],
): boolean {
  if (moveRank(t, code) !== inSteps(t)) return false;
  const one = moveOf(t, speaker, code);
  if (!isWithSame(one, move)) return false;
  // A scenario need not say which skill it means; then it is the first that fits.
  if ('skill' in one && 'skill' in move && one.skill !== (move.skill ?? one.skill)) return false;
  const { count, size } = aimingOf(t, askedSeat(t.s), code);
  const candidates = t.candidates.subarray(0, count);
  return things.length === size && things.every((c) => candidates.includes(c));
}

/** The same card is played, the same object activated or swung with. */
export const isWithSame = (one: PlainMove, move: GoverningMove | PlainMove): boolean =>
  ('play' in move && 'play' in one && one.play === move.play) ||
  ('activate' in move && 'activate' in one && one.activate === move.activate) ||
  ('swing' in move && 'swing' in one && one.swing === move.swing);

function namesIn(move: GoverningMove | PlainMove): readonly string[] {
  const names = 'target' in move ? move.target : 'at' in move ? move.at : 'on' in move ? move.on : undefined;
  return names === undefined ? [] : typeof names === 'string' ? [names] : names;
}
