import { budgets, passBudget } from './budgets';
import { depthAt } from './head';
import { frameWords, stackAt } from './map';
import { at, type State } from './state';

/**
 * The resolution stack: each text that is being carried out is one frame, so a game can be put away in the
 * middle of a sentence. The top one runs; what it sets off at once is pushed above it.
 */

/** Which compiled sequence, which of its steps, and how far that step has come. */
export const sequence = 0;
export const step = 1;
export const stage = 2;
/** The card that speaks (-1: none, or gone), whose it is, and the zone if a zone speaks. */
export const source = 3;
export const me = 4;
export const zone = 5;
/** Where the last card went that this text moved. */
export const there = 6;
/** Cards this text has drawn. */
export const drawn = 7;
/** The card chosen by the running step, and what is left for it to do. */
export const subject = 8;
export const left = 9;
/** Anything the trigger has to say: how a card entered. */
export const trigger = 10;
/** Where the running step moved a card, plus one; it becomes `there` when the step is done. */
export const arrived = 11;
/** Where the card that speaks lay when it left the board. */
export const lay = 12;
/** What speaks, for whoever asks later: the game's number for a card's face or a bonus. */
export const speaker = 13;
/** Cards aside, and arrivals not heard yet, that belong to the texts below: theirs wait until this one is over. */
export const asideBelow = 14;
export const entersBelow = 15;

export const depth = (s: State): number => at(s, depthAt);

export const topFrame = (s: State): number => stackAt + (at(s, depthAt) - 1) * frameWords;

/** The offset of a new, empty frame; -1 when texts are nested too deeply and the game is over. */
export function pushFrame(s: State): number {
  const count = at(s, depthAt);
  if (count >= budgets.depth) {
    passBudget(s, 'depth');
    return -1;
  }
  s[depthAt] = count + 1;
  return stackAt + count * frameWords;
}

export function popFrame(s: State): void {
  const f = topFrame(s);
  // Cleared, so that games that stand alike have the same words.
  for (let word = f; word < f + frameWords; word++) s[word] = 0;
  s[depthAt] = at(s, depthAt) - 1;
}
