import type { Cards, EnterStep, Need, ScoreStep, StandingRule, Step } from '../effects/index';
import type { CardOrBonus } from '../effects/walk';
import { asksForLinks } from './links';

/**
 * What a card or a bonus does, in one way of writing it: two that do the same for a reason given here are equal.
 * Texts that are equal must be so, and an override of a text is written for this. What is no part of the text (its
 * name, its zone, its number) is no part of it.
 */
export function canonical(definition: CardOrBonus): string {
  const links = asksForLinks(definition);
  if (definition.kind === 'bonus') {
    const { value } = definition;
    return ordered({
      while: rulesOf(value.while, true),
      enter: some(value.enter?.map((step) => enterStep(step, links))),
      score: some(value.score?.map(scoreStep)),
    });
  }
  const { fire, needs, pay, limit, ...rest } = definition.value;
  const rules = rulesOf(rest.while, false);
  return ordered({
    // A limit counts how often an ability fires: without one there is nothing to count.
    limit: some(fire) || rules ? limit : undefined,
    fire: some(fire?.map((step, index) => stepIn(step, { links, last: index === fire.length - 1 }))),
    needs: some(needs?.map(need)),
    pay: some(pay?.map((step, index) => stepIn(step, { links, last: index === pay.length - 1, paid: true }))),
    while: rules,
  });
}

/** An empty list says nothing. */
const some = <T>(list: readonly T[] | undefined): readonly T[] | undefined =>
  list && list.length > 0 ? list : undefined;

/** Standing rules hold together, in whatever order they are written. */
const rulesOf = (rules: readonly StandingRule[] | undefined, ofBonus: boolean): string[] | undefined =>
  rules && rules.length > 0 ? rules.map((rule) => ordered(standing(rule, ofBonus))).sort() : undefined;

function selector({ face, ...cards }: Cards): Cards {
  return {
    ...cards,
    // Cards lie in zones: in any zone is anywhere.
    in: cards.in === 'all' ? undefined : cards.in,
    // What lies face-down has no home for anybody.
    face: face ?? (cards.home === undefined ? undefined : 'up'),
  };
}

/** A bonus is no card that could be left out. */
const ofNobody = (cards: Cards): Cards =>
  cards.is === undefined ? selector({ ...cards, not: undefined }) : selector(cards);

function standing(rule: StandingRule, ofBonus: boolean): object {
  if (!('cards' in rule)) return rule;
  const cards = ofBonus ? ofNobody(rule.cards) : selector(rule.cards);
  switch (rule.rule) {
    // These replace what a card counts face-up, and this one what it counts face-down.
    case 'full':
    case 'fixed':
      return { ...rule, cards: { ...cards, face: cards.face ?? 'up' } };
    case 'base':
      return { ...rule, cards: { ...cards, face: cards.face ?? 'down' } };
    case 'add':
    case 'protected':
      return { ...rule, cards };
  }
}

const need = (one: Need): object => ('count' in one ? { ...one, count: selector(one.count) } : one);

function scoreStep({ per, count, ...step }: ScoreStep): object {
  // Points for each so many of nothing are points; one by one is how cards are counted anyway.
  return { ...step, count: count && ofNobody(count), per: count && per !== 1 ? per : undefined };
}

interface Place {
  readonly links: boolean;
  readonly last?: boolean;
  readonly paid?: boolean;
  readonly ofBonus?: boolean;
}

function enterStep({ if: entering, limit, orFlip, ...step }: EnterStep, links: boolean): object {
  return {
    ...stepIn(step, { links, last: true, ofBonus: true }),
    if: entering,
    limit,
    // A card that is flipped up is not face-down.
    orFlip: entering.face === 'up' ? orFlip : undefined,
  };
}

function stepIn(step: Step, place: Place): object {
  const every = place.paid && 'every' in step && step.every;
  return {
    ...step,
    ...('pick' in step ? { pick: aim(step, step.pick, false) } : {}),
    ...('all' in step ? { all: aim(step, step.all, every === true) } : {}),
    who: actorMatters(step) && step.who === 'foe' ? 'foe' : undefined,
    // What is left aside at the end goes under the pile with or without a yes.
    may: step.do === 'putBack' && place.last ? undefined : step.may,
    ...(step.do === 'draw' && step.to === 'hand' ? { to: undefined } : {}),
    // `every` says when a requirement can be met.
    ...('every' in step ? { every: every === true || undefined } : {}),
    // A link that nothing asks for; a lock of a bonus, which never leaves.
    ...('link' in step ? { link: place.links ? step.link : undefined } : {}),
    ...('bound' in step ? { bound: place.ofBonus ? undefined : step.bound } : {}),
  };
}

/** A card that is flipped down was face-up; where none may resist, one that is down already does. */
function aim(step: Step, cards: Cards, every: boolean): Cards {
  const meant = selector(cards);
  const isGiven = step.do === 'flip' && step.to !== 'other' && meant.face !== undefined;
  if (!isGiven || every || meant.face === step.to || meant.home !== undefined) return meant;
  return { ...meant, face: undefined };
}

/** Some steps do the same whoever does them, unless that player may decline. */
function actorMatters(step: Step): boolean {
  if (step.may) return true;
  return !(step.do === 'lock' || step.do === 'gain' || (step.do === 'flip' && !('pick' in step)));
}

/** The same text for the same value: keys in order, and none without a value. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
