import { definitionOf, firstIn, handleOf, nextOf, none } from '../../kernel/cards';
import type { CardRef, Viewer } from '../../kernel/log';
import { at } from '../../kernel/state';
import type { SeatLetter } from '@shared/games/governing/scenario/words';
import { speakerWith, type Speaker } from './answers';
import { isRunning } from './effect';
import { item, runAt } from './layout';
import { seatLetter } from './position';
import { controller, faceOf, holderOf } from './reading';
import { sees } from './sight';
import { type Table, types } from './table';

export type Kind = Exclude<keyof typeof types, 'host'>;

/**
 * A Host by its player, an object or an Action by its card and the number it has until it leaves. Both players use
 * the same cards: an object also says whose it is, and whether he has several of the name. Then its number tells
 * them apart: a place among them would change whenever one leaves.
 */
export type ThingRef =
  | { readonly host: SeatLetter }
  | {
      readonly id: string;
      readonly handle: number;
      readonly kind: Kind;
      readonly whose?: SeatLetter;
      readonly twins?: true;
    };

const kinds = Object.keys(types) as (keyof typeof types)[];

/** What kind of card a definition is. */
export function kindOf(t: Table, face: number): Kind {
  const kind = kinds[t.p.type[face] ?? types.action];
  return kind === undefined || kind === 'host' ? 'action' : kind;
}

export const idOf = (t: Table, face: number): string => t.p.cardIds[face] ?? '';

/** What was in play or on the pile lies open to everybody, also after it has left. */
export function thingOf(t: Table, ref: number): ThingRef {
  const c = ref & t.l.refMask;
  if (c < t.l.seats) return { host: seatLetter(c) };
  const face = faceOf(t, ref);
  const named = { id: idOf(t, face), handle: ref >> t.l.refBits, kind: kindOf(t, face) };
  if (face === none || named.kind === 'action') return named;
  const whose = holderOf(t, ref);
  return { ...named, whose: seatLetter(whose), ...(hasTwins(t, face, whose) ? { twins: true } : {}) };
}

/** Does a player have several objects of one name in play? */
function hasTwins(t: Table, face: number, seat: number): boolean {
  let count = 0;
  for (let c = firstIn(t.l, t.s, t.l.inPlay); c !== none; c = nextOf(t.s, c))
    if (definitionOf(t.s, c) === face && controller(t, c) === seat) count++;
  return count > 1;
}

export const thingOrNull = (t: Table, ref: number): ThingRef | null =>
  ref === none ? null : thingOf(t, ref);

/** Whose text runs now; null when the rules themselves do something. */
export const speaker = (t: Table): ThingRef | null =>
  isRunning(t) ? thingOf(t, at(t.s, runAt + item.this)) : null;

/** A card outside play: by its id for who may see it, otherwise not at all. */
export const cardOf = (t: Table, c: number, viewer: Viewer): CardRef =>
  viewer === null || sees(t, c, viewer) ? { id: idOf(t, definitionOf(t.s, c)) } : { hidden: true };

/** What answers and views call a thing: a letter for a Host, a number for an object. */
export const nameOfRef = (t: Table, ref: number): string => {
  const c = ref & t.l.refMask;
  return c < t.l.seats ? seatLetter(c) : `#${ref >> t.l.refBits}`;
};

/** The object that is called so now, or -1. */
export function findNamed(t: Table, name: string): number {
  for (let c = 0; c < t.l.cards; c++) {
    const ref = (handleOf(t.s, c) << t.l.refBits) | c;
    if (handleOf(t.s, c) > 0 && nameOfRef(t, ref) === name) return ref;
  }
  return none;
}

/** For answers and refusals outside of scenario files. */
export const viewSpeaker = (t: Table): Speaker => speakerWith((ref) => nameOfRef(t, ref));
