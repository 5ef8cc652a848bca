import type { Need, ScoreStep, StandingRule, Step, Who } from '../effects/index';
import type { Around } from '@shared/ruletext/base/around';

/**
 * Whose text it is. A card speaks to its owner (“you”); what happens to a card that enters a zone is said of that
 * card and its owner; the rules of a bonus are nobody's; points are said of the player who controls the zone.
 */
export type Voice = 'card' | 'enter' | 'bonus' | 'score';

export interface Speech {
  readonly around: Around;
  readonly voice: Voice;
  /**
   * What a linked card is called. Where every card that the text places is linked, it is “the card it placed” and
   * the step that places it says nothing of the link; otherwise both say “linked”. Null: nothing asks for links.
   */
  readonly links: 'placed' | 'named' | null;
}

/** What the words around a step are, beside its own keys. */
export interface Moment extends Speech {
  /** Who acts; null where nobody has anything to do or to decide. */
  readonly actor: Who | null;
  /** The same player acted in the step before: a pronoun is enough. */
  readonly again: boolean;
  readonly may: boolean;
  /** An earlier step of the text moves something: only then is there a “there” of its own. */
  readonly moved: boolean;
  /** Cards aside, if the step just before put the only ones there: one of them, or several. */
  readonly aside: 'it' | 'them' | null;
  /** Part of a requirement, where `every` decides whether it can be met. */
  readonly paid: boolean;
}

export type StepVerb = Step['do'];
export type StepOf<V extends StepVerb> = Extract<Step, { do: V }>;
export type RuleOf<R extends StandingRule['rule']> = Extract<StandingRule, { rule: R }>;

/** A phrase for every verb, without a full stop: several become one text. A missing one does not compile. */
export type StepPhrases = { readonly [V in StepVerb]: (step: StepOf<V>, moment: Moment) => string };
/** A sentence for every rule. */
export type RulePhrases = {
  readonly [R in StandingRule['rule']]: (rule: RuleOf<R>, speech: Speech) => string;
};

/** A step that has been said, and what the next one must know of it. */
export interface Clause {
  readonly words: string;
  readonly may: boolean;
  readonly actor: Who | null;
  /** It speaks of the cards that the steps before have put aside: no other word has to say what comes first. */
  readonly tied: boolean;
}

/** What happens to a card that enters, without what follows. */
export interface Entering {
  readonly face: 'up' | 'down';
  readonly orFlip: boolean;
}

/** All that a language has to say for this game. */
export interface Tongue {
  readonly steps: StepPhrases;
  readonly rules: RulePhrases;
  /** This card and the one it placed, protected in one sentence. */
  bothProtected(speech: Speech): string;
  need(need: Need, speech: Speech): string;
  score(step: ScoreStep, speech: Speech): string;
  /** Steps one after the other. A step that somebody declined is the last. */
  sequence(clauses: readonly Clause[]): string;
  enter(when: Entering, clause: Clause): string;
  /** Between two sentences of one paragraph. */
  readonly gap: string;
}
