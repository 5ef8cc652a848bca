import { skipped } from '../../../kernel/governing/skip';
import { chosenBy, mark, marksOf, none, unmark } from '../../../kernel/cards';
import * as frames from '../../../kernel/frames';
import { at } from '../../../kernel/state';
import { ask } from '../questions';
import { after, firstOf } from '../reading';
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
import type { CompiledStep, Table } from '../table';
import { canDo, isCandidate, notedBars, type CardVerb, type Choosing } from './pick';

/** The mark of the text that runs: one that interrupts it must not take its cards for its own. */
const chosenNow = (t: Table): number => chosenBy(frames.depth(t.s));

/** Every card that matches. They are marked first: what happens to one does not add another. */
export function everyStep(verb: CardVerb, choosing: Choosing, wholly: boolean): CompiledStep {
  const { byFoe, may, cards } = choosing;

  const firstMarked = (t: Table): number => {
    const bit = chosenNow(t);
    for (let z = 0; z < t.p.zones; z++)
      for (let c = firstOf(t, z); c !== none; c = after(t, c)) if ((marksOf(t.s, c) & bit) !== 0) return c;
    return none;
  };
  const markAll = (t: Table, f: number): void => {
    for (let z = 0; z < t.p.zones; z++)
      for (let c = firstOf(t, z); c !== none; c = after(t, c))
        if (isCandidate(t, verb, choosing, c, sourceOf(t, f), meOf(t, f), hereOf(t, f), thereOf(t, f)))
          mark(t.s, c, chosenNow(t));
  };
  const anyMatch = (t: Table, f: number): boolean => {
    for (let z = 0; z < t.p.zones; z++)
      for (let c = firstOf(t, z); c !== none; c = after(t, c))
        if (isCandidate(t, verb, choosing, c, sourceOf(t, f), meOf(t, f), hereOf(t, f), thereOf(t, f)))
          return true;
    return false;
  };

  /** Where each card has its own arrival, the one before may have brought something about that stops the next. */
  const isBarredNow = (t: Table, f: number, c: number): boolean =>
    verb.oneByOne === true && !canDo(t, verb, choosing, c, hereOf(t, f), thereOf(t, f));

  return {
    byFoe,
    go(t, f) {
      if (stageOf(t, f) === stages.declined) {
        t.log?.({ is: 'declined', seat: actorOf(t, f, byFoe) });
        return ended;
      }
      if (stageOf(t, f) === stages.start && may) {
        if (!anyMatch(t, f)) return done;
        listYesNo(t);
        return ask.may;
      }
      if (stageOf(t, f) !== stages.working) {
        if (t.log)
          for (const c of notedBars(t, f, verb, choosing)) t.log({ ...skipped('all', 'forbidden'), card: c });
        markAll(t, f);
        setStage(t, f, stages.working);
      }
      for (;;) {
        const c = firstMarked(t);
        if (c === none) return done;
        t.s[f + frames.subject] = c;
        const question = isBarredNow(t, f, c) ? done : verb.go(t, f, c);
        if (question !== done) return question;
        unmark(t.s, c, chosenNow(t));
      }
    },
    take(t, f, code) {
      if (stageOf(t, f) === stages.start) return takeYesNo(t, f, code);
      const c = at(t.s, f + frames.subject);
      verb.take(t, f, c, code);
      unmark(t.s, c, chosenNow(t));
    },
    possible(t, source, me, here) {
      if (!wholly) return true;
      const resists = (c: number): boolean =>
        matches(t, cards, c, source, me, here, none) &&
        !isCandidate(t, verb, choosing, c, source, me, here, none);
      for (let z = 0; z < t.p.zones; z++)
        for (let c = firstOf(t, z); c !== none; c = after(t, c)) if (resists(c)) return false;
      return t.ghost === none || !resists(t.ghost);
    },
  };
}
