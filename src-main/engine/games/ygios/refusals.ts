import { askedSeat } from '../../kernel/asking';
import { none } from '../../kernel/cards';
import { askKindAt, rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { firstPart } from './answers';
import { letter, seatOf, type FaceWord, type MoveOrPart, type SeatLetter } from './format';
import { playoutAt } from './layout';
import { lockedZones } from './locks';
import { givenLocks } from './snapshot';
import { ask } from './questions';
import { after, bonusOf, definition, firstOf, hand, isTurnOf, zoneOf } from './reading';
import { met, unmetInZone } from './requirements';
import { runningStep } from './resolve';
import { forbidden, isActive, nextStanding } from './standing';
import { zonesOf } from './zones';
import { isBound } from './steps/aside';
import type { Table } from './table';

/** Why a move can't be made, with what a sentence about it needs. */
export type MoveRefusal =
  | { readonly code: 'round-over'; readonly data: Nothing }
  /** `by`: whose answer is waited for. */
  | { readonly code: 'not-your-decision'; readonly data: { readonly by: SeatLetter } }
  | { readonly code: 'not-in-hand'; readonly data: { readonly card: string } }
  | {
      readonly code: 'zone-locked';
      /** `sources`: the cards and bonuses that lock it; `turns`: those left, this one included. */
      readonly data: { readonly zone: string; readonly turns: number; readonly sources: readonly string[] };
    }
  | {
      readonly code: 'face-up-only';
      readonly data: { readonly zone: string; readonly sources: readonly string[] };
    }
  | {
      readonly code: 'requirement-unmet';
      /** Which of the card's `needs` is not there, or which step of its `pay` can't be done, counted from 0. */
      readonly data: { readonly card: string; readonly zone: string } & (
        { readonly need: number } | { readonly step: number }
      );
    }
  | { readonly code: 'must-play'; readonly data: Nothing }
  | { readonly code: 'must-play-out'; readonly data: Nothing }
  | { readonly code: 'not-offered'; readonly data: Nothing };
type Nothing = Readonly<Record<never, never>>;

/** Why this move can't be made now, the first reason there is; null when it can. Changes nothing. */
export function refuse(t: Table, move: MoveOrPart): MoveRefusal | null {
  if (at(t.s, restAt) !== rest.question) return { code: 'round-over', data: {} };
  const seat = askedSeat(t.s);
  if (seatOf(move.by) !== seat) return { code: 'not-your-decision', data: { by: letter(seat) } };
  if (firstPart(t, move) !== null) return null;
  if ('play' in move) return refusePlay(t, seat, move);
  const kind = at(t.s, askKindAt);
  // Wherever a play is asked for, one is legal: otherwise passing would be among the answers, or nothing asked.
  if ('pass' in move && (kind === ask.turn || kind === ask.play)) return { code: 'must-play', data: {} };
  if ('backOff' in move && at(t.s, playoutAt) === 1) return { code: 'must-play-out', data: {} };
  return { code: 'not-offered', data: {} };
}

interface Play {
  readonly play: string;
  readonly face: FaceWord;
  readonly zone: string;
}

function refusePlay(t: Table, seat: number, { play: card, face, zone: id }: Play): MoveRefusal {
  const c = inHand(t, seat, card);
  if (c === none) return { code: 'not-in-hand', data: { card } };
  const zone = t.p.zoneIds.indexOf(id);
  if (zone < 0) return { code: 'not-offered', data: {} };
  const bit = 1 << zone;
  if (closedZones(t, seat) & bit) return { code: 'zone-locked', data: lockData(t, seat, id) };
  if (face === 'down' && forbidden(t, t.p.standing.playDown) & bit) {
    return { code: 'face-up-only', data: { zone: id, sources: forbidders(t, bit) } };
  }
  const requirement = face === 'up' ? t.p.requirements[definition(t, c)] : null;
  const unmet = requirement ? unmetInZone(t, requirement, c, seat, zone) : met;
  if (unmet !== met) {
    const missing = unmet > 0 ? { need: unmet - 1 } : { step: -unmet - 1 };
    return { code: 'requirement-unmet', data: { card, zone: id, ...missing } };
  }
  return { code: 'not-offered', data: {} };
}

function inHand(t: Table, seat: number, card: string): number {
  for (let c = firstOf(t, hand(t, seat)); c !== none; c = after(t, c))
    if (t.p.cardIds[definition(t, c)] === card) return c;
  return none;
}

/** The zones closed to a play now: in his own turn, and to a play that a text grants, as that text says. */
function closedZones(t: Table, seat: number): number {
  const granted = at(t.s, askKindAt) === ask.play && runningStep(t)?.byFoe === true;
  return isBound(t, seat, granted) ? lockedZones(t, seat) : 0;
}

function lockData(t: Table, seat: number, zone: string) {
  const covering = givenLocks(t).filter(
    (lock) =>
      lock.side === letter(seat) && lock.zone === zone && !(isTurnOf(t, seat) && lock.from === 'next'),
  );
  return {
    zone,
    turns: Math.max(...covering.map(({ turns }) => turns)),
    sources: covering.map(({ source }) => source),
  };
}

/** What forbids face-down plays there. */
function forbidders(t: Table, bit: number): string[] {
  const { ofBonus, ofCard } = t.p.standing.playDown;
  const found: string[] = [];
  for (let z = 0; z < t.p.zones; z++) {
    const bonus = bonusOf(t, z);
    if (ofBonus[bonus]?.some((rule) => zonesOf(t, rule.zones, z, none) & bit))
      found.push(t.p.bonusIds[bonus] ?? '');
  }
  for (let k = nextStanding(t, none); k !== none; k = nextStanding(t, k)) {
    const d = definition(t, k);
    const forbids = ofCard[d]?.some((rule) => zonesOf(t, rule.zones, zoneOf(t, k), none) & bit);
    if (forbids && isActive(t, k)) found.push(t.p.cardIds[d] ?? '');
  }
  return found;
}
