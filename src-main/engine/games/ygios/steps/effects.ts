import { skipped } from '../../../kernel/governing/skip';
import { hasBit, setBit } from '../../../kernel/bits';
import { none } from '../../../kernel/cards';
import * as frames from '../../../kernel/frames';
import { at } from '../../../kernel/state';
import { flippedUp, gain, layOut } from '../board';
import type { SkippedPart } from '../events';
import { listPlays } from '../legality';
import { lastingSource, lockZone, lockedZones } from '../locks';
import { ask, playedCard, playedUp, playedZone } from '../questions';
import { after, bonusOf, definition, firstOf, foe, hand, handSize, isUp, zoneOf } from '../reading';
import { forbidden } from '../standing';
import {
  actorOf,
  done,
  ended,
  hereOf,
  listYesNo,
  meOf,
  setStage,
  sourceOf,
  stageOf,
  stages,
  takeYesNo,
  thereOf,
} from '../step';
import { matches } from '../selector';
import type { CompiledStep, Selector, Table, ZoneSet } from '../table';
import { zonesOf } from '../zones';
import { isBound } from './aside';

interface Acting {
  readonly byFoe: boolean;
  readonly may: boolean;
}

/** A step that asks at most whether it is to be done at all, and not even that when it could do nothing. */
function plainStep(
  part: SkippedPart,
  { byFoe, may }: Acting,
  can: (t: Table, f: number) => boolean,
  act: (t: Table, f: number) => void,
): CompiledStep {
  return {
    byFoe,
    go(t, f) {
      if (stageOf(t, f) === stages.declined) {
        t.log?.({ is: 'declined', seat: actorOf(t, f, byFoe) });
        return ended;
      }
      if (!can(t, f)) {
        t.log?.({ ...skipped(part, 'nothing-there'), card: none });
        return done;
      }
      if (may && stageOf(t, f) === stages.start) {
        listYesNo(t);
        return ask.may;
      }
      act(t, f);
      return done;
    },
    take: takeYesNo,
    possible: () => true,
  };
}

/** An ordinary play from the hand, with a free choice of face. */
export function extraPlayStep({ byFoe, may }: Acting): CompiledStep {
  return {
    byFoe,
    go(t, f) {
      const stage = stageOf(t, f);
      if (stage === stages.working) return done;
      const seat = actorOf(t, f, byFoe);
      if (stage === stages.declined) {
        t.log?.({ is: 'declined', seat });
        return ended;
      }
      const closed = isBound(t, seat, byFoe) ? lockedZones(t, seat) : 0;
      listPlays(t, seat, closed);
      if (t.options.count === 0) {
        const why = handSize(t, seat) === 0 ? 'nothing-there' : 'forbidden';
        t.log?.({ ...skipped('play', why), card: none });
        return done;
      }
      if (may && stage === stages.start) {
        t.options.clear();
        listYesNo(t);
        return ask.may;
      }
      return ask.play;
    },
    take(t, f, code) {
      if (may && stageOf(t, f) === stages.start) return takeYesNo(t, f, code);
      layOut(t, playedCard(code), actorOf(t, f, byFoe), playedZone(code), playedUp(code), 'hand');
      setStage(t, f, stages.working);
    },
    possible(t, source, me, _here) {
      const seat = byFoe ? foe(me) : me;
      if (t.tally.hand(seat, -1) < 0) return false;
      const closed = isBound(t, seat, byFoe) ? lockedZones(t, seat) : 0;
      // What the other player holds must not decide what this one may do.
      return byFoe ? (t.p.allZones & ~closed) !== 0 : hasPlay(t, seat, source, closed);
    },
  };
}

/** Is there a play that no requirement of its own could stop? Asking those, too, would go round in circles. */
function hasPlay(t: Table, seat: number, source: number, closed: number): boolean {
  const open = t.p.allZones & ~closed;
  if (open === 0) return false;
  const down = (open & ~forbidden(t, t.p.standing.playDown)) !== 0;
  for (let c = firstOf(t, hand(t, seat)); c !== none; c = after(t, c))
    if (c !== source && (down || !t.p.requirements[definition(t, c)])) return true;
  return false;
}

export interface Locking {
  readonly on: 'foe' | 'both';
  readonly zones: ZoneSet;
  readonly turns: number;
  readonly bound: boolean;
  /** A bonus is the source of its own locks, and never leaves. */
  readonly ofBonus: boolean;
}

/** The sides are the speaker's foe, or both, whoever acts. */
export function lockStep(acting: Acting, { on, zones, turns, bound, ofBonus }: Locking): CompiledStep {
  const closing = (t: Table, f: number): number => zonesOf(t, zones, hereOf(t, f), thereOf(t, f));
  const isThere = (t: Table, c: number): boolean => zoneOf(t, c) !== none && isUp(t, c);
  // A lock that would end with its source is not laid without one.
  const can = (t: Table, f: number): boolean =>
    closing(t, f) !== 0 && (ofBonus || !bound || isThere(t, sourceOf(t, f)));
  return plainStep('lock', acting, can, (t, f) => {
    const shut = closing(t, f);
    const me = meOf(t, f);
    // A lock that outlasts its source remembers a face; the record may be another card by then.
    const source = bound && !ofBonus ? sourceOf(t, f) : lastingSource(t, at(t.s, f + frames.speaker));
    for (let z = 0; z < t.p.zones; z++) {
      if ((shut & (1 << z)) === 0) continue;
      if (on === 'both') lockZone(t, me, z, turns, source, bound && !ofBonus);
      lockZone(t, foe(me), z, turns, source, bound && !ofBonus);
    }
  });
}

export function gainStep(acting: Acting, cards: Selector, mode: number, n: number): CompiledStep {
  const isMeant = (t: Table, f: number, c: number): boolean =>
    matches(t, cards, c, sourceOf(t, f), meOf(t, f), hereOf(t, f), thereOf(t, f));
  const can = (t: Table, f: number): boolean => {
    for (let z = 0; z < t.p.zones; z++)
      for (let c = firstOf(t, z); c !== none; c = after(t, c)) if (isMeant(t, f, c)) return true;
    return false;
  };
  return plainStep('gain', acting, can, (t, f) => {
    for (let z = 0; z < t.p.zones; z++)
      for (let c = firstOf(t, z); c !== none; c = after(t, c)) if (isMeant(t, f, c)) gain(t, c, mode, n);
  });
}

export interface Heeding {
  readonly up: boolean;
  readonly orFlip: boolean;
  readonly limited: boolean;
}

/** A step of a zone's `enter` text: only for cards that came in this way and still lie there, and perhaps once. */
export const onlyFor = ({ up, orFlip, limited }: Heeding, step: CompiledStep): CompiledStep => ({
  ...step,
  skips(t, f) {
    const c = sourceOf(t, f);
    const zone = at(t.s, f + frames.zone);
    if (zoneOf(t, c) !== zone || isUp(t, c) !== up) return true;
    if (at(t.s, f + frames.trigger) === flippedUp && !orFlip) return true;
    if (limited) {
      const bonus = t.p.cardIds.length + bonusOf(t, zone);
      if (hasBit(t.s, t.l.spentAt, bonus)) return true;
      setBit(t.s, t.l.spentAt, bonus);
    }
    return step.skips?.(t, f) ?? false;
  },
});
