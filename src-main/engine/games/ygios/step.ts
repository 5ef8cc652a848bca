import * as frames from '../../kernel/frames';
import { at } from '../../kernel/state';
import { foe, zoneOf } from './reading';
import { decline, no, yes } from './questions';
import type { Table } from './table';

/** What a step has to say for itself when it is asked to go on; a positive number is a question. */
export const done = 0;
/** The text is over: nothing to choose from, or declined. */
export const ended = -1;

export const sourceOf = (t: Table, f: number): number => at(t.s, f + frames.source);
export const meOf = (t: Table, f: number): number => at(t.s, f + frames.me);
export const stageOf = (t: Table, f: number): number => at(t.s, f + frames.stage);
export const thereOf = (t: Table, f: number): number => at(t.s, f + frames.there);
export const actorOf = (t: Table, f: number, byFoe: boolean): number =>
  byFoe ? foe(meOf(t, f)) : meOf(t, f);

/** The zone that speaks, or the one in which the speaking card lies now, or lay when it left. */
export function hereOf(t: Table, f: number): number {
  const zone = at(t.s, f + frames.zone);
  if (zone >= 0) return zone;
  const source = sourceOf(t, f);
  const now = source < 0 ? -1 : zoneOf(t, source);
  return now < 0 ? at(t.s, f + frames.lay) : now;
}

export const setStage = (t: Table, f: number, stage: number): void => void (t.s[f + frames.stage] = stage);

/** How far a step has come. Between `fresh` and `start` the runner asks whether it is to be skipped. */
export const stages = { fresh: 0, start: 1, agreed: 2, declined: 3, chosen: 4, working: 5 } as const;

/** Lists yes and no; for a step that `may` be done and has no card to choose. */
export function listYesNo(t: Table): void {
  t.options.add(yes);
  t.options.add(no);
}

export const takeYesNo = (t: Table, f: number, code: number): void =>
  setStage(t, f, code === no || code === decline ? stages.declined : stages.agreed);
