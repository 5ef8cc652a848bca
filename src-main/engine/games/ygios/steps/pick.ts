import { skipped } from '../../../kernel/governing/skip';
import { none } from '../../../kernel/cards';
import * as frames from '../../../kernel/frames';
import { at } from '../../../kernel/state';
import { isFree } from '../board';
import { ask, decline } from '../questions';
import { after, firstOf } from '../reading';
import { actorOf, done, ended, hereOf, meOf, setStage, sourceOf, stageOf, stages, thereOf } from '../step';
import { matches, picks, wantedMarks } from '../selector';
import type { CompiledStep, Selector, Table } from '../table';
import { zonesOf } from '../zones';

/** What a verb does with one card on the board. */
export interface CardVerb {
  /** Can it be done to this card at all? Protection is asked elsewhere. */
  fits(t: Table, c: number, here: number, there: number): boolean;
  /** Does it, or lists answers and returns the question; then `take` brings the answer. */
  go(t: Table, f: number, c: number): number;
  take(t: Table, f: number, c: number, code: number): void;
  /** Of several cards, each is done with before the next; otherwise they change together. */
  readonly oneByOne?: true;
  /** Something forbids what would otherwise change the card. Only the log asks. */
  bars?(t: Table, c: number): boolean;
}

export interface Choosing {
  readonly cards: Selector;
  readonly byFoe: boolean;
  readonly may: boolean;
  /** Bonuses, and under one option requirements, do not ask whether a card is protected. */
  readonly pierces: boolean;
}

/** Can the verb be done to a card that is meant: it fits, and nothing protects it from this text. */
export const canDo = (
  t: Table,
  verb: CardVerb,
  { pierces }: Choosing,
  c: number,
  here: number,
  there: number,
): boolean => verb.fits(t, c, here, there) && (pierces || isFree(t, c));

export function isCandidate(
  t: Table,
  verb: CardVerb,
  choosing: Choosing,
  c: number,
  source: number,
  me: number,
  here: number,
  there: number,
): boolean {
  return matches(t, choosing.cards, c, source, me, here, there) && canDo(t, verb, choosing, c, here, there);
}

/** What the text means but can't touch: protected, or under a ban. What is so already is nothing to speak of. */
export function notedBars(t: Table, f: number, verb: CardVerb, { cards, pierces }: Choosing): number[] {
  const barred: number[] = [];
  for (let z = 0; z < t.p.zones; z++)
    for (let c = firstOf(t, z); c !== none; c = after(t, c)) {
      if (!matches(t, cards, c, sourceOf(t, f), meOf(t, f), hereOf(t, f), thereOf(t, f))) continue;
      const fits = verb.fits(t, c, hereOf(t, f), thereOf(t, f));
      if (fits ? !pierces && !isFree(t, c) : verb.bars?.(t, c)) barred.push(c);
    }
  return barred;
}

function noteNoCandidate(t: Table, f: number, verb: CardVerb, choosing: Choosing): void {
  const barred = notedBars(t, f, verb, choosing);
  const why = barred.length > 0 ? 'forbidden' : 'nothing-there';
  t.log?.({ ...skipped('pick', why), card: barred.length === 1 ? (barred[0] ?? none) : none });
}

/** Exactly one card, chosen by whoever acts. Without a candidate the text is over. */
export function pickStep(verb: CardVerb, choosing: Choosing): CompiledStep {
  const { byFoe, may } = choosing;
  return {
    byFoe,
    go(t, f) {
      const stage = stageOf(t, f);
      if (stage === stages.chosen) return verb.go(t, f, at(t.s, f + frames.subject));
      if (stage === stages.working) return done;
      if (stage === stages.declined) {
        t.log?.({ is: 'declined', seat: actorOf(t, f, byFoe) });
        return ended;
      }
      const source = sourceOf(t, f);
      const me = meOf(t, f);
      const here = hereOf(t, f);
      const there = thereOf(t, f);
      const { cards } = choosing;
      const zones = zonesOf(t, cards.within, here, there);
      const wanted = wantedMarks(cards, me);
      for (let z = 0; z < t.p.zones; z++) {
        if ((zones & (1 << z)) === 0) continue;
        for (let c = firstOf(t, z); c !== none; c = after(t, c))
          if (picks(t, cards, c, wanted, source) && canDo(t, verb, choosing, c, here, there))
            t.options.add(c);
      }
      if (t.options.count === 0) {
        if (t.log) noteNoCandidate(t, f, verb, choosing);
        return ended;
      }
      if (may) t.options.add(decline);
      return ask.pick;
    },
    take(t, f, code) {
      if (stageOf(t, f) === stages.chosen) {
        verb.take(t, f, at(t.s, f + frames.subject), code);
        return setStage(t, f, stages.working);
      }
      t.s[f + frames.subject] = code;
      setStage(t, f, code === decline ? stages.declined : stages.chosen);
    },
    possible(t, source, me, here) {
      for (let z = 0; z < t.p.zones; z++)
        for (let c = firstOf(t, z); c !== none; c = after(t, c))
          if (isCandidate(t, verb, choosing, c, source, me, here, none)) return true;
      return t.ghost !== none && isCandidate(t, verb, choosing, t.ghost, source, me, here, none);
    },
  };
}
