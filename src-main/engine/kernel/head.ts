import { chanceWords } from './chance';

/**
 * The words every game's state begins with. Their places are constants, so that reading one is a single load;
 * what a game adds of its own comes after `headWords`.
 */
export const chanceAt = 0;
/** What the engine waits for: see `Rest`. */
export const restAt = chanceAt + chanceWords;
/** Whose answers are open, one bit a seat, and which kind of question (the game's own list): see asking.ts. */
export const askedAt = restAt + 1;
export const askKindAt = restAt + 2;
/** Operations since the last turn began: see budgets.ts. */
export const operationsAt = restAt + 3;
/** Which budget was passed; 0 while none is. */
export const loopAt = restAt + 4;
/** Handles given out so far: see cards.ts. */
export const handlesAt = restAt + 5;
/** Frames on the resolution stack. */
export const depthAt = restAt + 6;
/** Fingers of the two queues: see queue.ts. */
export const enterQueueAt = restAt + 7;
export const revealQueueAt = restAt + 9;
/** The cards whose texts ran last, for the message about a loop: see budgets.ts. */
export const trailCountAt = restAt + 11;
export const trailLength = 8;
export const trailAt = restAt + 12;

export const headWords = trailAt + trailLength;

/** Where a game stands still. */
export const rest = { running: 0, question: 1, roundOver: 2, gameOver: 3, loop: 4 } as const;
export type Rest = (typeof rest)[keyof typeof rest];
