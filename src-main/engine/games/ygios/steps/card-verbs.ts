import * as frames from '../../../kernel/frames';
import { canFlip, discardFromBoard, flipDown, flipUp, moveTo, returnToHand } from '../board';
import { ask } from '../questions';
import { isUp, zoneOf } from '../reading';
import { done, hereOf, thereOf } from '../step';
import type { Table, ZoneSet } from '../table';
import { zonesOf } from '../zones';
import type { CardVerb } from './pick';

const nothingToTake = (): void => undefined;

export const discardVerb: CardVerb = {
  fits: () => true,
  go(t, _f, c) {
    discardFromBoard(t, c);
    return done;
  },
  take: nothingToTake,
};

export const returnVerb: CardVerb = {
  fits: () => true,
  go(t, _f, c) {
    returnToHand(t, c);
    return done;
  },
  take: nothingToTake,
};

export const flipVerb = (to: 'up' | 'down' | 'other', pierces: boolean): CardVerb => ({
  fits: (t, c) => canFlip(t, c, to, pierces),
  bars: (t, c) => isUp(t, c) && to !== 'up' && !canFlip(t, c, to, pierces),
  go(t, _f, c) {
    if (isUp(t, c)) flipDown(t, c);
    else flipUp(t, c);
    return done;
  },
  take: nothingToTake,
});

/** Where `there` in a destination is: where this text last moved a card, otherwise where the card lies now. */
const destinations = (t: Table, to: ZoneSet, c: number, here: number, there: number): number => {
  const zone = zoneOf(t, c);
  return zonesOf(t, to, here, there < 0 ? zone : there) & ~(1 << zone);
};

/** Locks never stop a move; a destination must differ from where the card is. */
export const moveVerb = (to: ZoneSet): CardVerb => ({
  oneByOne: true,
  fits: (t, c, here, there) => destinations(t, to, c, here, there) !== 0,
  go(t, f, c) {
    const zones = destinations(t, to, c, hereOf(t, f), thereOf(t, f));
    for (let z = 0; z < t.p.zones; z++) if (zones & (1 << z)) t.options.add(z);
    return t.options.count === 0 ? done : ask.zone;
  },
  take(t, f, c, zone) {
    moveTo(t, c, zone);
    t.s[f + frames.arrived] = zone + 1;
  },
});
