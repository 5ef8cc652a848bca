import type { Mode } from '@shared/games/index';
import { hasBit } from '../../kernel/bits';
import * as cards from '../../kernel/cards';
import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import {
  letter,
  type BoardCard,
  type BySeat,
  type Given,
  type GivenLock,
  type RoundResult,
  type SeatLetter,
  type Snapshot,
} from './format';
import * as layout from './layout';
import { listLocks } from './locks';
import { bonusOf, definition, gained, isTurnOf, isUp, mover, owner } from './reading';
import type { Table } from './table';
import { controllerOf, devotionIn } from './values';

const ids = (t: Table, place: number): string[] =>
  cards.listIn(t.l, t.s, place).map((c) => t.p.cardIds[definition(t, c)] ?? '');

const bySeat = <T>(of: (seat: number) => T): BySeat<T> => ({ A: of(0), B: of(1) });

export const gainOf = (t: Table, c: number): number => {
  let gain = 0;
  for (let mode = 0; mode < t.p.gainModes.length; mode++) gain += gained(t, c, mode);
  return gain;
};

export function boardCards(t: Table): BoardCard[] {
  const board: BoardCard[] = [];
  for (let z = 0; z < t.p.zones; z++)
    for (const c of cards.listIn(t.l, t.s, z)) board.push(boardCard(t, c, z));
  return board;
}

function boardCard(t: Table, c: number, z: number): BoardCard {
  const d = definition(t, c);
  const up = isUp(t, c);
  const unfired = up && t.p.persistent[d] === 1 && (cards.marksOf(t.s, c) & cards.fired) === 0;
  const link = cards.linkOf(t.s, c);
  const gain = gainOf(t, c);
  return {
    card: t.p.cardIds[d] ?? '',
    owner: letter(owner(t, c)),
    zone: t.p.zoneIds[z] ?? '',
    face: up ? 'up' : 'down',
    ...(unfired ? { fired: false as const } : {}),
    ...(link === cards.none ? {} : { linkedTo: t.p.cardIds[definition(t, link)] ?? '' }),
    ...(gain === 0 ? {} : { gain }),
  };
}

/** A lock's source: a card by its record, or what `lastingSource` made of a card's face or a bonus. */
export const sourceId = (t: Table, source: number): string =>
  (source < t.l.cards
    ? t.p.cardIds[definition(t, source)]
    : [...t.p.cardIds, ...t.p.bonusIds][source - t.l.cards]) ?? '';

/** Turns a lock still covers, the turn in progress included; `next` when it begins only after that one. */
export function givenLocks(t: Table): GivenLock[] {
  return listLocks(t).map(({ side, zone, source, first, last }) => {
    const now = at(t.s, layout.turnNumberAt + side);
    const pending = isTurnOf(t, side) && first > now;
    return {
      side: letter(side),
      zone: t.p.zoneIds[zone] ?? '',
      turns: last - now + (isTurnOf(t, side) && !pending ? 1 : 0),
      source: sourceId(t, source),
      ...(pending ? { from: 'next' as const } : {}),
    };
  });
}

export const spentIds = (t: Table): string[] =>
  [...t.p.cardIds, ...t.p.bonusIds].filter((_, index) => hasBit(t.s, t.l.spentAt, index));

/** Whose turn it is; nobody's once the round is over. */
export const turnLetter = (t: Table): SeatLetter | null =>
  at(t.s, layout.phaseAt) === layout.phases.over ? null : letter(mover(t));

export function snapshot(t: Table): Snapshot {
  const zones = t.p.zoneIds;
  return {
    board: boardCards(t),
    devotion: Object.fromEntries(zones.map((id, z) => [id, bySeat((seat) => devotionIn(t, z, seat))])),
    control: Object.fromEntries(zones.map((id, z) => [id, letter(controllerOf(t, z))])),
    hand: bySeat((seat) => ids(t, t.l.hand + seat)),
    pile: ids(t, t.l.pile),
    aside: ids(t, t.l.aside),
    discard: ids(t, t.l.discard),
    locks: givenLocks(t),
    spent: spentIds(t),
    playout: at(t.s, layout.playoutAt) === 1,
    turn: turnLetter(t),
    score: bySeat((seat) => at(t.s, layout.pointsAt + seat)),
  };
}

/** The position as a scenario's `given` or the head of a trace. Only at rest: when a turn or the cut is asked. */
export function givenOf(t: Table, mode: Mode): Given {
  const { board, hand, pile, discard, locks, spent, playout, turn, score } = snapshot(t);
  const row = [...t.p.zoneIds].sort(
    (a, b) =>
      at(t.s, t.l.positionAt + t.p.zoneIds.indexOf(a)) - at(t.s, t.l.positionAt + t.p.zoneIds.indexOf(b)),
  );
  const bonuses = t.p.zoneIds.flatMap((id, z) => {
    const bonus = bonusOf(t, z);
    return bonus === cards.none ? [] : [[id, t.p.bonusIds[bonus] ?? ''] as const];
  });
  return {
    mode,
    ...(at(t.s, layout.phaseAt) === layout.phases.sculpt ? { phase: 'sculpt' as const } : {}),
    row,
    bonuses: Object.fromEntries(bonuses),
    first: letter(at(t.s, layout.firstAt)),
    turn: turn ?? letter(mover(t)),
    playout,
    score,
    hand,
    sculpted: bySeat((seat) => ids(t, t.l.sculpted + seat)),
    pile,
    discard,
    board,
    locks,
    spent,
  };
}

/** The sculpted cards of each seat. */
export const sculptedIds = (t: Table): BySeat<readonly string[]> =>
  bySeat((seat) => ids(t, t.l.sculpted + seat));

export function roundResult(t: Table): RoundResult | null {
  const end = at(t.s, layout.endAt);
  if (end === layout.ends.none) return null;
  return {
    end: end === layout.ends.natural ? 'natural' : 'backOff',
    winner: letter(at(t.s, layout.winnerAt)),
    points: bySeat((seat) => at(t.s, layout.gainedAt + seat)),
    nextFirst: letter(at(t.s, layout.nextFirstAt)),
  };
}

export function timelineWinner(t: Table): SeatLetter | null {
  const winner = at(t.s, layout.timelineAt);
  return at(t.s, restAt) === rest.gameOver && winner !== cards.none ? letter(winner) : null;
}
